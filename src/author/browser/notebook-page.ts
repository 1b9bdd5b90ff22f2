/** A notebook in JupyterLab, used as a reader uses it. */
import { type Page } from "playwright-core";

// JupyterLab brings back the notebooks of the last visit, as hidden panels.
const panel = ".jp-NotebookPanel:not(.lm-mod-hidden)";
const codeCells = `${panel} .jp-CodeCell`;

/** Opens a notebook of the server at `url` (any address with a token) and waits for its kernel. */
export async function openNotebook(page: Page, url: string, name: string): Promise<void> {
  const address = new URL(url);
  address.pathname = `/lab/tree/notebooks/${name}`;
  await page.goto(address.href);
  await page.locator(`.lm-TabBar-tab.jp-mod-current`, { hasText: name }).waitFor();
  await page.locator(codeCells).first().waitFor();
  await page
    .locator(`${panel} .jp-Notebook-ExecutionIndicator[data-status="idle"]`)
    .waitFor({ timeout: 60_000 });
  // The menus act on the notebook that was used last.
  await page.locator(`${panel} .jp-MarkdownCell`).first().click();
}

/** Runs all cells from the menu and waits until each has got a new number. */
export async function runAllCells(page: Page, limitSeconds: number): Promise<void> {
  const before = Math.max(0, ...(await cellNumbers(page)).filter((number) => number > 0));
  await page.getByRole("menuitem", { name: "Run", exact: true }).click();
  await page.getByRole("menuitem", { name: "Run All Cells", exact: true }).click();
  const deadline = Date.now() + limitSeconds * 1000;
  for (;;) {
    const numbers = await cellNumbers(page);
    if (numbers.length > 0 && numbers.every((number) => number > before)) return;
    if (Date.now() > deadline) {
      const left = numbers.filter((number) => !(number > before)).length;
      throw new Error(`${left} of ${numbers.length} cells did not run in ${limitSeconds} s`);
    }
    await page.waitForTimeout(200);
  }
}

/** The number at each code cell that has code; NaN where it is waiting or was not run. */
async function cellNumbers(page: Page): Promise<readonly number[]> {
  const prompts = await page.locator(`${codeCells} .jp-InputPrompt`).allTextContents();
  return prompts.map((text) => Number.parseInt(text.replace("[", ""), 10));
}

/** What error outputs and stderr say, all over the notebook. */
export function errorOutputs(page: Page): Promise<readonly string[]> {
  const kinds = ["application/vnd.jupyter.error", "application/vnd.jupyter.stderr"];
  return page
    .locator(kinds.map((kind) => `${panel} [data-mime-type="${kind}"]`).join(", "))
    .allTextContents();
}

/** Does each picture among the outputs have pixels? */
export async function picturesLoaded(page: Page): Promise<readonly boolean[]> {
  const images = await page.locator(`${panel} .jp-OutputArea-output img`).all();
  return Promise.all(
    images.map((image) =>
      image.evaluate(
        (element) => (element as unknown as { naturalWidth: number }).naturalWidth > 0,
      ),
    ),
  );
}

/** What the cell that calls `check()` shows. */
export async function shownVerdict(page: Page): Promise<string> {
  const cell = page.locator(codeCells).filter({ hasText: "await check(" }).first();
  return (await cell.locator(".jp-OutputArea-output").allTextContents()).join("\n");
}

/** Chromium draws no page that is taller. */
const tallest = 16_000;

/** Keeps the whole notebook as `<file>.png`; what does not fit goes into `<file>-2.png` and so on. */
export async function keepScreenshots(page: Page, file: string): Promise<void> {
  const { width, height } = page.viewportSize()!;
  await page.setViewportSize({ width, height: tallest });
  const scroller = page.locator(`${panel} .jp-WindowedPanel-outer`);
  let shown = 0;
  for (let part = 1; ; part++) {
    const { bottom, end } = await scroller.evaluate(async (element, top) => {
      // The types here are Node's; this function runs in the page.
      const box = element as unknown as {
        scrollTop: number;
        readonly clientHeight: number;
        readonly scrollHeight: number;
      };
      box.scrollTop = top;
      // Cells out of sight have an estimated height until they are drawn.
      await new Promise((resolve) => setTimeout(resolve, 1000));
      return { bottom: box.scrollTop + box.clientHeight, end: box.scrollHeight };
    }, shown);
    await page.screenshot({ path: part === 1 ? `${file}.png` : `${file}-${part}.png` });
    if (bottom >= end - 1 || part === 5) break;
    shown = bottom;
  }
  await page.setViewportSize({ width, height });
}
