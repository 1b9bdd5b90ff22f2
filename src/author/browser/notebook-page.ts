/** A notebook in JupyterLab, used as a reader uses it. */
import { type Page } from "playwright-core";

const codeCells = ".jp-Notebook .jp-CodeCell";

/** Opens a notebook of the server at `url` (any address with a token) and waits for its kernel. */
export async function openNotebook(page: Page, url: string, name: string): Promise<void> {
  const address = new URL(url);
  address.pathname = `/lab/tree/notebooks/${name}`;
  await page.goto(address.href);
  await page.locator(codeCells).first().waitFor();
  await page
    .locator('.jp-Notebook-ExecutionIndicator[data-status="idle"]')
    .first()
    .waitFor({ timeout: 60_000 });
}

/** Runs all cells from the menu and waits until each has got a new number. */
export async function runAllCells(page: Page, limitSeconds: number): Promise<void> {
  const before = Math.max(0, ...(await cellNumbers(page)));
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
    .locator(kinds.map((kind) => `[data-mime-type="${kind}"]`).join(", "))
    .allTextContents();
}

/** Does each picture among the outputs have pixels? */
export async function picturesLoaded(page: Page): Promise<readonly boolean[]> {
  const images = await page.locator(".jp-Notebook .jp-OutputArea-output img").all();
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

/** Keeps the whole notebook as one picture, as tall as a browser can draw. */
export async function keepScreenshot(page: Page, file: string): Promise<void> {
  const { width, height } = page.viewportSize()!;
  const content = await page
    .locator(".jp-WindowedPanel-outer")
    .first()
    .evaluate((element) => (element as unknown as { scrollHeight: number }).scrollHeight);
  await page.setViewportSize({ width, height: Math.min(content + 200, 16_000) });
  await page.waitForTimeout(500);
  await page.screenshot({ path: file });
  await page.setViewportSize({ width, height });
}
