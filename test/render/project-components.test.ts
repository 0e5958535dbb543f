import { expect, it } from "vitest";
import { drawText, drawTexts } from "./draw-text.js";

const price = "export default function Price({ of }) { return <b>{of} €</b>; }";

it("knows a component by the name of its file, as its default or by name", async () => {
  const files = {
    "components/Price.jsx": price,
    "components/Mark.tsx": "export const Mark = ({ n }: { n: number }) => <Price of={n} />;",
  };
  const page = await drawText("<Price of={5} />\n\n{[7].map((n) => <Mark n={n} />)}", { files });
  expect(page.html).toContain("<b>5 €</b>");
  expect(page.html).toContain("<b>7 €</b>");
  expect(page.problems).toEqual([]);
  expect([...page.dependencies].sort()).toEqual(["components/Mark.tsx", "components/Price.jsx"]);
});

it("reads nothing that a page does not use as a tag", async () => {
  const [torn, names] = ["no { code", ["Price.jsx", "ui/Card.tsx", "card.tsx"]];
  const files = Object.fromEntries(names.map((name) => [`components/${name}`, torn]));
  const page = await drawText("Price, `<Price />`.\n\n```jsx\n<Price />\n```\n\n<Card title='T'>C</Card>", { files });
  expect(page.problems).toEqual([]);
  expect(page.dependencies).toEqual([]);
});

it("prefers what a page imports or defines", async () => {
  const files = { "components/Price.jsx": "no { code", "own.jsx": "export const Price = () => <i>Other</i>;" };
  const pages = {
    "a.mdx": "export const Price = () => <i>Own</i>;\n\n<Price />",
    "b.mdx": 'import { Price } from "/own.jsx"\n\n<Price />',
  };
  const [own, imported] = await drawTexts(pages, { files });
  expect([own?.html, imported?.html].join()).toMatch(/<i>Own<\/i>.*<i>Other<\/i>/s);
  expect([...(own?.problems ?? []), ...(imported?.problems ?? [])]).toEqual([]);
});

it("replaces one of docsgen's by name; in its own file, the name is docsgen's", async () => {
  const files = { "components/Card.jsx": "export default (props) => <div class='mine'><Card {...props} /></div>;" };
  const page = await drawText('<Card title="T">C</Card>', { files });
  expect(page.html).toMatch(/<div class="mine"><div class="card.*T.*C/s);
});

it("says what is wrong with one, at its place", async () => {
  const files = { "components/Empty.jsx": "export const Other = 1", "components/Torn.jsx": "export default () => <b>" };
  const page = await drawText("<Empty>kept</Empty>\n\n<Torn />\n\n<Tron />", { files });
  expect([...page.told].sort()).toEqual([
    expect.stringContaining("code-syntax components/Torn.jsx:1:25"),
    expect.stringContaining('not-exported components/Empty.jsx:1:1 This file exports neither "Empty" nor a default'),
    expect.stringContaining("unknown-component guides/page.mdx:5:1"),
  ]);
  expect(page.problems.find(({ code }) => code === "unknown-component")?.hint).toBe("Did you mean <Torn>?");
  expect(page.html).toContain("kept");
});

it("keeps docsgen's own where a file that would replace it cannot be used, and warns", async () => {
  const files = { "components/Note.jsx": 'import { X } from "lucide-react";\nexport default () => <X />;' };
  const page = await drawText("<Note>Mind the gap</Note>", { files });
  expect(page.html).toContain("callout");
  expect(page.problems).toEqual([expect.objectContaining({ code: "import-package", severity: "warning" })]);
});

it("knows what code declares with var", async () => {
  const files = { "components/Old.tsx": "var words: string = 'Old';\nexport default () => <b>{words}</b>;" };
  const page = await drawText("<Old />", { files });
  expect(page.html).toContain("<b>Old</b>");
  expect(page.problems).toEqual([]);
});

it("wakes one that needs the browser, also around and within others", async () => {
  const files = {
    "components/Count.jsx":
      "export default () => { const [n, set] = useState(0); return <b onClick={() => set(1)}>{n}</b>; };",
    "components/Box.jsx": "export const Box = () => <p><Count /></p>;",
    "components/Price.jsx": price,
  };
  const page = await drawText("<Box />\n\n<Price of={1} />", { files });
  expect(page.islands).toEqual([expect.stringMatching(/\/components\/Box\.jsx\.js$/)]);
  expect(page.html).toContain('data-export="Box"');
});
