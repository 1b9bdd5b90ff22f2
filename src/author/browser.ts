/**
 * `npm run test:browser`: what a learner sees. In a fresh copy of the course the real `npm start` brings up
 * JupyterLab, a real browser works through chapter 03, and then reads every page of the rendered edition.
 * `npm run test:browser -- 04 05` works through these chapters instead.
 */
import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { type Browser, type Page } from "playwright-core";
import { chapters } from "../../course";
import { here } from "../setup/places";
import { npmCommand } from "../setup/packages.cjs";
import { run } from "../setup/processes";
import { findChromium, launch } from "./browser/chromium";
import { makeFreshCopy, removeCopy } from "./browser/fresh-copy";
import {
  errorOutputs,
  keepScreenshots,
  openNotebook,
  picturesLoaded,
  runAllCells,
  shownVerdict,
} from "./browser/notebook-page";
import { npmStart, outerEnvironment, type Started } from "./browser/npm-start";
import { carryOut, type Check } from "./finding";
import { checkMovingPictures } from "./player-check";

const artefacts = path.join(here.scratch, "artefacts");

/** Named actions, in the order in which they are done. */
type Steps = Readonly<Record<string, () => Promise<void>>>;

function expectThat(fact: boolean, otherwise: string): void {
  if (!fact) throw new Error(otherwise);
}

/** The checks on JupyterLab; each goes on where the one before it stopped. */
function labChecks(
  page: Page,
  copy: string,
  servers: Started[],
  stems: readonly string[],
): readonly Check[] {
  const server = () => {
    const started = servers.at(-1);
    if (!started) throw new Error("there is no server");
    if (started.hasEnded()) throw new Error(`npm start has ended; it said:\n${started.said()}`);
    return started;
  };
  const opening: Steps = {
    "npm start on a fresh clone reaches JupyterLab": async () => {
      servers.push(await npmStart(copy, 420));
      console.log(server().said().replace(/^/gm, "     "));
    },
    "the first page opens without questions or news": async () => {
      await page.goto(server().url);
      await page.getByRole("heading", { level: 1 }).first().waitFor();
      await page.waitForTimeout(2000);
      const noise = await page.locator(".jp-Dialog, .Toastify__toast").allTextContents();
      expectThat(noise.length === 0, `it shows: ${noise.join(" | ")}`);
      await page.screenshot({ path: path.join(artefacts, "first-page.png") });
    },
  };
  const ending: Steps = {
    "Ctrl-C ends the server and its kernels": async () => {
      const { interrupt, url } = server();
      expectThat(await interrupt(), "it did not end");
      const answer = await fetch(new URL("/api", url)).catch(() => null);
      expectThat(answer === null, "the server still answers");
      const left = kernelsOf(copy);
      expectThat(left.length === 0, `still running: ${left.join(" | ")}`);
    },
    "the second start skips what is done": async () => {
      servers.push(await npmStart(copy, 60));
      console.log(`     ready after ${server().seconds.toFixed(1)} s`);
      const ready =
        server()
          .said()
          .match(/^✓ .* · ready$/gm) ?? [];
      expectThat(ready.length === 3, `it says:\n${server().said()}`);
      expectThat(await server().interrupt(), "it did not end");
    },
  };
  const walks = stems.map((stem) => chapterSteps(page, copy, () => server().url, stem));
  return asChecks(Object.assign({}, opening, ...walks, ending), page, copy);
}

/** Works through one chapter in JupyterLab, first with the stub, then with the solution. */
function chapterSteps(page: Page, copy: string, url: () => string, stem: string): Steps {
  const hasExercise = chapters.some((chapter) => chapter.stem === stem && chapter.hints !== null);
  const reading: Steps = {
    [`chapter ${stem} runs from top to bottom without an error`]: async () => {
      await openNotebook(page, url(), `${stem}.ipynb`);
      await runAllCells(page, 120);
      const errors = await errorOutputs(page);
      expectThat(errors.length === 0, `errors: ${errors.join(" | ")}`);
    },
    [`${stem}: its pictures are there`]: async () => {
      const loaded = await picturesLoaded(page);
      const count = loaded.filter(Boolean).length;
      await keepScreenshots(page, path.join(artefacts, stem));
      expectThat(
        loaded.length > 0 && count === loaded.length,
        `${count} of ${loaded.length} loaded`,
      );
    },
    [`${stem}: its moving pictures move`]: async () => {
      expectThat((await checkMovingPictures(page)) > 0, "there are none");
    },
  };
  const solving: Steps = {
    [`${stem}: check() on the stub says not started`]: async () => {
      const verdict = await shownVerdict(page);
      expectThat(/not started/.test(verdict), `the verdict is: ${verdict}`);
    },
    [`${stem}: with the solution in the exercise, the same cells turn green`]: async () => {
      const [from, to] = ["solutions", "exercises"].map((room) =>
        path.join(copy, room, `${stem}.ts`),
      );
      fs.copyFileSync(from, to);
      await runAllCells(page, 120);
      const [verdict, errors] = [await shownVerdict(page), await errorOutputs(page)];
      await keepScreenshots(page, path.join(artefacts, `${stem}-solved`));
      expectThat(/All [1-9]\d* tests pass/.test(verdict), `the verdict is: ${verdict}`);
      expectThat(errors.length === 0, `errors: ${errors.join(" | ")}`);
    },
  };
  return hasExercise ? { ...reading, ...solving } : reading;
}

/** The checks on the rendered edition, with scripts and without. */
function editionChecks(page: Page, plain: Page, copy: string): readonly Check[] {
  const addressOf = (stem: string) =>
    pathToFileURL(path.join(copy, "rendered", `${stem}.html`)).href;
  const making: Steps = {
    "npm run render makes the edition": async () => {
      const npm = npmCommand();
      const { status, output } = await run(npm.command, [...npm.args, "run", "render"], {
        cwd: copy,
        env: outerEnvironment(),
        seconds: 600,
      });
      expectThat(status === 0, output);
    },
  };
  const reading = chapters.map(({ stem }): Steps => ({
    [`the rendered chapter ${stem} moves where scripts run`]: async () => {
      await page.goto(addressOf(stem));
      expectThat((await checkMovingPictures(page)) > 0, "nothing moves");
      await page.screenshot({ path: path.join(artefacts, `${stem}-rendered.png`), fullPage: true });
    },
    [`the rendered chapter ${stem} is readable without scripts`]: async () => {
      await plain.goto(addressOf(stem));
      for (const player of await plain.locator("[data-step-player]").all()) {
        expectThat(await player.locator("img").first().isVisible(), "a player's board is hidden");
        const steps = player.locator("details");
        await steps.locator("summary").click();
        expectThat(await steps.locator("li").last().isVisible(), "a player's list stays folded");
      }
    },
  }));
  return asChecks(Object.assign({}, making, ...reading), page, copy);
}

/** Named actions as checks; when one fails, the page and JupyterLab's log are kept. */
function asChecks(steps: Steps, page: Page, copy: string): readonly Check[] {
  return Object.entries(steps).map(([name, step]) => ({
    name,
    findings: async () => {
      try {
        await step();
        return [];
      } catch (error) {
        const evidence = path.join(artefacts, `failed ${name.replaceAll(/[^a-zA-Z0-9 ]/g, "")}`);
        await page.screenshot({ path: `${evidence}.png` }).catch(() => undefined);
        const log = path.join(copy, ".kata", "jupyterlab.log");
        if (fs.existsSync(log)) fs.copyFileSync(log, `${evidence}.log`);
        return [error instanceof Error ? error.message : String(error)];
      }
    },
  }));
}

/** Kernels of the copy that are running; on systems without /proc nobody can tell so simply. */
function kernelsOf(copy: string): readonly string[] {
  if (!fs.existsSync("/proc/self/cmdline")) return [];
  return fs
    .readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        return fs.readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ");
      } catch {
        return []; // It has just ended.
      }
    })
    .filter((command) => command.includes(path.join(copy, "src", "notebook", "kernel")));
}

async function checkAll(
  browser: Browser,
  copy: string,
  servers: Started[],
  stems: readonly string[],
): Promise<boolean> {
  const viewport = { width: 1280, height: 1000 };
  const page = await browser.newPage({ viewport });
  const plain = await browser.newPage({ viewport, javaScriptEnabled: false });
  page.setDefaultTimeout(30_000);
  plain.setDefaultTimeout(30_000);
  const checks = [...labChecks(page, copy, servers, stems), ...editionChecks(page, plain, copy)];
  const { passed, failed } = await carryOut(checks, 1, ({ name }, findings) => {
    console.log(`${findings.length === 0 ? "✓" : "✗"} ${name}`);
    for (const line of findings) console.log(line.replace(/^/gm, "     "));
  });
  console.log(
    `\nPictures: ${path.relative(here.root, artefacts)}\n${passed} passed, ${failed} failed`,
  );
  return failed === 0;
}

async function main(names: readonly string[]): Promise<number> {
  const stems = chapters
    .map(({ stem }) => stem)
    .filter((stem) => names.some((name) => stem.startsWith(name)));
  const executable = findChromium();
  if (!executable) {
    console.error(
      "No browser found. On Debian: `sudo apt install chromium`; or name one in the variable CHROMIUM.",
    );
    console.log("0 passed, 1 failed");
    return 1;
  }
  fs.rmSync(artefacts, { recursive: true, force: true });
  fs.mkdirSync(artefacts, { recursive: true });
  const limitMinutes = 12 + 2 * stems.length;
  setTimeout(() => {
    console.log(`Stopped after ${limitMinutes} minutes.\n0 passed, 1 failed`);
    process.exit(1);
  }, limitMinutes * 60_000);
  const servers: Started[] = [];
  const copy = makeFreshCopy(here.root);
  const browser = await launch(executable);
  try {
    return (await checkAll(browser, copy, servers, stems)) ? 0 : 1;
  } finally {
    for (const server of servers) server.kill();
    await browser.close();
    removeCopy(copy);
  }
}

main(process.argv.length > 2 ? process.argv.slice(2) : ["03"]).then(
  (status) => process.exit(status),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
