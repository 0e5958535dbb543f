// Author components with hooks that use components of docsgen: what a browser shows of them once it wakes them.
import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { inChromium } from "./in-chromium.js";
import { openFiles } from "./open-example.js";

const beds = `import { useState } from "react";
import { Card, Columns } from "@mintlify/components";
export const Beds = () => {
  const [count, setCount] = useState(1);
  return (
    <Columns cols={2}>
      <Card title="Roses" icon="leaf" href="/roses">
        <button onClick={() => setCount(count + 1)}>Beds: {count}</button> <Icon icon="flag" />
      </Card>
      <Tabs>{["One", "Two"].map((title) => <Tab key={title} title={title}>Text {title}</Tab>)}</Tabs>
      <CodeBlock language="bash">{count > 1 ? "rake" : "dig"}</CodeBlock>
      <Tree.Folder name="sheds" />
    </Columns>
  );
};
export const Broken = () => {
  const [words] = useState("Kept");
  return <p>{typeof window === "undefined" ? words : nobodyMade(words)}</p>;
};
export const Unmade = () => {
  const [words] = useState("Drawn without its frame");
  const Frame = undefined;
  return <p><Frame>{words}</Frame></p>;
};
`;
const chooser = `import { useState } from "react";
export const Chooser = ({ children }) => {
  const [chosen, choose] = useState("one");
  return <div>
    {children.map((child) => <button onClick={() => choose(child.props.id)}>{child.props.title}</button>)}
    {children.map((child) => child.props.id === chosen ? child : null)}
  </div>;
};
export const Choice = ({ id, title, children }) => <section id={id} aria-label={title}>{children}</section>;
`;
const choices = `<Chooser>
  <Choice id="one" title="First">Roses **grow**.</Choice>
  <Choice id="two" title="Second"><Note>Lilies wait.</Note></Choice>
</Chooser>
`;
const text =
  '---\ntitle: Home\n---\n\nimport { Beds, Broken, Unmade } from "/beds.jsx"\nimport { Choice, Chooser } from "/chooser.jsx"\n\n<Broken />\n\n<Unmade />\n\n<Beds />\n\n';
const makers = `import { useState } from "react";
export const makeStep = (by) => {
  const [n, set] = useState(0);
  return <button onClick={() => set(n + by)}>Steps {n}</button>;
};
`;
const calls = readFileSync(new URL("./island-calls.mdx", import.meta.url), "utf8");
const tally = `import { useState } from "react";
export default function Tally() {
  const [n, set] = useState(0);
  return <button onClick={() => set(n + 1)}><Mark>Tally {n}</Mark></button>;
}
`;
const mark = "export const Mark = ({ children }) => <em>{children}</em>;\n";
const inner =
  "{(() => { const [n, set] = useState(from); return <button onClick={() => set(n * 2)}>Inner {n}</button> })()}\n";

let page: Page;

const pages = { "index.mdx": text + choices, "roses.mdx": "Roses.\n", "calls.mdx": calls };
const files = { ...pages, "beds.jsx": beds, "chooser.jsx": chooser, "makers.jsx": makers, "inner.mdx": inner };
const components = { "components/Tally.jsx": tally, "components/Mark.jsx": mark };
const settings = { name: "Garden", navigation: { pages: ["index", "roses", "calls"] } };
const { visit, faults } = await inChromium(
  openFiles({ ...files, ...components, "docs.json": JSON.stringify(settings) }),
);

async function open(path = ""): Promise<void> {
  page = await visit(path);
  await page.waitForSelector("docs-island[data-awake]");
}

/** Opens the first page, where two components fail in the browser. */
async function openHome(): Promise<void> {
  await open();
  await expect.poll(() => faults).toEqual([expect.stringContaining("nobodyMade"), "A component is not defined."]);
  faults.length = 0;
}

it("cards, icons, tabs and code within an island stay as they were drawn, around what changes", async () => {
  await openHome();
  const island = page.locator("docs-island", { hasText: "Beds" });
  const before = await island.evaluate((element) => element.outerHTML);
  expect(before).toMatch(/class="card[ "]/);
  expect(await island.locator("svg").count()).toBeGreaterThan(1);
  await island.getByRole("button", { name: "Beds: 1" }).click();
  await island.getByRole("button", { name: "Beds: 2" }).waitFor();
  expect(await island.locator(".card svg:not(.glyph)").count()).toBe(2);
  expect(await island.locator(".card .glyph").count()).toBe(1);
  await island.getByRole("tab", { name: "Two" }).click();
  expect(await island.getByText("Text Two").isVisible()).toBe(true);
});

it("code that was not drawn is shown as it is", async () => {
  await openHome();
  const island = page.locator("docs-island", { hasText: "Beds" });
  expect(await island.locator("pre").first().innerText()).toContain("dig");
  await island.getByRole("button", { name: "Beds: 1" }).click();
  expect(await island.locator("pre").first().innerText()).toContain("rake");
});

it("a component that fails in the browser stays as it was drawn, and the others wake", async () => {
  await openHome();
  expect(await page.getByText("Kept").isVisible()).toBe(true);
  expect(await page.getByText("Drawn without its frame").isVisible()).toBe(true);
  await page.getByRole("button", { name: "Beds: 1" }).click();
  await page.getByRole("button", { name: "Beds: 2" }).waitFor();
});

it("a component that chooses among its children finds their props, and shows each", async () => {
  await openHome();
  expect(await page.getByText("Roses grow.").isVisible()).toBe(true);
  expect(await page.getByText("Lilies wait.").count()).toBe(0);
  await page.getByRole("button", { name: "Second" }).click();
  expect(await page.locator("#two .callout").isVisible()).toBe(true);
  expect(await page.getByText("Roses grow.").count()).toBe(0);
});

it("functions that a page calls where they are drawn keep their state, like components", async () => {
  await open("/calls");
  const click = (name: string) => page.getByRole("button", { name, exact: true }).click();
  for (const name of ["K0", "K1", "Count 0", "Count 1", "Steps 0", "Steps 5", "Inner 7", "Inner 14"]) await click(name);
  for (const name of ["K2", "Count 2", "Steps 10", "Inner 28"])
    await page.getByRole("button", { name, exact: true }).waitFor();
  expect(await page.title()).toBe("n2");
  await page.getByLabel("Word").fill("c");
  await click("Add");
  await page.getByText("a b c").waitFor();
  await page.getByText("Said aloud here.").waitFor();
  await click("Pick b");
  await click("Pick a");
  expect(await page.locator("body").getAttribute("data-clicked")).toBe("a2");
});

it("components of the project wake without an import, with those they use", async () => {
  await open("/calls");
  await page.getByRole("button", { name: "Tally 0" }).click();
  await page.getByRole("button", { name: "Tally 1" }).waitFor();
  expect(await page.locator("button em", { hasText: "Tally" }).count()).toBe(1);
});
