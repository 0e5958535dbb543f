// Loads a TypeScript module of src/ into a benchmark, bundled as the command line is.
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Bundles and imports `src/<file>`; stack traces point at the bundle in node_modules/.cache. */
export async function loadSource(file) {
  const outfile = `${root}/node_modules/.cache/docsgen-bench/${file.replace(/\W/g, "-")}-${process.pid}.mjs`;
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
  return import(outfile);
}
