import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { passagesText } from "../../../src/assistant/model/system-prompt.js";
import { cutMarkdown, findSection } from "../../../src/assistant/passages/cut-markdown.js";
import { estimateTokens } from "../../../src/assistant/passages/estimate-tokens.js";
import { openPassageReader } from "../../../src/assistant/passages/read-passages.js";
import type { Hit } from "../../../src/search/bundle.js";
import { fakeBundle } from "../support/fake-bundle.js";

const page = readFileSync(new URL("./read-passages.md", import.meta.url), "utf8");

test("cuts a page at its headings, not at what code holds, and finds sections by all of their headings", () => {
  const sections = cutMarkdown(page);
  const names = [[], ["Add a memory"], ["Add a memory", "Parameters"], ["Add many"], ["Parameters"]];
  expect(sections.map(({ headings }) => headings)).toEqual(names);
  expect(sections.map(({ markdown }) => markdown).join("\n\n")).toBe(page.trim());
  const find = (headings: readonly string[]) =>
    findSection(sections, { headings, anchor: "any", content: "", page: { title: "Add memories" } });
  expect(find(["Parameters"])).toBe(4);
  expect(find(["Add a memory", "Parameters"])).toBe(2);
  expect(find(["Elsewhere", "Add many"])).toBe(3);
  expect(find(["Nowhere"])).toBe(-1);
});

test("of sections that are called alike the one is read that was found: by its anchor, and by what it says", () => {
  const steps = "## Steps\n\nTurn it on.\n\n## Steps\n\n- Turn it off.\n\n## Steps\n\n> Throw it away.";
  const find = (anchor: string, content: string) =>
    findSection(cutMarkdown(steps), { headings: ["Steps"], anchor, content, page: { title: "Lamp" } });
  expect(["steps", "steps-2", "steps-3"].map((anchor) => find(anchor, ""))).toEqual([1, 2, 3]);
  expect([find("own", "Turn it off."), find("other", "Throw it away.")]).toEqual([2, 3]);
});

test("a line below a text makes a heading of it, but not below an item or a quote", () => {
  const boat = "A boat\nof wood\n---\n\nIt floats.\n\n- One\n  more\n---\n\n> Two\n---";
  expect(cutMarkdown(`Intro.\n\n${boat}\n\nB\n--`)).toEqual([
    { headings: [], markdown: "Intro." },
    { headings: ["A boat of wood"], markdown: boat },
    { headings: ["B"], markdown: "B\n--" },
  ]);
});

test("code ends with the item that holds it, and a mark without words makes no section", () => {
  const sections = cutMarkdown("1. Run\n\n   ```sh\n   # no heading\n\n## Next\n\n##\n\nText");
  expect(sections.map(({ headings }) => headings)).toEqual([[], ["Next"]]);
});

const bundle = { ...fakeBundle(), page: async (path: string) => (path === "memory/add" ? page : null) };
const site = { domain: "acme", title: "Acme", prefix: "https://docs.example.com", bundle };

async function hit(path: string, headings: readonly string[], anchor: string | null): Promise<Hit> {
  const section = { path, title: "Add memories", headings, content: "flattened words" };
  const [found] = await fakeBundle([section]).search("words");
  if (!found) throw new Error("The bundle found nothing.");
  return { ...found, anchor };
}

const read = async (hits: readonly Hit[], budget: number) => openPassageReader(site, []).read(hits, budget);

test("gives a section as it is written, with its tabs and tables, and what is around it", async () => {
  const [passage] = await read([await hit("memory/add", ["Add a memory"], "add-a-memory")], 6000);
  const link = "https://docs.example.com/memory/add#add-a-memory";
  expect(passage).toMatchObject({ title: "Add memories › Add a memory", path: "memory/add", link });
  const written = ["| `text` | string |", "[Limits](/limits)", "Call `client.add`."];
  for (const part of ["**Python**\n\n```python", "**TypeScript**", ...written])
    expect(passage?.markdown).toContain(part);
});

test("the link of a section is not that of its neighbours", async () => {
  const [passage] = await read([await hit("memory/add", ["Add a memory"], "add-a-memory")], 6000);
  const link = "https://docs.example.com/memory/add";
  const parts = passage?.parts?.map((part) => [part.link, part.markdown.split("\n")[0]]);
  expect(parts).toEqual([
    [link, "# Add memories"],
    [`${link}#add-a-memory`, "## Add a memory"],
    [link, "## Add `many`"],
  ]);
  expect(passage?.parts?.[1]?.markdown).toContain("### Parameters");
  expect(passage?.parts?.map(({ markdown }) => markdown).join("\n\n")).toBe(passage?.markdown);
  expect(passagesText(passage ? [passage] : [], { numberOf: () => 1 })).toContain(
    `\n\n<neighbour link="${link}">\n## Add \`many\`\n\nUp to 100`,
  );
});

test("a section that is shown with another is not shown twice", async () => {
  const section = await hit("memory/add", ["Add a memory"], "a");
  const within = await hit("memory/add", ["Add a memory", "Parameters"], "b");
  const text = (await read([section, within], 6000)).map(({ markdown }) => markdown).join("\n");
  expect(text.match(/\| Name \| Type \|/g)).toHaveLength(1);
});

test("keeps to the budget, and lets no section take all of it", async () => {
  const long = fakeBundle([{ path: "long", title: "Long", content: "long line of a table\n".repeat(5000) }]);
  const [first] = await long.search("table");
  if (!first) throw new Error("The bundle found nothing.");
  const passages = await read([first, await hit("memory/add", ["Add many"], "add-many")], 1000);
  expect(passages.map(({ path }) => path)).toEqual(["long", "memory/add"]);
  expect(passages[0]?.markdown).toMatch(/long line of a table\n…$/);
  expect(passages.reduce((sum, { markdown }) => sum + estimateTokens(markdown), 0)).toBeLessThan(1010);
});

test("falls back on the index's words where the page has no such section", async () => {
  const [passage] = await read([await hit("memory/gone", ["Add"], null)], 100);
  expect(passage?.markdown).toBe("flattened words");
});
