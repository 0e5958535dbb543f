// What pages say in their copies, where links lead under a base, what pages are called, what descriptions keep, and what is told.

import { describe, expect, it } from "vitest";
import { builtProject } from "./built-project.js";
import { drawText } from "./draw-text.js";

const items = 'export const items = [{ id: "a", n: 1 }, { id: "b", n: 2 }];\n\n';

describe("a copy says", () => {
  it.each([
    ["ordered items made by code", `${items}<ol>{items.map((i) => <li key={i.id}>{i.id}</li>)}</ol>`, "1. a\n2. b"],
    [
      "rows made by code below a written head",
      `${items}<table><thead><tr><th>Id</th><th>N</th></tr></thead><tbody>{items.map(({ id, n }) => <tr key={id}><td>{id}</td><td>{n}</td></tr>)}</tbody></table>`,
      "| Id | N |\n| --- | --- |\n| a | 1 |\n| b | 2 |",
    ],
    [
      "headings made by code",
      `${items}{items.map(({ id }) => <h3 key={id}>Item {id}</h3>)}`,
      "### Item a\n\n### Item b",
    ],
    ["quotations made by code", "{<blockquote><p>One</p><p>Two</p></blockquote>}", "> One\n>\n> Two"],
    ["preformatted code", "{<pre><code className='language-js'>{'a\\n  b'}</code></pre>}", "```js\na\n  b\n```"],
    ["words between the items of a list", "<ul><b>New</b><li>a</li>b<li>c</li></ul>", "**New**\n\n- a\n\nb\n\n- c"],
    ["an ordered list that goes on after words", "<ol><li>a</li>b<li>c</li></ol>", "1. a\n\nb\n\n2. c"],
    [
      "the words of links in links",
      "<a href='/a'>b [c](/d) <Tooltip tip='T' cta='M' href='/e'>t</Tooltip></a>",
      "[b c t (T: M)](/a)",
    ],
    ["an address without the white space around it", "<Card title='C' href='/a\n'>b</Card>", "**[C](/a)**"],
    ["code beside code", "{<div><code>a</code><code>b</code></div>}", "`a` `b`"],
    [
      "values in braces as they are, whatever Markdown takes them for",
      "{'*a* _b_ `c` [d](e) 1*2 f_g ~~h~~'}",
      "\\*a\\* \\_b_ \\`c\\` [d\\](e) 1\\*2 f_g \\~~h\\~~",
    ],
    [
      "names with underscores as they are",
      "In {'a _get_pages of'} {'workflow_{id} or'}",
      "In a _get_pages of workflow_{id} or",
    ],
    ["terms", "<dl><dt>Term</dt><dd>Said</dd></dl>", "- **Term**\n\n  Said"],
    ["a summary on a line of its own", "<details>\n<summary>More</summary>\nInside\n</details>", "**More**\n\nInside"],
    ["items on lines of their own", "<ul>\n<li>One</li>\n<li>Two</li>\n</ul>", "- One\n- Two"],
    ["powers and indices", "x<sup>2</sup>, H<sub>2</sub>O", "x<sup>2</sup>, H<sub>2</sub>O"],
    ["boxes that are ticked", "<input type='checkbox' checked /> Done", "[x]  Done"],
    [
      "tabs on one line",
      "<Tabs><Tab title='One'>a</Tab><Tab title='Two'>b</Tab></Tabs>",
      "**One**\n\na\n\n**Two**\n\nb",
    ],
    ["a film as a link", "<video src='/a.mp4' title='Film'></video>", "[Film](/a.mp4)"],
    ["a drawing by its label", "<svg aria-label='Chart'><path d='M0 0' /></svg>", "Chart"],
    ["signs alone in an item", "- <Icon icon='check' />\n- <Icon icon='xmark' alt='no' />", "- check\n- no"],
    ["words in braces that look like a tag", "Of type {'List<Item>'}.", "Of type List\\<Item>."],
    [
      "types of fields that look like a tag",
      "<ResponseField name='a' type='List<Item>'>b</ResponseField>",
      "List\\<Item>",
    ],
    [
      "code of components in code, line by line",
      'export const Box = () => <div><CodeBlock language="js">{"a\\n  b"}</CodeBlock></div>;\n\n<Box />',
      "```js\na\n  b\n```",
    ],
    [
      "numbers of steps made by code",
      `${items}<Steps>{items.map(({ id }) => <Step key={id} title={id}>x</Step>)}</Steps>`,
      "1. **a**",
    ],
    ["pictures made by code", "{<img src='/a.png' alt='Alt' />}", "![Alt](/a.png)"],
    [
      "an icon that is a link apart from the word that it touches",
      "<div><span>id</span><a href='#x' aria-label='Permalink'><svg /></a></div>",
      "id [Permalink](#x)",
    ],
    [
      "pictures that are links one by one",
      "Of<a href='/x'><img src='/a.png' alt='A' /></a><a href='/y'><img src='/b.png' alt='B' /></a>",
      "Of [![A](/a.png)](/x) [![B](/b.png)](/y)",
    ],
    [
      "no gap between a sign and punctuation",
      "Yes<svg aria-label='ok' />, (<Icon icon='x' alt='no' />)",
      "Yes ok, (no)",
    ],
    ["words on both sides of a sign that says nothing", "Yes<Icon icon='check' />No", "Yes No"],
    ["columns on one line", "<Columns><Column>One</Column><Column>Two</Column></Columns>", "One\n\nTwo"],
    ["bold words in bold words", "<summary>Read <b>this</b></summary>", "**Read this**"],
    ["names of characters as such", "Write {'&lt;'}.", "Write \\&lt;."],
    ["items that are set in far", "1. a\n  1. b\n    1. c", "1. a\n2. b\n3. c"],
    ["words of an item that are set in far", "- a\n\n      b", "- a\n\n  b"],
    ["breaks of lines as such", "One<br />two", "One  \ntwo"],
  ])("%s", async (_what, text, said) => {
    const { markdown } = await drawText(text);
    expect(markdown).toContain(said);
    expect(markdown).not.toContain("\r");
  });
});

describe("under a base", () => {
  const rows: readonly (readonly [written: string, drawn: string])[] = [
    ['<img srcset="/a.png 1x, /b.png 2x" />', 'srcset="/docs/a.png 1x, /docs/b.png 2x"'],
    ['<video poster="/a.png"></video>', 'poster="/docs/a.png"'],
    ['<audio src="/a.mp3"></audio>', 'src="/docs/a.mp3"'],
    ['<video><source src="/a.mp4" /></video>', 'src="/docs/a.mp4"'],
    ['<video><track src="/a.vtt" /></video>', 'src="/docs/a.vtt"'],
    ['<iframe src="/a.html"></iframe>', 'src="/docs/a.html"'],
    ['<object data="/a.pdf"></object>', 'data="/docs/a.pdf"'],
    ['<embed src="/a.pdf" />', 'src="/docs/a.pdf"'],
    ['<form action="/a"></form>', 'action="/docs/a"'],
    ['<button formaction="/a">x</button>', 'formaction="/docs/a"'],
    ['<svg><use href="/a.svg#b" /></svg>', 'href="/docs/a.svg#b"'],
    ['<svg><image href="/a.png" /></svg>', 'href="/docs/a.png"'],
    ['<svg><a xlinkHref="/guide"><text>x</text></a></svg>', '"/docs/guide/"'],
    ["<div style={{ backgroundImage: \"url('/a.png')\" }}>x</div>", "/docs/a.png"],
    ['<a href="/guide?x=1#y">x</a>', 'href="/docs/guide/?x=1#y"'],
    ['<a href="guide.mdx">x</a>', 'href="/docs/guide/"'],
    ['<a href="./guide">x</a>', 'href="/docs/guide/"'],
    ['<Card title="x" href="/guide">x</Card>', 'href="/docs/guide/"'],
    ['<input type="image" src="/a.png" />', 'src="/docs/a.png"'],
    ['{<a href="/guide">x</a>}', 'href="/docs/guide/"'],
  ];

  it("every address of a page has it", async () => {
    const files = Object.fromEntries(rows.map(([text], at) => [`p${at}.mdx`, `---\ntitle: P${at}\n---\n\n${text}\n`]));
    const project = { files: { ...files, "guide.mdx": "---\ntitle: Guide\n---\n\nx\n" } };
    const { file } = await builtProject(project, { base: "/docs" });
    const drawn = await Promise.all(rows.map((_, at) => file(`p${at}/index.html`)));
    const content = (html = "") => html.slice(html.indexOf('id="content"'), html.indexOf('<div class="page-foot"'));
    expect(rows.filter(([, address], at) => !content(drawn[at]).includes(address))).toEqual([]);
  });
});

describe("titles", () => {
  const rows: readonly (readonly [text: string, title: string | null, headings: number])[] = [
    ["# One\n\nx", "One", 1],
    ["One\n===\n\nx", "One", 1],
    ["# `One` two\n\nx", "One two", 1],
    ["# **One** [two](/a)\n\nx", "One two", 1],
    ["x\n\n# Late\n\ny", "Late", 1],
    ["## Opens\n\nx\n\n### More\n\ny", "Opens", 1],
    ["## Two\n\nx\n\n## Three\n\ny", null, 1],
    ["<h1>Html</h1>\n\nx", "Html", 1],
    ["{/* c */}\n\n# After\n\nx", "After", 1],
    ["import A from '/a.mdx'\n\n# Import\n\nx", "Import", 1],
    ["# With id {#id}\n\nx", "With id", 1],
    ["```md\n# Code\n```\n\nx", null, 1],
    ["---\ntitle: Same\n---\n\n# Same\n\nx", "Same", 1],
    ["---\ntitle: Same\n---\n\n## Same\n\nx", "Same", 1],
    ["---\ntitle: Same\n---\n\n# *Same*\n\nx", "Same", 1],
    ["---\ntitle: Two\n---\n\n# Others\n\nx", "Two", 2],
    ['---\ntitle: ""\nsidebarTitle: Side\n---\n\nx', "Side", 0],
    ["---\nsidebarTitle: Side\n---\n\n# Head\n\nx", "Head", 1],
    ["# A &amp; B\n\nx", "A &amp; B", 1],
    ["# ![Logo](/a.png)\n\nx", "Logo", 1],
  ];

  it("are those of pages, and drawn once", async () => {
    const files = Object.fromEntries(rows.map(([text], at) => [`my-page-${at}.mdx`, `${text}\n`]));
    const { file } = await builtProject({ files: { ...files, "a.mdx": "x\n", "a.png": "" } });
    const found = await Promise.all(
      rows.map(async ([text, title], at) => {
        const html = await file(`my-page-${at}/index.html`);
        const shown = /<title>(.*?) - Garden<\/title>/.exec(html)?.[1];
        return [
          text,
          title === null ? (shown === `My page ${at}` ? null : shown) : shown,
          html.match(/<h1(?![^>]* hidden)/g)?.length ?? 0,
        ];
      }),
    );
    expect(found).toEqual(rows);
  });
});

describe("descriptions", () => {
  const parameter = (rest: string) => `parameters: [{name: p, in: query, ${rest}}]`;
  const rows: readonly (readonly [what: string, said: string])[] = [
    [parameter("example: 01234, schema: {type: string}"), '"01234"'],
    [parameter("example: 1.10, schema: {type: string}"), '"1.10"'],
    [parameter("example: 0x1F, schema: {type: string}"), '"0x1F"'],
    [parameter("example: 1e3, schema: {type: string}"), '"1e3"'],
    [parameter("example: true, schema: {type: string}"), '"true"'],
    [parameter("example: 2020-01-01, schema: {type: string}"), '"2020-01-01"'],
    [parameter("examples: {a: {value: 007}}, schema: {type: string}"), '"007"'],
    [parameter("schema: {type: string, example: 0123}"), '"0123"'],
    [parameter("schema: {type: string, default: 1.0}"), 'default "1.0"'],
    [parameter("schema: {type: string, enum: [1.0, 2.0]}"), '"1.0" | "2.0"'],
    [parameter("schema: {type: array, items: {type: string, example: 01}}"), '"01"'],
    [parameter("example: 01234, schema: {type: integer}"), "for example 1234"],
    [parameter("schema: {allOf: [{$ref: '#/components/schemas/Zip'}, {description: Inline words}]}"), "Inline words"],
    [parameter("schema: {allOf: [{$ref: '#/components/schemas/Zip'}, {nullable: true}]}"), "null"],
    [parameter("schema: {allOf: [{$ref: '#/components/schemas/Pet'}]}"), "`kind`"],
    [
      `requestBody: {content: {application/json: {schema: {type: object, properties: {zip: {type: string}}}, example: {zip: 01234}}}}`,
      '"zip": "01234"',
    ],
    [`requestBody: {content: {text/csv: {schema: {type: string}, example: "a,b\\n1,2\\n"}}}`, "```csv\na,b\n1,2\n```"],
    [
      `requestBody: {content: {application/xml: {schema: {type: string}, example: "<a>1</a>"}}}`,
      "```xml\n<a>1</a>\n```",
    ],
    [`description: "Of a <tenant> and [pets](#tag/Pets)"`, "\\<tenant>"],
    [`x-hidden: true`, ""],
  ];
  const yaml = [
    'openapi: 3.0.3\ninfo: {title: A, version: "1"}\nservers: [{url: "https://x.example"}]\ncomponents:\n  schemas:',
    "    Zip: {type: string, description: Referenced}",
    "    Pet: {type: object, properties: {kind: {type: string}}, discriminator: {propertyName: kind, mapping: {cat: '#/components/schemas/Cat'}}}",
    "    Cat: {allOf: [{$ref: '#/components/schemas/Pet'}, {type: object, properties: {lives: {type: integer}}}]}\npaths:",
    ...rows.map(
      ([what], at) =>
        `  /c${at}:\n    post:\n      summary: Case ${at}\n      ${what}\n      responses: {"200": {description: ok}}`,
    ),
  ].join("\n");

  it("keep what was written", async () => {
    const settings = { navigation: { groups: [{ group: "A", pages: ["index"], openapi: "api.yaml" }] } };
    const { file, routes } = await builtProject({ settings, files: { "api.yaml": yaml } }, { lenient: true });
    const copies = await Promise.all(
      rows.map((_, at) => (routes.has(`api-reference/case-${at}.md`) ? file(`api-reference/case-${at}.md`) : "")),
    );
    const isKept = (said: string, copy = "") => (said === "" ? copy === "" : copy.includes(said));
    expect(rows.filter(([, said], at) => !isKept(said, copies[at])).map(([what]) => what)).toEqual([]);
  });
});

describe("mistakes", () => {
  const page = (body: string, matter = "") => `---\ntitle: Page\n${matter}---\n\n${body}\n`;
  const rows: readonly (readonly [text: string, code: string | null])[] = [
    [page("[[toc]]"), "foreign-contents 5"],
    [page("!!! note\n    x"), "foreign-callout 5"],
    [page('<Tab title="a">x</Tab>'), "lone-part 5"],
    [page('<Step title="a">x</Step>'), "lone-part 5"],
    [page('<button onClick="a()">x</button>'), "unknown-prop-value 5"],
    [page('<div onMouseOver="a()">x</div>'), "unknown-prop-value 5"],
    [page("x", "slug: /a\n"), "unknown-key 3"],
    [page("x", "sidebar_label: a\n"), "unknown-key 3"],
    [page("x", "layout: a\n"), "unknown-key 3"],
    [page("x", "titel: a\n"), "unknown-key 3"],
    [page("# Page\n\nx"), "repeated-title 5"],
    [page("x\n\n```js\ny"), "unclosed-code 7"],
    [page('import Tabs from "@theme/Tabs";\n\nx'), "import-package 5"],
    [page("x\nimport A from '/a.mdx'"), "import-in-text 6"],
    [page("[x](/a b.png)"), "space-in-address 5"],
    [page("<card>x</card>"), "unknown-component 5"],
    [page("```js [config.js]\nx\n```"), null],
  ];

  it("are told once, with their line", async () => {
    const files = Object.fromEntries(rows.map(([text], at) => [`p${at}.mdx`, text]));
    const settings = { navigation: { pages: ["index", ...rows.map((_, at) => `p${at}`)] } };
    const { problems } = await builtProject({ settings, files }, { lenient: true });
    const told = rows.map(([text], at) => {
      const own = problems.filter(({ place }) => place?.file === `p${at}.mdx`);
      return [text, own.map(({ code, place }) => `${code} ${place?.line}`).join(", ") || null];
    });
    expect(told).toEqual(rows);
  });
});
