// Owns the build command as users run it: bundled. In the process of a test it takes a third less time than its sources.
import type { build as buildCommand } from "../../src/commands/build.js";

const { loadCommand } = await import(new URL("../../dist/commands/load-command.js", import.meta.url).href);
const loaded: { readonly build: typeof buildCommand } = await loadCommand("build");

export const { build } = loaded;
