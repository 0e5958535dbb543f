// Styles that sites bring along, and long words they write: what they do to the frame and to pictures, in a browser.
import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { closeAfterTests } from "../close-after-tests.js";
import { filesIn } from "../temporary-folder.js";
import { inChromium, pixelsBeside, styleOf } from "./in-chromium.js";
import { openExample, openFiles } from "./open-example.js";

/** A project with every part that sites' sheets name. */
const NAMED = filesIn(new URL("./site-styles/", import.meta.url));

const named = await openFiles(NAMED);
const { fresh, visit } = await inChromium(openExample("starter"));
closeAfterTests(named);

/** Opens the quickstart with a style sheet as a site's own. */
async function open(width: number, css = "body {}"): Promise<Page> {
  const page = await visit("/quickstart", { width });
  await page.addStyleTag({ content: css });
  return page;
}

/** Puts HTML at the end of an element. */
async function add(opened: Page, into: string, html: string): Promise<void> {
  await opened.locator(into).evaluate((element, text) => element.insertAdjacentHTML("beforeend", text), html);
}

it("a site's `.nav-logo` gives the picture its size, not the link around it", async () => {
  const opened = await open(1440, ".nav-logo { height: 44px }");
  expect(await opened.locator("#navbar img:visible").evaluate((logo) => logo.clientHeight)).toBe(44);
});

it("a site that paints every `div` of the bar leaves the button's words their ground", async () => {
  const opened = await open(1440, "#navbar div { background: red }");
  expect(await opened.locator("#topbar-cta-button div").evaluate((words) => words.getClientRects().length)).toBe(0);
});

it("what a site paints as the bar's button is as large as the link in it", async () => {
  const opened = await open(1440, "#topbar-cta-button { background: red }");
  expect(await boxOf(opened, "#topbar-cta-button")).toEqual(await boxOf(opened, "#topbar-cta-button a"));
});

it("the size of a site's search field leaves the bar of phones its buttons", async () => {
  const opened = await open(390, "#search-bar-entry { width: 320px !important; min-width: 300px }");
  expect(await opened.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  for (const part of [".site-bar-menu", "#search-bar-entry"])
    expect(await opened.locator(part).evaluate((button) => button.clientWidth)).toBeOneOf([34, 35, 36]);
});

it.each([1440, 390])("text that a site centres is as wide as its column at %i px", async (width) => {
  const opened = await open(width);
  const widthOf = () => opened.locator("#content").evaluate((text) => text.getBoundingClientRect().width);
  const before = await widthOf();
  for (const words of ["Short.", "x".repeat(400)]) {
    await opened.addStyleTag({ content: ".prose { margin-inline: auto !important }" });
    await opened.locator("#content").evaluate((text, written) => text.replaceChildren(written), words);
    expect(await widthOf()).toBe(before);
  }
});

it("a badge is as high with its words on a line of their own", async () => {
  const opened = await open(1440);
  await add(opened, ".mdx-content", '<span class="badge">New</span> <span class="badge"><p>New</p></span>');
  const badges = opened.locator(".mdx-content > .badge");
  const heights = await badges.evaluateAll((all) => all.map((one) => one.clientHeight));
  expect(heights.at(-1)).toBe(heights.at(-2));
});

it("a field that a page brings along looks as its writer says, and no other way", async () => {
  const opened = await open(1440);
  await add(opened, ".mdx-content", '<input aria-label="Seconds" style="border-bottom:1px solid red"/>');
  const look = (name: string) => styleOf(opened.getByLabel("Seconds"), name);
  expect(await look("border-bottom")).toBe("1px solid rgb(255, 0, 0)");
  expect([await look("border-top-width"), await look("padding-top")]).toEqual(["0px", "0px"]);
  expect(await look("background-color")).toBe("rgba(0, 0, 0, 0)");
});

it("a wide selector shows all of a long description", async () => {
  const words = "<span>Platform</span><small>For building, deploying and looking after agents</small>";
  const text = `<button class="selector selector-wide"><span class="menu-words">${words}</span></button>`;
  const opened = await open(1440);
  await add(opened, "#sidebar-content", text);
  const [outer, inner] = [await boxOf(opened, ".selector-wide"), await boxOf(opened, ".selector-wide small")];
  expect(await pixelsBeside(opened.locator(".selector-wide small"))).toBeLessThanOrEqual(0);
  expect(inner.x + inner.width).toBeLessThan(outer.x + outer.width);
});

it("a picture with a greatest width of its own ends where a phone's page does", async () => {
  const picture =
    "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='1200' height='600' viewBox='0 0 2 1'/%3E";
  const text = `<docs-image class="image"><img style="max-width:600px" src="${picture}" alt="Wide"></docs-image>`;
  const widthAt = async (width: number) => {
    const opened = await open(width);
    await add(opened, ".mdx-content", text);
    const image = opened.getByAltText("Wide");
    await image.evaluate((element: HTMLImageElement) => element.decode());
    return (await image.boundingBox())?.width ?? 0;
  };
  expect(await widthAt(390)).toBeLessThanOrEqual(350);
  expect(await widthAt(1440)).toBe(600);
});

it("a drawing without a size of its own is as wide as what it stands in", async () => {
  const drawing = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 4 1'/%3E#.svg";
  const picture = `<docs-image class="image"><img src="${drawing}" alt="Drawing"></docs-image>`;
  const within = [
    picture,
    `<p>${picture}</p>`,
    `<div class="frame-content flow">${picture}</div>`,
    picture.replace("class", "data-placement='top-left' class"),
  ];
  const opened = await open(1440);
  await add(opened, ".mdx-content", within.join(""));
  const widths = await opened.getByAltText("Drawing").evaluateAll((images) => images.map((image) => image.clientWidth));
  const { width = 0 } = (await opened.locator(".mdx-content").boundingBox()) ?? {};
  expect(widths).toEqual(within.map(() => width));
});

it("a sheet compiled by Tailwind resets nothing of the page, and its utilities still work", async () => {
  const compiled =
    "@layer theme,base,components,utilities;@layer base{*{margin:0;padding:0}}@layer utilities{.m-9{margin:36px}}";
  const opened = await open(1440, compiled);
  await add(opened, ".mdx-content", "<p class='m-9'>Last</p>");
  const marginOf = (selector: string) => styleOf(opened.locator(selector), "margin-top");
  expect(Number.parseFloat(await marginOf(".mdx-content > h2"))).toBeGreaterThan(16);
  expect(await marginOf(".m-9")).toBe("36px");
});

/** Opens a page of the project with every part. */
async function openNamed(path = "/", css = "body {}"): Promise<Page> {
  const page = await visit(named.url + path);
  await page.addStyleTag({ content: css });
  return page;
}

const boxOf = async (opened: Page, selector: string) => {
  const box = await opened.locator(selector).first().boundingBox();
  if (!box) throw new Error(`Nothing is at ${selector}.`);
  return box;
};

/** What names that sites use stand for: the element, and where it is. */
const PARTS: readonly (readonly [selector: string, element: string, inside: string | null])[] = [
  ["#content-area", "MAIN", "#content-container"],
  [".nav-logo", "IMG", "#navbar"],
  ["#content-container", "DIV", null],
  ['.nav-tabs [data-active="true"]', "A", ".nav-tabs"],
  ["#sidebar-content", "NAV", "#sidebar"],
  [".callout", "DIV", "#content"],
  ['[aria-selected="true"]', "BUTTON", "#content"],
  ["#navbar", "HEADER", null],
  ["#navigation-items", "DIV", "#sidebar-content"],
  ["#sidebar", "DIV", null],
  ["#topbar-cta-button", "LI", "#navbar"],
  [".card-group", "DIV", "#content"],
  [".nav-tabs", "DIV", "#navbar"],
  [".nav-tabs-item", "A", ".nav-tabs"],
  ['[data-current-path="/"]', "HTML", null],
  ['[role="tab"]', "BUTTON", "#content"],
  ["#page-title", "H1", "#content-area"],
  ["#search-bar-entry", "BUTTON", "#navbar"],
  ["#table-of-contents", "NAV", "#table-of-contents-layout"],
  [".code-block", "DOCS-CODE-BLOCK", "#content"],
  [".eyebrow", "P", "#content-area"],
  [".nav-anchor", "A", "#navigation-items"],
  [".navbar-link > a", "A", "#navbar"],
  ['[data-component-part="card-icon"]', "SPAN", ".card-group"],
  ['[data-component-part="code-block-root"]', "DIV", ".code-block"],
  [".code-block-background", "DIV", ".code-block"],
  ['[data-testid="copy-code-button"]', "BUTTON", ".code-block"],
  [".nav-dropdown-trigger .nav-dropdown-item-icon", "SPAN", "#sidebar"],
  [".nav-dropdown-trigger .nav-dropdown-item-description", "SMALL", "#sidebar"],
];

it("names that sites style by are the parts they mean, within what they expect around them", async () => {
  const opened = await openNamed();
  const found = await opened.evaluate(
    (parts) =>
      parts.map(([selector, , inside]) => {
        const all = [...document.querySelectorAll(selector)];
        const shown = all.find((each) => each.getClientRects().length > 0);
        const isInside = inside === null || shown?.closest(inside) !== null;
        return [selector, shown?.tagName ?? `${all.length} hidden`, isInside ? inside : "elsewhere"];
      }),
    PARTS,
  );
  expect(found).toEqual(PARTS);
  await opened.locator("#sidebar .nav-dropdown-trigger").click();
  const choice = opened.locator(".nav-dropdown-content .nav-dropdown-item").last();
  await choice.waitFor();
  expect(await choice.locator(".nav-dropdown-item-description").innerText()).toBe("What there is");
  expect(await choice.locator(".nav-dropdown-item-icon").count()).toBe(1);
});

it("has every name and attribute that the documentation lists", async () => {
  const text = readFileSync(new URL("../../docs/write/styling.mdx", import.meta.url), "utf8");
  const names = [...text.matchAll(/^\| `([^`]+)` \| \d+ \| yes \|/gm)].map(([, name = ""]) => name);
  const attributes = [...text.matchAll(/^\| `(data-[\w-]+)` \|/gm)].map(([, name]) => `[${name}]`);
  expect([names.length > 50, attributes.length]).toEqual([true, 10]);
  const missing = new Set([...names, ...attributes]);
  for (const path of ["/", "/rest", "/api"]) {
    const opened = await openNamed(path);
    for (const each of [...missing]) if ((await opened.locator(each).count()) > 0) missing.delete(each);
  }
  expect([...missing]).toEqual([]);
});

it("the article shares its row with the contents, and has all of it on pages of other modes", async () => {
  const css = "#content-area { width: calc(100% - 20rem) }";
  const opened = await openNamed("/", css);
  const [row, contents] = [await boxOf(opened, "#content-container"), await boxOf(opened, "#table-of-contents-layout")];
  expect(contents.y).toBe(row.y);
  expect((await boxOf(opened, "#content-area")).width + contents.width).toBe(row.width);
  for (const path of ["/wide", "/framed"]) {
    const other = await openNamed(path, css);
    const [whole, main] = [await boxOf(other, "#content-container"), await boxOf(other, "#content-area")];
    expect(main.width).toBe(whole.width);
  }
});

it("what a script puts above the article leaves article and contents where they are in their row", async () => {
  const opened = await openNamed();
  const boxes = () => Promise.all(["#content-area", "#table-of-contents-layout"].map((each) => boxOf(opened, each)));
  const [article, contents] = await boxes();
  await opened.evaluate(() => {
    const notice = document.createElement("div");
    notice.style.height = "40px";
    document.querySelector("#content-container")?.prepend(notice);
  });
  const lower = (box: typeof article) => ({ ...box, y: (box?.y ?? 0) + 40 });
  expect(await boxes()).toEqual([lower(article), lower(contents)]);
  await opened.setViewportSize({ width: 390, height: 844 });
  const row = await boxOf(opened, "#content-container");
  await opened.addStyleTag({ content: "#content-container > div:first-child { margin-top: -2rem }" });
  expect((await boxOf(opened, "#content-container")).y).toBe(row.y);
});

it("a notice that a script puts first, with margins to the edges of the row, is in the row from edge to edge", async () => {
  const css =
    "#notice { margin: -2rem -2rem 1.5rem } @media (min-width: 64rem) { #notice { margin: -2.5rem -4rem 1.5rem } }";
  const opened = await openNamed("/", `${css} #notice { height: 40px }`);
  await opened.evaluate(() =>
    document.querySelector("#content-container")?.insertAdjacentHTML("afterbegin", "<div id=notice>"),
  );
  for (const width of [1440, 1100, 390]) {
    await opened.setViewportSize({ width, height: 844 });
    const [bar, row] = [await boxOf(opened, "#navbar"), await boxOf(opened, "#content-container")];
    const notice = await boxOf(opened, "#notice");
    expect(notice.y).toBeGreaterThanOrEqual(bar.y + bar.height);
    expect(notice.x).toBeLessThanOrEqual(row.x);
    expect(notice.x + notice.width).toBeGreaterThanOrEqual(row.x + row.width);
    expect(await pixelsBeside(opened.locator("html"))).toBeLessThanOrEqual(0);
    if (width === 390) expect([notice.x, notice.width]).toEqual([0, 390]);
    const title = await boxOf(opened, "#page-title");
    expect(title.x).toBeGreaterThanOrEqual(20);
    expect(title.y).toBeGreaterThanOrEqual(notice.y + notice.height);
  }
});

it("text has its own size, entries of the contents their depth, pictures of tabs and icons theirs", async () => {
  const opened = await openNamed("/", "body { font-size: 12px }");
  expect(await styleOf(opened.locator("#content h2 + h3, #content"), "font-size")).toBe("16px");
  const depths = opened.locator("#table-of-contents li");
  const listed = await depths.evaluateAll((all) => all.map((each) => each.getAttribute("data-depth")));
  expect(listed.join()).toBe("0,1,2");
  const icon = opened.locator("a.nav-tabs-item > img");
  expect(await icon.evaluate((each: HTMLImageElement) => [each.width, each.height])).toEqual([16, 16]);
  expect([await icon.getAttribute("width"), await icon.getAttribute("height")]).toEqual(["16", "16"]);
});

it("a transparent bar keeps its ground, and the sidebar its place without padding", async () => {
  const opened = await openNamed("/", "#navbar { background: transparent } #sidebar { padding: 0 }");
  expect(await styleOf(opened.locator("#navbar-transition"), "background-color")).not.toBe("rgba(0, 0, 0, 0)");
  const [bar, sidebar] = [await boxOf(opened, "#navbar"), await boxOf(opened, "#sidebar")];
  expect(sidebar.y).toBeGreaterThanOrEqual(bar.y + bar.height);
});

it("a page that a site paints is seen through the bar at its top, and is covered once it goes below the bar", async () => {
  const opened = await openNamed("/", "#content { min-height: 3000px }");
  const share = () => styleOf(opened.locator("#navbar-transition"), "--bar-cover");
  expect(await share()).toBe("0%");
  await opened.evaluate(() => scrollTo(0, 600));
  await expect.poll(share).toBe("100%");
});

it("a site that frames and fills every `details` leaves groups of the sidebar as they are", async () => {
  const opened = await openNamed();
  const group = "<ul><li><details><summary>Group</summary><ul><li><a href='#'>Page</a></li></ul></details></li></ul>";
  await add(opened, "#sidebar-content", group);
  const box = () => boxOf(opened, "#sidebar-content details");
  const before = await box();
  await opened.addStyleTag({
    content: "details, summary { border: 3px solid red !important; background: red !important }",
  });
  expect(await box()).toEqual(before);
  expect(await styleOf(opened.locator("#sidebar-content details"), "background-color")).toBe("rgba(0, 0, 0, 0)");
});

it("parts of the bar that sites do not know carry no name that sites look for in part", async () => {
  const opened = await openNamed();
  const names = await opened.evaluate(() =>
    [...document.querySelectorAll("[class*=navbar], [class*=topbar]")].flatMap((each) => [...each.classList]),
  );
  expect([...new Set(names)].filter((name) => /navbar|topbar/.test(name)).sort()).toEqual([
    ...["navbar", "navbar-link", "topbar-right-container"],
  ]);
});

it("a logo has its room before it comes", async () => {
  const page = await fresh({ viewport: { width: 1440, height: 900 } });
  await page.route("**/logo.svg", (route) => route.abort());
  await page.goto(named.url, { waitUntil: "load" });
  const logo = page.locator("#navbar .nav-logo");
  expect([await logo.getAttribute("width"), await logo.getAttribute("height")]).toEqual(["8", "8"]);
  expect(await styleOf(logo, "aspect-ratio")).toBe("auto 8 / 8");
});

it("a logo that comes late moves nothing in the bar of a phone", async () => {
  const opened = await openNamed();
  await opened.setViewportSize({ width: 390, height: 844 });
  const before = await boxOf(opened, ".site-bar-middle");
  await opened.locator("#navbar .nav-logo").evaluate((logo) => logo.style.setProperty("width", "120px"));
  expect(await boxOf(opened, ".site-bar-middle")).toEqual(before);
});

it("a frame in a layout of the writer's own has no distance of ours", async () => {
  const opened = await openNamed();
  for (const side of ["top", "bottom"])
    expect(await styleOf(opened.locator("#own iframe"), `margin-${side}`), side).toBe("0px");
});

it("headings in a layout of a custom page have the colour of its words, others their own", async () => {
  const opened = await openNamed("/wide");
  const colour = (name: string) => styleOf(opened.getByRole("heading", { name }), "color");
  expect(await colour("Own")).toBe("rgb(1, 2, 3)");
  expect(await colour("Plain")).toBe("rgb(18, 20, 25)");
});
