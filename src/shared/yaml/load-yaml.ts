// Loads the YAML parser on first use, because most builds don't need it.
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);

export const yaml = (): typeof import("yaml") => require("yaml");
