"""Runs notebooks through nbclient and reads their texts with jupytext.

Usage: true-kernel.py run|compare <notebook>...
Prints one JSON line a notebook: {"notebook": ..., "problems": [...], "seconds": ...}
"""

import json
import sys
import time
from pathlib import Path

import jupytext
import nbformat
from nbclient import NotebookClient
from nbclient.exceptions import CellExecutionError

SECONDS_A_CELL = 120


def run(path):
    """Executes every cell; an error, words on stderr and a verdict that is not green are problems."""
    notebook = nbformat.read(path, as_version=4)
    client = NotebookClient(
        notebook,
        timeout=SECONDS_A_CELL,
        startup_timeout=SECONDS_A_CELL,
        resources={"metadata": {"path": str(path.parent)}},
    )
    try:
        client.execute()
    except CellExecutionError as error:
        return [str(error)]
    cells = enumerate(notebook.cells, start=1)
    return [
        f"cell {number}: {problem}"
        for number, cell in cells
        if cell.cell_type == "code"
        for problem in cell_problems(cell)
    ]


def cell_problems(cell):
    for output in cell.outputs:
        if output.output_type == "stream" and output.name == "stderr":
            yield f"words on stderr: {output.text}"
    if cell.source.startswith("await check("):
        shown = "".join(
            output.data.get("text/plain", "") for output in cell.outputs if "data" in output
        )
        if " tests pass" not in shown or "✓ All" not in shown:
            yield f"{cell.source} is not green: {shown}"


def compare(path):
    """The text beside the notebook, read by the real jupytext, holds the same cells."""
    text = path.parent / "text" / f"{path.stem}.ts"
    if not text.exists():
        return [f"has no text {text.name}"]
    left = [essence(cell) for cell in jupytext.read(text).cells]
    right = [essence(cell) for cell in nbformat.read(path, as_version=4).cells]
    if len(left) != len(right):
        return [f"{len(left)} cells in the text, {len(right)} in the notebook"]
    return [
        f"cell {number} differs: {one!r} in the text, {other!r} in the notebook"
        for number, (one, other) in enumerate(zip(left, right), start=1)
        if one != other
    ]


def essence(cell):
    return cell.cell_type, cell.source, dict(cell.metadata)


def main(action, *paths):
    for path in map(Path, paths):
        began = time.monotonic()
        try:
            problems = action(path)
        except Exception as error:  # A dead kernel, a broken file: one problem, and on to the next.
            problems = [f"{type(error).__name__}: {error}"]
        seconds = time.monotonic() - began
        print(json.dumps({"notebook": path.stem, "problems": problems, "seconds": seconds}))
        sys.stdout.flush()


main({"run": run, "compare": compare}[sys.argv[1]], *sys.argv[2:])
