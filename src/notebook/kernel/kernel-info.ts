/** @file What the kernel says of itself. */
import { type Content } from "./wire";

/** Notebooks hold the same, or JupyterLab would change each notebook that it opens. */
export const languageInfo = {
  // JupyterLab looks for `mode`, Notebook for `name` and `typescript`.
  codemirror_mode: { mode: "typescript", name: "javascript", typescript: true },
  file_extension: ".ts",
  mimetype: "text/typescript",
  name: "typescript",
  pygments_lexer: "typescript",
  version: "5.0.4",
};

export const kernelInfo: Content = {
  status: "ok",
  protocol_version: "5.3",
  implementation: "queens-and-knights",
  implementation_version: "1.0.22",
  banner: "TypeScript (Queens & Knights), on tslab",
  help_links: [],
  language_info: languageInfo,
};
