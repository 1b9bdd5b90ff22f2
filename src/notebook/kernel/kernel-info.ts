/** @file What the kernel says of itself. */
import { type Content } from "./wire";

export const kernelInfo: Content = {
  status: "ok",
  protocol_version: "5.3",
  implementation: "queens-and-knights",
  implementation_version: "1.0.22",
  banner: "TypeScript (Queens & Knights), on tslab",
  help_links: [],
  language_info: {
    name: "typescript",
    version: "5.0.4",
    mimetype: "text/typescript",
    file_extension: ".ts",
    pygments_lexer: "typescript",
    // JupyterLab looks for `mode`, Notebook for `name` and `typescript`.
    codemirror_mode: { mode: "typescript", name: "javascript", typescript: true },
  },
};
