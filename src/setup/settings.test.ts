import { afterAll, expect, test } from "@jest/globals";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { placesIn } from "./places";
import { kernelspecFile, whyWriteSettings, writeSettings } from "./settings";

const root = fs.mkdtempSync(path.join(os.tmpdir(), "settings-"));
const places = placesIn(root);
afterAll(() => fs.rmSync(root, { recursive: true }));

test("settings are missing, then written, then current, until somebody changes one", () => {
  expect(whyWriteSettings(places)).toBe("overrides.json is missing or old");
  writeSettings(places);
  expect(whyWriteSettings(places)).toBeNull();
  const file = path.join(places.venv, "etc", "jupyter", "jupyter_server_config.json");
  fs.writeFileSync(file, "{}");
  expect(whyWriteSettings(places)).toBe("jupyter_server_config.json is missing or old");
});

test("a kernelspec for another Node.js is out of date", () => {
  writeSettings(places);
  const file = kernelspecFile(places.venv);
  const spec = fs.readFileSync(file, "utf8");
  fs.writeFileSync(file, spec.replace(JSON.stringify(process.execPath), '"/other/node"'));
  expect(whyWriteSettings(places)).toContain("names another Node.js");
});
