// Small screens, in both directions: long names go on between their parts, bars cover no text, and the menu has what the bar has.
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { inChromium, pixelsBeside, styleOf } from "./in-chromium.js";
import { openFiles } from "./open-example.js";

const NAME = "orchard.notifications.delivery.retry_policy.exponential_backoff";
const HUMPS = "OrchardNotificationDeliveryRetryPolicyExponentialBackoffConfiguration";
const PATH = "/v1/organizations/projects/environments/deployments";
const PAGE = `---
title: ${NAME}
---
## \`${HUMPS}\` settings

Text with \`${NAME}.maximum_interval_seconds\`, \`${PATH}\` inside, twice: \`${NAME}\` and \`${NAME}\`.

## ${NAME}

<Card title="${NAME}" href="/" horizontal icon="rocket">\`${NAME}\`</Card>

| Variable | Meaning |
| --- | --- |
| \`GOOGLE_GENERATIVE_AI_API_KEY\` | \`${NAME}\` |

| Plan | Messages a month | Support | Regions |
| --- | --- | --- | --- |
| Company | as many as you need | By mail, within two days | Europe, America |

A note.[^1]

[^1]: Of it.

${"Words of a long page, line by line.\n\n".repeat(40)}`;

const tabs = (folder: string) =>
  ["Guides", "Recipes", "Reference", "Community", "Company", "Changes"].map((tab, at) => ({
    tab,
    pages: at === 0 ? [`${folder}index`] : ["", "-a", "-b"].map((end) => folder + tab.toLowerCase() + end),
  }));
const names = tabs("").flatMap(({ pages }) => pages);
const languages = [
  { language: "en", tabs: tabs("") },
  { language: "ar", tabs: tabs("ar/") },
];
const settings = { name: "Small", navigation: { languages } };
const pages = names.flatMap((name) => [`${name}.mdx`, `ar/${name}.mdx`]).map((name) => [name, PAGE] as const);
const files = { "docs.json": JSON.stringify(settings), ...Object.fromEntries(pages) };
const { browser, site } = await inChromium(openFiles(files));
const page = await browser.newPage({ reducedMotion: "reduce" });

async function open(address: string, width = 390, height = 844): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.goto(site.url + address, { waitUntil: "load" });
}

/** Opens a page where fingers tap, and closes it. */
async function onTouch<Result>(path: string, width: number, use: (page: Page) => Promise<Result>): Promise<Result> {
  const touch = await browser.newContext({ viewport: { width, height: 844 }, hasTouch: true, isMobile: true });
  const tapped = await touch.newPage();
  await tapped.goto(site.url + path, { waitUntil: "load" });
  const result = await use(tapped);
  await touch.close();
  return result;
}

/** Where lines end within the parts of a name, and grounds of code that lie on each other. */
function brokenNames(): string[] {
  const faults: string[] = [];
  const main = document.querySelector("#content-area");
  for (const part of document.querySelectorAll("#content-area :is(code, h1, h2, .card-title), .sidebar a, .toc a")) {
    if (!part.checkVisibility()) continue;
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent ?? "";
      const range = document.createRange();
      let line: number | null = null;
      for (let at = 0; at < text.length; at++) {
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        const { bottom, height } = range.getBoundingClientRect();
        const isInside = at > 0 && /^(?:[a-z]{2}|[A-Z]{2})$/.test(text.slice(at - 1, at + 1));
        if (height > 0 && line !== null && Math.abs(bottom - line) > 2 && isInside)
          faults.push(`${part.localName}: ${text.slice(0, at)}|${text.slice(at)}`);
        if (height > 0) line = bottom;
      }
    }
    const boxes = part.localName === "code" ? [...part.getClientRects()] : [];
    boxes.slice(1).forEach((box, at) => {
      if (box.top < (boxes[at]?.bottom ?? 0) - 0.5) faults.push(`overlapping: ${part.textContent}`);
    });
  }
  if (!main || main.scrollWidth > innerWidth) faults.push("wider than the screen");
  return faults;
}

describe.each(["/", "/ar"])("%s", (path) => {
  it.each([320, 390, 1440])("long names go on in the next line between their parts: %i pixels", async (width) => {
    await open(path, width);
    expect(await page.evaluate(brokenNames)).toEqual([]);
  });

  it("the menu has the logo, search and one row of tabs", async () => {
    await open(path);
    await page.locator(".site-bar-menu").click();
    const menu = page.locator("#mobile-nav");
    expect(await menu.locator(".logo").textContent()).toBe("Small");
    const tops = await menu
      .locator(".sheet-tabs a")
      .evaluateAll((tabs) => tabs.map((tab) => Math.round(tab.getBoundingClientRect().top)));
    expect([tops.length, new Set(tops).size]).toEqual([6, 1]);
    const heights = await menu.locator(".sheet-tabs a").evaluateAll((tabs) => tabs.map((tab) => tab.clientHeight));
    expect(Math.max(...heights)).toBeLessThan(48);
    await menu.locator("#search-bar-entry-mobile").click();
    await page.locator("dialog.search-dialog[open]").waitFor();
    await page.keyboard.press("Escape");
  });

  it.each([320, 390, 1440])("text does not show through the bar: %i pixels", async (width) => {
    await open(path, width);
    await page.evaluate(() => scrollTo(0, 400));
    const ground = () => styleOf(page.locator(".site-bar-ground"), "background-color");
    await expect.poll(ground).not.toMatch(/rgba|\/ 0/);
  });

  it("a table of phrases fits, and the way on is below the way back", async () => {
    await open(`${path === "/" ? "" : path}/recipes-a`);
    const table = page.locator("docs-table").last();
    expect(await pixelsBeside(table)).toBe(0);
    const [back, on] = await page
      .locator("#pagination > a")
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect()));
    expect(on?.top).toBeGreaterThan(back?.bottom ?? 844);
    expect([on?.left, on?.width]).toEqual([back?.left, back?.width]);
  });

  it("footnotes are the last of the contents", async () => {
    await open(path);
    const last = page.locator("#table-of-contents a").last();
    expect(await last.getAttribute("href")).toBe("#footnote:label");
    expect(await last.textContent()).toBe(await page.locator('[id="footnote:label"]').textContent());
  });

  it("filters of the search are large enough for a finger", async () => {
    const filters = await onTouch(path, 390, async (tapped) => {
      await tapped.locator(".site-bar-menu").click();
      await tapped.locator("#search-bar-entry-mobile").click();
      await tapped.locator(".search-input").fill("words");
      await tapped.locator(".search-option").first().waitFor();
      const sizeOf = (each: Element) => [each.clientHeight, Number.parseFloat(getComputedStyle(each).fontSize)];
      return Promise.all((await tapped.locator(".search-filter:visible").all()).map((each) => each.evaluate(sizeOf)));
    });
    expect(filters.length).toBeGreaterThan(0);
    for (const [height = 0, size = 0] of filters) expect([height >= 40, size >= 14]).toEqual([true, true]);
  });

  it("bars leave the room of a magnified page to its text", async () => {
    await open(path, 320, 256);
    await page.evaluate(() => scrollTo(0, 900));
    const fixed = () =>
      [...document.querySelectorAll(".navbar, .contents-bar")].filter(
        (bar) => bar.getBoundingClientRect().bottom > 0 && bar.checkVisibility(),
      ).length;
    expect(await page.evaluate(fixed)).toBe(0);
  });
});
