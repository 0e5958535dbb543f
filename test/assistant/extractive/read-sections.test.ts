import { expect, test } from "vitest";
import { sectionsOf } from "../../../src/assistant/extractive/read-pages.js";
import { listMarkdown, readSections } from "../../../src/assistant/extractive/read-sections.js";

test("cuts at headings, but not at signs inside code", () => {
  const sections = readSections("Top\n\n## One `x`\n\n```sh\n# not a heading\n```\n\n### Two\n\nEnd");
  expect(sections.map((section) => section.heading)).toEqual([null, "One x", "Two"]);
  expect(sections[1]?.blocks).toEqual([{ kind: "code", text: "```sh\n# not a heading\n```", label: null }]);
});

test("tells paragraphs, lists, tables and callouts apart", () => {
  const [section] = readSections(
    'Two\nlines.\n\n- a\n- b\n  more\n\n| x |\n| - |\n| 1 |\n\n> **Note**\n>\n> Mind this.\n\n```js title="a.js"\n1\n```\n```py\n2\n```',
  );
  expect(section?.blocks).toEqual([
    { kind: "text", text: "Two lines." },
    { kind: "list", items: ["a", "b\nmore"], isOrdered: false },
    { kind: "table", text: "| x |\n| - |\n| 1 |" },
    { kind: "text", text: "Mind this.", isAside: true },
    { kind: "code", text: "```js\n1\n```", label: null },
    { kind: "code", text: "```py\n2\n```", label: null },
  ]);
});

test("keeps what stands inside steps, and writes it back", () => {
  const markdown = "1. **Install**\n\n   ```bash\n   npm i\n   ```\n\n2. **Run**\n\n   Start it.";
  const [section] = readSections(markdown);
  const [list] = section?.blocks ?? [];
  expect(list).toEqual({
    kind: "list",
    isOrdered: true,
    items: ["**Install**\n\n```bash\nnpm i\n```", "**Run**\n\nStart it."],
  });
  expect(list?.kind === "list" && listMarkdown(list.items, true)).toBe(markdown);
});

test("code without a language keeps its first line", () => {
  const [section] = readSections("```\nchmod +x acme\n```");
  expect(section?.blocks).toEqual([{ kind: "code", text: "```\nchmod +x acme\n```", label: null }]);
});

test("the title of a tab is the label of its code", () => {
  const [section] = readSections("**Docker**\n\n```sh\ndocker run acme\n```\n\n```python My example\nacme()\n```");
  expect(section?.blocks).toEqual([
    { kind: "code", text: "```sh\ndocker run acme\n```", label: "Docker" },
    { kind: "code", text: "```python\nacme()\n```", label: "My example" },
  ]);
});

test("brackets in pairs belong to the target of a link", () => {
  const [section] = readSections("## [Tool](/Tool_(software)) now\n\nSee ![its mark](/mark_(dark).png) here.").slice(1);
  expect(section).toMatchObject({ heading: "Tool now", level: 2, blocks: [{ kind: "text", text: "See  here." }] });
  const [linked] = sectionsOf("Read [Tool](/Tool_(software)) first.", "https://docs.example.com");
  expect(linked?.blocks).toEqual([
    { kind: "text", text: "Read [Tool](https://docs.example.com/Tool_(software)) first." },
  ]);
});

test("pages written on Windows keep their fences and tables", () => {
  const markdown = "Run it:\r\n\r\n```ts JavaScript\r\nrun()\r\n```\r\n\r\n| a | b |\r\n| --- | --- |\r\n";
  expect(readSections(markdown)).toEqual(readSections(markdown.replaceAll("\r\n", "\n")));
});

test("cards are a list of links with what each says", () => {
  const card = (name: string) => `**[${name}](/${name})**\n\nAbout ${name}.`;
  const [section] = readSections(`Choose one:\n\n${["mail", "chat", "push"].map(card).join("\n\n")}`);
  expect(section?.blocks).toEqual([
    { kind: "text", text: "Choose one:" },
    {
      kind: "list",
      isOrdered: false,
      items: ["[mail](/mail): About mail.", "[chat](/chat): About chat.", "[push](/push): About push."],
    },
  ]);
});

test("steps that a picture stands between are one list", () => {
  const [section] = readSections(
    "1. Open it.\n2. Press it.\n\n![The button](/button.png)\n\n*The button.*\n\n3. Close it.\n\nThen:\n\n1. Rest.",
  );
  expect(section?.blocks).toEqual([
    { kind: "list", items: ["Open it.", "Press it.", "Close it."], isOrdered: true },
    { kind: "text", text: "Then:" },
    { kind: "list", items: ["Rest."], isOrdered: true },
  ]);
});

test("steps that code or remarks stand between are one list, those of two parts are not", () => {
  const written =
    "1. Make it:\n\n```sh\nmake\n```\n\nfor each.\n\n2. Run it.\n3. Stop it:\n\n```sh\nstop\n```\n\nDone.";
  const [section] = readSections(written);
  expect(section?.blocks).toEqual([
    { kind: "list", isOrdered: true, items: ["Make it:\n\n```sh\nmake\n```\n\nfor each.", "Run it.", "Stop it:"] },
    { kind: "code", text: "```sh\nstop\n```", label: null },
    { kind: "text", text: "Done." },
  ]);
  const [parts] = readSections("**Old**\n\n1. Make it.\n\n**New**\n\n2. Run it.");
  expect(parts?.blocks.map(({ kind }) => kind)).toEqual(["text", "list", "text", "list"]);
});

test("spaces that are written as character references are spaces, in code they are code", () => {
  const [page] = readSections("It happens on:&#x20;\n\n- a task,&nbsp;new&#x20;\n- a task, old\n\n```\na&#x20;b\n```");
  expect(page.blocks).toMatchObject([
    { kind: "text", text: "It happens on:" },
    { kind: "list", items: ["a task, new", "a task, old"] },
    { kind: "code", text: "```\na&#x20;b\n```" },
  ]);
});

test("steps that go on behind code have spaces instead of character references, too", () => {
  const [page] = readSections("1. Open it.&#x20;\n\n```\nopen\n```\n\n2. Close&nbsp;it.&#x20;");
  expect(page.blocks).toMatchObject([{ kind: "list", items: ["Open it.\n\n```\nopen\n```", "Close it."] }]);
});
