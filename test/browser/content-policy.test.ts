// Pages break no policy of their own, and a script that should not be there does not run. `every-page.test.ts` covers the pages
// of the examples.
import { readFileSync } from "node:fs";
import type { BrowserContext } from "playwright-core";
import { afterEach, describe, expect, it } from "vitest";
import { closeAfterTests } from "../close-after-tests.js";
import { openChromium } from "./open-chromium.js";
import { openFiles } from "./open-example.js";
import { tellBlocked } from "./tell-blocked.js";

let context: BrowserContext;
let blocked: string[];
const browser = await openChromium();
closeAfterTests(browser);
afterEach(async () => await context?.close());

async function open(url: string) {
  context = await browser.newContext();
  blocked = await tellBlocked(context);
  const page = await context.newPage();
  await page.goto(url, { waitUntil: "load" });
  return page;
}

const API = `openapi: 3.1.0
info: { title: T, version: "1", description: "![a](https://pictures.example/a.png)" }
servers: [{ url: "https://{tenant}.example.com", variables: { tenant: { default: acme } } }]
paths: { /a: { get: { summary: Get it, responses: { "200": { description: "![b](https://pictures.example/b.png)" } } } } }
`;
const DOCS = {
  ...{ theme: "mint", name: "Policy", colors: { primary: "#123456" }, logo: "https://pictures.example/logo.svg" },
  navigation: {
    groups: [
      { group: "G", pages: ["index", "island", "plain"] },
      { group: "API", openapi: "api.yaml" },
    ],
  },
  integrations: { ga4: { measurementId: "G-1" }, hotjar: { hjid: "1", hjsv: "6" } },
  assistant: { url: "https://answers.example/x", domain: "d", key: "svc_dsc_a" },
  security: { csp: { "img-src": ["https://more.example"] } },
};
const INDEX = readFileSync(new URL("./content-policy.mdx", import.meta.url), "utf8");
const ISLAND = `---
title: Island
---
import { useState } from "react";

export const Ask = () => {
  const [said, setSaid] = useState("nothing");
  return <button onClick={() => fetch("https://asked.example/a").catch(() => setSaid("asked"))}>{said}</button>;
};

<Ask />
`;
const FILES = {
  "docs.json": JSON.stringify(DOCS),
  "api.yaml": API,
  "index.mdx": INDEX,
  "island.mdx": ISLAND,
  "plain.md": '---\ntitle: Plain\n---\n<p id="p" onclick="this.dataset.clicked = 1">Click</p>\n',
  "own.js":
    'document.head.append(Object.assign(document.createElement("script"), { src: "https://widget.example/w.js" }));',
  "own.css":
    "@import url('https://fonts.googleapis.com/css2?family=A'); body { background: url(https://pictures.example/e.png) }",
};

describe("a site with everything", async () => {
  const site = await openFiles(FILES);
  closeAfterTests(site);

  it("loads what its pages, files and settings name, and runs the owner's scripts", async () => {
    const page = await open(site.url);
    await page.locator("docs-mermaid svg, .mermaid svg").first().waitFor();
    expect(await page.evaluate(() => document.documentElement.dataset["inline"])).toBe("1");
    await page.goto(`${site.url}/plain`);
    await page.locator("#p").click();
    expect(await page.locator("#p").getAttribute("data-clicked")).toBe("1");
    await page.goto(`${site.url}/island`);
    await page.getByRole("button", { name: "nothing" }).click();
    await page.getByRole("button", { name: "asked" }).waitFor();
    expect(blocked).toEqual([]);
  });

  it("sends requests of the playground, and questions to the assistant, to their servers alone", async () => {
    const page = await open(`${site.url}/api-reference/get-it`);
    const reach = (url: string) => page.evaluate((each) => fetch(each).catch(() => {}), url);
    for (const url of ["https://other.example.com/a", "https://answers.example/x/discovery"]) await reach(url);
    expect(blocked).toEqual([]);
    await reach("https://elsewhere.example/");
    await expect.poll(() => blocked).toEqual(["connect-src https://elsewhere.example/"]);
  });

  it("runs no script that came in by another way", async () => {
    const page = await open(`${site.url}/api-reference/get-it`);
    await page.evaluate(() => {
      const add = (html: string) => document.body.append(document.createRange().createContextualFragment(html));
      add("<script>document.title = 'run'</script>");
      add(`<img src="/nothing.png" onerror="document.title = 'run'">`);
      add('<script src="https://evil.example/a.js"></script><iframe src="https://evil.example/"></iframe>');
    });
    await expect
      .poll(() => [...blocked].sort())
      .toEqual([
        "frame-src https://evil.example",
        "script-src-attr inline",
        "script-src-elem https://evil.example/a.js",
        "script-src-elem inline",
      ]);
    expect(await page.title()).not.toBe("run");
  });
});

it("is left out where docs.json says so", async () => {
  const docs = { ...DOCS, navigation: { pages: ["index"] }, security: { csp: "off" } };
  const site = await openFiles({ "docs.json": JSON.stringify(docs), "index.mdx": "---\ntitle: Start\n---\nWords\n" });
  const page = await open(site.url);
  expect(await page.locator("meta[http-equiv]").count()).toBe(0);
  await site.close();
});
