// What pages say in their copies, and which of their mistakes are told.

import { describe, expect, it } from "vitest";
import { buildProject } from "../site/write-project.js";
import { drawText } from "./draw-text.js";

const items = 'export const items = [{ id: "a", n: 1 }, { id: "b", n: 2 }];\n\n';

it.each([
  [
    "rows made by code below a written head",
    `${items}<table><thead><tr><th>Id</th><th>N</th></tr></thead><tbody>{items.map(({ id, n }) => <tr key={id}><td>{id}</td><td>{n}</td></tr>)}</tbody></table>`,
    "| Id | N |\n| --- | --- |\n| a | 1 |\n| b | 2 |",
  ],
  ["quotations made by code", "{<blockquote><p>One</p><p>Two</p></blockquote>}", "> One\n>\n> Two"],
  ["words between the items of a list", "<ul><b>New</b><li>a</li>b<li>c</li></ul>", "**New**\n\n- a\n\nb\n\n- c"],
  ["an ordered list that goes on after words", "<ol><li>a</li>b<li>c</li></ol>", "1. a\n\nb\n\n2. c"],
  ["links in links", "<a href='/a'>b [c](/d) <Tooltip tip='T' cta='M' href='/e'>t</Tooltip></a>", "[b c t (T: M)](/a)"],
  ["an address without the white space around it", "<Card title='C' href='/a\n'>b</Card>", "**[C](/a)**"],
  ["code beside code", "{<div><code>a</code><code>b</code></div>}", "`a` `b`"],
  [
    "values in braces as they are, whatever Markdown takes them for",
    "{'*a* _b_ `c` [d](e) 1*2 f_g ~~h~~'}",
    "\\*a\\* \\_b_ \\`c\\` [d\\](e) 1\\*2 f_g \\~~h\\~~",
  ],
  ["names with underscores", "In {'a _get_pages of'} {'workflow_{id} or'}", "In a _get_pages of workflow_{id} or"],
  ["items on lines of their own", "<ul>\n<li>One</li>\n<li>Two</li>\n</ul>", "- One\n- Two"],
  ["a drawing by its label", "<svg aria-label='Chart'><path d='M0 0' /></svg>", "Chart"],
  ["signs alone in an item", "- <Icon icon='check' />\n- <Icon icon='xmark' alt='no' />", "- check\n- no"],
  ["words in braces that look like a tag", "Of type {'List<Item>'}.", "Of type List\\<Item>."],
  ["types that look like a tag", "<ResponseField name='a' type='List<Item>'>b</ResponseField>", "List\\<Item>"],
  [
    "code of components in code, line by line",
    'export const Box = () => <div><CodeBlock language="js">{"a\\n  b"}</CodeBlock></div>;\n\n<Box />',
    "```js\na\n  b\n```",
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
  ["no gap between a sign and punctuation", "Yes<svg aria-label='ok' />, (<Icon icon='x' alt='no' />)", "Yes ok, (no)"],
  ["words on both sides of a sign that says nothing", "Yes<Icon icon='check' />No", "Yes No"],
  ["columns on one line", "<Columns><Column>One</Column><Column>Two</Column></Columns>", "One\n\nTwo"],
  ["bold words in bold words", "<summary>Read <b>this</b></summary>", "**Read this**"],
  ["names of characters as such", "Write {'&lt;'}.", "Write \\&lt;."],
  ["items that are set in far", "1. a\n  1. b\n    1. c", "1. a\n2. b\n3. c"],
  ["words of an item that are set in far", "- a\n\n      b", "- a\n\n  b"],
  ["breaks of lines as such", "One<br />two", "One  \ntwo"],
])("a copy says: %s", async (_what, text, said) => {
  const { markdown } = await drawText(text);
  expect(markdown).toContain(said);
  expect(markdown).not.toContain("\r");
});

describe("mistakes", () => {
  const page = (body: string) => `---\ntitle: Page\n---\n\n${body}\n`;
  const rows: readonly (readonly [text: string, code: string])[] = [
    [page('<Tab title="a">x</Tab>'), "lone-part 5"],
    [page('<Step title="a">x</Step>'), "lone-part 5"],
    [page("x\nimport A from '/a.mdx'"), "import-in-text 6"],
    [page("[x](/a b.png)"), "space-in-address 5"],
  ];

  it("are told once, with their line", async () => {
    const files = Object.fromEntries(rows.map(([text], at) => [`p${at}.mdx`, text]));
    const settings = { navigation: { pages: ["index", ...rows.map((_, at) => `p${at}`)] } };
    const { problems } = await buildProject({ settings, files }, { lenient: true });
    const told = rows.map(([text], at) => {
      const own = problems.filter(({ place }) => place?.file === `p${at}.mdx`);
      return [text, own.map(({ code, place }) => `${code} ${place?.line}`).join(", ")];
    });
    expect(told).toEqual(rows);
  });
});
