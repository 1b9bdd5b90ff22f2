#!/usr/bin/env node
/** @file `npx queens-and-knights …` is `npm run kata -- …`, from any folder. */
const path = require("path");

process.argv.splice(1, 1, path.join(__dirname, "run.cjs"), "src/kata/main.ts");
require("module").runMain();
