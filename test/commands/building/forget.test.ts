import { mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, it } from "vitest";
import { forget } from "../../../src/commands/building/forget.js";
import { buildId } from "../../../src/emit/package-files.js";
import { temporaryFolder } from "../../temporary-folder.js";

const OWN = `${buildId()}-own`;
const OTHER = `${buildId()}-other`;

let cache = "";
beforeEach(() => {
  cache = temporaryFolder();
  for (const folder of ["builds", "previews", "out", "other"]) mkdirSync(join(cache, folder));
});

function keep(file: string, age = 0): void {
  writeFileSync(join(cache, file), new Uint8Array(1000));
  const time = Date.now() / 1000 - age;
  utimesSync(join(cache, file), time, time);
}

function remembered(name: string, out: string, mostBytes?: number): void {
  for (const ending of ["json", "pages.json", "1.facts"]) keep(`builds/${name}.${ending}`);
  forget(cache, { name, out: join(cache, out), needed: [`${name}.1.facts`] }, mostBytes);
}

const builds = () => readdirSync(join(cache, "builds")).sort();

it("removes what a build does not need, and what another version of docsgen remembered", () => {
  for (const name of [`${OWN}.0.facts`, `${OWN}.0.rest`, "0123-own.json", "0123-own.1.facts"]) keep(`builds/${name}`);
  remembered(OWN, "out");
  expect(builds()).toEqual([`${OWN}.1.facts`, `${OWN}.json`, `${OWN}.out`, `${OWN}.pages.json`]);
});

it("keeps builds of other outputs for as long as these are there", () => {
  remembered(OTHER, "other");
  remembered(OWN, "out");
  expect(builds()).toHaveLength(8);
  rmSync(join(cache, "other"), { recursive: true });
  remembered(OWN, "out");
  expect(builds()).toEqual([`${OWN}.1.facts`, `${OWN}.json`, `${OWN}.out`, `${OWN}.pages.json`]);
});

it("keeps to a size: the oldest goes first, and nothing that the last build needs", () => {
  keep("previews/old.png", 200);
  keep("previews/older.png", 300);
  keep("previews/new.png", -100);
  remembered(OWN, "out", 4900);
  expect(readdirSync(join(cache, "previews"))).toEqual(["new.png"]);
  expect(builds()).toHaveLength(4);
});

it("keeps to its size once a day, and then forgets the results of other versions too", () => {
  const results = (version: string) => `results/${version}/previews`;
  for (const version of ["0123", buildId()]) {
    mkdirSync(join(cache, results(version)), { recursive: true });
    keep(`${results(version)}/old`, 200);
  }
  const versions = () => readdirSync(join(cache, "results")).length;
  remembered(OWN, "out");
  expect(versions()).toBe(1);
  mkdirSync(join(cache, results("0123")), { recursive: true });
  remembered(OWN, "out", 100);
  expect(versions()).toBe(2);
  const yesterday = Date.now() / 1000 - 25 * 60 * 60;
  utimesSync(join(cache, `builds/${OWN}.out`), yesterday, yesterday);
  remembered(OWN, "out", 100);
  expect(versions()).toBe(1);
  expect(readdirSync(join(cache, results(buildId())))).toEqual([]);
});
