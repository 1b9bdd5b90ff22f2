/** What JupyterLab is told before its first start, so that its first screen is calm. */
import fs from "node:fs";
import path from "node:path";
import { kernelCommand, kernelName, writeKernelspec } from "../notebook/kernel/kernelspec";
import { type Places } from "./places";

/** Answers to what JupyterLab would ask or fetch; learners may still choose otherwise. */
const overrides = {
  "@jupyterlab/apputils-extension:notification": { fetchNews: "false", checkForUpdates: false },
  "@jupyterlab/extensionmanager-extension:plugin": { enabled: false },
};

/**
 * Left out: jupytext, which is here for the authors' tools and would offer learners to pair notebooks,
 * and language servers, which look all over the machine for programs and find none that we need.
 */
const leftOut = { "jupyterlab-jupytext": true, "@jupyterlab/lsp-extension": true };

// JupyterLab itself adds the locks to this file; so that it finds nothing to add, they are here.
const page = { disabledExtensions: leftOut, lockedExtensions: leftOut };

const server = {
  ServerApp: {
    ip: "127.0.0.1",
    port_retries: 0,
    allow_root: true,
    use_redirect_file: false,
    jpserver_extensions: { jupyterlab_jupytext: false, jupyter_lsp: false },
  },
  LabApp: {
    news_url: null,
    check_for_updates_class: "jupyterlab.NeverCheckForUpdate",
    extension_manager: "readonly",
  },
  ContentsManager: { hide_globs: ["node_modules", "__pycache__"] },
  // Notebooks have one kernel to choose from; ipykernel is only there because JupyterLab requires it.
  KernelSpecManager: { ensure_native_kernel: false, allowed_kernelspecs: [kernelName] },
  MultiKernelManager: { default_kernel_name: kernelName },
};

/** The settings by file below the environment. */
const files: Readonly<Record<string, unknown>> = {
  "share/jupyter/lab/settings/overrides.json": overrides,
  "etc/jupyter/labconfig/page_config.json": page,
  "etc/jupyter/jupyter_server_config.json": server,
};

const text = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** The JSON in a file, laid out as we would; nothing when it is not there. */
function read(file: string): string {
  return fs.existsSync(file) ? text(JSON.parse(fs.readFileSync(file, "utf8"))) : "";
}

/** Why settings and kernelspec have to be written, or `null`. */
export function whyWriteSettings({ venv }: Places): string | null {
  const stale = Object.entries(files).find(
    ([file, value]) => read(path.join(venv, file)) !== text(value),
  );
  if (stale) return `${path.basename(stale[0])} is missing or old`;
  const spec = read(kernelspecFile(venv)) || "{}";
  const { argv } = JSON.parse(spec) as { readonly argv?: readonly string[] };
  return text(argv) === text(kernelCommand("{connection_file}"))
    ? null
    : "the kernelspec is missing or names another Node.js or folder";
}

/** The file that tells Jupyter of our kernel. */
export function kernelspecFile(venv: string): string {
  return path.join(venv, "share", "jupyter", "kernels", kernelName, "kernel.json");
}

/** Writes both. */
export function writeSettings({ venv }: Places): void {
  for (const [file, value] of Object.entries(files)) {
    const target = path.join(venv, file);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(target, text(value));
  }
  writeKernelspec(venv);
}
