import { describe, expect, it } from "vitest";
import { drawText, drawTexts } from "../draw-text.js";

describe("Markdown", () => {
  it("draws blocks, lines, lists and tables", async () => {
    const { html } = await drawText(
      "A **b** *c* ~~d~~ `e`\n\n1. one\n2. two\n\n- [x] done\n\n| a | b |\n|---|:-:|\n| 1 | 2 |\n\n> quote\n\n---\n",
    );
    expect(html).toContain("<p>A <strong>b</strong> <em>c</em> <del>d</del> <code>e</code></p>");
    expect(html).toContain("<ol><li>one</li>");
    expect(html).toContain('<input type="checkbox" disabled checked aria-label="done"/>');
    expect(html).toContain('<td style="text-align:center">2</td>');
    expect(html).toContain("<blockquote><p>quote</p></blockquote>");
    expect(html).toContain("<hr/>");
  });

  it("gives a column of sentences its least width", async () => {
    const words = "A sentence that says a good deal more than names and numbers do.";
    const { html } = await drawText(`| a | b | c |\n|---|--:|---|\n| 1 | ${words} | \`${words}\` |\n`);
    expect(html).toContain('<tr><th>a</th><th class="wordy" style="text-align:right">b</th><th>c</th></tr>');
    expect(html).toContain('<td style="text-align:right">A sentence');
  });

  it("keeps paragraphs in loose lists and opens them in tight ones", async () => {
    expect((await drawText("- a\n\n- b\n")).html).toContain("<li><p>a</p></li>");
    expect((await drawText("- a\n- b\n")).html).toContain("<li>a</li>");
  });

  it("settles the addresses of links and pictures, also in HTML", async () => {
    const { html } = await drawText('[a](/x) ![b](/y.png) <a href="/z">c</a>\n\n[r]\n\n[r]: /ref\n');
    for (const address of ['href="/base/x"', 'src="/base/y.png"', 'href="/base/z"', 'href="/base/ref"'])
      expect(html).toContain(address);
  });

  it("settles them in HTML of a .md file that is no MDX, too", async () => {
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

  it("draws a mermaid fence as a diagram", async () => {
    expect((await drawText("```mermaid\ngraph TD\n```\n")).html).toContain("<docs-mermaid");
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

  it("opens no paragraph inside elements that hold a line", async () => {
    const { html } = await drawText('<p style="color: red">\n  text\n</p>\n');
    expect(html).toContain('<p style="color: red">text</p>');
  });
});

describe("content of links", () => {
  it.each(["a", "Link", "Tile"])("has no links of its own, which would end %s before it", async (name) => {
    const heading = "### Plans\n\nWrite to help@example.com, or [see](/more) them.";
    const { html, told } = await drawText(
      `<${name} href="/plans">\n\n${heading}\n\n<h4>Prices</h4>\n\n</${name}>\n\n## After`,
    );
    expect(told).toEqual([]);
    const inside = html.slice(0, html.indexOf("</a>"));
    expect(inside.match(/<a\b/g)).toHaveLength(1);
    expect(inside).toContain('<h3 id="plans">Plans</h3>');
    expect(inside).toContain("Write to help@example.com, or see them.");
    expect(inside).toContain("Prices</h4>");
    expect(html.slice(inside.length)).toContain('After<a class="anchor" href="#after"');
  });

  it("explains words in a link without the explanation's own link", async () => {
    const tooltip = '<Tooltip tip="A container" cta="Read" href="/workers">workers</Tooltip>';
    const { html } = await drawText(`[Handler ${tooltip}](/handlers) and ${tooltip}.`);
    const inside = html.slice(0, html.indexOf("</a>"));
    expect(inside).toContain("A container");
    expect(inside.match(/<a\b/g)).toHaveLength(1);
    expect(html.slice(inside.length)).toContain('/workers" data-component-part="tooltip-cta"');
  });

  it("draws no link in a link if code has one", async () => {
    const code = '<Tooltip tip="T" cta="Read" href="/t">t</Tooltip> <a href="/raw">raw</a>';
    const { html } = await drawText(
      `export const Both = () => <b>${code}</b>;\n\n[To <Both /> {<a href="/v">v</a>}](/a)\n\n<Both />`,
    );
    const inside = html.slice(0, html.indexOf("</a>"));
    expect(inside.match(/<a\b/g)).toHaveLength(1);
    expect(inside).toMatch(/<\/docs-tooltip> raw<\/b> v$/);
    expect(html.slice(inside.length).match(/\/(?:t|raw)"/g)).toHaveLength(2);
  });

  it("draws headings without a link of their own in a link of the author's code", async () => {
    const { html } = await drawText(
      "export const Link = ({ to, children }) => <a href={to}>{children}</a>;\n\n<Link to='/a'>\n  <h3>One</h3>\n\n  ### Two\n</Link>\n\n## Three",
    );
    expect(html).toMatch(/<a href="[^"]*\/a"><h3 id="one">One<\/h3>\s*<h3 id="two">Two<\/h3><\/a>/);
    expect(html).toContain('Three<a class="anchor"');
  });
});

describe("content of components", () => {
  const content = "A **b** `<c>` [d](/x)\n\n- one\n- two\n\n<Badge>e</Badge>\n";
  const drawn =
    '<p>A <strong>b</strong> <code>&lt;c></code> <a href="/base/x">d</a></p><ul><li>one</li><li>two</li></ul>\n<span';

  it("is the same where it is placed, sorted and read", async () => {
    const { html } = await drawText(
      `export const Box = ({ children }) => <section>{children}</section>\n\n${content}\n<Note>\n${content}\n</Note>\n\n<Box>\n${content}\n</Box>\n\n<Tabs>\n<Tab title="t">\n${content}\n</Tab>\n</Tabs>\n`,
    );
    expect(html.replaceAll(' data-as="p"', "").split(drawn)).toHaveLength(5);
  });

  it("can be looked at by components of the author, however deep", async () => {
    const { html } = await drawText(
      "export const First = ({ children }) => <i>{children.props.children[1].props.children}</i>\n\n<First>\n\nA **b** c\n\n</First>\n",
    );
    expect(html).toContain("<i>b</i>");
  });

  it("names a card that has no title", async () => {
    const { html } = await drawText('<Card href="/x">\n  A **b** <Badge>c</Badge>\n</Card>\n');
    expect(html).toContain('aria-label="A b c"');
  });
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

  it("have each their own problems", async () => {
    const unknown = "Hi {{nobody}}, <Card title={missing} />\n";
    const broken = "One <b>two\n\n{three\n";
    for (const faulty of [unknown, broken]) {
      const drawn = await drawTexts({ "v1/page.mdx": faulty, "v2/page.mdx": faulty });
      const [first, second] = drawn.map(({ told }) => told);
      expect(first?.length).toBeGreaterThan(0);
      expect(second).toEqual(first?.map((each) => each.replace("v1/", "v2/")));
    }
  });
});

describe("expressions", () => {
  it("evaluates values, templates, conditions and lists", async () => {
    const { html } = await drawText(
      'export const name = "Ada"\nexport const items = ["x", "y"]\n\n{1 + 1} {`hi ${name}`} {name === "Ada" ? "yes" : "no"}\n\n<ul>{items.map((item) => <li key={item}>{item}</li>)}</ul>\n',
    );
    expect(html).toContain("2");
    expect(html).toContain("hi Ada");
    expect(html).toContain("yes");
    expect(html).toContain("<li>x</li><li>y</li>");
  });

  it("reads Markdown between MDX tags in code", async () => {
    const { html } = await drawText(
      'export const on = true\n\n{on ? <MDX>\n  **bold** and\n\n  - {on ? "item" : "no"}\n</MDX> : null}\n',
    );
    expect(html).toContain("<p><strong>bold</strong> and</p>");
    expect(html).toContain("<li>item</li>");
  });

  it("draws nothing for comments, null and booleans", async () => {
    expect((await drawText("a{/* no */}b{null}c{true}d")).html).toContain("<p>abcd</p>");
  });

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

  it.each([
    ["at /boxes/{id}/pause", "<p>at /boxes/{id}/pause</p>"],
    ["Status { status, context } \u2013 %{time} ${HOME}", "<p>Status { status, context } \u2013 %{time} ${HOME}</p>"],
    ["{a} {b}\n{c}", "<p>{a} {b}\n{c}</p>"],
    ["{\n  a,\n  b\n}", "<p>{\na,\nb\n}</p>"],
    ["**{a.b}** [to {c}](/x/{c})", '<p><strong>{a.b}</strong> <a href="/base/x/{c}">to {c}</a></p>'],
    ["> quote {id}", "<blockquote><p>quote {id}</p></blockquote>"],
    ["- {id}", "<ul><li>{id}</li></ul>"],
    ["<div>{id}</div>", "<div><p>{id}</p></div>"],
    ["\"{id}\" {t('k')} {a-b}", "<p>“{id}” {t('k')} {a-b}</p>"],
    ["see {location}, {URL}, {user} and {Link}", "<p>see {location}, {URL}, {user} and {Link}</p>"],
    ["{{ a, b }} and {{c}}", "<p>{{ a, b }} and {{c}}</p>"],
  ])("shows words in braces that name nothing as they are: %j", async (text, expected) => {
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

  it("shows nothing of elements and functions that name nothing, and what code has in their stead", async () => {
    const { html } = await drawText('a{nobody && <b>b</b>}{(() => { nobody() })()}{nobody ?? "c"}{nobody || "d"}');
    expect(html).toContain("<p>acd</p>");
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

  it("keeps functions of the page away from the machine", async () => {
    const { html } = await drawText("a {typeof process} {typeof require} {typeof globalThis.process}");
    expect(html).toContain("a undefined undefined undefined");
    const all = await drawText(
      '{Object.keys(globalThis).filter((name) => !/^[A-Z]|[tT]imeout|[iI]nterval/.test(name)).join(" ")}',
    );
    expect(all.html).toBe(
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

  it("gives a prompt its text as it was written", async () => {
    expect((await drawText('<Prompt description="d">\n  Use **bold** words.\n</Prompt>')).html).toContain(
      "Use **bold** words.",
    );
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
  };

  it("puts in a default import with its props, also in code", async () => {
    const { html, dependencies } = await drawText('import Hello from "/snippets/hello.mdx"\n\n<Hello name="Ada" />\n', {
      files,
    });
    expect(html).toContain("Hello Ada and Ada!");
    expect(html).toContain("echo Ada");
    expect(dependencies).toEqual(["snippets/hello.mdx"]);
  });

  it("finds files in any case and gives named exports", async () => {
    const { html, told } = await drawText(
      'import { version, Tag } from "/Snippets/parts.mdx"\n\nV{version} <Tag of="a">b</Tag>\n',
      { files },
    );
    expect(html).toContain("V1.2 <em>a: b</em>");
    expect(told).toEqual([]);
  });

  it("takes imports and exports that stand between the tags of elements", async () => {
    const text =
      '<Steps>\n<Step title="One">\n\nFirst.\n\nimport Hello from "/snippets/hello.mdx"\n\n<Hello name="Ada" />\n\nexport const year = 1843\n\nIn {year}.\n\n</Step>\n</Steps>\n';
    const { html, problems } = await drawText(text, { files });
    expect(problems).toEqual([]);
    expect(html).toContain("Hello Ada and Ada!");
    expect(html).toContain("In 1843.");
  });

  it("resolves nested imports against the snippet that names them", async () => {
    const { html, dependencies } = await drawText('import Outer from "../snippets/outer.mdx"\n\n<Outer />\n', {
      files,
    });
    expect(html).toContain("Outer: ");
    expect(html).toContain("Hello Bo");
    expect([...dependencies].sort()).toEqual(["snippets/hello.mdx", "snippets/outer.mdx"]);
  });

  it("hands children on", async () => {
    const { html } = await drawText('import Wrap from "/snippets/wrap.mdx"\n\n<Wrap>**mid**</Wrap>\n', { files });
    expect(html).toContain("Before <strong>mid</strong> after <strong>mid</strong>");
  });

  it("draws JSX and typed JSX", async () => {
    const { html } = await drawText(
      'import Box from "/snippets/box.jsx"\nimport { Typed } from "/snippets/typed.tsx"\n\n<Box label="x" />\n\n<Typed n={4} />\n',
      { files },
    );
    expect(html).toContain('<div class="box">x</div>');
    expect(html).toContain("<i>4</i>");
  });

  it("puts in a file by the older tag", async () => {
    expect((await drawText('<Snippet file="old.mdx" />', { files })).html).toContain("Old way");
  });

  it("keeps the space between snippets that share a line", async () => {
    const { html } = await drawText('import B from "/snippets/b.mdx"\n\n<B />\n<B />\n', {
      files: { "snippets/b.mdx": "<Badge>New</Badge>" },
    });
    expect(html.match(/<\/span>\n<span class="badge/g)).toHaveLength(1);
  });

  it("tells of missing files, missing exports, packages and circles with their place", async () => {
    expect((await drawText('import X from "/snippets/helo.mdx"\n\n<X />', { files })).problems).toMatchObject([
      { code: "missing-snippet", place: { line: 1, column: 1 }, hint: 'Did you mean "/snippets/hello.mdx"?' },
    ]);
    expect((await drawText('import E from "/snippets/.env.mdx"\n\n<E />', { files })).problems).toMatchObject([
      {
        what: 'The file "/snippets/.env.mdx" is private: .git and .env files are never shown.',
        hint: "Rename the file, and import it by its new name.",
      },
    ]);
    expect((await drawText('import { Bix } from "/snippets/box.jsx"\n\n<Bix />', { files })).problems[0]?.hint).toBe(
      "Did you mean Box?",
    );
    expect((await drawText('import { z } from "zod"\n', { files })).problems[0]?.code).toBe("import-package");
    const [bare] = (await drawText('import S from "snippets/s.mdx"\n', { files: { "snippets/s.mdx": "" } })).problems;
    expect(bare).toMatchObject({
      code: "import-package",
      hint: 'To import the file in the project, write "/snippets/s.mdx".',
    });
    const thrown = await drawText('export const a = (() => { throw new Error("boom"); })();\n\nText.\n');
    expect(thrown.problems[0]).toMatchObject({ code: "code-failed", severity: "warning" });
    expect(thrown.html).toContain("Text.");
    const circle = await drawText('import A from "/snippets/a.mdx"\n\n<A />\n', { files });
    expect(circle.problems[0]?.what).toContain("snippets/a.mdx → snippets/b.mdx → snippets/a.mdx");
    expect(circle.html).toContain("A B");
  });

  it("accepts imports from react", async () => {
    const { html } = await drawText(
      'import React, { useState } from "react"\nexport const A = () => { const [a] = useState("s"); return React.createElement("b", null, a) }\n\n<A />',
    );
    expect(html).toContain("<b>s</b>");
  });
});

describe("alerts as GitHub writes them", () => {
  it.each([
    ["> [!NOTE]\n> Body **b**\n> {1 + 1}", "<Note>\n  Body **b**\n  {1 + 1}\n</Note>"],
    ["> [!tip] Its *title*\n> Body\n>\n> - list", '<Tip title="Its *title*">\n  Body\n\n  - list\n</Tip>'],
    ["> [!IMPORTANT]\n>\n> Body", "<Info>\n  Body\n</Info>"],
    ["> [!Warning] Only [this](/x).", "<Warning>\n  Only [this](/x).\n</Warning>"],
    ["> [!CAUTION]-\n> **Body** first", "<Danger>\n  **Body** first\n</Danger>"],
    ["- a\n\n  > [!NOTE]\n  > > [!TIP]\n  > > b", "- a\n\n  <Note>\n    <Tip>\n      b\n    </Tip>\n  </Note>"],
  ])("draws what the component draws: %j", async (text, component) => {
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
  it.each([
    [":::note\nText\n:::", "foreign-callout guides/page.mdx:1:1", "Write <Note>…</Note>."],
    ["a\n\n::: tip Title\n\nText\n\n:::", "foreign-callout guides/page.mdx:3:1", 'Write <Tip title="Title">…</Tip>.'],
    ["> :::danger", "foreign-callout guides/page.mdx:1:3", "Write <Danger>…</Danger>."],
    [
      '!!! warning "Title"\n    Text',
      "foreign-callout guides/page.mdx:1:1",
      'Write <Warning title="Title">…</Warning>.',
    ],
    [
      ":::warning[Its title]\nText\n:::",
      "foreign-callout guides/page.mdx:1:1",
      'Write <Warning title="Its title">…</Warning>.',
    ],
    [
      "::: details More\nText\n:::",
      "foreign-callout guides/page.mdx:1:1",
      'Write <Accordion title="More">…</Accordion>.',
    ],
    ["::: code-group\n\ntext\n\n:::", "foreign-callout guides/page.mdx:1:1", "Write <CodeGroup>…</CodeGroup>."],
    ["- a\n\n  :::spoiler\n  b\n  :::", "foreign-callout guides/page.mdx:3:3", "Write a component in its place."],
    ["[[toc]]", "foreign-contents guides/page.mdx:1:1", "Remove it: pages show their contents beside the text."],
    ["a\n\n[[_TOC_]]", "foreign-contents guides/page.mdx:3:1", "Remove it: pages show their contents beside the text."],
    ["[TOC]\n\n# A", "foreign-contents guides/page.mdx:1:1", "Remove it: pages show their contents beside the text."],
  ])("are told of, with the component to write: %j", async (text, place, hint) => {
    const { told, problems } = await drawText(text);
    expect(told).toEqual([expect.stringContaining(place)]);
    expect(problems[0]?.hint).toBe(hint);
  });

  it.each([
    "```\n:::note\n:::\n```",
    "a :::note",
    ":::",
    "!!! wow",
    "`[[toc]]`",
    "[toc]\n\n[toc]: /x.png",
    "see [[toc]]",
  ])("are nothing else: %j", async (text) => expect((await drawText(text)).told).toEqual([]));
});

it("says how a snippet is given what it uses, and which prop is a slip of it", async () => {
  const files = { "snippets/i.mdx": "Use {tool} now." };
  const hintsOf = async (tag: string) =>
    (await drawText(`import I from "/snippets/i.mdx"\n\n${tag}\n`, { files })).problems.map(({ hint }) => hint);
  const end = "in the tag that puts in this snippet";
  expect(await hintsOf("<I />")).toEqual([`Write tool="…" ${end}, or \\{ for a literal brace.`]);
  expect(await hintsOf('<I tol="a" />')).toEqual([`Write tool="…" ${end}, not tol="…", or \\{ for a literal brace.`]);
  expect(await hintsOf('<I tool="a" />')).toEqual([]);
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
