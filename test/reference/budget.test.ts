// What API pages cost a reader: the first script is small, the playground comes later and stays within its budget.
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import glob from "fast-glob";
import { expect, it } from "vitest";
import { scriptFiles } from "../../scripts/bundle-scripts.js";

const root = fileURLToPath(new URL("../..", import.meta.url));
const gzipped = (text: string | Uint8Array) => gzipSync(text).byteLength;

async function bundle() {
  const scripts = await glob("src/reference/**/*.client.ts");
  const built = await scriptFiles(
    root,
    Object.fromEntries(scripts.map((file) => [basename(file, ".client.ts"), file])),
  );
  const files = built.filter((file) => file.type === "chunk");
  const named = new Map(files.map((file) => [file.fileName, file]));
  /** A file with all that it imports at once. */
  const together = (name: string, seen = new Set<string>()): number => {
    const file = named.get(name);
    if (!file || seen.has(name)) return 0;
    seen.add(name);
    return gzipped(file.code) + file.imports.reduce((sum, each) => sum + together(each, seen), 0);
  };
  const entry = (name: string) => together(files.find((file) => file.isEntry && file.name === name)?.fileName ?? "");
  return { files, together, entry };
}

it("loads less than 4 kB of script with an API page", async () => {
  const { entry } = await bundle();
  const sizes = ["playground", "choice", "reference"].map(entry);
  for (const size of sizes) expect(size).toBeGreaterThan(0);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(4_000);
});

it("loads the playground within 30 kB, and each language of samples within 3 kB more", async () => {
  const { files, together } = await bundle();
  const holds = (name: string) =>
    files.find(({ moduleIds }) => moduleIds.some((path) => path.endsWith(name)))?.fileName ?? "";
  const loaded = new Set<string>();
  const playground = together(holds("open-playground.ts"), loaded);
  expect(playground).toBeGreaterThan(5_000);
  expect(playground).toBeLessThan(30_000);
  for (const { fileName, moduleIds } of files)
    if (moduleIds.some((path) => /samples\/(?!sample-)\w+\.ts$/.test(path)))
      expect(together(fileName, new Set(loaded)), fileName).toBeLessThan(3_000);
});

it("has a style sheet of less than 8 kB", async () => {
  const smallest = { outdir: "out", bundle: true, minify: true, write: false } as const;
  const { outputFiles } = await build({ entryPoints: ["src/reference/reference.bundle.css"], ...smallest });
  expect(gzipped(outputFiles[0]?.contents ?? "")).toBeLessThan(8_000);
});
