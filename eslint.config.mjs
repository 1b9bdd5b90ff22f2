import js from "@eslint/js";
import tseslint from "typescript-eslint";

export default tseslint.config(
  { ignores: ["node_modules", ".venv", ".kata", "rendered"] },
  js.configs.recommended,
  tseslint.configs.strict,
  {
    rules: {
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
      "@typescript-eslint/no-non-null-assertion": "off",
    },
  },
  {
    // A stub has parameters that nobody reads yet, and a generator that yields nothing yet.
    files: ["exercises/**", "notebooks/text/**"],
    rules: { "@typescript-eslint/no-unused-vars": "off", "require-yield": "off" },
  },
  {
    // The last expression of a cell is what the cell prints.
    files: ["notebooks/text/**"],
    rules: { "@typescript-eslint/no-unused-expressions": "off" },
  },
  {
    files: ["exercises/**", "solutions/**"],
    rules: {
      "no-restricted-imports": ["error", { patterns: ["**/solutions/**", "**/exercises/**"] }],
    },
  },
  {
    files: ["**/*.cjs"],
    languageOptions: {
      sourceType: "commonjs",
      globals: {
        require: "readonly",
        module: "writable",
        process: "readonly",
        __dirname: "readonly",
        console: "readonly",
      },
    },
    rules: { "@typescript-eslint/no-require-imports": "off" },
  },
);
