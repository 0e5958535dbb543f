import { expect, it } from "vitest";
import { drawText } from "../../render/draw-text.js";

const files = { "snippets/tab.mdx": "<Tab title='x'>a</Tab>" };

async function toldOf(text: string): Promise<string[]> {
  const { problems } = await drawText(text, { files, file: "a.mdx" });
  return problems.map(({ code, place, what }) => `${code} ${place?.line}:${place?.column} ${what}`);
}

it.each([
  ["a\n\n<Tab title='x'>a</Tab>", "lone-part 3:1 <Tab> stands outside of <Tabs>."],
  ["<Card title='x'>\n  <Step title='x'>a</Step>\n</Card>", "lone-part 2:3 <Step> stands outside of <Steps>."],
  ["<Tree.File name='a' />", "lone-part 1:1 <Tree.File> stands outside of <Tree>."],
  ["a <Color.Item value='#fff' />", "lone-part 1:3 <Color.Item> stands outside of <Color>."],
])("tells of a part without its whole: %s", async (text, told) => expect(await toldOf(text)).toEqual([told]));

it.each([
  "<Tabs>\n  <Tab title='x'>a</Tab>\n</Tabs>",
  "<FileTree>\n  <FileTree.Folder name='x'><FileTree.File name='a' /></FileTree.Folder>\n</FileTree>",
  "<Color variant='table'>\n  <Color.Row title='x'><Color.Item value='#fff' /></Color.Row>\n</Color>",
  "import T from '/snippets/tab.mdx'\n\n<Tabs>\n  <T />\n</Tabs>",
  "export const Own = ({ children }) => <Tabs>{children}</Tabs>\n\n<Own>\n  <Tab title='x'>a</Tab>\n</Own>",
  "export const Tab = () => <b />\n\n<Tab />",
])("is content with: %s", async (text) => expect(await toldOf(text)).toEqual([]));
