/**
 * Uses the moving pictures of a page as a reader does, in a real browser. Each check throws an Error
 * that says what did not happen.
 */
import { type Locator, type Page } from "playwright-core";

/** Uses everything on a page that moves; gives their number. Only pages whose scripts run will do. */
export async function checkMovingPictures(page: Page): Promise<number> {
  const boards = (await checkWarmUpBoards(page)) + (await checkWalkBoards(page));
  return boards + (await checkStepPlayers(page));
}

/** Uses every step player on a page; gives their number. Only pages whose scripts run will do. */
export async function checkStepPlayers(page: Page): Promise<number> {
  const players = await page.locator("[data-step-player]").all();
  for (const player of players) await checkStepPlayer(player);
  return players.length;
}

/** Uses every warm-up board on a page; gives their number. */
async function checkWarmUpBoards(page: Page): Promise<number> {
  const boards = await page.locator("[data-warm-up-board]").all();
  for (const board of boards) await checkWarmUpBoard(board);
  return boards.length;
}

/** Walks a knight over every board to walk on; gives their number. */
async function checkWalkBoards(page: Page): Promise<number> {
  const boards = await page.locator("[data-walk-board]").all();
  for (const board of boards) await checkWalkBoard(board);
  return boards.length;
}

async function checkStepPlayer(player: Locator): Promise<void> {
  const name = `the step player "${await player.getAttribute("aria-label")}"`;
  const slider = player.getByRole("slider");
  const steps = Number(await slider.getAttribute("max")) + 1;
  const caption = player.locator("[aria-live]");
  const image = player.locator("img");
  const where = async () => Number(await slider.inputValue()) + 1;

  await slider.focus();
  await slider.press("Home");
  const pictures = new Set<string | null>();
  for (let at = 1; at <= steps; at++) {
    if (/^Before step/.test((await caption.textContent()) ?? "")) {
      await player.getByRole("button", { name: "Show" }).click();
    }
    expectEqual(`${name}: the step shown`, await where(), at);
    expectEqual(
      `${name}: the beginning of the caption`,
      /^Step (\d+) of/.exec((await caption.textContent()) ?? "")?.[1],
      String(at),
    );
    pictures.add(await image.getAttribute("src"));
    if (at < steps) {
      if (at % 2 === 0) await player.getByRole("button", { name: "Next" }).click();
      else await slider.press("ArrowRight");
    }
  }
  expectEqual(`${name}: more than one picture`, pictures.size > 1, steps > 1);
  expectEqual(
    `${name}: the picture loads`,
    await image.evaluate(
      (element) => (element as unknown as { naturalWidth: number }).naturalWidth > 0,
    ),
    true,
  );
  await slider.press("ArrowLeft");
  expectEqual(`${name}: one step back from the end`, await where(), Math.max(1, steps - 1));
  await slider.press("Home");
  expectEqual(`${name}: the first step after Home`, await where(), 1);
}

async function checkWarmUpBoard(board: Locator): Promise<void> {
  const name = `the ${await board.getAttribute("aria-label")}`;
  const squares = await board.locator("button[aria-pressed]").all();
  const n = Math.sqrt(squares.length);
  const counts = async () => (await board.locator("[aria-live]").textContent()) ?? "";
  const clear = board.getByRole("button", { name: "Clear the board" });

  await clear.click();
  await squares[0].click();
  expectMatch(
    `${name}: one queen`,
    await counts(),
    new RegExp(`Queens: 1 of ${n}\\. Attacking pairs: 0`),
  );
  await squares[0].press("ArrowRight");
  await board.locator("button:focus").press("Space");
  expectMatch(`${name}: two neighbours`, await counts(), /Queens: 2 of \d+\. Attacking pairs: 1/);
  expectMatch(
    `${name}: the label of an attacked queen`,
    (await squares[1].getAttribute("aria-label")) ?? "",
    /queen, attacked/,
  );
  expectMatch(
    `${name}: the label of an attacked square`,
    (await squares[n].getAttribute("aria-label")) ?? "",
    /: attacked/,
  );
  await squares[n + 1].click();
  expectMatch(
    `${name}: a row, a column and a diagonal shared`,
    await counts(),
    /Queens: 3 of \d+\. Attacking pairs: 3/,
  );
  await clear.click();
  expectMatch(`${name}: cleared`, await counts(), /Queens: 0 of/);
  if (n !== 4) return;
  for (const index of [1, 7, 8, 14]) await squares[index].click();
  expectMatch(`${name}: four peaceful queens`, await counts(), /Solved/);
  await clear.click();
}

async function checkWalkBoard(board: Locator): Promise<void> {
  const name = `the ${await board.getAttribute("aria-label")}`;
  const squares = board.locator("button[aria-pressed]");
  const says = async () => (await board.locator("[aria-live]").textContent()) ?? "";
  const clear = board.getByRole("button", { name: "Clear the board" });
  const onward = squares.and(board.locator('[aria-label$=": a move away"]'));

  await clear.click();
  await squares.first().click();
  expectMatch(`${name}: one square`, await says(), /Squares: 1 of \d+/);
  await squares.first().press("ArrowRight");
  await board.locator("button:focus").press("Space");
  expectMatch(`${name}: no knight's move`, await says(), /no knight's move/);
  await onward.first().click();
  expectMatch(`${name}: one move`, await says(), /Squares: 2 of \d+/);
  await board.getByRole("button", { name: "Take back" }).click();
  expectMatch(`${name}: taken back`, await says(), /Squares: 1 of \d+/);
  await clear.click();
  expectMatch(`${name}: cleared`, await says(), /Click a square/);
}

function expectEqual(what: string, found: unknown, expected: unknown): void {
  if (found !== expected) throw new Error(`${what} should be ${expected}, but it is ${found}`);
}

function expectMatch(what: string, found: string, expected: RegExp): void {
  if (!expected.test(found))
    throw new Error(`${what} should say ${expected}, but it says "${found}"`);
}
