// What a page does while it loads: nothing may move.
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { filesIn } from "../temporary-folder.js";
import { inChromium } from "./in-chromium.js";
import { openFiles } from "./open-example.js";

let page: Page;
const { site, fresh, visit } = await inChromium(openFiles(filesIn(new URL("./loading/", import.meta.url))));

/** Keeps files of these addresses back until they are asked to come. */
async function keepBack(files: string | RegExp): Promise<() => void> {
  let send = () => {};
  const wanted = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route(files, (route) => wanted.then(() => route.continue()));
  return () => send();
}

const columns = () =>
  page
    .locator(".body-content, .content-container")
    .evaluateAll((rows) => rows.map((row) => getComputedStyle(row).gridTemplateColumns));

it.each(["/", "/plain", "/api-reference/list-things"])("%s has its columns before its text has come", async (path) => {
  page = await visit(path);
  const whole = await columns();
  await page.route(site.url + path, async (route) => {
    const response = await route.fetch();
    const [start = ""] = (await response.text()).split("<main");
    await route.fulfill({ response, body: start });
  });
  await page.reload();
  expect(await page.locator("main").count()).toBe(0);
  expect(await columns()).toEqual(whole);
});

/** Files of the site that a page asks for, without what distinguishes one build from another. */
async function requestsOf(path: string): Promise<string[]> {
  // A sidebar beside the page would show a method of the API, in the typeface of code.
  page = await fresh({ viewport: { width: 390, height: 844 } });
  const asked: string[] = [];
  page.on("request", (request) => {
    const address = request.url();
    if (address.startsWith(site.url)) asked.push(address.slice(site.url.length).replace(/-[a-z0-9]{8}\.js$/, ".js"));
  });
  await page.goto(site.url + path, { waitUntil: "networkidle" });
  return asked.sort();
}

const SHARED = ["/_docsgen/fonts/inter-text-latin-wght-normal.woff2", "/_docsgen/generated.css", "/_docsgen/page.js"];

it("a page asks for one sheet, its typeface, and a script for each kind of element it has", async () => {
  expect(await requestsOf("/plain")).toEqual([...SHARED, "/plain"]);
  expect(await requestsOf("/code")).toEqual(
    [
      ...SHARED,
      ...["code-block", "tabs"].map((name) => `/_docsgen/${name}.js`),
      ...["/_docsgen/fonts/geist-mono-latin-wght-normal.woff2", "/code"],
    ].sort(),
  );
});

it.each([390, 1440])("text keeps its place while pictures come, at %i pixels", async (width) => {
  page = await fresh({ viewport: { width, height: 900 } });
  const send = await keepBack("**/map.svg");
  await page.goto(site.url, { waitUntil: "domcontentloaded" });
  const picture = page.locator("#content img").first();
  const below = () => page.getByText("Below.").evaluate((words) => words.getBoundingClientRect().top);
  const before = await below();
  expect(await picture.evaluate((img: HTMLImageElement) => img.complete)).toBe(false);
  send();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.complete)).toBe(true);
  expect(await below()).toBe(before);
  expect(await picture.evaluate((img: HTMLImageElement) => img.offsetWidth / img.offsetHeight)).toBeCloseTo(2, 1);
});

it("the first picture of a page is not waited for, all others are, and none is fetched twice", async () => {
  page = await fresh();
  let fetched = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/map.svg")) fetched++;
  });
  await page.goto(site.url, { waitUntil: "networkidle" });
  expect(fetched).toBe(1);
  expect(await page.locator("link[as=image]").getAttribute("href")).toBe("/map.svg");
  const pictures = page.locator("#content img");
  expect(await pictures.first().getAttribute("fetchpriority")).toBe("high");
  expect(await pictures.first().getAttribute("loading")).toBeNull();
  expect(await pictures.last().getAttribute("loading")).toBe("lazy");
});

it("text is in the site's typeface: a small file for usual weights, the whole one for light text", async () => {
  page = await fresh();
  const client = await page.context().newCDPSession(page);
  const fetched: string[] = [];
  page.on("request", (request) => {
    const [file] = /inter-[^/]+\.woff2$/.exec(request.url()) ?? [];
    if (file) fetched.push(file);
  });
  await page.goto(`${site.url}/plain`, { waitUntil: "networkidle" });
  await client.send("DOM.enable");
  await client.send("CSS.enable");
  const fontsOf = async (selector: string) => {
    const { root } = await client.send("DOM.getDocument");
    const { nodeId } = await client.send("DOM.querySelector", { nodeId: root.nodeId, selector });
    const { fonts } = await client.send("CSS.getPlatformFontsForNode", { nodeId });
    return fonts.map(({ familyName, isCustomFont }) => [familyName, isCustomFont]);
  };
  for (const text of ["h1", "#content p", "#navigation-items li > a"])
    expect(await fontsOf(text), text).toEqual([["Inter", true]]);
  expect(fetched).toEqual(["inter-text-latin-wght-normal.woff2"]);
  await page.addStyleTag({ content: "#content p { font-weight: 300 }" });
  // Until it is asked for, the text is still in the small file, which has the same name.
  await expect.poll(() => fetched.length).toBe(2);
  await expect.poll(() => fontsOf("#content p")).toEqual([["Inter", true]]);
  expect(fetched.slice(1)).toEqual(["inter-latin-wght-normal.woff2"]);
});

it("a font of the system that stands in for that of code has its width", async () => {
  page = await visit("/code");
  const widths = await page.evaluate(async () => {
    const all = [...document.fonts].map(({ family }) => family.replaceAll('"', ""));
    const families = all.filter((name) => name.includes("Geist"));
    const usable: string[] = [];
    for (const family of new Set(families)) {
      const faces = await document.fonts.load(`16px "${family}"`).catch(() => []);
      if (faces.length > 0) usable.push(family);
    }
    return usable.map((family) => {
      const words = document.createElement("span");
      words.textContent = "npm run build -- --dry-run".repeat(4);
      words.style.cssText = `position:absolute;white-space:pre;font:16px "${family}"`;
      document.body.append(words);
      return words.getBoundingClientRect().width;
    });
  });
  expect(widths.length).toBeGreaterThan(1);
  for (const width of widths) expect(Math.abs(width / (widths[0] ?? 0) - 1)).toBeLessThan(0.001);
});

const PAGES = ["/", "/plain", "/log", "/views", "/diagram", "/code", "/api-reference/list-things", "/nowhere"];

/** How far a page moved by itself until now, as browsers measure it. */
const movedBy = () =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const moves = new PerformanceObserver(() => {});
        moves.observe({ type: "layout-shift", buffered: true });
        requestAnimationFrame(() =>
          requestAnimationFrame(() =>
            resolve(moves.takeRecords().reduce((sum, entry) => sum + Reflect.get(entry, "value"), 0)),
          ),
        );
      }),
  );

it.each(PAGES.flatMap((path) => [1440, 390].map((width) => [path, width] as const)))(
  "%s does not move when its scripts and fonts come late, at %i pixels",
  async (path, width) => {
    page = await fresh({ viewport: { width, height: 900 } });
    const send = await keepBack(/\.(js|woff2)$/);
    const arrived = page.goto(site.url + path, { waitUntil: "load" });
    await page.locator("h1").waitFor();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect(await page.evaluate(() => customElements.get("docs-page") === undefined)).toBe(true);
    send();
    await arrived;
    await page.evaluate(() => document.fonts.ready);
    if (path === "/diagram") await page.locator(".mermaid-view svg").nth(1).waitFor();
    expect(await movedBy()).toBeLessThan(0.005);
  },
);
