/** @file The kernel's process. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { serve } from "./server";
import { type Connection } from "./wire";

const connection = JSON.parse(readFileSync(process.argv[2], "utf8")) as Connection;
void serve(connection, {
  root: path.resolve(__dirname, "..", "..", ".."),
  answers: process.env.QK_ANSWERS ?? "exercises",
  controlThread: process.argv.includes("--control-thread"),
});
