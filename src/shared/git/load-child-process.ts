// Loads what starts other programs where it is first needed: with sockets and pipes it takes longer than a page to draw.
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);

export const childProcess = (): typeof import("node:child_process") => require("node:child_process");
