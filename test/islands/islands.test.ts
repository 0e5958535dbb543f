import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { browserCode } from "../../src/content/code/find-handlers.js";
import { lookUpFiles, resolveImport } from "../../src/content/code/find-imports.js";
import { parsePage } from "../../src/content/parse/parse.js";
import { bundleIslands } from "../../src/islands/bundle-islands.js";
import { islandFile, sourceOfIsland } from "../../src/islands/island-file.js";
import { partNames } from "../../src/render/tree/island.js";
import type { Problem } from "../../src/shared/problem.js";
import { drawText } from "../render/draw-text.js";

const counter = `import { useState } from "react";
export const Counter = ({ start = 0, children }) => { const [n, setN] = useState(start); return <div><button onClick={() => setN(n + 1)}>{n}</button>{children}</div> };
export const Plain = ({ a }) => <i>{a}</i>;`;
const spot = `const React = typeof globalThis !== "undefined" && globalThis.React ? globalThis.React : fail();
function fail() { throw new Error("No React."); }
export const Spot = () => { const { useState } = React; const [n, setN] = useState(0); return <button onClick={() => setN(n + 1)}>{typeof globalThis.Math} {n}</button> };`;
const files = { "snippets/counter.jsx": counter };
const IMPORT = 'import { Counter, Plain } from "/snippets/counter.jsx"\n\n';

describe("drawing", () => {
  it("sets an island around a component with hooks, with its props and a slot for its children", async () => {
    const { html, islands } = await drawText(`${IMPORT}<Counter start={5}>**b**</Counter>\n`, { files });
    expect(islands).toEqual([islandFile("snippets/counter.jsx", counter)]);
    expect(html).toContain(`data-island="${islands[0]}"`);
    expect(html).toContain('data-export="Counter" data-props="{&quot;start&quot;:5}"');
    expect(html).toContain("<button>5</button><docs-slot><strong>b</strong></docs-slot>");
  });

  it("ships nothing for components that only draw, and for pages without any", async () => {
    const { html, islands } = await drawText(`${IMPORT}<Plain a="x" />\n`, { files });
    expect(html).toContain("<i>x</i>");
    expect(html).not.toContain("docs-island");
    expect(islands).toEqual([]);
    expect((await drawText("Plain *text*.")).islands).toEqual([]);
  });

  it("sets one island around components within components", async () => {
    const two = "export const Two = () => <p><Counter /><Counter start={2} /></p>";
    const { html } = await drawText(`${IMPORT}${two}\n\n<Two />\n`, { files });
    expect(html.match(/<docs-island/g)).toHaveLength(1);
  });

  it("finds React where code looks for it in globalThis", async () => {
    const text = 'import { Spot } from "/snippets/spot.jsx"\n\n<Spot />\n';
    const { html, told } = await drawText(text, { files: { "snippets/spot.jsx": spot } });
    expect(told).toEqual([]);
    expect(html).toContain("<button>object 0</button>");
  });

  it("draws the components that code imports of a package though they need no import, and tells of other names", async () => {
    const code = (names: string) =>
      `import { ${names} } from "@mintlify/components";\nexport const Box = () => <Card title="T">{useState(0)[0]}</Card>;`;
    const page = 'import { Box } from "/box.jsx"\n\n<Box />\n';
    const { html, told } = await drawText(page, { files: { "box.jsx": code("Card, Columns") } });
    expect(told).toEqual([]);
    expect(html).toContain("card-title");
    const { told: toldOfOther } = await drawText(page, { files: { "box.jsx": code("Card, Chart") } });
    expect(toldOfOther).toEqual([
      'import-package box.jsx:1:1 "@mintlify/components" is a package, but pages can only import files in the project.',
    ]);
  });

  it("draws a component that takes its children one by one without complaint", async () => {
    const code = `export const Pick = ({ children }) => { const [n] = useState(1); return <p>{children.map((each) => each.props.id === n ? each : null)}</p>; };`;
    const text = 'import { Pick } from "/pick.jsx"\n\n<Pick>\n  <b id={0}>No</b>\n  <b id={1}>Yes</b>\n</Pick>\n';
    const { html, told } = await drawText(text, { files: { "pick.jsx": code } });
    expect(told).toEqual([]);
    expect(html).toContain('<p><docs-slot><b id="1">Yes</b></docs-slot></p>');
  });

  it("gives elements of the page their handlers", async () => {
    const { html, islands } = await drawText('<button onClick={() => alert("hi")}>Press</button>');
    expect(islands).toHaveLength(1);
    expect(html).toContain('data-export="_handlers0"><button>Press</button></docs-island>');
  });

  it("draws without an island what is given a function, and says so", async () => {
    const { html, told } = await drawText(`${IMPORT}<Counter onDone={() => 1} />\n`, { files });
    expect(html).not.toContain("docs-island");
    expect(told.join()).toMatch(/^island-props guides\/page.mdx:3:1 /);
  });
});

describe("bundling", () => {
  const project = {
    ...files,
    "page.mdx":
      'import { Counter } from "/Snippets/counter.jsx"\nexport const Mine = () => { useEffect(() => {}); return <Counter /> }\n\n<Mine />\n\n<a onClick={() => 42}>x</a>\n',
  };
  const lookup = lookUpFiles(Object.keys(project));
  const codeOf = async (file: string): Promise<string | null> => {
    const text = Object.entries(project).find(([name]) => name === file)?.[1] ?? null;
    if (text === null || file.endsWith(".jsx")) return text;
    const options = { parser: "native", format: "mdx", file, lineOffset: 0, variables: {}, latex: null } as const;
    return browserCode((await parsePage(text, options)).tree);
  };

  async function bundle(names: readonly string[], code = codeOf, root = process.cwd()) {
    const problems: Problem[] = [];
    const resolve = (source: string, from: string) => resolveImport(source, from, lookup);
    const report = (each: Problem) => problems.push(each);
    const outputs = await bundleIslands(names, { root, code, resolve, parts: partNames }, report);
    const files = new Map(outputs.map(({ file, contents }) => [file, new TextDecoder().decode(contents)]));
    return { problems, files };
  }

  it("makes a script for each island and shares what they have in common", async () => {
    const names = [islandFile("snippets/counter.jsx", "1"), islandFile("page.mdx", "2")];
    const { files: made, problems } = await bundle(names);
    expect(problems).toEqual([]);
    expect([...made.keys()]).toEqual(expect.arrayContaining(names));
    expect([...made.keys()].some((file) => file.startsWith("islands/chunk-"))).toBe(true);
    expect(made.get(names[1] ?? "")).toContain("42");
  });

  it("names and fills chunks alike, wherever the project is", async () => {
    const names = [islandFile("snippets/counter.jsx", "1"), islandFile("page.mdx", "2")];
    const elsewhere = await bundle(names, codeOf, join(tmpdir(), "some", "deep", "folder"));
    expect(elsewhere).toEqual(await bundle(names));
  });

  it("gives code that looks for React in globalThis or window what it looks for", async () => {
    const names = [islandFile("spot.jsx", "1"), islandFile("other.jsx", "2")];
    const codes = new Map([
      ["spot.jsx", spot],
      ["other.jsx", "export const Other = () => { const [n] = window.React.useState(0); return <b>{n}</b> };"],
    ]);
    const { files: made, problems } = await bundle(names, async (file) => codes.get(file) ?? null);
    expect(problems).toEqual([]);
    for (const code of made.values()) expect(code).not.toMatch(/\.React\b/);
  });

  it("gives code the components that it imports of a package, too", async () => {
    const name = islandFile("box.jsx", "1");
    const code =
      'import { Card } from "@mintlify/components";\nexport const Box = () => <Card>{useState(0)[0]}</Card>;';
    const { files: made, problems } = await bundle([name], async () => code);
    expect(problems).toEqual([]);
    expect([...made.values()].join("")).toContain('("Card"');
  });

  it("reports code that cannot be bundled with its place and makes the rest", async () => {
    const good = islandFile("snippets/counter.jsx", "1");
    const { files: made, problems } = await bundle([good, islandFile("bad.jsx", "2")], async (file) =>
      file === "bad.jsx" ? "export const A = () => <b></i>;\n" : codeOf(file),
    );
    const place = { file: "bad.jsx", line: 1 };
    expect(problems[0]).toMatchObject({ code: "island-failed", severity: "warning", place });
    expect(made.has(good)).toBe(true);
  });

  it("names its files so that their source can be told", () => {
    expect(sourceOfIsland(islandFile("a/b c.mdx", "x"))).toBe("a/b c.mdx");
    expect(sourceOfIsland("islands/other.js")).toBeNull();
  });
});
