// Sheets and scripts of published sites name parts of a page by id, class, element and relation: each name must be there.
import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { filesIn } from "../temporary-folder.js";
import { inChromium } from "./in-chromium.js";
import { openFiles } from "./open-example.js";

/** Selectors of public sites' own sheets that mean the structure of a page. */
const SELECTORS: readonly string[] = JSON.parse(
  readFileSync(new URL("contract-selectors.json", import.meta.url), "utf8"),
);

/** What their own navigation is called, as far as the selectors say it. */
const named = (pattern: RegExp): string[] => [...new Set(SELECTORS.flatMap((each) => pattern.exec(each)?.[1] ?? []))];

/** A project with every kind of page, and every part that sheets of published sites name. */
const FILES = filesIn(new URL("./contract-site/", import.meta.url));
const docs = JSON.parse(FILES["docs.json"] ?? "");
const groups = named(/data-title="([^"]+)"\] > button/);
const tabs = named(/nav-tabs-item\[href="(\/[^"]+)"\]/);
const names = [
  ...["introduction", "home", "en/home", "ja/home", "zh/home"],
  ...["v2/typescript/x", "assistant/widget-preview", "src/_props/introduction"],
];
const [guides] = docs.navigation.products;
const nested = groups.map((group) => ({ group, icon: "book", pages: ["more", "rest"] }));
guides.tabs[0].groups[0].pages.push(...names, ...nested);
guides.tabs.push(...tabs.map((href) => ({ tab: href, icon: "/logo.svg", pages: [href.slice(1)] })));
const further = [...names, ...tabs.map((href) => href.slice(1))].map((name) => [
  `${name}.mdx`,
  `---\ntitle: ${name}\n---\nWords\n\n- An item\n\n## One\n\n## Two\n`,
]);
const home = FILES["panel.mdx"]?.replace("title: Panel", "title: Home").replace("<Panel>Words</Panel>\n", "") ?? "";
const SITE = { ...FILES, ...Object.fromEntries(further), "index.mdx": home, "docs.json": JSON.stringify(docs) };

/** What is where, besides: part, and the page that has it. */
const RELATIONS: readonly (readonly [selector: string, path: string])[] = [
  ["html.light:not(.dark)", "/"],
  ["#content-area > #header + #content + .page-foot + #pagination", "/"],
  ["#content-area > #content.mdx-content.prose", "/wide"],
  ["#content-container > #api-playground-2-operation-page > #content-area > #content", "/api-reference/change-things"],
  ["#navigation-items > div > .sidebar-group-header + ul.sidebar-group > li > a", "/"],
  ["#navigation-items > ul.sidebar-group > li > a[aria-current]", "/changes"],
  ["#navigation-items > div:first-of-type h5#sidebar-title", "/"],
  ["ul.sidebar-group > li[data-title] > button[aria-expanded=false] + ul", "/"],
  ["#sidebar-content > div:last-of-type > [role=group][aria-label='Theme preference'] > button:nth-of-type(3)", "/"],
  [".topbar-right-container > nav > ul > li.navbar-link > a.link", "/"],
  [".topbar-right-container > button[aria-label='Toggle dark mode']", "/"],
  ["li#topbar-cta-button > a > div > span", "/"],
  ["nav > div.nav-tabs > a.nav-tabs-item[aria-current=page][data-active=true] > div:last-child", "/"],
  ["#content-container > #content-side-layout > #table-of-contents-layout", "/"],
  ["a.card[href] > [data-component-part=card-content-container]", "/"],
  ["#content > details.accordion[open] > summary + [data-component-part=accordion-content].prose", "/"],
  [".accordion-group > details.accordion + details.accordion", "/"],
  ["div.steps[role=list] > div.step[role=listitem] > [data-component-part=step-number] > div", "/"],
  ["ul[role=tablist] > li[data-component-part=tab] > button[role=tab]", "/"],
  [".code-block > [data-component-part=code-block-root] [data-floating-buttons=true] button", "/"],
  [".card .prose > p[data-as=p]", "/"],
  ["#navigation-items .nav-tag-pill.nav-tag-pill-text", "/"],
  ["#page-title:empty", "/untitled"],
  ["body > docs-page > footer#footer.advanced-footer", "/"],
  ["footer a[href*=youtube] svg", "/"],
  [".not-found-container > #page-title + .not-found-message + .not-found-go-back", "/nowhere"],
];

const { browser, site } = await inChromium(openFiles(SITE, ["--lenient"]));
const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, colorScheme: "light" });

it.each(RELATIONS)("has %s on %s", async (selector, path) => {
  await page.goto(site.url + path, { waitUntil: "load" });
  expect(await page.locator(selector).count()).toBeGreaterThan(0);
});

it("has every selector that sheets of public sites share with the product", async () => {
  const left = new Set(SELECTORS);
  for (const path of [...site.pages, "/nowhere"]) {
    await page.goto(site.url + path, { waitUntil: "load" });
    await findIn(page, left);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(site.url, { waitUntil: "load" });
  await page.locator(".site-bar-menu").click();
  await page.locator("#mobile-nav").waitFor({ state: "attached" });
  await findIn(page, left);
  expect([...left]).toEqual([]);
});

/** Takes out what an open page has, in either palette. */
async function findIn(page: Page, left: Set<string>): Promise<void> {
  const found = await page.evaluate(
    (selectors) => {
      const look = () => selectors.filter((each) => document.querySelector(each) !== null);
      const light = look();
      document.documentElement.classList.replace("light", "dark");
      return [...light, ...look()];
    },
    [...left],
  );
  for (const each of found) left.delete(each);
}
