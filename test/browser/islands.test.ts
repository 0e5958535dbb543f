// Author components with hooks that use components of docsgen: what a browser shows of them once it wakes them.
import { existsSync } from "node:fs";
import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { withProject } from "../site/with-project.js";
import { openProject, type ServedSite } from "./open-example.js";

const executablePath = process.env["CHROMIUM"] ?? "/usr/bin/chromium";
const withBrowser = it.skipIf(!existsSync(executablePath));

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

let browser: Browser;
let site: ServedSite;
let page: Page;
let faults: string[] = [];

beforeAll(async () => {
  if (!existsSync(executablePath)) return;
  const files = { "index.mdx": text + choices, "roses.mdx": "Roses.\n", "beds.jsx": beds, "chooser.jsx": chooser };
  [browser, site] = await Promise.all([
    chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] }),
    withProject({ files, settings: { navigation: { pages: ["index", "roses"] } } }, (root) => openProject(root)),
  ]);
});
afterEach(async () => await page?.close());
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

async function open(): Promise<void> {
  faults = [];
  page = await browser.newPage();
  page.on("pageerror", ({ message }) => faults.push(message));
  await page.goto(site.url, { waitUntil: "load" });
  await page.waitForSelector("docs-island[data-awake]");
}

withBrowser("cards, icons, tabs and code within an island stay as they were drawn, around what changes", async () => {
  await open();
  const island = page.locator("docs-island", { hasText: "Beds" });
  const before = await island.evaluate((element) => element.outerHTML);
  expect(before).toMatch(/class="card[ "]/);
  expect(await island.locator("svg").count()).toBeGreaterThan(1);
  await island.getByRole("button", { name: "Beds: 1" }).click();
  await island.getByRole("button", { name: "Beds: 2" }).waitFor();
  expect(await island.locator(".card svg").count()).toBe(2);
  await island.getByRole("tab", { name: "Two" }).click();
  expect(await island.getByText("Text Two").isVisible()).toBe(true);
});

withBrowser("code that was not drawn is shown as it is", async () => {
  await open();
  const island = page.locator("docs-island", { hasText: "Beds" });
  expect(await island.locator("pre").first().innerText()).toContain("dig");
  await island.getByRole("button", { name: "Beds: 1" }).click();
  expect(await island.locator("pre").first().innerText()).toContain("rake");
});

withBrowser("a component that fails in the browser stays as it was drawn, and the others wake", async () => {
  await open();
  expect(faults).toEqual([expect.stringContaining("nobodyMade"), "A component is not defined."]);
  expect(await page.getByText("Kept").isVisible()).toBe(true);
  expect(await page.getByText("Drawn without its frame").isVisible()).toBe(true);
  await page.getByRole("button", { name: "Beds: 1" }).click();
  await page.getByRole("button", { name: "Beds: 2" }).waitFor();
});

withBrowser("a component that chooses among its children finds their props, and shows each", async () => {
  await open();
  expect(await page.getByText("Roses grow.").isVisible()).toBe(true);
  expect(await page.getByText("Lilies wait.").count()).toBe(0);
  await page.getByRole("button", { name: "Second" }).click();
  expect(await page.locator("#two .callout").isVisible()).toBe(true);
  expect(await page.getByText("Roses grow.").count()).toBe(0);
});
