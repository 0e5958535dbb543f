// Loads the module for child processes on first use, because that is slow.
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);

export const childProcess = (): typeof import("node:child_process") => require("node:child_process");
