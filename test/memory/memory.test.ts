import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, it } from "vitest";
import { hashOf } from "../../src/emit/hash-of.js";
import { buildId } from "../../src/emit/package-files.js";
import { fromInputs, jsonCodec, RESULTS, resultFiles, type Work } from "../../src/memory/memory.js";
import { temporaryFolder } from "../temporary-folder.js";

let cache = "";
let runs: number[] = [];
const double: Work<number, { readonly result: number }> = {
  name: "doubles",
  hash: hashOf,
  codec: jsonCodec(),
  run: fromInputs(async (input) => {
    runs.push(input);
    return { result: input * 2 };
  }),
};

beforeEach(() => {
  cache = temporaryFolder();
  runs = [];
});

it("makes a result once for the same inputs, in this run and in later ones", async () => {
  const { remembered } = resultFiles(cache);
  const made = await Promise.all([1, 2, 1].map((input) => remembered(double, input)));
  expect(made.map(({ output }) => output)).toEqual([2, 4, 2].map((result) => ({ result })));
  expect(await resultFiles(cache).remembered(double, 1)).toMatchObject({ output: { result: 2 } });
  expect(runs).toEqual([1, 2]);
});

it("keeps kinds of work apart", async () => {
  await resultFiles(cache).remembered(double, 1);
  const half = { ...double, name: "halves", run: fromInputs(async (input: number) => ({ result: input / 2 })) };
  expect(await resultFiles(cache).remembered(half, 1)).toMatchObject({ output: { result: 0.5 } });
});

it("makes a damaged result anew", async () => {
  await resultFiles(cache).remembered(double, 1);
  const folder = join(cache, RESULTS, buildId(), "doubles");
  for (const name of readdirSync(folder)) writeFileSync(join(folder, name), '{"result":3}');
  for (let run = 0; run < 2; run++)
    expect(await resultFiles(cache).remembered(double, 1)).toMatchObject({ output: { result: 2 } });
  expect(runs).toEqual([1, 1]);
});

it("keeps nothing of work that fails", async () => {
  const failing = { ...double, run: () => Promise.reject(new Error("No.")) };
  const { remembered } = resultFiles(cache);
  await expect(remembered(failing, 1)).rejects.toThrow("No.");
  expect(await remembered(double, 1)).toMatchObject({ output: { result: 2 } });
});

it("keeps nothing without a cache", async () => {
  for (let run = 0; run < 2; run++) await resultFiles(null).remembered(double, 1);
  expect(runs).toEqual([1, 1]);
});
