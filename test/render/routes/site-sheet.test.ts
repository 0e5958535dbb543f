import { expect, test } from "vitest";
import { buildProject } from "../../site/write-project.js";

/** The sheet of a site of one page. */
async function sheetOf(body: string, more: object = {}, slots: Readonly<Record<string, string>> = {}, isDev = false) {
  const files = Object.fromEntries(Object.entries(slots).map(([name, code]) => [`slots/${name}.jsx`, code]));
  const project = { settings: { ...more }, files: { "index.mdx": `---\ntitle: Home\n---\n\n${body}\n`, ...files } };
  return (await buildProject(project, {}, isDev)).file("_docsgen/generated.css");
}

const isIn = (sheet: string, component: string) => new RegExp(`\\.${component}[^\\w-]`).test(sheet);

test.each([
  ["plain text", "Text.", []],
  ["a component", "<Badge>New</Badge>", ["badge"]],
  ["one in another", "<Card title='One'><Badge>New</Badge></Card>", ["badge", "card"]],
  ["one in the right column", "<Panel><Tile title='A' href='/' /></Panel>", ["panel", "tile"]],
  ["one of the page's own code", "export const Two = () => <Tooltip tip='b'>a</Tooltip>;\n\n<Two />", ["tooltip"]],
  ["Markdown that is drawn as one", "> [!NOTE]\n> Mind this.", ["callout"]],
  ["commands that are drawn as tabs", "```sh npm2yarn\nnpm i\n```", ["code-group-title", "tabs"]],
  ["a step alone", "<Step title='One'>Go.</Step>", ["step"]],
  ["a class by hand", '<div class="frame">One</div>', ["frame"]],
])("The sheet of a site has what its pages show: %s", async (_, body, shown) => {
  const sheet = await sheetOf(body);
  const all = "accordion badge callout card code-group-title frame panel step tabs tile tooltip";
  expect(all.split(" ").filter((component) => isIn(sheet, component))).toEqual(shown);
  expect(isIn(sheet, "code-block")).toBe(true);
});

test("Code that runs in the browser may show any component later", async () => {
  const code = `export const More = () => {
  const [isOpen, setOpen] = useState(false);
  return <div><button onClick={() => setOpen(true)}>More</button>{isOpen && <Badge>New</Badge>}</div>;
};`;
  expect(isIn(await sheetOf(`${code}\n\n<More />`), "badge")).toBe(true);
});

test.each([
  ["the preview, where a page may come to need it", {}, {}, true],
  ["the page for unknown addresses", { errors: { 404: { description: "<Badge>Lost</Badge>" } } }, {}, false],
  ["the slot of that page", {}, { notFound: "export default () => <b>Lost</b>;" }, false],
  ["a slot", {}, { footer: "export default () => <Badge>New</Badge>;" }, false],
])("It has a component of %s", async (_, settings, slots, isDev) => {
  expect(isIn(await sheetOf("Text.", settings, slots, isDev), "badge")).toBe(true);
});
