// What elements of HTML, components and code say, in Markdown and to search.
import { describe, expect, it } from "vitest";
import { drawText } from "../../render/draw-text.js";

async function saidBy(text: string, files: Record<string, string> = {}) {
  const { markdown, facts } = await drawText(text, { files });
  return { markdown: markdown.trimEnd(), text: facts.passages.map((each) => each.text).join("\n---\n") };
}

const ITEMS = 'export const items = ["alpha", "beta"];\n\n';

it.each([
  [
    "alone in a cell",
    '| Plan | SSO |\n|---|---|\n| Free | <Icon icon="xmark" /> |\n| Pro | <Icon icon="check" /> |',
    "| Free | xmark |\n| Pro | check |",
  ],
  ["two alone in a cell", '| A |\n|---|\n| <Icon icon="check" /> <Icon icon="xmark" /> |', "| check xmark |"],
  ["with a label", '| A |\n|---|\n| <Icon icon="check" alt="Yes" /> |', "| Yes |"],
  ["with a label beside words", 'Is <Icon icon="check" alt="included" /> here.', "Is included here."],
  ["beside words", '| A |\n|---|\n| <Icon icon="check" /> Yes |', "| Yes |"],
  ["in HTML", '<table><tr><th>A</th></tr><tr><td><Icon icon="check" /></td></tr></table>', "| A |\n| --- |\n| check |"],
  [
    "in rows made by code",
    '<table><tbody>{["check", "xmark"].map(i => <tr key={i}><td><Icon icon={i} /></td></tr>)}</tbody></table>',
    "| check |\n| --- |\n| xmark |",
  ],
  ["in a component", 'export const Yes = () => <Icon icon="check" />;\n\n| A |\n|---|\n| <Yes /> |', "| check |"],
  ["by its file", '| A |\n|---|\n| <Icon icon="/icons/yes.svg" /> |', "| yes |"],
  ["as decoration of a box", '<div><Icon icon="rocket" /></div>\n\nWords', "Words"],
  ["in a heading", '## <Icon icon="rocket" /> Start', "## Start"],
])("icons: %s", async (_, text, markdown) => {
  const said = await saidBy(text);
  expect(said.markdown.replace(/^#+ +/gm, (mark) => mark.replace(/ +$/, " "))).toContain(markdown);
});

it.each([
  ["a list", `${ITEMS}<ul>{items.map(i => <li key={i}>{i}</li>)}</ul>`, "- alpha\n- beta"],
  [
    "a numbered list",
    `${ITEMS}<ol start="3">{items.map(i => <li key={i}><b>{i}</b></li>)}</ol>`,
    "3. **alpha**\n4. **beta**",
  ],
  ["a list by itself", `${ITEMS}{<ul>{items.map(i => <li key={i}>{i}</li>)}</ul>}`, "- alpha\n- beta"],
  [
    "rows",
    `${ITEMS}<table><thead><tr><th>H</th></tr></thead><tbody>{items.map(i => <tr key={i}><td>{i}</td></tr>)}</tbody></table>`,
    "| H |\n| --- |\n| alpha |\n| beta |",
  ],
  ["paragraphs", `${ITEMS}{items.map(i => <p key={i}>Para {i}</p>)}`, "Para alpha\n\nPara beta"],
  ["headings", `${ITEMS}{items.map(i => <h3 key={i}>{i}</h3>)}`, "### alpha\n\n### beta"],
  ["links", `${ITEMS}{items.map(i => <a key={i} href={"/" + i}>{i}</a>)}`, "[alpha](/alpha) [beta](/beta)"],
  [
    "cards",
    `${ITEMS}<CardGroup>{items.map(i => <Card key={i} title={i} href={"/" + i}>About {i}</Card>)}</CardGroup>`,
    "**[alpha](/alpha)**\n\nAbout alpha\n\n**[beta](/beta)**\n\nAbout beta",
  ],
  [
    "steps",
    `${ITEMS}<Steps>{items.map(i => <Step key={i} title={i}>Do {i}</Step>)}</Steps>`,
    "1. **alpha**\n\n   Do alpha\n\n2. **beta**\n\n   Do beta",
  ],
  ["code", '{<pre><code className="language-js">{"a\\n  b"}</code></pre>}', "```js\na\n  b\n```"],
  [
    "a component around blocks",
    "export const Box = ({ children }) => <section><h3>Top</h3>{children}<p>End</p></section>;\n\n<Box>\n\n- one\n- two\n\n</Box>",
    "### Top\n\n- one\n- two\n\nEnd",
  ],
  ["a component that drops content", "export const None = () => <p>Only this</p>;\n\n<None>never</None>", "Only this"],
  [
    "rows of components",
    `${ITEMS}export const Row = ({ name }) => <tr><td>{name}</td><td>x</td></tr>;\n\n<table>{items.map(i => <Row key={i} name={i} />)}</table>`,
    "| alpha | x |\n| --- | --- |\n| beta | x |",
  ],
  ["a bar in a cell", '<table><tr><td>{"a | b"}</td></tr></table>', "| a \\| b |\n| --- |"],
])("what code makes: %s", async (_, text, markdown) => expect((await saidBy(text)).markdown).toBe(markdown));

it.each([
  ["H<sub>2</sub>O and x<sup>2</sup>", "H<sub>2</sub>O and x<sup>2</sup>", "H2O and x2"],
  ['<pre>\n{"a\\n  b"}\n</pre>', "```\na\n  b\n```", ""],
  ["<blockquote><p>One</p><p>Two</p></blockquote>", "> One\n>\n> Two", "One\nTwo"],
  [
    "<dl><dt>Term</dt><dd>Meaning</dd><dt>Next</dt><dd>More</dd></dl>",
    "- **Term**\n\n  Meaning\n- **Next**\n\n  More",
    "Term\nMeaning\nNext\nMore",
  ],
  ["<details>\n<summary>More</summary>\n\nInside\n</details>", "**More**\n\nInside", "More\nInside"],
  ['<label><input type="checkbox" checked /> Done</label>', "[x]  Done", "[x]  Done"],
  ['<input type="text" placeholder="Your name" />', "Your name", "Your name"],
  ['<video src="/demo.mp4"></video>', "[/demo.mp4](/demo.mp4)", "/demo.mp4"],
  ['<video title="Tour"><source src="/tour.webm" /></video>', "[Tour](/tour.webm)", "Tour"],
  ['<object data="/a.pdf"></object>', "[/a.pdf](/a.pdf)", "/a.pdf"],
  ['<img src="/p.png" />', "![](/p.png)", ""],
  ['<picture><source srcSet="/d.png" /><img src="/p.png" alt="P" /></picture>', "![P](/p.png)", "P"],
  ['<figure><img src="/p.png" alt="P" /><figcaption>C</figcaption></figure>', "![P](/p.png)\n\nC", "P\nC"],
  [
    "<table><caption>Plans</caption><tr><th colSpan={2}>Both</th></tr><tr><td>1</td><td>2</td></tr></table>",
    "Plans\n\n| Both |  |\n| --- | --- |\n| 1 | 2 |",
    "Plans\nBoth |\n1 | 2",
  ],
  ["<p hidden>never</p>\n\nWords", "Words", "Words"],
  ["<q>quoted</q>", "“quoted”", "“quoted”"],
  ["a\r\n\r\n<b>b</b>\r\n\r\n- c\r\n- d\r\n", "a\n\n**b**\n\n- c\n- d", "a\nb\nc\nd"],
])("elements: %s", async (text, markdown, words) => {
  const said = await saidBy(text);
  expect(said.markdown).toBe(markdown);
  expect(said.text).toBe(words);
});

describe("components", () => {
  it.each([
    ['<Tabs><Tab title="A">one</Tab><Tab title="B">two</Tab></Tabs>', "**A**\n\none\n\n**B**\n\ntwo"],
    ['<Mermaid chart="graph TD; A-->B" />', "```mermaid\ngraph TD; A-->B\n```"],
    ['<ZoomImage src="/a.png" alt="A" />', "![A](/a.png)"],
    ['<OptimizedVideo src="/a.mp4" />', "[/a.mp4](/a.mp4)"],
    ['<Frame caption="Below" hint="Above">\n  ![A](/a.png)\n</Frame>', "Above\n\n![A](/a.png)\n\n*Below*"],
    [
      '<Color><Color.Row title="Row"><Color.Item name="blue" value="#00f" /></Color.Row></Color>',
      "**Row**\n\n- blue: `#00f`",
    ],
    ['<GitHub.Repo repo="a/b" description="About" />', "[a/b](https://github.com/a/b)\n\nAbout"],
    ['<Update label="v2" description="May" tags={["New", "Fix"]}>Text</Update>', "## v2\n\nNew, Fix\n\nMay\n\nText"],
    ['<Card title="T" href="/t" cta="Open">Body</Card>', "**[T](/t)**\n\nBody\n\nOpen"],
    ['<Tooltip tip="What" headline="Head" cta="Go" href="/x">word</Tooltip> here', "word (Head: What: [Go](/x)) here"],
    ["<Badge>New</Badge>\n\n<Badge>Old</Badge>", "New\n\nOld"],
    [
      '<ResponseField name="id" type="string" pre={["ro"]} post={["v2"]} default="x" deprecated>\nText\n\n- a\n</ResponseField>',
      "- ro `id` (string, default: x, deprecated) v2: Text\n  - a",
    ],
    ['<Steps><Step title="A">one</Step></Steps>', "1. **A**\n\n   one"],
  ])("%s", async (text, markdown) => expect((await saidBy(text)).markdown).toBe(markdown));

  it("opens a passage with a title that is a heading", async () => {
    const { facts } = await drawText(
      '<Steps titleSize="h3">\n<Step title="First">a</Step>\n<Step title="Second">b</Step>\n</Steps>',
    );
    expect(facts.passages.map(({ anchor, text }) => `${anchor}: ${text}`)).toEqual(["first: a", "second: b"]);
  });
});
