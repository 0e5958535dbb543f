import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { expect, it } from "vitest";

/** Bundles as scripts/bundle.js does; the size of all that comes before a first result for an English reader. */
async function firstUse(entry: string): Promise<number> {
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
  const outputHolding = (input: RegExp) =>
    Object.entries(metafile.outputs).find(([, { entryPoint }]) => input.test(entryPoint ?? ""))?.[0] ?? "";
  const needed = new Set<string>();
  const need = (path: string) => {
    if (needed.has(path)) return;
    needed.add(path);
    const imports = metafile.outputs[path]?.imports ?? [];
    for (const each of imports) if (each.kind === "import-statement") need(each.path);
  };
  need(outputHolding(/search-dialog/));
  need(outputHolding(/languages\/en\./));
  const files = outputFiles.filter(({ path }) => [...needed].some((each) => path.endsWith(each)));
  expect(files.length).toBeGreaterThan(1);
  return files.reduce((sum, { contents }) => sum + gzipSync(contents).length, 0);
}

it("loads at most 12,000 bytes of script on first use: the dialog, its engine and the rules of English", async () => {
  expect(await firstUse("src/layout/search/search.client.ts")).toBeLessThanOrEqual(12_000);
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
