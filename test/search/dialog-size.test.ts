import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { scriptFiles } from "../../scripts/bundle-scripts.js";

const root = fileURLToPath(new URL("../..", import.meta.url));
const files = scriptFiles(root, { search: "src/layout/search/open-search.ts" }).then((output) =>
  output.filter((file) => file.type === "chunk"),
);
const gzipped = (text: string) => gzipSync(text).length;

/** The size of all that comes before a first result for an English reader. */
async function firstUse(): Promise<number> {
  const chunks = await files;
  const made = (module: RegExp) =>
    chunks.find(({ facadeModuleId }) => module.test(facadeModuleId ?? ""))?.fileName ?? "";
  const needed = new Set<string>();
  const need = (name: string) => {
    const chunk = chunks.find(({ fileName }) => fileName === name);
    if (!chunk || needed.has(name)) return;
    needed.add(name);
    chunk.imports.forEach(need);
  };
  need(made(/search-dialog\.ts$/));
  need(made(/languages\/en\.ts$/));
  expect(needed.size).toBeGreaterThan(1);
  return chunks.reduce((sum, { fileName, code }) => sum + (needed.has(fileName) ? gzipped(code) : 0), 0);
}

it("loads at most 12,000 bytes of script on first use: the dialog, its engine and the rules of English", async () => {
  expect(await firstUse()).toBeLessThanOrEqual(12_000);
});

it("has on every page less than 1 kB that waits for the search to be wanted", async () => {
  const [entry] = (await files).filter(({ isEntry }) => isEntry);
  expect(gzipped(entry?.code ?? "")).toBeGreaterThan(0);
  expect(gzipped(entry?.code ?? "")).toBeLessThan(1024);
});

it("keeps the sheet of the dialog small", () => {
  expect(gzipSync(readFileSync("src/layout/search/search.bundle.css")).length).toBeLessThan(2.5 * 1024);
});
