// Every acceptance case, read from the HTML of a build: what each page must show, what it must not, and the problems told.
import { readdirSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Problem } from "../../src/shared/problem.js";
import type { AcceptanceCase } from "./acceptance-case.js";
import { buildCase, type CaseSite } from "./case-site.js";

const folder = new URL("./cases/", import.meta.url);
const cases = await Promise.all(
  readdirSync(folder).map(async (file): Promise<AcceptanceCase> => (await import(new URL(file, folder).href)).default),
);

describe.each(cases)("case $name", (each) => {
  let site: CaseSite;
  beforeAll(async () => {
    site = await buildCase(each);
  });
  afterAll(() => site.close());

  it("D reports exactly the problems it should", () => {
    expect(inFileOrder(site.problems).map((problem) => lineOf(problem, each.descriptions))).toEqual(each.problems);
  });

  for (const [fact, check] of Object.entries(each.facts)) it(fact, () => check(site));
});

function inFileOrder(problems: readonly Problem[]): Problem[] {
  const key = ({ place }: Problem) => [place?.file, place?.line ?? 0, place?.column ?? 0] as const;
  return [...problems].sort((a, b) => {
    const [[fileA = "", ...placeA], [fileB = "", ...placeB]] = [key(a), key(b)];
    return fileA.localeCompare(fileB) || placeA[0] - placeB[0] || placeA[1] - placeB[1];
  });
}

/** `warning path-param 6:77`; files other than the description stand before the line. */
function lineOf({ severity, code, place }: Problem, descriptions: readonly string[]): string {
  const file = place === null || descriptions.includes(place.file) ? "" : `${place.file}:`;
  return `${severity} ${code} ${file}${place?.line}:${place?.column}`;
}
