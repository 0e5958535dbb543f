import { expect, test } from "vitest";
import { sectionsOf } from "../../../src/assistant/extractive/read-pages.js";
import { listMarkdown, readSections } from "../../../src/assistant/extractive/read-sections.js";
import { yamlBeside } from "../../yaml-beside.js";

test("cuts at headings, but not at signs inside code", () => {
  const sections = readSections("Top\n\n## One `x`\n\n```sh\n# not a heading\n```\n\n### Two\n\nEnd");
  expect(sections.map((section) => section.heading)).toEqual([null, "One x", "Two"]);
  expect(sections[1]?.blocks).toEqual([{ kind: "code", text: "```sh\n# not a heading\n```", label: null }]);
});

const text = (words: string) => ({ kind: "text", text: words });
const STEPS = "1. **Install**\n\n   ```bash\n   npm i\n   ```\n\n2. **Run**\n\n   Start it.";

const CASES = yamlBeside<Readonly<Record<string, readonly [markdown: string, blocks: readonly object[]]>>>(
  import.meta.url,
  "read-sections.yaml",
);

test.each(Object.entries(CASES))("%s", (_rule, [markdown, blocks]) =>
  expect(readSections(markdown)[0]?.blocks).toEqual(blocks),
);

test("writes back what stands inside steps", () => {
  const [steps] = readSections(STEPS)[0]?.blocks ?? [];
  expect(steps?.kind === "list" && listMarkdown(steps.items, true)).toBe(STEPS);
});

test("brackets in pairs belong to the target of a link", () => {
  const [section] = readSections("## [Tool](/Tool_(software)) now\n\nSee ![its mark](/mark_(dark).png) here.").slice(1);
  expect(section).toMatchObject({ heading: "Tool now", level: 2, blocks: [text("See  here.")] });
  const [linked] = sectionsOf("Read [Tool](/Tool_(software)) first.", "https://docs.example.com");
  expect(linked?.blocks).toEqual([text("Read [Tool](https://docs.example.com/Tool_(software)) first.")]);
});

test("pages written on Windows keep their fences and tables", () => {
  const markdown = "Run it:\r\n\r\n```ts JavaScript\r\nrun()\r\n```\r\n\r\n| a | b |\r\n| --- | --- |\r\n";
  expect(readSections(markdown)).toEqual(readSections(markdown.replaceAll("\r\n", "\n")));
});
