import type { Nodes } from "mdast";
import { describe, expect, it } from "vitest";
import { type ParseOptions, parsePage } from "../../../src/content/parse/parse.js";
import { yamlBeside } from "../../yaml-beside.js";

const base = { parser: "native", format: "mdx", file: "a.mdx", variables: {}, latex: null } as const;
const options: ParseOptions = { ...base, lineOffset: 3 };

async function troubleOf(text: string) {
  const { trouble, tree } = await parsePage(text, options);
  const place = trouble && `${trouble.place.file}:${trouble.place.line}:${trouble.place.column}`;
  return { place, what: trouble?.what ?? null, hint: trouble?.hint ?? null, text: JSON.stringify(tree) };
}

describe("a dollar that opens no formula", () => {
  const kinds = async (text: string) => {
    const { trouble, tree } = await parsePage(`$x^2$\n\n${text}`, options);
    const [, paragraph] = tree.children;
    return { trouble, kinds: paragraph && "children" in paragraph ? paragraph.children.map(({ type }) => type) : [] };
  };
  it.each([
    ["$\\{b} and `code $x` end", ["text", "inlineCode", "text"]],
    ["$5 for *two*, $9 for `three`, $x_1$", ["text", "emphasis", "text", "inlineCode", "text", "inlineMath"]],
    ["$5 and $10", ["text"]],
    ["$5 {price} and $6", ["text", "mdxTextExpression", "text"]],
    ["${a} or ${b} or `c`", ["text", "mdxTextExpression", "text", "mdxTextExpression", "text", "inlineCode"]],
    ["$HOME_DIR {a} $PATH_DIR", ["text", "mdxTextExpression", "text"]],
    ["$5 <b>or $6</b>", ["text", "mdxJsxTextElement"]],
  ])("leaves what follows to be read: %s", async (text, expected) => {
    expect(await kinds(text)).toEqual({ trouble: null, kinds: expected });
  });
  it("is told of as on a page without formulas: $5 <100 and $6", async () => {
    const beside = await parsePage("$x^2$\n\n$5 <100 and $6", options);
    const alone = await parsePage("Text\n\n$5 <100 and $6", options);
    expect(beside.trouble?.what).toBe(alone.trouble?.what);
  });
});

interface Cases {
  readonly formulas: readonly (readonly [text: string, formula: string])[];
  readonly comments: readonly string[];
}

const CASES = yamlBeside<Cases>(import.meta.url, "parse.yaml");

describe("a formula between single dollars", () => {
  const formulas = async (text: string, parser: "native" | "remark") => {
    const found: string[] = [];
    const visit = (node: Nodes): void => {
      if (node.type === "inlineMath") found.push(node.value.trim());
      else if ("children" in node) node.children.forEach(visit);
    };
    const { tree, trouble } = await parsePage(text, { ...options, parser });
    expect(trouble).toBeNull();
    visit(tree);
    return found;
  };
  it.each(CASES.formulas)("may have space within them: %j", async (text, formula) => {
    expect(await formulas(text, "native")).toEqual([formula]);
    expect(await formulas(text, "remark")).toEqual([formula]);
  });
});

describe("what a page that cannot be parsed is told", () => {
  const cases: [string, string, string | RegExp, string | RegExp][] = [
    ["<100 ms", "a.mdx:4:1", '"<100 ms" is read as a tag, but is not one.', "Write &lt;100 ms, or put it in `code`."],
    ["<<< @/parts/a.ts{2}", "a.mdx:4:2", '"<<<" does not include a file here.', /file="parts\/a.ts"/],
    ["a\n\nb <= c", "a.mdx:6:3", '"<= c" is read as a tag, but is not one.', /&lt;= c/],
    [
      "see <https://x.io>",
      "a.mdx:4:5",
      "<https://x.io> is not a link in MDX.",
      /\[https:\/\/x\.io\]\(https:\/\/x\.io\)/,
    ],
    ["mail <me@x.io>", "a.mdx:4:6", "<me@x.io> is not a link in MDX.", /\[me@x\.io\]\(mailto:me@x\.io\)/],
    ["<Card>\n\ntext", "a.mdx:4:1", "<Card> is never closed.", /Add <\/Card>/],
    ["x <b>y\n\nz", "a.mdx:4:3", "<b> is opened inside a paragraph but not closed before it ends.", /Add <\/b>/],
    ["<A>\n<B>\nx\n</A>", "a.mdx:7:1", "Unexpected </A>: <B> from line 5 is still open.", /Close <B> first/],
    ["x </Card>", "a.mdx:4:3", "</Card> has no matching opening tag.", /Remove it/],
    ["a { b", "a.mdx:4:3", "A { is never closed.", /\\\{/],
    ["a {b c} d", "a.mdx:4:3", "{b c} is read as JavaScript, but is not valid.", /\\\{/],
    ["<Card size={b c}>a</Card>", "a.mdx:4:12", "{b c} is read as JavaScript, but is not valid.", /name="value"/],
    ["<Card>\n```js\na\n</Card>\n\nb", "a.mdx:5:1", /code block is never closed, so the <\/Card>/, /same ```/],
    ['<Card title="x>\na\n</Card>', "a.mdx:4:1", /^The quotation mark after title= in <Card> is never/, /Add the same/],
    ['<A b="x>a</A>\n\n<A b="y">c</A>', "a.mdx:4:1", /^The quotation mark after b= in <A> is never/, /Add the same/],
    [
      'a\n\n<Card id="a" title="Auf „Los" klicken">a</Card>',
      "a.mdx:6:1",
      "The value of title= in <Card> ends at the quotation mark inside it.",
      "Write &quot; instead of that mark, or put the value between ' and '.",
    ],
    ["<Card title='It's open'>a</Card>", "a.mdx:4:1", /^The value of title= in <Card> ends/, /&#39; .* " and "/],
    [
      "<5, and <6:",
      "a.mdx:4:1",
      '"<5, and" is read as a tag, but is not one.',
      "Write &lt;5, and, or put it in `code`.",
    ],
    ["never <5.", "a.mdx:4:7", '"<5" is read as a tag, but is not one.', "Write &lt;5, or put it in `code`."],
    ["<Card title=x>a</Card>", "a.mdx:4:1", /<Card> cannot be read/, /name="value"/],
  ];
  it.each(cases)("%j", async (text, place, what, hint) => {
    const trouble = await troubleOf(text);
    expect(trouble.place).toBe(place);
    expect(trouble.what).toEqual(typeof what === "string" ? what : expect.stringMatching(what));
    expect(trouble.hint).toEqual(typeof hint === "string" ? hint : expect.stringMatching(hint));
  });

  it("is told of an import that is not complete where it begins, not where the parser gives up", async () => {
    const { place, what } = await troubleOf("Text.\n\nimport foo\n\nEnd.\n");
    expect([place, what]).toEqual(["a.mdx:6:1", "This import or export is not valid JavaScript."]);
    const inside = await troubleOf("export const a = {\n  b: 1 2,\n};\n\nEnd.\n");
    expect(inside.place).toBe("a.mdx:5:8");
  });

  it("still gives the rest of the page", async () => {
    const { text } = await troubleOf("a <100 ms\n\n<Note>kept</Note>\n\n{b c}\n\nend");
    expect(text).toContain("kept");
    expect(text).toContain("mdxJsx");
    expect(text).toContain("end");
  });
});

describe("what writers may use besides MDX", () => {
  it("takes HTML comments, and leaves them alone in code", async () => {
    const { trouble, tree } = await parsePage("a <!-- b --> c\n\n```html\n<!-- d -->\n```\n\n`<!-- e -->`", options);
    expect(trouble).toBeNull();
    const text = JSON.stringify(tree);
    expect(text).toContain('"value":"<!-- d -->"');
    expect(text).toContain('"value":"<!-- e -->"');
  });

  it.each(CASES.comments)("takes comments in comments, and all that comments hold: %j", async (text) => {
    for (const parser of ["native", "remark"] as const) {
      const { trouble, tree } = await parsePage(`${text}\n\nc <!-- GONE --> \`<!-- d -->\``, { ...options, parser });
      expect(trouble).toBeNull();
      const shown = (key: string, value: unknown) =>
        key === "data" || (key === "value" && /^\s*\/\*/.test(String(value))) ? undefined : value;
      expect(JSON.stringify(tree, shown)).not.toMatch(/GONE|Card/);
      expect(JSON.stringify(tree)).toContain('"value":"<!-- d -->"');
    }
  });

  it("leaves what only looks like a comment in code alone", async () => {
    const { tree } = await parsePage('export const a = "<!-- x -->"; /* <!-- y --> */', options);
    expect(JSON.stringify(tree)).toContain("/* <!-- y --> */");
  });

  it("takes void tags without a slash", async () => {
    expect((await parsePage('a<br>b <img src="x">\n\n<hr>', options)).trouble).toBeNull();
  });

  it("takes ids behind headings, and not in code", async () => {
    const text = "## One {#first}\n\n```\n## No {#no}\n```\n\n## Two {#garden run}\n";
    const { source, trouble } = await parsePage(text, options);
    expect(trouble).toBeNull();
    expect(Object.fromEntries(source.headingIds)).toEqual({ 1: "first", 7: "garden-run" });
  });

  it("keeps places true behind a variable", async () => {
    const { trouble } = await parsePage("{{product}} is <100 ms", { ...options, variables: { product: "X" } });
    expect(trouble?.place.column).toBe(16);
  });

  it("reads a Markdown page that MDX refuses as Markdown", async () => {
    const { trouble, tree } = await parsePage("a <100 ms\n\n<https://x.io>", { ...options, format: "md" });
    expect(trouble).toBeNull();
    expect(JSON.stringify(tree)).toContain('"url":"https://x.io"');
  });
});

describe("elements in attributes of one another", () => {
  it.each(["<Icon icon={", "<A <A x={", "x={<A y={"])("does not take forever over %s", async (part) => {
    const { trouble } = await parsePage(part.repeat(60), options);
    expect(trouble).not.toBeNull();
  });

  it("reads what is closed", async () => {
    const { trouble } = await parsePage(`${"<A x={".repeat(12)}1${"}/>".repeat(12)}`, options);
    expect(trouble).toBeNull();
  });
});
