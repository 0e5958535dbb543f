import { expect, test } from "vitest";
import { sectionsOf } from "../../../src/assistant/extractive/read-pages.js";
import { listMarkdown, readSections } from "../../../src/assistant/extractive/read-sections.js";

test("cuts at headings, but not at signs inside code", () => {
  const sections = readSections("Top\n\n## One `x`\n\n```sh\n# not a heading\n```\n\n### Two\n\nEnd");
  expect(sections.map((section) => section.heading)).toEqual([null, "One x", "Two"]);
  expect(sections[1]?.blocks).toEqual([{ kind: "code", text: "```sh\n# not a heading\n```", label: null }]);
});

const text = (words: string) => ({ kind: "text", text: words });
const code = (block: string, label: string | null = null) => ({ kind: "code", text: block, label });
const list = (isOrdered: boolean, ...items: readonly string[]) => ({ kind: "list", items, isOrdered });
const card = (name: string) => `**[${name}](/${name})**\n\nAbout ${name}.`;
const STEPS = "1. **Install**\n\n   ```bash\n   npm i\n   ```\n\n2. **Run**\n\n   Start it.";

test.each<[rule: string, markdown: string, blocks: readonly object[]]>([
  [
    "paragraphs, lists, tables and callouts are told apart",
    'Two\nlines.\n\n- a\n- b\n  more\n\n| x |\n| - |\n| 1 |\n\n> **Note**\n>\n> Mind this.\n\n```js title="a.js"\n1\n```\n```py\n2\n```',
    [
      text("Two lines."),
      list(false, "a", "b\nmore"),
      { kind: "table", text: "| x |\n| - |\n| 1 |" },
      { ...text("Mind this."), isAside: true },
      ...[code("```js\n1\n```"), code("```py\n2\n```")],
    ],
  ],
  [
    "what stands inside steps is kept",
    STEPS,
    [list(true, "**Install**\n\n```bash\nnpm i\n```", "**Run**\n\nStart it.")],
  ],
  ["code without a language keeps its first line", "```\nchmod +x acme\n```", [code("```\nchmod +x acme\n```")]],
  [
    "the title of a tab is the label of its code",
    "**Docker**\n\n```sh\ndocker run acme\n```\n\n```python My example\nacme()\n```",
    [code("```sh\ndocker run acme\n```", "Docker"), code("```python\nacme()\n```", "My example")],
  ],
  [
    "cards are a list of links with what each says",
    `Choose one:\n\n${["mail", "chat", "push"].map(card).join("\n\n")}`,
    [
      text("Choose one:"),
      list(false, "[mail](/mail): About mail.", "[chat](/chat): About chat.", "[push](/push): About push."),
    ],
  ],
  [
    "steps that a picture stands between are one list",
    "1. Open it.\n2. Press it.\n\n![The button](/button.png)\n\n*The button.*\n\n3. Close it.\n\nThen:\n\n1. Rest.",
    [list(true, "Open it.", "Press it.", "Close it."), text("Then:"), list(true, "Rest.")],
  ],
  [
    "steps that code or remarks stand between are one list",
    "1. Make it:\n\n```sh\nmake\n```\n\nfor each.\n\n2. Run it.\n3. Stop it:\n\n```sh\nstop\n```\n\nDone.",
    [
      list(true, "Make it:\n\n```sh\nmake\n```\n\nfor each.", "Run it.", "Stop it:"),
      ...[code("```sh\nstop\n```"), text("Done.")],
    ],
  ],
  [
    "steps of two parts are two lists",
    "**Old**\n\n1. Make it.\n\n**New**\n\n2. Run it.",
    [text("**Old**"), list(true, "Make it."), text("**New**"), list(true, "Run it.")],
  ],
  [
    "spaces that are written as character references are spaces, in code they are code",
    "It happens on:&#x20;\n\n- a task,&nbsp;new&#x20;\n- a task, old\n\n```\na&#x20;b\n```",
    [text("It happens on:"), list(false, "a task, new", "a task, old"), code("```\na&#x20;b\n```")],
  ],
  [
    "steps that go on behind code have spaces instead of character references, too",
    "1. Open it.&#x20;\n\n```\nopen\n```\n\n2. Close&nbsp;it.&#x20;",
    [list(true, "Open it.\n\n```\nopen\n```", "Close it.")],
  ],
])("%s", (_rule, markdown, blocks) => expect(readSections(markdown)[0]?.blocks).toEqual(blocks));

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
