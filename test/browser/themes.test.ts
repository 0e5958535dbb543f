// The nine themes, told apart by where things are: one page, each theme's rules in turn, in a browser.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { theme as setting } from "../../src/config/settings/appearance.js";
import { packageFolder } from "../../src/emit/package-files.js";
import { readSheet } from "../../src/render/styles/read-sheets.js";
import { inChromium, styleOf } from "./in-chromium.js";
import { openFiles } from "./open-example.js";

const words = "---\ntitle: Errors\n---\n## One\n\nWords\n\n### Two\n\nWords\n\n## Three\n\nWords\n";
const entries = (folder: string) => ({
  tabs: [
    { tab: "Guides", groups: [{ group: "Start", pages: [`${folder}index`, `${folder}errors`] }] },
    { tab: "Reference", pages: [`${folder}more`] },
  ],
});
const PROJECT: Readonly<Record<string, string>> = {
  "docs.json": JSON.stringify({
    ...{ theme: "mint", name: "Gallery", contextual: { options: ["copy", "view"] } },
    navbar: {
      links: [{ label: "Log in", href: "https://example.com/log-in" }],
      primary: { type: "button", label: "Sign up", href: "https://example.com" },
    },
    navigation: {
      languages: [
        { language: "en", ...entries("") },
        { language: "ar", ...entries("ar/") },
      ],
    },
  }),
  ...Object.fromEntries(
    ["", "ar/"].flatMap((folder) => ["index", "errors", "more"].map((name) => [`${folder}${name}.mdx`, words])),
  ),
  "centre.mdx": "---\ntitle: Centre\nmode: center\n---\nWords\n",
  "code.mdx": "<CodeGroup>\n```js one\na\n```\n\n```js two\nb\n```\n</CodeGroup>\n",
};

const { browser, site } = await inChromium(openFiles(PROJECT));
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });

/** Opens a page and gives it the theme and its rules. */
async function show(theme: string, path = "/errors", width = 1440): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(site.url + path, { waitUntil: "load" });
  const sheet = readSheet(`theme-${theme}`);
  if (sheet !== "") await page.addStyleTag({ content: sheet });
  await page.evaluate((name) => document.documentElement.setAttribute("data-theme", name), theme);
}

/** The visible box of each part, in pixels from the side where lines start. */
async function boxes(...parts: string[]): Promise<Record<"start" | "top" | "end" | "bottom", number>[]> {
  return page.evaluate((selectors) => {
    const isRightToLeft = document.documentElement.dir === "rtl";
    return selectors.map((selector) => {
      const { left, right, top, bottom } = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
      const [start, end] = isRightToLeft ? [innerWidth - right, innerWidth - left] : [left, right];
      return { start, top, end, bottom };
    });
  }, parts);
}

const box = async (part: string) => (await boxes(part))[0] ?? { start: 0, top: 0, end: 0, bottom: 0 };

/** Makes the article of the open page longer than the screen. */
const lengthen = () =>
  page.evaluate(() => {
    document.querySelector("#content")?.append(Object.assign(document.createElement("div"), { style: "height:200vh" }));
  });

const style = (selector: string, name: string, pseudo?: string) => styleOf(page.locator(selector), name, pseudo);

it("every theme adds something else to the sheet of all, and a site carries that of its own only", () => {
  const sheets = setting.unwrap().options.map((theme) => readSheet(`theme-${theme}`));
  expect(new Set(sheets).size).toBe(9);
  const { site: shared } = JSON.parse(readFileSync(join(packageFolder(), "dist/browser/styles.json"), "utf8"));
  const ofAll = readFileSync(join(packageFolder(), "dist/browser", shared.file), "utf8");
  expect(ofAll).not.toContain("[data-theme=");
});

it.each(setting.unwrap().options)("%s draws a group of code as one box", async (theme) => {
  await show(theme, "/code");
  const shadowed = await style(".code-group .code-block", "box-shadow");
  expect([shadowed, await style(".code-group .code-block", "border-start-start-radius")]).toEqual(["none", "0px"]);
});

it.each(["/errors", "/ar/errors"])("maple and willow have a sidebar of full height on %s", async (path) => {
  for (const theme of ["maple", "willow"]) {
    await show(theme, path);
    const [logo, search, mode, fold, tabs, content, rail, foot] = await boxes(
      ...[".logo", "#search-bar-entry", ".sidebar-footer > .mode-choice", ".sidebar-toggle", ".tabs-bar"],
      ...["#content-area", "#sidebar", ".sidebar-foot"],
    );
    for (const part of [logo, search, mode, fold, rail, foot]) {
      expect(part?.bottom).toBeGreaterThan(part?.top ?? 0);
      expect(part?.start).toBeGreaterThanOrEqual(0);
      expect(part?.end).toBeLessThanOrEqual((content?.start ?? 0) + 1);
    }
    expect(logo?.bottom).toBeLessThanOrEqual((search?.top ?? 0) + 1);
    expect(search?.bottom).toBeLessThanOrEqual(rail?.top ?? 0);
    expect(mode?.bottom).toBeLessThanOrEqual(foot?.top ?? 0);
    expect(fold?.bottom).toBeLessThanOrEqual(foot?.top ?? 0);
    expect(await page.locator(".mode-button").isVisible()).toBe(false);
    expect(rail?.bottom).toBeCloseTo(900, 0);
    expect(foot?.bottom).toBeCloseTo(900, 0);
    expect(tabs).toMatchObject({ start: content?.start, top: 0 });
    expect(await page.locator(".sidebar-foot a").count()).toBe(2);
    await lengthen();
    await page.evaluate(() => scrollTo(0, 500));
    expect(await page.evaluate(() => scrollY)).toBe(500);
    expect((await box(".logo")).top).toBeCloseTo(logo?.top ?? 0, 0);
  }
  expect(await style(".body-content", "background-color", "::before")).not.toBe("rgb(255, 255, 255)");
});

it("the keyboard goes through the rail from its top", async () => {
  await show("maple");
  const parts = [".logo", "docs-search", "#localization-select-trigger", ".nav-tabs-item", "#navigation-items"];
  parts.push(".mode-choice", ".sidebar-toggle", ".sidebar-foot", "#content-area");
  const order: string[] = [];
  const reached = () =>
    page.evaluate((all) => all.find((each) => document.activeElement?.closest(each)) ?? "another", parts);
  while (order.at(-1) !== parts.at(-1) && order.length < 40) {
    await page.keyboard.press("Tab");
    order.push(await reached());
  }
  const skipLink = order.shift();
  expect(skipLink).toBe("another");
  expect(order.filter((each, at) => each !== order[at - 1])).toEqual(parts);
});

it("a page without a sidebar keeps the bar, and so do phones", async () => {
  const bar = [".site-bar", ".logo", "#search-bar-entry", ".mode-button"];
  for (const [path, width, parts] of [
    ["/centre", 1440, [...bar, "#content-area"]],
    ["/errors", 390, bar],
  ] as const) {
    await show("mint", path, width);
    const before = await boxes(...parts);
    await show("maple", path, width);
    expect(await boxes(...parts)).toEqual(before);
  }
  // Contents that float leave their row to the article.
  const [top, article] = await boxes(".site-bar", "#content-area");
  expect(article).toMatchObject({ start: 0, end: 390, top: top?.bottom });
});

it("contents that float on phones do not cover the end of a page", async () => {
  await show("maple", "/errors", 390);
  await page.evaluate(() =>
    document.body.append(Object.assign(document.createElement("footer"), { innerText: "End" })),
  );
  await lengthen();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const [end, contents] = await boxes("body > footer", ".contents-bar");
  expect(end?.bottom).toBeGreaterThan(0);
  expect(contents?.top).toBeGreaterThanOrEqual(end?.bottom ?? 900);
});

it.each(["/errors", "/ar/errors"])("the foot of a rail does not cover the end of a long list on %s", async (path) => {
  await show("maple", path);
  await page.evaluate(() => {
    const list = document.querySelector("#navigation-items ul");
    for (let count = 0; count < 60; count++) list?.append(list.children[0]?.cloneNode(true) ?? "");
  });
  const isCovered = async () => {
    const end = await box(".sidebar-footer");
    return end.bottom > (await box(".sidebar-foot")).top + 1 && end.top < 900 - 1;
  };
  expect(await isCovered()).toBe(false);
  await page.locator("#sidebar").evaluate((rail) => rail.scrollTo(0, rail.scrollHeight));
  expect(await isCovered()).toBe(false);
  const foot = await box(".sidebar-foot");
  for (const part of await boxes(".mode-choice", ".sidebar-toggle")) {
    expect(part.top).toBeGreaterThan(0);
    expect(part.bottom).toBeLessThanOrEqual(foot.top);
  }
  expect(foot.bottom).toBeCloseTo(900, 0);
});

it.each(["button", "button button-primary"])("a long name stays within a %s at the foot of a rail", async (name) => {
  await show("maple");
  const button = page.locator(".sidebar-foot .button");
  await button.evaluate((each, written) => {
    each.setAttribute("class", written);
    each.querySelector("span")?.replaceChildren("owner-of-it/a-repository-with-a-long-name");
  }, name);
  expect(await button.evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0);
  expect(await style(".sidebar-foot .button span", "white-space")).toBe("nowrap");
});

it.each([
  ["mint", 1440, 1],
  ["maple", 1440, 1],
  ["mint", 390, 0],
])("%s at %i px has the links of its bar in %i regions", async (theme, width, count) => {
  await show(theme, "/errors", width);
  expect(await page.getByRole("navigation", { name: "Links", exact: true }).count()).toBe(count);
});

it("a banner stands above a rail until it is scrolled away", async () => {
  await show("maple");
  await page.evaluate(() => {
    const banner = '<div id="banner" class="banner"><p>News</p><button class="button-icon"></button></div>';
    document.querySelector(".skip-link")?.insertAdjacentHTML("afterend", banner);
  });
  await lengthen();
  const [banner, bar, rail] = await boxes(".banner", ".site-bar", "#sidebar");
  expect(banner?.bottom).toBeGreaterThan(0);
  expect(bar?.top).toBe(banner?.bottom);
  expect(rail?.top).toBe(bar?.bottom);
  await expect.poll(() => boxes("#sidebar")).toMatchObject([{ bottom: 900 }]);
  await page.evaluate(() => scrollTo(0, 500));
  const top = (bar?.bottom ?? 0) - (bar?.top ?? 0);
  await expect.poll(() => boxes(".site-bar", "#sidebar")).toMatchObject([{ top: 0 }, { top, bottom: 900 }]);
});

it.each(["/errors", "/ar/errors"])("palm's language floats at the lower start of %s", async (path) => {
  await show("palm", path);
  const language = await box("#localization-select-trigger");
  expect(language.start).toBeCloseTo(16, 0);
  expect(language.bottom).toBeCloseTo(884, 0);
});

it("the others show their shapes", async () => {
  await show("almond");
  expect(await style("#content-container", "border-top-left-radius")).toBe("16px");
  expect(await style("#content-container", "background-color")).not.toBe(await style("body", "background-color"));
  const card = await box("#content-container");
  expect(card.end).toBe(1440 - 16);
  expect((await box("#table-of-contents-layout")).end).toBe(card.end - 1);
  await show("almond", "/centre");
  expect(await box("#content-container")).toMatchObject({ start: 320, end: 1120 });

  await show("aspen");
  expect((await box("#table-of-contents-layout")).end).toBeCloseTo(1440, 0);
  expect(await style("#sidebar", "border-right-width")).toBe("1px");
  await page.setViewportSize({ width: 1800, height: 900 });
  expect((await box("#sidebar")).start).toBeLessThanOrEqual(1);

  await show("luma");
  expect((await box(".nav-tabs > a")).start).toBeGreaterThan(500);

  await show("linden");
  expect(await style(".sidebar-group-header", "font-family")).toContain("Geist Mono");
  expect(await style("#sidebar", "font-family")).not.toContain("Geist Mono");
  expect(await style("#sidebar", "border-right-width")).toBe("1px");
  expect(await style("#search-bar-entry", "border-top-left-radius")).toBe("0px");

  await show("sequoia");
  expect(await style("#table-of-contents", "border-top-width")).toBe("1px");
  expect(Number.parseFloat(await style("#page-title", "font-size"))).toBeGreaterThan(40);
});

it("a phone, too, tells the themes apart", async () => {
  const open = (theme: string) => show(theme, "/errors", 390);
  const edge = (selector: string, side = "bottom") => style(selector, `border-${side}-width`);

  await open("mint");
  const [bar, head, contents] = await boxes(".site-bar", "#header", ".contents-bar");
  expect(contents).toMatchObject({ start: 0, end: 390, top: bar?.bottom });
  expect(await edge(".contents-bar")).toBe("1px");

  await open("maple");
  const [floating, under] = await boxes(".contents-bar", "#header");
  expect(floating?.bottom).toBeCloseTo(900 - 16, 0);
  expect(under?.top).toBeLessThan(head?.top ?? 0);
  await page.locator(".contents-button").click();
  const list = await box("#table-of-contents");
  expect(list.bottom).toBeLessThanOrEqual(floating?.top ?? 0);
  expect(list.top).toBeGreaterThan(0);
  await page.keyboard.press("Escape");
  await page.locator(".site-bar-menu").click();
  await expect.poll(() => box("#sidebar")).toMatchObject({ start: 8, top: 8, bottom: 892 });

  await open("willow");
  await lengthen();
  await page.evaluate(() => scrollTo(0, 400));
  const [gone, stays] = await boxes(".site-bar", ".contents-bar");
  expect(gone?.bottom).toBeLessThanOrEqual(0);
  expect(stays?.top).toBe(0);
  expect(await edge(".contents-bar")).toBe("0px");

  await open("palm");
  const [band, words] = await boxes("#header", "#page-title");
  expect(band).toMatchObject({ start: 0, end: 390 });
  expect(words?.start).toBe(20);
  expect(await style("#header", "background-color")).not.toBe(await style("html", "background-color"));

  await open("linden");
  expect(await style(".pagination-way", "font-family")).toContain("Geist Mono");
  expect(await edge(".pagination-link", "top")).toBe("1px");
  await page.locator(".site-bar-menu").click();
  await expect.poll(() => box("#sidebar")).toMatchObject({ start: 0, end: 390 });

  await open("almond");
  expect(await box("#content-container")).toMatchObject({ start: 8, end: 382 });
  expect(await style("body", "background-color")).not.toBe(await style("#content-container", "background-color"));

  await open("aspen");
  const [tabs, below] = await boxes(".tabs-bar", ".contents-bar");
  expect(tabs?.top).toBe(bar?.bottom);
  expect(below?.top).toBe(tabs?.bottom);
  await page.locator(".nav-tabs-item").last().click();
  await page.waitForURL("**/more/");
  await open("aspen");
  const [way, name] = await boxes(".pagination-way", ".pagination-title");
  expect(name?.start).toBeGreaterThan(way?.start ?? 390);

  await open("luma");
  expect(await box(".site-bar-ground")).toMatchObject({ start: 8, top: 8, end: 382 });
  const button = await box(".contents-button");
  expect([button.start > 40, button.end < 350]).toEqual([true, true]);

  await open("sequoia");
  expect(await box(".contents-bar")).toMatchObject({ start: 20, end: 370 });
  expect(await edge(".mdx-content > h2", "top")).toBe("1px");
});

it("what a script names among the contents of a phone moves nothing", async () => {
  for (const theme of setting.unwrap().options) {
    await show(theme, "/errors", 390);
    const places = (current: string) =>
      page.evaluate((words) => {
        for (const each of document.querySelectorAll(".contents-current")) each.textContent = words;
        const parts = [".contents-bar", ".contents-button", ".contents-button > span"];
        return parts.map((part) => JSON.stringify(document.querySelector(part)?.getBoundingClientRect()));
      }, current);
    expect(await places(""), theme).toEqual(await places("How to read an error that nobody expected"));
  }
});

it.each(["/errors", "/ar/errors"])(
  "no theme makes a phone scroll sideways, nor hides a linked heading, on %s",
  async (path) => {
    for (const theme of setting.unwrap().options) {
      await show(theme, path, 390);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), theme).toBe(390);
      await lengthen();
      await page.evaluate(() => {
        location.hash = "two";
      });
      const hidden = await page.evaluate(() => {
        const box = document.querySelector("#two")?.getBoundingClientRect() ?? new DOMRect();
        return document.elementFromPoint(box.left + 8, box.top + box.height / 2)?.closest("#two") === null;
      });
      expect(hidden, theme).toBe(false);
    }
  },
);
