/**
 * `npm run render`: every chapter, executed on the course's kernel with the solutions, as a page
 * that needs nothing but a browser. `npm run render -- 03` renders one chapter.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Chapter, chapters } from "../../course";
import { SetupFailure } from "../setup/failure";
import { here, pythonEnvironment } from "../setup/places";
import { prepare } from "../setup/prepare";
import { run } from "../setup/processes";
import { finishPage, indexPage, pageFindings } from "./edition";
import { type Check, carryOut } from "./finding";

const folder = "rendered";

/** Longer than any chapter takes, the kernel's start included. */
const secondsAChapter = 300;

async function render(chapter: Chapter): Promise<readonly string[]> {
  const { stem } = chapter;
  const notebook = join(here.root, "notebooks", `${stem}.ipynb`);
  if (!existsSync(notebook)) return ["has no notebook: run npm run notebooks"];
  const { status, output } = await run(
    here.python,
    [
      ...["-m", "nbconvert", "--to=html", "--execute", "--template=edition"],
      `--TemplateExporter.extra_template_basedirs=${join(here.root, "src", "author")}`,
      `--output-dir=${join(here.root, folder)}`,
      notebook,
    ],
    {
      cwd: here.root,
      env: { ...pythonEnvironment(here), QK_ANSWERS: "solutions" },
      seconds: secondsAChapter,
    },
  );
  if (status !== 0) return [`could not be rendered: ${reasonIn(output)}`];
  const file = join(here.root, folder, `${stem}.html`);
  const page = finishPage(readFileSync(file, "utf8"), chapter);
  writeFileSync(file, page);
  return pageFindings(page);
}

/** What nbclient says of the cell that failed, without Python's own traceback; else the last lines. */
function reasonIn(output: string): string {
  const lines = output.trim().split("\n");
  const at = lines.findIndex((line) => line.startsWith("nbclient.exceptions."));
  return lines.slice(at === -1 ? -10 : at).join("\n");
}

async function main(names: readonly string[]): Promise<void> {
  const wanted = chapters.filter(
    ({ stem }) => names.length === 0 || names.some((name) => stem.startsWith(name)),
  );
  if (wanted.length === 0) throw new SetupFailure(`No chapter begins with ${names.join(", ")}.`);
  await prepare(here);
  mkdirSync(join(here.root, folder), { recursive: true });
  const pageOf = (stem: string) => join(here.root, folder, `${stem}.html`);
  for (const { stem } of wanted) rmSync(pageOf(stem), { force: true });
  const checks: readonly Check[] = wanted.map((chapter) => ({
    name: `${folder}/${chapter.stem}.html`,
    findings: () => render(chapter),
  }));
  const { passed, failed } = await carryOut(checks, 2, ({ name }, findings) => {
    console.log(findings.length === 0 ? `ok   ${name}` : `FAIL ${name}`);
    for (const line of findings) console.log(`     ${line.replaceAll("\n", "\n     ")}`);
  });
  writeFileSync(
    join(here.root, folder, "index.html"),
    indexPage(chapters.filter(({ stem }) => existsSync(pageOf(stem)))),
  );
  console.log(`Open ${join(folder, "index.html")} in a browser.`);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

main(process.argv.slice(2)).catch((error: unknown) => {
  if (!(error instanceof SetupFailure)) throw error;
  console.error(error.message);
  process.exitCode = 1;
});
