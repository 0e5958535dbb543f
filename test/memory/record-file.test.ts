import { readdirSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { fromInputs, jsonCodec, openMemory, type Work } from "../../src/memory/memory.js";
import { openRecords, recordReader } from "../../src/memory/record-file.js";
import { folderOfEachTest } from "../temporary-folder.js";

const folder = folderOfEachTest();
it("gives back what the last run saved, and nothing else", () => {
  run({ a: "one", b: "two" });
  run({ b: "three", c: "four" }, ["b", "c"]);
  expect(all()).toEqual({ b: "three", c: "four" });
  expect(openRecords(folder(), "other").places.spans.size).toBe(0);
});

it("lets readers find what was added before it is saved, and saves more than once", () => {
  const records = openRecords(folder(), "own");
  const { take } = recordReader(records.places);
  for (const text of ["one", "two"]) {
    records.add("a", Buffer.from(text));
    records.flush();
    expect(take("a")?.toString()).toBe(text);
    records.save(["a"]);
    expect(all()).toEqual({ a: text });
  }
  records.close();
});

it("goes on where the folder was removed", () => {
  run({ a: "one", b: "two" });
  const records = openRecords(folder(), "own");
  rmSync(folder(), { recursive: true });
  records.add("a", Buffer.from("again"));
  records.flush();
  records.save(["a", "b"]);
  records.close();
  expect(recordReader(records.places).take("b")).toBeNull();
  expect(all()).toEqual({ a: "again" });
});

it("keeps what runs at the same time add, each its own", () => {
  const [one, other] = [openRecords(folder(), "own"), openRecords(folder(), "own")];
  one.add("a", Buffer.from("of one"));
  other.add("b", Buffer.from("of the other"));
  one.save(["a", "b"]);
  other.save(["a", "b"]);
  one.add("c", Buffer.from("later"));
  one.save(["a", "b", "c"]);
  for (const each of [one, other]) each.close();
  expect(all()).toEqual({ a: "of one", b: "of the other", c: "later" });
});

it("uses no file that is lost, shortened or changed", () => {
  const spoil = [
    (file: string) => rmSync(file),
    (file: string) => writeFileSync(file, "on"),
    (file: string) => {
      writeFileSync(file, "ONE");
      utimesSync(file, 1, 1); // It may have been written within the same millisecond.
    },
  ];
  for (const each of spoil) {
    run({ a: "one" });
    each(join(folder(), files().find((name) => !name.endsWith(".json")) ?? ""));
    expect(all()).toEqual({});
  }
});

it("removes files that nothing needs, and after a day what a killed run left", () => {
  for (const text of ["one", "two", "three"]) run({ a: text });
  expect(files()).toHaveLength(2);
  const killed = openRecords(folder(), "own");
  killed.add("a", Buffer.from("lost"));
  run({ a: "four" });
  expect(files()).toHaveLength(3);
  for (const name of files()) utimesSync(join(folder(), name), 0, 0);
  run({ a: "five" });
  expect(files()).toHaveLength(2);
  killed.close();
});

it("moves what is left of large files into the new one", () => {
  run({ small: "s", large: "x".repeat(100_000) });
  run({ large: "y" }, ["small", "large"]);
  run({ other: "o" }, ["small", "large", "other"]);
  expect(all()).toEqual({ small: "s", large: "y", other: "o" });
  expect(files().reduce((sum, name) => sum + statSync(join(folder(), name)).size, 0)).toBeLessThan(2000);
});

it("writes nothing where nothing is new", () => {
  run({ a: "one" });
  const before = files().map((name) => statSync(join(folder(), name)).mtimeMs);
  run({}, ["a", "b"]);
  expect(files().map((name) => statSync(join(folder(), name)).mtimeMs)).toEqual(before);
});

it("leaves it to whoever owns the file to add what is new, which the next run takes over", async () => {
  const twice = fromInputs(async (input: number) => input * 2);
  const double: Work<number, number> = {
    name: "double",
    hash: String,
    subject: () => "a",
    codec: jsonCodec(),
    run: twice,
  };
  const reader = recordReader({ folder: folder(), spans: new Map() });
  const made = await openMemory(reader).remembered(double, 21);
  expect(made.output).toBe(42);
  expect(reader.take("a")).toBeNull();
  run({ a: made.added?.join("") ?? "" });
  const places = openRecords(folder(), "own").places;
  const again = await openMemory(recordReader(places)).remembered({ ...double, run: () => fail() }, 21);
  expect(again).toEqual({ ...made, added: null });
});

function fail(): never {
  throw new Error("It was made again.");
}

function run(added: Readonly<Record<string, string>>, needed = Object.keys(added)): void {
  const records = openRecords(folder(), "own");
  for (const [name, text] of Object.entries(added)) records.add(name, Buffer.from(text));
  records.save(needed);
  records.close();
}

function all(): Record<string, string> {
  const { places } = openRecords(folder(), "own");
  const { take } = recordReader(places);
  return Object.fromEntries(Array.from(places.spans.keys(), (name) => [name, String(take(name))]));
}

const files = () => readdirSync(folder());
