// Loads the YAML parser that knows places, where it is first needed: most builds have no use for it.
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);

export const yaml = (): typeof import("yaml") => require("yaml");
