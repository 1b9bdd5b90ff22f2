/** Where things lie in a clone, and the surroundings in which its Python runs. */
import path from "node:path";

export type Places = {
  readonly root: string;
  /** The Python environment, with everything that JupyterLab writes. */
  readonly venv: string;
  readonly python: string;
  /** What JupyterLab keeps for its user: settings, layout, running servers. */
  readonly jupyter: string;
  readonly requirements: string;
  /** Logs, locks and artefacts; never tracked. */
  readonly scratch: string;
};

/** The places of the clone at `root`. */
export function placesIn(root: string, platform: NodeJS.Platform = process.platform): Places {
  const venv = path.join(root, ".venv");
  return {
    root,
    venv,
    python:
      platform === "win32"
        ? path.join(venv, "Scripts", "python.exe")
        : path.join(venv, "bin", "python"),
    jupyter: path.join(venv, "jupyter"),
    requirements: path.join(root, "requirements.txt"),
    scratch: path.join(root, ".kata"),
  };
}

/** The clone that this file belongs to. */
export const here: Places = placesIn(path.resolve(__dirname, "..", ".."));

/** Variables that would lead Python or Jupyter out of the clone. */
const strangers = /^(PYTHONHOME|PYTHONPATH|JUPYTER_.*|JUPYTERLAB_.*|IPYTHONDIR|VIRTUAL_ENV)$/;

/**
 * The environment for every Python process of the course: whatever it reads or writes besides the
 * notebooks stays in `.venv`, and the user's own Jupyter neither helps nor hinders.
 */
export function pythonEnvironment(
  { venv, jupyter }: Places,
  outer: NodeJS.ProcessEnv = process.env,
): NodeJS.ProcessEnv {
  const kept = Object.entries(outer).filter(([name]) => !strangers.test(name));
  return {
    ...Object.fromEntries(kept),
    VIRTUAL_ENV: venv,
    PYTHONNOUSERSITE: "1",
    PYTHONUTF8: "1",
    PIP_USER: "0",
    PIP_REQUIRE_VIRTUALENV: "0",
    JUPYTER_CONFIG_DIR: path.join(jupyter, "config"),
    JUPYTER_DATA_DIR: path.join(jupyter, "data"),
    JUPYTER_RUNTIME_DIR: path.join(jupyter, "runtime"),
    JUPYTER_PREFER_ENV_PATH: "1",
    JUPYTERLAB_SETTINGS_DIR: path.join(jupyter, "settings"),
    JUPYTERLAB_WORKSPACES_DIR: path.join(jupyter, "workspaces"),
    IPYTHONDIR: path.join(jupyter, "ipython"),
  };
}
