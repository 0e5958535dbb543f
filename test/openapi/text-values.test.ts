// Texts that YAML reads as numbers, and what is said beside a reference.
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { buildProject } from "../site/write-project.js";

const API = readFileSync(new URL("./text-values.yaml", import.meta.url), "utf8");

it("keeps texts, words beside references, and pages of authors", async () => {
  const files = { "api.yaml": API, "guide.mdx": "---\ntitle: Guide\n---\n\nBy hand.\n" };
  const groups = [
    { group: "G", pages: ["index", "guide"] },
    { group: "API", openapi: "api.yaml" },
  ];
  const built = await buildProject({ settings: { navigation: { groups } }, files });
  const texts = built.problems
    .filter(({ code }) => code === "value-type")
    .map(({ what }) => /"([^"]*)" is used/.exec(what)?.[1]);
  expect(texts.sort()).toEqual(["0042", "007", "01", "01234", "0x1F", "1.0", "1.10", "2", "2.0", "5e3"].sort());
  const made = await built.file("api-reference/some-things/make-x.md");
  for (const text of ['"1.10"', '"0x1F"', '"007"', '"01234"']) expect(made).toContain(text);
  const html = await built.file("api-reference/some-things/make-x/index.html");
  for (const words of ["it", "both", "keys"])
    expect(html).toContain(`<a href="/api-reference/some-things/taken/">${words}</a>`);
  expect(html).toContain('<a href="/api-reference/some-things/make-x/">them</a>');
  expect(html).toContain('<a href="#other">none</a>');
  expect(built.problems.filter(({ code }) => code === "slug-collision")).toHaveLength(1);
  expect(await built.file("guide.md")).toContain("By hand.");
  expect([...built.routes.keys()]).not.toContain("api-reference/hidden.md");
  const wrap = await built.file("api-reference/wrap.md");
  expect(wrap).toContain("User | null. Local words.");
  expect(wrap).toMatch(/Local pet\.\n.*One of.*\n.*Cat/);
});
