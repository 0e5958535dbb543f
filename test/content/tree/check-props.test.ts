import { describe, expect, it } from "vitest";
import { drawText } from "../../render/draw-text.js";

const CODES = ["unknown-prop", "unknown-prop-value", "missing-prop", "unknown-language"];

/** What both engines say of the props of a page: place, sentence, hint. */
async function toldOf(text: string, files: Readonly<Record<string, string>> = {}): Promise<string[]> {
  const [native, reference] = await Promise.all([
    drawText(text, { files, file: "a.mdx" }),
    drawText(text, { files, file: "a.mdx", parser: "remark" }),
  ]);
  const [one, other] = [native, reference].map(({ problems }) =>
    problems
      .filter(({ code }) => CODES.includes(code))
      .map(({ place, what, hint }) => `${place?.file}:${place?.line}:${place?.column} ${what} ${hint}`),
  );
  expect(one).toEqual(other);
  return one ?? [];
}

describe("names of props", () => {
  it.each([
    ['<Card titel="x" />', '1:7 <Card> has no prop "titel". Did you mean "title"?'],
    ['<Card title="x" herf="/x" />', '1:17 <Card> has no prop "herf". Did you mean "href"?'],
    ['<Card title="titel={1} x"\n  titel />', '2:3 <Card> has no prop "titel". Did you mean "title"?'],
    ['<Card title={"a > b"} icom="x" />', '1:23 <Card> has no prop "icom". Did you mean "icon"?'],
    ["a <Icon icon='star' colour='red' /> b", '1:21 <Icon> has no prop "colour". Did you mean "color"?'],
    ["<Tab tittle='x'>x</Tab>", '1:6 <Tab> has no prop "tittle". Did you mean "title"?'],
    ["<CardGroup col={2}>x</CardGroup>", '1:12 <CardGroup> has no prop "col". Did you mean "cols"?'],
    ["<Accordion title='x' defaultopen>x</Accordion>", 'no prop "defaultopen". Did you mean "defaultOpen"?'],
    ["<Tree><Tree.File nme='x' /></Tree>", '1:18 <Tree.File> has no prop "nme". Did you mean "name"?'],
    ["<Note clasName='x'>x</Note>", '<Note> has no prop "clasName". Did you mean "className"?'],
    ["<CodeBlock langauge='js'>x</CodeBlock>", '<CodeBlock> has no prop "langauge". Did you mean "language"?'],
    ["<Tabs groupId='os'>x</Tabs>", '<Tabs> has no prop "groupId"; ignored. Its props are: defaultTabIndex,'],
    [
      "<button onClick='go(1)'>x</button>",
      '1:9 "onClick" of <button> is text, which is not run; ignored. Write a function: onClick={() => go(1)}.',
    ],
    ["<a\n  href='/x' onMouseOver=''>x</a>", '2:13 "onMouseOver" of <a> is text'],
    ["<Card title='x' onClick='go()' />", '1:17 "onClick" of <Card> is text'],
    ["<Panel title='x'>x</Panel>", '<Panel> has no prop "title"; ignored. Remove it.'],
    ["<ZoomImage src='/a.png' atl='x' />", '<ZoomImage> has no prop "atl". Did you mean "alt"?'],
    ["<ResponseField body='id' type='x' />", '1:16 <ResponseField> has no prop "body". Did you mean "name"?'],
    ["<Update version='v1'>x</Update>", '1:9 <Update> has no prop "version". Did you mean "label"?'],
    ["<Card link='/x'>x</Card>", '<Card> has no prop "link"; ignored. Its props are: '],
    ["<ResponseField type='x' wide>x</ResponseField>", '<ResponseField> has no prop "wide"; ignored. Its props are: '],
  ])("are told of where they are misspelt: %s", async (text, told) => {
    const said = await toldOf(text);
    expect(said).toHaveLength(1);
    expect(said[0]).toContain(told);
  });

  it.each([
    '<Card title="x" className="a" style={{ color: "red" }} id="b" key="c" data-d="e" aria-label="f" onClick={() => {}} />',
    "<Card {...{ titel: 'x' }} title='x' />",
    "<Note type='info'>x</Note>",
    "<Callout icon='key' color='#FFC107' iconType='regular' title='x'>x</Callout>",
    "<Tooltip description='x' title='y' side='top'>x</Tooltip>",
    "<ZoomImage src='/a.png' width='100' loading='eager' />",
    "<ParamField body='a' type='string' required initialValue='x'>x</ParamField>",
    "<MDX anything='x'>x</MDX>",
    "<div titel='x' />",
    "<button onClick={() => {}}>x</button>",
    "<Callout variant='tip' ariaLabel='x'>x</Callout>",
    "<CodeBlock numberOfLines={3} hideAskAiButton isSmallText>x</CodeBlock>",
    "<Expandable uniqueParamId='a' anchor='b' title='x'>x</Expandable>",
    "<Frame as='div'>x</Frame>",
    "<Icon icon='star' overrideColor overrideSize='1' />",
    "<ResponseField name='a' location='b' defaultLabel='c' requiredLabel='d' deprecatedLabel='e'>x</ResponseField>",
    "<Steps><Step title='a' isLast>x</Step></Steps>",
  ])("are left alone where they are usual: %s", async (text) => expect(await toldOf(text)).toEqual([]));

  it("are those of the page where it has a component of that name", async () => {
    const own = 'export const Card = ({ titel }) => <b>{titel}</b>\n\n<Card titel="x" />\n';
    expect(await toldOf(own)).toEqual([]);
    const files = { "snippets/tab.jsx": "export const Tab = ({ kind }) => <b>{kind}</b>;\n" };
    expect(await toldOf('import { Tab } from "/snippets/tab.jsx"\n\n<Tab kind="x" />\n', files)).toEqual([]);
    expect(await toldOf('import { Tab } from "/snippets/nowhere.jsx"\n\n<Tab kind="x" />\n')).toEqual([]);
  });

  it("are told of in the snippet where they stand", async () => {
    const files = { "snippets/a.mdx": "---\ntitle: A\n---\n\nText\n\n<Card titel='{word}' />\n" };
    const told = await toldOf('import A from "/snippets/a.mdx"\n\n<A word="x" />\n', files);
    expect(told).toEqual(['snippets/a.mdx:7:7 <Card> has no prop "titel". Did you mean "title"?']);
  });
});

describe("values of props", () => {
  it.each([
    ["<Callout type='wrning'>x</Callout>", '1:10 "type" of <Callout> cannot be "wrning". Did you mean "warning"?'],
    ["<Callout type={'wrning'}>x</Callout>", 'cannot be "wrning". Did you mean "warning"?'],
    ["<Columns cols={17}>x</Columns>", '"cols" of <Columns> cannot be 17. Use a number from 1 to 6.'],
    ["<Columns cols='two'>x</Columns>", 'cannot be "two". Use a number from 1 to 6.'],
    ["<Badge size='xl'>x</Badge>", 'cannot be "xl". Use one of: xs, sm, md, lg.'],
    ["<Badge color='bleu'>x</Badge>", 'cannot be "bleu". Did you mean "blue"?'],
    ["<Card title='x' color='A8FF53' />", 'cannot be "A8FF53". Did you mean "#A8FF53"?'],
    ["<Card title='x' arrow='treu' />", 'cannot be "treu". Write the prop alone to turn it on, or {false}.'],
    ["<Steps titleSize='h5'>x</Steps>", 'cannot be "h5". Use one of: p, h2, h3, h4.'],
    ["<Visibility for='human'>x</Visibility>", 'cannot be "human". Did you mean "humans"?'],
    ["<Icon icon='star' iconType='brand' />", 'cannot be "brand". Did you mean "brands"?'],
    ["<Icon icon='star' size='big' />", '"size" of <Icon> cannot be "big". Write a number.'],
  ])("are told of where they are none of those there are: %s", async (text, told) => {
    const said = await toldOf(text);
    expect(said).toHaveLength(1);
    expect(said[0]).toContain(told);
  });

  it.each([
    "<Callout type='Warning'>x</Callout>",
    "<Callout type={'war' + 'n'}>x</Callout>",
    "<Columns cols='3'>x</Columns>",
    "<Columns cols={{ sm: 1, lg: 2 }}>x</Columns>",
    "<Badge color='rebeccapurple' size='xs'>x</Badge>",
    "<Badge color='grey'>x</Badge>",
    "<Card title='x' color='var(--x)' arrow='true' horizontal={false} />",
    "<Card title='x' color='' type={undefined} />",
    "<Icon icon='star' size='24px' iconType='sharp-solid' />",
    "<ResponseField name='x' type='y' required='Yes'>x</ResponseField>",
  ])("are taken as they are: %s", async (text) => expect(await toldOf(text)).toEqual([]));

  it("are not looked into where a snippet fills them in", async () => {
    const files = { "snippets/a.mdx": "<Callout type={kind}>x</Callout>\n\n<Callout type='{kind}'>x</Callout>\n" };
    expect(await toldOf('import A from "/snippets/a.mdx"\n\n<A kind="own" />\n', files)).toEqual([]);
  });
});

describe("required props", () => {
  it.each([
    ["<Tabs><Tab>x</Tab></Tabs>", '1:7 <Tab> has no "title". Write <Tab title="…">.'],
    ["<Tab title=''>x</Tab>", '<Tab> has no "title".'],
    ["<Card href='/x' />", '<Card> has no "title". Write <Card title="…">.'],
    ["<Accordion>x</Accordion>", '<Accordion> has no "title".'],
    ["<Tooltip>x</Tooltip>", '<Tooltip> has no "tip".'],
    ["<Update>x</Update>", '<Update> has no "label".'],
    ["<Visibility>x</Visibility>", 'Write <Visibility for="humans">.'],
    ["<ParamField type='x'>x</ParamField>", '<ParamField> has no "path", "query", "header" or "body".'],
  ])("are asked for: %s", async (text, told) => {
    const said = await toldOf(text);
    expect(said).toHaveLength(1);
    expect(said[0]).toContain(told);
  });

  it.each([
    "<Tabs><Tab label='x'>x</Tab></Tabs>",
    "<Tab {...{ title: 'x' }}>x</Tab>",
    "<Tab title={1 + 1}>x</Tab>",
    "<Card>x</Card>",
    "<Card img='/a.png' />",
    "<Steps><Step>x</Step></Steps>",
    "<Icon name='star' />",
    "<ResponseField type='string'>x</ResponseField>",
    "<ParamField cookie='a'>x</ParamField>",
  ])("have other names, or are given otherwise: %s", async (text) => expect(await toldOf(text)).toEqual([]));

  it("are not asked for beside what is misspelt", async () => {
    expect(await toldOf("<Accordion tilte='x'>x</Accordion>")).toHaveLength(1);
  });
});

describe("languages of code", () => {
  it.each([
    ["```jss\nx\n```", '1:1 Unknown code language "jss". Did you mean "js"?'],
    ["- a\n\n  ```pyhton title='a.py'\n  x\n  ```", '3:3 Unknown code language "pyhton". Did you mean "python"?'],
    ["```javscript\nx\n```", 'Did you mean "javascript"?'],
    ["```ymal {1}\nx\n```", 'Did you mean "yaml"?'],
    ["```jsno\nx\n```", 'Did you mean "json"?'],
    ["```bahs\nx\n```", 'Did you mean "bash"?'],
    ["<CodeBlock language='typscript'>x</CodeBlock>", 'Did you mean "typescript"?'],
  ])("are told of where they are a slip: %s", async (text, told) => {
    const said = await toldOf(text);
    expect(said).toHaveLength(1);
    expect(said[0]).toContain(told);
  });

  const quiet =
    "js TS Python text txt plain plaintext console output mermaid log env csv url example ndjson promql gotmpl con " +
    'Schema tex cli dsl nocopy js{1,3} title="a.json" {1,2} python{15} {"type": <prompt> ebnf slim';
  it.each(quiet.split(" "))("are left alone where they are known, or none that is near: %s", async (name) =>
    expect(await toldOf(`\`\`\`${name}\nx\n\`\`\``)).toEqual([]),
  );
});
