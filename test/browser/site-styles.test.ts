// Styles that sites bring along, and long words they write: what they do to the frame and to pictures, in a browser.
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { openChromium } from "./open-chromium.js";
import { openExample, type ServedSite } from "./open-example.js";

let browser: Browser;
let site: ServedSite;
let page: Page | undefined;

beforeAll(async () => {
  [browser, site] = await Promise.all([openChromium(), openExample("starter")]);
});
afterEach(async () => await page?.close());
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

/** Opens the quickstart with a style sheet as a site's own. */
async function open(width: number, css = "body {}"): Promise<Page> {
  page = await browser.newPage({ viewport: { width, height: 900 } });
  await page.goto(`${site.url}/quickstart`, { waitUntil: "load" });
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
  const boxes = ["#topbar-cta-button", "#topbar-cta-button a"].map((part) => opened.locator(part).boundingBox());
  const [item, link] = await Promise.all(boxes);
  expect(item).toEqual(link);
});

it("a badge is as high with its words on a line of their own", async () => {
  const opened = await open(1440);
  await add(opened, ".mdx-content", '<span class="badge">New</span> <span class="badge"><p>New</p></span>');
  const heights = await opened
    .locator(".mdx-content > .badge")
    .evaluateAll((all) => all.map((one) => one.clientHeight));
  expect(heights.at(-1)).toBe(heights.at(-2));
});

it("a field that a page brings along looks as its writer says, and no other way", async () => {
  const opened = await open(1440);
  await add(opened, ".mdx-content", '<input aria-label="Seconds" style="border-bottom:1px solid red"/>');
  const look = await opened.getByLabel("Seconds").evaluate((field) => {
    const { borderTopWidth, borderBottom, paddingTop, backgroundColor } = getComputedStyle(field);
    return { borderTopWidth, borderBottom, paddingTop, backgroundColor };
  });
  expect(look).toEqual({
    borderTopWidth: "0px",
    borderBottom: "1px solid rgb(255, 0, 0)",
    paddingTop: "0px",
    backgroundColor: "rgba(0, 0, 0, 0)",
  });
});

it("a wide selector shows all of a long description", async () => {
  const words = "<span>Platform</span><small>For building, deploying and looking after agents</small>";
  const text = `<button class="selector selector-wide"><span class="menu-words">${words}</span></button>`;
  const opened = await open(1440);
  await add(opened, "#sidebar-content", text);
  const over = await opened.locator(".selector-wide small").evaluate((small) => small.scrollWidth - small.clientWidth);
  const [outer, inner] = await Promise.all(
    [".selector-wide", ".selector-wide small"].map((part) => opened.locator(part).boundingBox()),
  );
  expect(over).toBeLessThanOrEqual(0);
  expect((inner?.x ?? 0) + (inner?.width ?? 0)).toBeLessThan((outer?.x ?? 0) + (outer?.width ?? 0));
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
  const marginOf = (selector: string) =>
    opened
      .locator(selector)
      .first()
      .evaluate((element) => Number.parseFloat(getComputedStyle(element).marginTop));
  expect(await marginOf(".mdx-content h2")).toBeGreaterThan(16);
  expect(await marginOf(".m-9")).toBe(36);
});
