import { expect, test } from "@jest/globals";
import path from "node:path";
import { placesIn, pythonEnvironment } from "./places";

test("Python lies where its system puts it", () => {
  expect(placesIn("course", "linux").python).toBe(path.join("course", ".venv", "bin", "python"));
  expect(placesIn("course", "win32").python).toBe(
    path.join("course", ".venv", "Scripts", "python.exe"),
  );
});

test("whatever Jupyter writes stays in .venv", () => {
  const places = placesIn("/course");
  const env = pythonEnvironment(places, {});
  const folders = Object.entries(env).filter(([name]) => /_DIR$|^IPYTHONDIR$/.test(name));
  expect(folders.map(([name]) => name)).toEqual([
    "JUPYTER_CONFIG_DIR",
    "JUPYTER_DATA_DIR",
    "JUPYTER_RUNTIME_DIR",
    "JUPYTERLAB_SETTINGS_DIR",
    "JUPYTERLAB_WORKSPACES_DIR",
    "IPYTHONDIR",
  ]);
  for (const [, folder] of folders) expect(folder).toContain(places.venv);
});

test("the user's own Python and Jupyter are left outside, the rest of the environment is kept", () => {
  const env = pythonEnvironment(placesIn("/course"), {
    PYTHONPATH: "/theirs",
    PYTHONHOME: "/theirs",
    JUPYTER_PATH: "/theirs",
    JUPYTER_CONFIG_PATH: "/theirs",
    HTTPS_PROXY: "http://proxy:3128",
    QK_ANSWERS: "solutions",
  });
  expect(Object.values(env)).not.toContain("/theirs");
  expect(env).toMatchObject({ HTTPS_PROXY: "http://proxy:3128", QK_ANSWERS: "solutions" });
});
