// What API pages cost a reader: the first script is small, the playground comes later and stays within its budget.
import { basename } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import glob from "fast-glob";
import { expect, it } from "vitest";

const gzipped = (text: string | Uint8Array) => gzipSync(text).byteLength;

async function bundle() {
  const files = await glob("src/reference/**/*.client.ts");
  const { outputFiles, metafile } = await build({
    entryPoints: Object.fromEntries(files.map((file) => [basename(file, ".client.ts"), file])),
    outdir: "out",
    bundle: true,
    splitting: true,
    minify: true,
    format: "esm",
    target: "es2022",
    metafile: true,
    write: false,
  });
  const bytes = new Map(outputFiles.map(({ path, contents }) => [basename(path), gzipped(contents)]));
  const outputs = new Map(Object.entries(metafile.outputs).map(([path, output]) => [basename(path), output]));
  /** A file with all that it imports at once. */
  const together = (name: string, seen = new Set<string>()): number => {
    if (seen.has(name)) return 0;
    seen.add(name);
    const now = (outputs.get(name)?.imports ?? []).filter(({ kind }) => kind === "import-statement");
    return (bytes.get(name) ?? 0) + now.reduce((sum, { path }) => sum + together(basename(path), seen), 0);
  };
  return { outputs, together };
}

it("loads less than 4 kB of script with an API page", async () => {
  const { together } = await bundle();
  expect(together("playground.js") + together("choice.js") + together("reference.js")).toBeLessThan(4_000);
});

it("loads the playground within 30 kB, and each language of samples within 3 kB more", async () => {
  const { outputs, together } = await bundle();
  const holds = (name: string) =>
    [...outputs].find(([, { inputs }]) => Object.keys(inputs).some((path) => path.endsWith(name)))?.[0] ?? "";
  const loaded = new Set<string>();
  const playground = together(holds("open-playground.ts"), loaded);
  expect(playground).toBeGreaterThan(5_000);
  expect(playground).toBeLessThan(30_000);
  for (const [name, { inputs }] of outputs)
    if (Object.keys(inputs).some((path) => /samples\/(?!sample-)\w+\.ts$/.test(path)))
      expect(together(name, new Set(loaded)), name).toBeLessThan(3_000);
});

it("has a style sheet of less than 8 kB", async () => {
  const { outputFiles } = await build({
    entryPoints: ["src/reference/reference.bundle.css"],
    outdir: "out",
    bundle: true,
    minify: true,
    write: false,
  });
  expect(gzipped(outputFiles[0]?.contents ?? "")).toBeLessThan(8_000);
});
