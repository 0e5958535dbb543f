// Counts what runs while a page is read, by the engine's own counters: twice the text may take little more than twice the steps.
import { Session } from "node:inspector/promises";
import { setFlagsFromString } from "node:v8";
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from "vitest";
import { type ParserName, parsePage } from "../../../src/content/parse/parse.js";
import { markdownParser } from "../../../src/content/parse/parse-markdown.js";
import { originalColumn, prepareSource } from "../../../src/content/parse/prepare-source.js";

const session = new Session();
const OPTIONS = { lineOffset: 0, variables: {}, latex: null };

beforeAll(async () => {
  setFlagsFromString("--no-flush-bytecode"); // With the code of a function goes what was counted in it.
  session.connect();
  await session.post("Profiler.enable");
  await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: true });
});

afterAll(() => session.disconnect());

/** How often blocks of code ran. */
async function stepsOf(run: () => unknown): Promise<number> {
  await session.post("Profiler.takePreciseCoverage");
  await run();
  const { result } = await session.post("Profiler.takePreciseCoverage");
  const blocks = result.flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges));
  return blocks.reduce((sum, { count }) => sum + count, 0);
}

const read = (text: string, file: string, parser: ParserName = "native") =>
  parsePage(text, { ...OPTIONS, parser, format: file.endsWith(".md") ? "md" : "mdx", file });

it.each([
  ["a.mdx", "\n\n<Note>\n\n", "# ](x)_"],
  ["a.mdx", "", "> \n\n<Note>\n\n"],
  ["a.md", "", "</Card>|~~`2import a from 'b'\n"],
  ["a.mdx", "##a {#b}\n:::", "<br>"],
  ["a.mdx", "<a/><br>", "]%)"],
  ["a.md", "</Card>", "a* "],
  ["a.md", "</Card>", "*a a** "],
  ["a.md", "</Card>", "_a b_ "],
  ["a.md", "</Card>", "a~ "],
  ["a.md", "</Card>![", "]%)"],
  ["a.md", "[^1]: a\n\n</Card>![", "]%)"],
  ["a.md", "http://a=>", "##a {#b}\n!"],
  ["a.md", "", "{a b} "],
  ["a.mdx", "", "<br>"],
  ["a.md", "|", "{/*[a]}}/>"],
  ["a.md", "[", "a.b </x>"],
  ["a.md", "</x>", "# <!--"],
])("takes twice as many steps for twice the text: %s %j %j", async (file, head, part) => {
  const steps = async (size: number) => stepsOf(() => read(head + part.repeat(size / part.length), file));
  await steps(1000);
  const few = await steps(6000);
  expect((await steps(12_000)) / few).toBeLessThan(2.3);
});

it("joins a text of many signs while it is read, not pair by pair afterwards", async () => {
  const splice = vi.spyOn(Array.prototype, "splice");
  onTestFinished(() => splice.mockRestore());
  const splices = async (times: number) => {
    splice.mockClear();
    await read(`${"[a]NQ<>".repeat(times)}\n\n</Card>`, "a.md");
    return splice.mock.calls.length;
  };
  await splices(1);
  expect(await splices(600)).toBe(await splices(300));
});

it("finds the column before edits by halves", async () => {
  const source = prepareSource("{{a}} ".repeat(4000), { a: "b" });
  expect([originalColumn(source, 1, 1), originalColumn(source, 1, 3), originalColumn(source, 2, 3)]).toEqual([1, 7, 3]);
  expect(await stepsOf(() => originalColumn(source, 1, 7000))).toBeLessThan(200);
});

it.each([
  "~~a **b** a~~",
  "*a **b** c*",
  "***a** b*",
  "**a *b***",
  "*a _b* c_",
  "~a~ ~~b~~ ~~c~",
  "[*a*](b) **[c](d) *e***",
  "![^1] ![a](b)\n\n[^1]: a",
  "a [b <c _d@e.fg h_ *_i@j.kl* www.a.b_c_",
  "[a b@c.de] f@g.hi [j www.k.l",
  "![a](b) http://c.de [f [g](h) i@j.kl] m@n.op",
])("pairs marks as the native engine does: %j", async (text) => {
  const plain = (tree: object) => JSON.stringify(tree, (key, value) => (key === "position" ? undefined : value));
  const [native, remark] = [await read(text, "a.mdx"), await read(text, "a.mdx", "remark")];
  expect(JSON.parse(plain(remark.tree))).toEqual(JSON.parse(plain(native.tree)));
});

it.each(["a <!-- b --> <!-- c <b> <!--d--", "a <?b?> <?c <![CDATA[d]]> <![CDATA[e", "<!a> <!b <!c <? <!"])(
  "finds HTML as the native engine does: %j",
  async (text) => {
    const kinds = async (parser: ParserName) =>
      JSON.stringify((await markdownParser(parser))(text), ["children", "type", "value"]);
    expect(await kinds("remark")).toBe(await kinds("native"));
  },
);

it.each([
  '{"\\u{41}"}',
  "{`${{ a: { b: 1 } }.a.b}`}",
  "{/* } } */}",
  "{/* {/* } */}\n\n{/* } */}",
  "{a /* } */}",
  "{a // } }\n// } }\n}",
  "{{ a: () => { /}/.test('}') } }} {[{ b = {} }] = [{}]}",
  "<A {...{ b: {} }} c={{ d: {} }} e={[{}, {}]}>{{}}</A>",
])("reads on to the brace that ends an expression: %j", async (text) => {
  expect((await read(text, "a.mdx", "remark")).trouble).toBeNull();
});

it.each(["{a b} {c}", "{#a} {b}", "<A b={c d} e={f} /> {g}"])(
  "says where an expression is at fault: %j",
  async (text) => {
    const { trouble } = await read(`a\n\n${text}`, "a.mdx", "remark");
    expect(trouble).toMatchObject({ what: expect.stringContaining("is read as JavaScript"), place: { line: 3 } });
    expect(trouble?.place.column).toBe(text.indexOf("{") + 1);
  },
);

it("reads a comment full of braces once, and leaves those of code alone", async () => {
  const steps = (times: number) => stepsOf(() => read(`{/* ${"}".repeat(times)} */}`, "a.mdx", "remark"));
  await steps(200);
  const few = await steps(3000);
  expect((await steps(6000)) / few).toBeLessThan(2.3);
  const code = `{/* ${"}".repeat(200)} */}`;
  const { tree } = await read(`\`\`\`\n${code}\n\`\`\`\n\n${code}`, "a.mdx", "remark");
  expect(tree.children).toMatchObject([{ value: code }, { type: "mdxFlowExpression" }]);
});

it("reads a fence of marks by the thousand", async () => {
  const { tree } = await read(`${"~".repeat(40_000)}\n{a\n`, "a.mdx");
  expect(tree.children.map(({ type }) => type)).toEqual(["code"]);
});
