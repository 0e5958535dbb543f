// Loads a TypeScript module of src/ into a script or a benchmark.
import { rm } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Bundles and imports `src/<file>`, from where packages and the package's own imports are found. */
export async function loadSource(file) {
  const outfile = `${root}/.docsgen/sources/${file.replace(/\W/g, "-")}-${process.pid}.mjs`;
  await build({
    absWorkingDir: root,
    entryPoints: [`src/${file}`],
    outfile,
    bundle: true,
    format: "esm",
    platform: "node",
    packages: "external",
    jsx: "automatic",
    jsxImportSource: "preact",
    logLevel: "error",
  });
  try {
    return await import(outfile);
  } finally {
    await rm(outfile);
  }
}
