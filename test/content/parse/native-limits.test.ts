// Texts that would keep the native engine busy for ever, fill the memory or end the process: a fuzzer found each of them.
import { describe, expect, it } from "vitest";
import { overwhelmsMarkdown, overwhelmsMdx } from "../../../src/content/parse/native-limits.js";
import { parsePage } from "../../../src/content/parse/parse.js";
import { markdownParser } from "../../../src/content/parse/parse-markdown.js";

const options = { parser: "native", format: "mdx", file: "a.mdx", lineOffset: 0, variables: {}, latex: null } as const;

const nested = (before: string, after: string, times: number) => `${before.repeat(times)}x${after.repeat(times)}`;

describe("what the native engine is not given", () => {
  it.each([
    "{<a>",
    "(<a>{",
    "<Icon icon={",
    "<a b={<a> }",
    "{...<>*/}",
    "<A b={*/}/*",
    "={<>",
    "{$<$a>",
    "1. ```\n<a b={<a>",
    "{<a>(<a>/>/>",
    "$\\<A b={&#1;",
    "*/}{/*<A b={",
  ])("elements that end nowhere, as in %j", async (part) => {
    const text = `{${part.repeat(40)}`;
    expect(overwhelmsMdx(text)).toBe(true);
    expect((await parsePage(text, options)).trouble).not.toBeNull();
  });

  it("elements in braces deeper than it reads them, and lone braces by the thousand", () => {
    expect(overwhelmsMdx(nested("{<a>", "</a>}", 40))).toBe(true);
    expect(overwhelmsMdx("{".repeat(6000))).toBe(true);
  });

  it.each([
    ["{", "!", "1}"],
    ["{", "a=>", "1}"],
    ["{", "a**", "1}"],
    ["<A b={", "a?1:", "1} />"],
    ["text {", "new ", "a}"],
    ["import a from 'a'\n\nexport const b = ", "!", "1"],
    ["export const b = ", "!\n\n", "1"],
    ["export const b = ", "class extends ", "a {}"],
    ["export const b = () => { ", "if(a)", "1 }"],
    ["export const b = () => { ", "a:", "1 }"],
  ])("code as deep as it is long, which would end the process: %j, %j", (before, part, after) => {
    expect(overwhelmsMdx(before + part.repeat(80_000 / part.length) + after)).toBe(true);
  });

  it("lines of signs by the thousand, unless all characters are of ASCII", () => {
    expect(overwhelmsMdx(`é ${"*a* ".repeat(8000)}`)).toBe(true);
    expect(overwhelmsMdx("_a_ *a* [b](c)é\n".repeat(8000))).toBe(false);
    expect(overwhelmsMdx("*a* ".repeat(8000))).toBe(false);
  });

  it("paragraphs of character references by the ten thousand", async () => {
    const text = `${"&".repeat(20_000)}${"&amp;".repeat(5_000)}`;
    expect(overwhelmsMdx(text)).toBe(true);
    expect(overwhelmsMarkdown(text)).toBe(true);
    const { tree, trouble } = await parsePage(text, options);
    expect(trouble).toBeNull();
    expect(tree.children).toMatchObject([{ type: "paragraph", children: [{ value: "&".repeat(25_000) }] }]);
    expect((await markdownParser("native"))(text).children).toHaveLength(1);
  });
});

it("leaves addresses by mail alone, but by the thousand behind an open bracket, with tags between them", () => {
  expect(overwhelmsMarkdown(`[${"a@b.c<a>".repeat(5000)}`)).toBe(true);
  expect(overwhelmsMarkdown("- [Ann](a.md) <ann@b.co>\n\n".repeat(5000))).toBe(false);
});

describe("what it is given", () => {
  it.each([
    nested("{list.map((each) => <li>", "</li>)}", 7),
    '<Card icon={<Icon icon="a" />}>{x} <b>y</b></Card>\n\n'.repeat(50),
    "```ts\nif (a) { const b: Array<string> = new Map<string, Set<number>>();\n```\n\n".repeat(20),
    "{/* <Card>\n {x}\n</Card> */}\n\n".repeat(30),
    "`{` `Promise<T>` ".repeat(30),
    `import A from "/a.mdx"\n\n${"A word, (another) - and more. ".repeat(700)}`,
    `export const a = [${'{ name: "a", kind: "b" },\n'.repeat(900)}]`,
    `export const a = 1\n\n~~~js\n${"a = !b && (c || -d);\n".repeat(1000)}~~~`,
    `{list}${"-".repeat(20_000)}`,
    "- a\n\n  ```\n  { <T>\n  ```\n".repeat(30),
    "| a &amp; b | c |\n".repeat(900),
    `export const a = [${'{"é":[1]},'.repeat(8000)}0]`,
    "see (www.a.b)\n".repeat(9000),
  ])("pages as people write them: %#", (text) => expect(overwhelmsMdx(text)).toBe(false));

  it("code that ends with a backslash, without the end of the process", async () => {
    expect((await parsePage("export const a = 'x\\", options)).trouble).not.toBeNull();
  });
});

it("what it misreads: the name of an element that an item of a list closes, with the words of code after it", async () => {
  const code = "```rust Rust\n  .unwrap();\n```";
  const closed = (end: string) => parsePage(`<CodeGroup>\n${code}\n\n${code}\n${end}</CodeGroup>`, options);
  for (const end of ["1. ", "- ", "1. x\n\n   "]) expect((await closed(end)).trouble?.what).toContain("never closed");
  expect(await closed("")).toMatchObject({ trouble: null, tree: { children: [{ name: "CodeGroup" }] } });
});
