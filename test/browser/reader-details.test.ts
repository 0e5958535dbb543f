// Small things that readers notice, in a browser.
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { openChromium } from "./open-chromium.js";
import { openFiles, type ServedSite } from "./open-example.js";

const PROJECT: Readonly<Record<string, string>> = {
  "docs.json": JSON.stringify({
    ...{ theme: "mint", name: "Details", colors: { primary: "#123456" }, background: { decoration: "grid" } },
    navigation: {
      tabs: [
        { tab: "Guide", pages: ["index", "second", "third"] },
        { tab: "Other", pages: ["other"] },
      ],
    },
  }),
  "index.mdx": "---\ntitle: Start\n---\nAbove.\n\n| A | B |\n|---|---|\n| 1 | 2 |\n\nBelow.\n",
  "second.mdx": "---\ntitle: Second\n---\nWords.\n",
  "third.mdx": "---\ntitle: Third\n---\nWords.\n",
  "other.mdx": "---\ntitle: Other\n---\nWords.\n",
};

let browser: Browser;
let site: ServedSite;
let page: Page;
beforeAll(async () => {
  [browser, site] = await Promise.all([openChromium(), openFiles(PROJECT)]);
});
afterEach(async () => await page?.close());
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

async function open(path: string): Promise<void> {
  page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(site.url + path, { waitUntil: "load" });
}

it("brackets turn pages, but not while a reader types", async () => {
  await open("/second");
  await page.keyboard.press("]");
  await page.waitForURL("**/third");
  await page.keyboard.press("[");
  await page.waitForURL("**/second");
  await page.keyboard.press("[");
  await page.waitForURL(`${site.url}/`);
  await page.keyboard.press("[");
  await page.locator("article").evaluate((article) => {
    const field = document.createElement("input");
    article.append(field);
    field.focus();
  });
  await page.keyboard.press("]");
  expect(await page.locator("article input").inputValue()).toBe("]");
  expect(page.url()).toBe(`${site.url}/`);
});

it("an unknown address belongs to no tab", async () => {
  await open("/nowhere");
  expect(await page.locator(".nav-tabs-item").count()).toBe(2);
  expect(await page.locator(".nav-tabs [aria-current], .nav-tabs [data-active]").count()).toBe(0);
  await page.goto(`${site.url}/other`);
  expect(await page.locator(".nav-tabs [aria-current], .nav-tabs [data-active]").first().innerText()).toBe("Other");
});

it("a table is as far from the text around it as other blocks are", async () => {
  await open("/");
  const gaps = await page.locator("article").evaluate((article) => {
    const box = (element: Element | null | undefined) => element?.getBoundingClientRect() ?? new DOMRect();
    const [above, below] = [...article.querySelectorAll(".mdx-content > p")].map(box);
    const table = box(article.querySelector("table"));
    const block = Number.parseFloat(getComputedStyle(article).getPropertyValue("--space-block"));
    const root = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    return { above: table.top - (above?.bottom ?? 0), below: (below?.top ?? 0) - table.bottom, block: block * root };
  });
  expect(gaps.block).toBeGreaterThan(0);
  expect(gaps.above).toBeCloseTo(gaps.block, 0);
  expect(gaps.below).toBeCloseTo(gaps.block, 0);
});

it("paper shows no backdrop", async () => {
  await open("/");
  const backdrop = () => page.evaluate(() => getComputedStyle(document.body, "::before").display);
  expect(await backdrop()).toBe("block");
  await page.emulateMedia({ media: "print" });
  expect(await backdrop()).toBe("none");
});
