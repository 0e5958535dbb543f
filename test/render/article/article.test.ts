import { describe, expect, it } from "vitest";
import { yamlBeside } from "../../yaml-beside.js";
import { drawText, drawTexts } from "../draw-text.js";

interface Cases {
  readonly drawn: Readonly<Record<string, readonly [text: string, ...parts: string[]]>>;
  readonly braces: readonly (readonly [text: string, html: string])[];
  readonly snippets: Readonly<
    Record<string, readonly [text: string, parts: readonly string[], needed: readonly string[]]>
  >;
  readonly alerts: readonly (readonly [text: string, component: string])[];
  readonly foreign: readonly (readonly [text: string, place: string, component: string])[];
}

const CASES = yamlBeside<Cases>(import.meta.url, "article.yaml");

it.each(Object.entries(CASES.drawn))("draws %s", async (_, [text, ...parts]) => {
  const { html } = await drawText(text);
  for (const part of parts) expect(html).toContain(part);
});

describe("Markdown", () => {
  it("settles addresses in HTML of a .md file that is no MDX, too", async () => {
    const text = `a { b\n\n<p><img alt=x src='/y.png'> <A class="c" href="/z">c</A> <use href="/s"></p>\n\n<b>x</b>\n`;
    const { html } = await drawText(text, { file: "page.md" });
    expect(html).toContain('<img alt=x src="/base/y.png"> <A class="c" href="/base/z">c</A> <use href="/base/s">');
  });

  it("draws footnotes in the order of their use", async () => {
    const { html } = await drawText("One[^b] two[^a].\n\n[^a]: Second\n[^b]: First\n");
    expect(html).toContain('href="#fn-b"');
    expect(html.indexOf("First")).toBeLessThan(html.indexOf("Second"));
  });

  it("sets formulas and leaves money alone", async () => {
    const formula = await drawText("Area $\\pi r^2$ here");
    expect(formula.html).toContain("<math");
    expect(formula.styles).toEqual(["katex"]);
    const money = await drawText("It is $5 and $10, or $x_1$.");
    expect(money.html).toContain("$5 and $10");
    expect((await drawText("It is $5 and $10.")).styles).toEqual([]);
  });

  it("ends a paragraph before a block that is written within it, and begins another one behind", async () => {
    const { html, markdown, facts } = await drawText(
      "One **line**.\n<Note>Mind *this*.</Note> And [more](/more)\n<hr />\nso.",
    );
    const [before, note, after] = html.split(/(?=<div class="callout )|(?<=<\/div><\/div>)/);
    expect(before).toBe("<p>One <strong>line</strong>.</p>\n");
    expect(note).toContain("Mind <em>this</em>.");
    expect(after).toBe('<p>And <a href="/base/more">more</a></p>\n<hr/><p>so.</p>');
    expect(markdown).toBe("One **line**.\n\n> **Note**\n>\n> Mind *this*.\n\nAnd [more](/more)\n\n---\n\nso.\n");
    expect(facts.passages[0]?.text).toBe("One line.\nNote\nMind this.\nAnd more\nso.");
  });

  it("keeps words and what stands in a line of them together", async () => {
    const line = "A <Badge>b</Badge> and <span>c</span>,\n<Tooltip tip='d'>e</Tooltip>.";
    expect((await drawText(line)).html.match(/<p>/g)).toHaveLength(1);
  });

  it("draws a paragraph of the author that holds blocks as a box", async () => {
    const { html } = await drawText('<p align="center">\n  <Frame>![](/a.png)</Frame>\n</p>\n\n<p>\n  Words.\n</p>');
    expect(html).toMatch(/^<div align="center"><figure.*<\/figure><\/div>\s*<p>Words\.<\/p>$/s);
  });
});

/** What is in the first link, and what follows it: no link ends another before it. */
function firstLink(html: string): [inside: string, after: string] {
  const inside = html.slice(0, html.indexOf("</a>"));
  expect(inside.match(/<a\b/g)).toHaveLength(1);
  return [inside, html.slice(inside.length)];
}

describe("content of links", () => {
  it.each(["a", "Link", "Tile"])("has no links of its own, which would end %s before it", async (name) => {
    const heading = "### Plans\n\nWrite to help@example.com, or [see](/more) them.";
    const { html, told } = await drawText(
      `<${name} href="/plans">\n\n${heading}\n\n<h4>Prices</h4>\n\n</${name}>\n\n## After`,
    );
    expect(told).toEqual([]);
    const [inside, after] = firstLink(html);
    expect(inside).toContain('<h3 id="plans">Plans</h3>');
    expect(inside).toContain("Write to help@example.com, or see them.");
    expect(inside).toContain("Prices</h4>");
    expect(after).toContain('After<a class="anchor" href="#after"');
  });

  it("explains words in a link without the explanation's own link", async () => {
    const tooltip = '<Tooltip tip="A container" cta="Read" href="/workers">workers</Tooltip>';
    const { html } = await drawText(`[Handler ${tooltip}](/handlers) and ${tooltip}.`);
    const [inside, after] = firstLink(html);
    expect(inside).toContain("A container");
    expect(after).toContain('/workers" data-component-part="tooltip-cta"');
  });

  it("draws no link in a link if code has one", async () => {
    const code = '<Tooltip tip="T" cta="Read" href="/t">t</Tooltip> <a href="/raw">raw</a>';
    const { html } = await drawText(
      `export const Both = () => <b>${code}</b>;\n\n[To <Both /> {<a href="/v">v</a>}](/a)\n\n<Both />`,
    );
    const [inside, after] = firstLink(html);
    expect(inside).toMatch(/<\/docs-tooltip> raw<\/b> v$/);
    expect(after.match(/\/(?:t|raw)"/g)).toHaveLength(2);
  });

  it("draws headings without a link of their own in a link of the author's code", async () => {
    const { html } = await drawText(
      "export const Link = ({ to, children }) => <a href={to}>{children}</a>;\n\n<Link to='/a'>\n  <h3>One</h3>\n\n  ### Two\n</Link>\n\n## Three",
    );
    expect(html).toMatch(/<a href="[^"]*\/a"><h3 id="one">One<\/h3>\s*<h3 id="two">Two<\/h3><\/a>/);
    expect(html).toContain('Three<a class="anchor"');
  });
});

it("draws the content of components the same where it is placed, sorted and read", async () => {
  const content = "A **b** `<c>` [d](/x)\n\n- one\n- two\n\n<Badge>e</Badge>\n";
  const drawn =
    '<p>A <strong>b</strong> <code>&lt;c></code> <a href="/base/x">d</a></p><ul><li>one</li><li>two</li></ul>\n<span';

  const { html } = await drawText(
    `export const Box = ({ children }) => <section>{children}</section>\n\n${content}\n<Note>\n${content}\n</Note>\n\n<Box>\n${content}\n</Box>\n\n<Tabs>\n<Tab title="t">\n${content}\n</Tab>\n</Tabs>\n`,
  );
  expect(html.replaceAll(' data-as="p"', "").split(drawn)).toHaveLength(5);
});

describe("pages of the same text", () => {
  const text =
    'import Note from "./note.mdx";\n\n## Same\n\n<Note />\n\n{count + 1} [a][a]\n\nexport const count = 1;\n\n[a]: /x\n';
  const files = { "v1/note.mdx": "First.\n", "v2/note.mdx": "Second.\n" };

  it("import what lies beside each, and are otherwise the same", async () => {
    const [first, second] = await drawTexts({ "v1/page.mdx": text, "v2/page.mdx": text }, { files });
    expect(first?.html).toContain("<p>First.</p>");
    expect(first?.html).toContain('2 <a href="/base/x">a</a>');
    expect(second?.html).toBe(first?.html.replace("First.", "Second."));
    expect(second?.dependencies).toEqual(["v2/note.mdx"]);
  });

  it.each(["Hi {{nobody}}, <Card title={missing} />\n", "One <b>two\n\n{three\n"])(
    "have each their own problems: %j",
    async (faulty) => {
      const drawn = await drawTexts({ "v1/page.mdx": faulty, "v2/page.mdx": faulty });
      const [first, second] = drawn.map(({ told }) => told);
      expect(first?.length).toBeGreaterThan(0);
      expect(second).toEqual(first?.map((each) => each.replace("v1/", "v2/")));
    },
  );
});

describe("expressions", () => {
  it("tells of a name that nobody defines and shows what stands there", async () => {
    const { html, told } = await drawText("Hi {user.name}{nobody}!");
    expect(html).toContain("<p>Hi {nobody}!</p>");
    expect(told).toEqual(['undefined-name guides/page.mdx:1:15 "nobody" is not defined.']);
  });

  it("tells of what such a name brings about no second time", async () => {
    const { html, told } = await drawText("Hi {nobody.name}{[1].at(0).x.y}!");
    expect(html).toContain("<p>Hi {nobody.name}!</p>");
    expect(told.map((each) => each.split(" ")[0])).toEqual(["undefined-name", "expression-failed"]);
  });

  it.each(CASES.braces)("shows words in braces that name nothing as they are: %j", async (text, expected) => {
    const { html, markdown, told } = await drawText(text);
    expect(html).toContain(expected);
    expect(markdown).toBe(`${text}\n`.replace(/^<div>|<\/div>/g, ""));
    expect(told.length).toBeGreaterThan(0);
  });

  it("shows such words in headings, tables, searches and anchors", async () => {
    const { html, facts } = await drawText("## GET /users/{id}\n\n| {a} |\n|--|\n| {b} |\n\n<Note>\n  {c}\n</Note>\n");
    expect(facts.headings).toMatchObject([{ id: "get-/users/id", text: "GET /users/{id}" }]);
    expect(html).toContain("<th>{a}</th>");
    expect(html).toContain("<td>{b}</td>");
    expect(facts.passages.map(({ text }) => text)).toEqual(["{a}\n{b}\nNote\n{c}"]);
  });

  it("reads no code in what is shown as it was written", async () => {
    const { told, facts } = await drawText("<Latex>\\frac{a}{b}</Latex>\n\n<Prompt>\n  Use {name}\n</Prompt>\n");
    expect(told).toEqual([]);
    expect(facts.passages.map(({ text }) => text)).toEqual(["\\frac{a}{b}"]);
    expect(facts.passages.flatMap(({ code }) => code)).toEqual([{ language: "text", text: "Use {name}" }]);
  });

  it("writes no backslash before braces of words into Markdown", async () => {
    const text =
      "| a \\{b\\} | `\\{c\\}` |\n|--|--|\n| **\\{d}** | $\\{ x_1 \\}$ |\n\n> - \\{e}\n>   f\n\n```\n\\{g}\n```\n";
    const { markdown } = await drawText(text);
    expect(markdown).toBe(text.replace("\\{b\\}", "{b}").replace("\\{d}", "{d}").replace("\\{e}", "{e}"));
  });

  it("tells of such names in exports too", async () => {
    expect((await drawText("export const a = [nobody]\n\ntext")).told).toEqual([
      'undefined-name guides/page.mdx:1:1 "nobody" is not defined.',
    ]);
  });

  it("runs components with hooks and shows a failing one as a warning", async () => {
    const { html, told } = await drawText(
      "export const Count = () => { const [n] = useState(3); return <b>{n}</b> }\nexport const Bad = () => { throw new Error('oops') }\n\n<Count />\n\n<Bad />\n\nend",
    );
    expect(html).toContain("<b>3</b>");
    expect(html).toContain("end");
    expect(told).toEqual(["component-failed guides/page.mdx:6:1 A component of this page failed: oops."]);
  });

  it("says where a component stands that fails for what it is given, or within another", async () => {
    const { told } = await drawText(
      "export const Price = ({ of }) => <b>{of.price}</b>\nexport const Row = (props) => <p><Price {...props} /></p>\n\n<Price of={{ price: 1 }} />\n\nA <Row of={null} />\n\n{[1].map(() => <Price />)}\n",
    );
    expect(told.map((each) => each.replace(/ A comp.*/, ""))).toEqual([
      "component-failed guides/page.mdx:6:3",
      "component-failed guides/page.mdx:8:1",
    ]);
  });

  it("says where an icon is named that nobody knows, in a snippet too", async () => {
    const { told } = await drawText(
      'import Rest from "/rest.mdx"\n\nSome qwert.\n\n<Card title="qwert" icon="qwert" />\n\n<Rest />\n',
      { files: { "rest.mdx": "---\ntitle: Rest\n---\n\n<Icon icon={'zxcvb'} />\n" } },
    );
    expect(told).toEqual([
      'unknown-icon guides/page.mdx:5:27 Unknown icon "qwert".',
      'unknown-icon rest.mdx:5:14 Unknown icon "zxcvb".',
    ]);
  });

  it("says where a diagram is that cannot have its controls there", async () => {
    const { told } = await drawText('```mermaid placement="middle"\ngraph TD\n```\n');
    expect(told[0]).toMatch(/^mermaid-placement guides\/page.mdx:1:23 /);
  });

  it("gives functions of the page no more than the language and the names that pages need", async () => {
    const { html } = await drawText(
      '{Object.keys(globalThis).filter((name) => !/^[A-Z]|[tT]imeout|[iI]nterval/.test(name)).join(" ")}',
    );
    expect(html).toBe(
      "<p>parseInt parseFloat isNaN isFinite undefined encodeURIComponent decodeURIComponent encodeURI decodeURI structuredClone queueMicrotask btoa atob performance crypto console</p>",
    );
  });
});

describe("components", () => {
  it("are told from elements by their capital letter", async () => {
    const { problems } = await drawText('<note>a</note> <card title="b" /> <custom-card /> <video /> <path />');
    expect(problems.map(({ code, hint }) => [code, hint])).toEqual([
      ["unknown-component", "Did you mean <Note>? Components start with a capital letter."],
      ["unknown-component", "Did you mean <Card>? Components start with a capital letter."],
    ]);
  });

  it("names the nearest component for an unknown one and shows its content", async () => {
    const { html, problems } = await drawText("<Cardd>\n\ninside\n\n</Cardd>");
    expect(html).toContain("inside");
    expect(html).not.toContain("Cardd");
    expect(problems[0]).toMatchObject({ code: "unknown-component", severity: "warning", hint: "Did you mean <Card>?" });
  });

  it("lifts examples and panels into the right column", async () => {
    const { html, aside } = await drawText(
      "<ResponseExample>\n```json\n{}\n```\n</ResponseExample>\n\ntext\n\n<RequestExample>\n```sh\ncurl\n```\n</RequestExample>",
    );
    expect(html).not.toContain("request-example");
    expect(aside?.indexOf("request-example")).toBeLessThan(aside?.indexOf("response-example") ?? 0);
  });
});

describe("snippets", () => {
  const files = {
    "snippets/hello.mdx": "Hello {name} and {props.name}!\n\n```sh\necho {name}\n```\n",
    "snippets/Parts.mdx":
      'export const version = "1.2"\nexport const Tag = ({ of, children }) => <em>{of}: {children}</em>\n',
    "snippets/outer.mdx": 'import Hello from "./hello.mdx"\n\nOuter: <Hello name="Bo" />\n',
    "snippets/wrap.mdx": "Before {children} after {props.children}\n",
    "snippets/box.jsx": 'export const Box = ({ label }) => <div className="box">{label}</div>;\nexport default Box;\n',
    "snippets/typed.tsx": "export const Typed = ({ n }: { n: number }) => <i>{n as number}</i>;\n",
    "snippets/a.mdx": 'import B from "/snippets/b.mdx"\n\nA <B />\n',
    "snippets/b.mdx": 'import A from "/snippets/a.mdx"\n\nB <A />\n',
    "_snippets/old.mdx": "Old way\n",
    "snippets/new.mdx": "<Badge>New</Badge>",
  };

  it.each(Object.entries(CASES.snippets))("puts in %s", async (_, [text, parts, needed]) => {
    const { html, told, dependencies } = await drawText(text, { files });
    for (const part of parts) expect(html).toContain(part);
    expect(told).toEqual([]);
    expect(dependencies.toSorted()).toEqual(needed);
  });

  it.each([
    [
      "a file that is not there",
      'import X from "/snippets/helo.mdx"\n\n<X />',
      "missing-snippet",
      'Did you mean "/snippets/hello.mdx"?',
    ],
    ["a lacking export", 'import { Bix } from "/snippets/box.jsx"\n\n<Bix />', "not-exported", "Did you mean Box?"],
    ["a package", 'import { z } from "zod"\n', "import-package", expect.any(String)],
    [
      "a path that looks like a package",
      'import S from "snippets/new.mdx"\n',
      "import-package",
      'To import the file in the project, write "/snippets/new.mdx".',
    ],
  ])("tells of %s at its place", async (_, text, code, hint) => {
    const { problems } = await drawText(text, { files });
    expect(problems).toMatchObject([{ code, hint, place: { line: 1, column: 1 } }]);
  });

  it("tells that a file is private", async () => {
    const { problems } = await drawText('import E from "/snippets/.env.mdx"\n\n<E />', { files });
    const what = 'The file "/snippets/.env.mdx" is private: .git and .env files are never shown.';
    expect(problems).toMatchObject([{ what, hint: "Rename the file, and import it by its new name." }]);
  });

  it("tells of code that fails, and of circles, and draws the rest", async () => {
    const thrown = await drawText('export const a = (() => { throw new Error("boom"); })();\n\nText.\n');
    expect(thrown.problems[0]).toMatchObject({ code: "code-failed", severity: "warning" });
    expect(thrown.html).toContain("Text.");
    const circle = await drawText('import A from "/snippets/a.mdx"\n\n<A />\n', { files });
    expect(circle.problems[0]?.what).toContain("snippets/a.mdx → snippets/b.mdx → snippets/a.mdx");
    expect(circle.html).toContain("A B");
  });
});

describe("alerts as GitHub writes them", () => {
  it.each(CASES.alerts)("draws what the component draws: %j", async (text, component) => {
    const [alert, drawn] = [await drawText(text), await drawText(component)];
    expect(alert.html).toBe(drawn.html);
    expect(alert.markdown).toBe(drawn.markdown);
    expect(alert.facts.passages).toEqual(drawn.facts.passages);
  });

  it.each(["> see [!NOTE]\n> here", "> \\[!NOTE]\n> here", "> [!OTHER]\n> here", "> [!NOTE]", "[!NOTE] here"])(
    "leaves other text alone: %j",
    async (text) => expect((await drawText(text)).html).not.toContain("callout"),
  );
});

it.each(["/data.json", "/data.csv", "/box.vue", "/code.ts", "/a.css", "/a.png"])(
  "says that %s cannot be imported",
  async (source) => {
    const { told } = await drawText(`import x from "${source}"\n\ntext`);
    expect(told[0]).toContain(`"${source}" cannot be imported: pages can only import .mdx, .md, .jsx and .tsx files.`);
  },
);

describe("blocks as other tools write them", () => {
  it.each(CASES.foreign)("are told of, with the component to write: %j", async (text, place, component) => {
    const { told, problems } = await drawText(text);
    expect(told).toEqual([expect.stringContaining(`foreign-callout guides/page.mdx:${place}`)]);
    expect(problems[0]?.hint).toBe(`Write ${component}.`);
  });

  it.each([
    ["[[toc]]", "1:1"],
    ["a\n\n[[_TOC_]]", "3:1"],
    ["[TOC]\n\n# A", "1:1"],
  ])("that show contents are told of: %j", async (text, place) => {
    const { told, problems } = await drawText(text);
    expect(told).toEqual([expect.stringContaining(`foreign-contents guides/page.mdx:${place}`)]);
    expect(problems[0]?.hint).toBe("Remove it: pages show their contents beside the text.");
  });

  it.each([
    ...["```\n:::note\n:::\n```", "a :::note", ":::", "!!! wow", "`[[toc]]`", "[toc]\n\n[toc]: /x.png"],
    ...["see [[toc]]"],
  ])("are nothing else: %j", async (text) => expect((await drawText(text)).told).toEqual([]));
});

it.each([
  ["<I />", ['Write tool="…" in the tag that puts in this snippet, or \\{ for a literal brace.']],
  ['<I tol="a" />', ['Write tool="…" in the tag that puts in this snippet, not tol="…", or \\{ for a literal brace.']],
  ['<I tool="a" />', []],
])("says how a snippet is given what it uses, and which prop is a slip of it: %s", async (tag, hints) => {
  const files = { "snippets/i.mdx": "Use {tool} now." };
  const { problems } = await drawText(`import I from "/snippets/i.mdx"\n\n${tag}\n`, { files });
  expect(problems.map(({ hint }) => hint)).toEqual(hints);
});

describe("variables", () => {
  it("tells of a slip with the name that was meant", async () => {
    const { problems } = await drawText("Use {{sdkVersoin}} and {{zebra}}.\n", { variables: { sdkVersion: "1" } });
    expect(problems.map(({ hint }) => hint)).toEqual([
      "Did you mean {{sdkVersion}}?",
      'Add "zebra" to "variables" in docs.json.',
    ]);
  });

  it("puts in values before anything else and tells of undefined ones", async () => {
    const { html, told } = await drawText("# {{product}}\n\nUse {{product}} and {{other}}.\n", {
      variables: { product: "Widget" },
    });
    expect(html).toContain("Use Widget and {{other}}.");
    expect(told).toEqual(["undefined-variable guides/page.mdx:3:21 {{other}} is not defined."]);
  });

  it("says nothing of names in code and in comments", async () => {
    const text =
      "{/* Show {{one}}\n   and {{two}}. */}\n\n<!-- {{three}} -->\n\nText with `{/*` and `{{four}}`, {{five}}.\n";
    const { html, told } = await drawText(text);
    expect(html).toContain("{{five}}");
    expect(told).toEqual(["undefined-variable guides/page.mdx:6:33 {{five}} is not defined."]);
  });
});
