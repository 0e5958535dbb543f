// Small things that readers notice, in a browser.
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { filesIn } from "../temporary-folder.js";
import { inChromium, styleOf } from "./in-chromium.js";
import { keepMoments } from "./open-chromium.js";
import { openFiles } from "./open-example.js";

const PROJECT = filesIn(new URL("./reader-details/", import.meta.url));
/** Longer than a screen. */
const SECOND = `${PROJECT["second.mdx"]}\n${"Words.\n\n".repeat(60)}`;

let page: Page;
const { site, fresh, visit } = await inChromium(
  openFiles({ ...PROJECT, "second.mdx": SECOND }, ["--site-url", "https://docs.example.com"]),
);

async function open(path: string, width = 1440): Promise<void> {
  const permissions = ["clipboard-read", "clipboard-write"];
  page = await fresh({ viewport: { width, height: 900 }, permissions });
  await keepMoments(page);
  await page.goto(site.url + path, { waitUntil: "load" });
  // The first paint asks for the fonts, which may be after all else has loaded: what they move stands still then.
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await page.evaluate(() => document.fonts.ready.then(() => {}));
}

it("brackets turn pages, but not while a reader types", async () => {
  await open("/second");
  await page.keyboard.press("]");
  await page.waitForURL("**/third/");
  await page.keyboard.press("[");
  await page.waitForURL("**/second/");
  await page.keyboard.press("[");
  await page.waitForURL(`${site.url}/`);
  await page.keyboard.press("[");
  await page.locator("#content").evaluate((content) => {
    const field = document.createElement("input");
    content.append(field);
    field.focus();
  });
  await page.keyboard.press("]");
  expect(await page.locator("#content input").inputValue()).toBe("]");
  expect(page.url()).toBe(`${site.url}/`);
});

it("pages turned faster than they appear leave no fault", async () => {
  page = await visit("/second");
  for (const key of "][]][[]][[][]][[".repeat(3)) await page.keyboard.press(key);
  await page.waitForLoadState("networkidle");
});

it("an unknown address belongs to no tab", async () => {
  await open("/nowhere");
  expect(await page.locator(".nav-tabs-item").count()).toBe(3);
  expect(await page.locator(".nav-tabs [aria-current], .nav-tabs [data-active]").count()).toBe(0);
  await page.goto(`${site.url}/other`);
  expect(await page.locator(".nav-tabs [aria-current], .nav-tabs [data-active]").first().innerText()).toBe("Other");
});

it("a table is as far from the text around it as other blocks are", async () => {
  await open("/");
  const gaps = await page.locator("#content").evaluate((content) => {
    const box = (element: Element | null | undefined) => element?.getBoundingClientRect() ?? new DOMRect();
    const [above, below] = [...content.querySelectorAll(":scope > p")].map(box);
    const table = box(content.querySelector("table"));
    const block = Number.parseFloat(getComputedStyle(content).getPropertyValue("--space-block"));
    const root = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    return { above: table.top - (above?.bottom ?? 0), below: (below?.top ?? 0) - table.bottom, block: block * root };
  });
  expect(gaps.block).toBeGreaterThan(0);
  expect(gaps.above).toBeCloseTo(gaps.block, 0);
  expect(gaps.below).toBeCloseTo(gaps.block, 0);
});

it("paper shows no backdrop", async () => {
  await open("/");
  const backdrop = () => styleOf(page.locator("body"), "display", "::before");
  expect(await backdrop()).toBe("block");
  await page.emulateMedia({ media: "print" });
  expect(await backdrop()).toBe("none");
});

const copied = () => page.evaluate(() => navigator.clipboard.readText());

/** The box of the first visible element of a selector. */
async function boxOf(selector: string) {
  const box = await page.locator(selector).filter({ visible: true }).first().boundingBox();
  if (!box) throw new Error(`Nothing is visible for ${selector}.`);
  return box;
}

it.each([1440, 390])(
  "a link of the contents marks its own entry, not one a little below, at %i pixels",
  async (width) => {
    await open("/second", width);
    if (width === 390) await page.locator(".contents-button").click();
    const rest = page.evaluate(() => new Promise((resolve) => addEventListener("scrollend", resolve, { once: true })));
    await page.locator(".toc-item a", { hasText: "Upper" }).click();
    await rest;
    expect(await page.locator(".toc-item a[aria-current]").innerText()).toBe("Upper");
  },
);

it("each level of headings is further in among the contents", async () => {
  await open("/second");
  const starts = await page
    .locator(".toc-item a")
    .evaluateAll((links) => links.map((link) => Number.parseFloat(getComputedStyle(link).paddingInlineStart)));
  expect(starts).toHaveLength(3);
  const [upper = 0, lower = 0, lowest = 0] = starts;
  for (const step of [lower - upper, lowest - lower]) expect(step).toBeGreaterThanOrEqual(12);
});

it.each([1440, 390])("a button that has copied keeps its size, and says so, at %i pixels", async (width) => {
  await open("/second", width);
  const before = await boxOf("#page-context-menu-button");
  // It says so for a moment only.
  const done = page.locator("#page-context-menu-button[data-state='done']").waitFor();
  await page.locator("#page-context-menu-button").click();
  await done;
  expect(await boxOf("#page-context-menu-button")).toEqual(before);
  const words = page.locator("#page-context-menu-button .menu-words > span");
  expect(await styleOf(words, "content", "::after")).toBe('"Copied"');
  expect(await styleOf(words, "visibility")).toBe("hidden");
});

it("an entry of the page menu copies where a browser gives scripts no clipboard, as without https", async () => {
  await open("/second");
  const clipboard = await page.evaluateHandle(() => navigator.clipboard);
  await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
  await page.locator(".page-menu-more").click();
  const done = page.locator("#menu-page [data-state='done']").waitFor();
  await page.getByRole("button", { name: "Windsurf" }).click();
  await done;
  const copied = await clipboard.evaluate((each) => each.readText());
  expect(copied).toBe("Read https://docs.example.com/second/ so that I can ask you questions about it.");
});

it("every service of the page menu has a mark of its own", async () => {
  await open("/second");
  await page.locator(".page-menu-more").click();
  const places = await page
    .locator("#menu-page .menu-icon > svg")
    .evaluateAll((icons) => icons.map((icon) => icon.style.cssText));
  expect(places.length).toBeGreaterThanOrEqual(4);
  expect(new Set(places).size).toBe(places.length);
});

it.each([1440, 390])(
  "the button that asks about code is beside the one that copies, in groups too, at %i",
  async (width) => {
    await open("/second", width);
    const blocks = [".code-block:has(.code-block-header)", ".code-block:not(:has(.code-block-header))", ".code-group"];
    for (const block of blocks) {
      const ask = await boxOf(`${block} .assistant-code`);
      const copy = await boxOf(`${block} .code-block-copy-button`);
      expect(Math.abs(ask.y - copy.y), block).toBeLessThanOrEqual(1);
      expect(ask.x + ask.width, block).toBeLessThanOrEqual(copy.x + 1);
    }
  },
);

it.each([1440, 390])("the button of the feed is in the line of the page menu, at %i pixels", async (width) => {
  await open("/log", width);
  const [feed, menu] = [await boxOf(".page-head a[href$='rss.xml']"), await boxOf("#page-context-menu-button")];
  expect(Math.abs(feed.y - menu.y)).toBeLessThanOrEqual(1);
});

it("links of a trail are high enough for a finger", async () => {
  await open("/second", 390);
  expect((await boxOf(".breadcrumb-item a")).height).toBeGreaterThanOrEqual(24);
});

it("what scrolls fades where there is more, and only there", async () => {
  await open("/second");
  const fade = async (selector: string) => {
    const values = ["before", "after"].map((side) => styleOf(page.locator(selector), `--fade-${side}`));
    return (await Promise.all(values)).map(Number.parseFloat);
  };
  const code = ".code-block:has(.code-block-header) pre";
  await expect.poll(() => fade(code)).toEqual([0, 40]);
  expect(await fade(".code-group pre")).toEqual([0, 0]);
  await page.locator(code).evaluate((box) => box.scrollTo(9999, 0));
  await expect.poll(() => fade(code)).toEqual([40, 0]);
  await page.goto(`${site.url}/api-reference/list-things`);
  await page.setViewportSize({ width: 1440, height: 500 });
  await expect.poll(() => fade(".page-panel")).toEqual([0, 40]);
});

it("the names that screen readers hear on an API page are different", async () => {
  await open("/api-reference/list-things");
  const names = await page
    .locator("nav[aria-label], aside[aria-label], section[aria-label], select[aria-label]")
    .filter({ visible: true })
    .evaluateAll((parts) => parts.map((part) => part.getAttribute("aria-label")));
  expect(names.length).toBeGreaterThan(2);
  expect(new Set(names).size).toBe(names.length);
});

/** How an element shows that it is pointed at or has the focus. */
async function looksOf(selector: string) {
  const values = ["color", "border-color", "box-shadow"].map((name) => styleOf(page.locator(selector), name));
  return {
    colours: (await Promise.all(values)).join(),
    outline: await styleOf(page.locator(selector), "outline-style"),
  };
}

it.each(["light", "dark"] as const)(
  "parts that open have a mark, and show the pointer and the focus, as tabs and cards do, %s",
  async (mode) => {
    page = await visit("/second", { colorScheme: mode, reducedMotion: "reduce" });
    expect(await styleOf(page.locator("#content summary"), "width", "::before")).not.toBe("auto");
    for (const part of ["#content details:not([class]) summary", ".tabs .tab[aria-selected='false']", "a.card"]) {
      const before = await looksOf(part);
      expect(before.outline, part).toBe("none");
      await page.locator(part).first().hover();
      await expect.poll(async () => (await looksOf(part)).colours, { message: part }).not.toBe(before.colours);
      await page.mouse.move(0, 0);
      await page.keyboard.press("Shift");
      await page.locator(part).first().focus();
      expect((await looksOf(part)).outline, part).toBe("solid");
    }
  },
);

it.each([1440, 390])("an unknown address is answered with pages near to its words, at %i pixels", async (width) => {
  await open("/guides/list-things-2", width);
  const first = page.locator(".not-found-recommended-pages-list a").first();
  await expect.poll(() => first.innerText()).toBe("List things");
  await first.focus();
  await page.keyboard.press("Enter");
  await page.waitForURL("**/api-reference/list-things/");
});

it("the marks of headings are reached by Tab, seen, and have a name", async () => {
  await open("/second");
  const marks = page.getByRole("link", { name: "Copy link" });
  expect(await marks.count()).toBe(3);
  await page.locator("#upper").evaluate((heading) => {
    heading.tabIndex = -1;
    heading.focus();
  });
  await page.keyboard.press("Tab");
  const mark = page.locator("#upper > .anchor");
  expect(await mark.evaluate((link) => link.matches(":focus-visible"))).toBe(true);
  await expect.poll(() => styleOf(mark, "opacity")).toBe("1");
  expect(await styleOf(mark, "content", "::before")).not.toBe("none");
});

it("the mark of a heading copies its address, with word of it", async () => {
  await open("/second");
  await page.locator("#upper").hover();
  await page.locator("#upper > .anchor").click();
  await page.locator("#upper > .anchor-note", { hasText: "Copied" }).waitFor();
  expect(await copied()).toBe(`${site.url}/second#upper`);
});

it("a key copies the page as Markdown, and the list of shortcuts names it", async () => {
  await open("/third");
  await page.keyboard.press("c");
  await page.locator("#page-context-menu-button[data-state='done']").waitFor();
  expect(await copied()).toContain("# Third");
  await page.keyboard.press("?");
  const keys = (await page.locator(".shortcuts dl > div").allInnerTexts()).map((line) => line.replace(/\s+/g, " "));
  expect(keys).toContain("Copy this page as Markdown C");
  for (const key of ["Ctrl K /", "Ctrl I", "[", "]", "?"])
    expect(
      keys.filter((line) => line.endsWith(` ${key}`)),
      key,
    ).toHaveLength(1);
});
