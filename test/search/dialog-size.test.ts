import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { expect, it } from "vitest";

/** Bundles as scripts/bundle.js does, without the other elements that would share chunks with it. */
async function bundled(entry: string): Promise<number> {
  const { outputFiles, metafile } = await build({
    entryPoints: [entry],
    bundle: true,
    splitting: true,
    minify: true,
    write: false,
    metafile: true,
    outdir: "out",
    format: "esm",
    target: "es2022",
    legalComments: "none",
  });
  const isLanguage = (path: string): boolean =>
    Object.keys(metafile.outputs[path]?.inputs ?? {}).every((input) =>
      /languages\/|word-rules|strip-endings|stemmers/.test(input),
    );
  const paths = Object.keys(metafile.outputs).filter((path) => !isLanguage(path));
  const files = outputFiles.filter(({ path }) => paths.some((each) => path.endsWith(each)));
  return files.reduce((sum, { contents }) => sum + gzipSync(contents).length, 0);
}

it("loads at most 12 kB of script for the dialog with its engine, beside the reader's language", async () => {
  expect(await bundled("src/layout/search/search.client.ts")).toBeLessThanOrEqual(12 * 1024);
});

it("has on every page less than 1 kB that waits for the search to be wanted", async () => {
  const { outputFiles } = await build({
    entryPoints: ["src/layout/search/search.client.ts"],
    bundle: true,
    minify: true,
    write: false,
    format: "esm",
    external: ["./search-dialog.js"],
  });
  expect(gzipSync(outputFiles[0]?.contents ?? new Uint8Array()).length).toBeLessThan(1024);
});

it("keeps the sheet of the dialog small", () => {
  expect(gzipSync(readFileSync("src/layout/search/search.bundle.css")).length).toBeLessThan(2.5 * 1024);
});
