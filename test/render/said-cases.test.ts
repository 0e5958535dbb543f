// What pages say in their copies, where links lead under a base, what pages are called, what descriptions keep, and what is told.
import { describe, expect, it } from "vitest";
import { buildSite } from "../build-site.js";
import { withProject } from "../site/with-project.js";
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
    await withProject(project, async (root) => {
      const { file } = await buildSite(root, { base: "/docs" });
      const drawn = await Promise.all(rows.map((_, at) => file(`p${at}/index.html`)));
      const content = (html = "") => html.slice(html.indexOf('id="content"'), html.indexOf('<div class="page-foot"'));
      expect(rows.filter(([, address], at) => !content(drawn[at]).includes(address))).toEqual([]);
    });
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
    await withProject({ files: { ...files, "a.mdx": "x\n", "a.png": "" } }, async (root) => {
      const { file } = await buildSite(root);
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
});
