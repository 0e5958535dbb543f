// Every acceptance case, read from the HTML of a build: what each page must show, what it must not, and the problems told.
import { readdirSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Problem } from "../../src/shared/problem.js";
import type { AcceptanceCase } from "./acceptance-case.js";
import { buildCase, type CasePage, type CaseSite } from "./case-site.js";
import type { HtmlPart } from "./html-part.js";

const folder = new URL("./cases/", import.meta.url);
const cases = await Promise.all(
  readdirSync(folder)
    .filter((file) => file.endsWith(".ts"))
    .map(async (file): Promise<readonly AcceptanceCase[]> => (await import(new URL(file, folder).href)).default),
);

describe.each(cases.flat())("case $name", (each) => {
  let site: CaseSite;
  beforeAll(async () => {
    site = await buildCase(each);
  });
  afterAll(() => site.close());

  it("D reports exactly the problems it should", () =>
    expect(inFileOrder(site.problems).map((problem) => lineOf(problem, each.descriptions))).toEqual(each.problems));

  it("T says in the Markdown of each page what the page says", async () => {
    for (const name of site.names) {
      if (!site.hasReference(name)) continue;
      const { listed, article } = await site.page(name);
      expect(missingIn(await site.file(`${listed.path}.md`), article), name).toEqual([]);
    }
  });

  it.each(Object.entries(each.facts))("%s", async (_, check) => {
    const shown = each.page === null ? {} : await site.page(each.page);
    await check({ ...site, ...shown } as CaseSite & CasePage);
  });
});

/** What a reader is told of names, types, values, rules and links. */
const TOLD = [
  ...[".field-name", ".field-title", ".field-description", "[dataComponentPart=field-info-pill]"],
  ...[".enum-values", ".schema-title", ".schema-others"],
  ...[".api-link", ".api-path-text", ".api-description", ".api-server-url"],
];

/** Words of the interface that Markdown has no use for. */
const INTERFACE = new Set(["item", "items", "api", "key", "basic", "more"]);

/** Facts of the page with words that its Markdown lacks. */
function missingIn(markdown: string, article: HtmlPart): string[] {
  const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const known = new Set([...wordsOf(markdown), ...INTERFACE]);
  const listed = article.all(".field-facts").flatMap((list) => list.all("li"));
  const limits = [...article.all(".field-fact"), ...listed].flatMap((fact) => {
    const [name = ""] = fact.texts(".field-fact-name");
    return fact.has("code") ? fact.texts("code") : [fact.text.slice(name.length)];
  });
  const facts = [...TOLD.flatMap((selector) => article.texts(selector)), ...limits];
  return facts.filter((fact) => wordsOf(fact).some((word) => !known.has(word)));
}

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
