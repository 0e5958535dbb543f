// Pages that are long: what is far from the screen is neither styled nor laid out, yet reached by all ways.
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { inChromium } from "./in-chromium.js";
import { openFiles } from "./open-example.js";

const CODE = "```js\nlet a = 1;\n```";
const entry = (version: number) =>
  `<Update label="${version}.0" description="A day">\n\n${CODE}\n\n## Changed in ${version}\n\n${`Word${version} and more words of this entry.\n\n- [A link](https://example.com/${version})\n\n`.repeat(12 + (version % 7))}\n\n</Update>`;
const LOG = `---\ntitle: Log\n---\n${Array.from({ length: 40 }, (_, index) => entry(40 - index)).join("\n\n")}\n`;

const PROJECT: Readonly<Record<string, string>> = {
  "docs.json": JSON.stringify({ name: "Long", navigation: { pages: ["log", "short", "other"] } }),
  "log.mdx": LOG,
  "short.mdx": Array.from({ length: 40 }, (_, index) => `<Update label="${40 - index}">\n\nFixed.\n\n</Update>`).join(
    "\n\n",
  ),
  "other.mdx": "Words.",
};

let page: Page;
const { site, fresh, visit, waitFor } = await inChromium(openFiles(PROJECT));

/** In a browser that is never idle: nothing is drawn before a reader comes near. */
async function open(address: string, width = 1440): Promise<void> {
  page = await fresh({ viewport: { width, height: 900 }, reducedMotion: "reduce" });
  await page.addInitScript(() => Reflect.deleteProperty(window, "requestIdleCallback"));
  await page.goto(site.url + address, { waitUntil: "load" });
  await waitFor(page, "docs-page");
}

async function openIdle(address: string, width: number): Promise<void> {
  page = await visit(address, { width, reducedMotion: "reduce", ready: "docs-page" });
}

/** Runs in the page: how much of it has moved since it was opened. */
async function shiftsSoFar(): Promise<number> {
  const entries = await new Promise<PerformanceEntryList>((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type: "layout-shift", buffered: true });
    setTimeout(resolve, 500, []);
  });
  return (entries as (PerformanceEntry & { value: number })[]).reduce((sum, { value }) => sum + value, 0);
}

/** Whether words of an entry are drawn. */
const isDrawn = (version: number) =>
  page
    .locator(`[id="changed-in-${version}"]`)
    .evaluate((heading) => heading.checkVisibility({ contentVisibilityAuto: true }));

/** How far an element is below the bars at the top, in pixels. */
const belowBars = (id: string) =>
  page.evaluate((name) => {
    const line = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
    return Math.round(document.getElementById(name)?.getBoundingClientRect().top ?? 0) - Math.round(line);
  }, id);

describe("a long changelog", () => {
  it.each([1440, 390])("leaves entries far away undrawn until a reader comes near, at %i pixels", async (width) => {
    await open("/log", width);
    expect(await isDrawn(40)).toBe(true);
    expect(await isDrawn(9)).toBe(false);
    await page.locator("[id='9-0']").scrollIntoViewIfNeeded();
    await expect.poll(() => isDrawn(9)).toBe(true);
  });

  it.each([1440, 390])("leads to a heading within an entry and stays there, at %i pixels", async (width) => {
    await open("/log#changed-in-9", width);
    await expect.poll(() => belowBars("changed-in-9")).toBe(0);
    await page.waitForTimeout(500);
    expect(await belowBars("changed-in-9")).toBe(0);
  });

  it("leads there from its contents, which mark it, and back to where the reader was", async () => {
    await open("/log#changed-in-20");
    await expect.poll(() => belowBars("changed-in-20")).toBe(0);
    const link = page.locator("#table-of-contents a[href='#9-0']");
    await link.click();
    await expect.poll(() => link.getAttribute("aria-current")).toBe("location");
    expect(await link.locator("..").getAttribute("data-active")).toBe("");
    expect(await page.locator("#table-of-contents [aria-current]").count()).toBe(1);
    expect(await isDrawn(9)).toBe(true);
    expect(await belowBars("9-0")).toBe(0);
    await page.goBack();
    await expect.poll(() => belowBars("changed-in-20")).toBe(0);
  });

  it.each([1440, 390])(
    "is drawn to its end while a browser is idle, and nothing moves, at %i pixels",
    async (width) => {
      await openIdle("/log#changed-in-20", width);
      await expect.poll(() => isDrawn(1)).toBe(true);
      expect(await belowBars("changed-in-20")).toBe(0);
      expect(await page.evaluate(shiftsSoFar)).toBe(0);
    },
  );

  it.each([1440, 390])("is loaded again where its contents or an address led, at %i pixels", async (width) => {
    for (const id of ["9-0", "changed-in-20", "changed-in-3"]) {
      await openIdle("/log", width);
      await page.evaluate((name) => {
        location.hash = name;
      }, id);
      await expect.poll(() => isDrawn(1)).toBe(true);
      await expect.poll(() => belowBars(id)).toBe(0);
      for (let time = 0; time < 3; time++) {
        await page.reload({ waitUntil: "load" });
        await expect.poll(() => belowBars(id)).toBe(0);
      }
      await page.close();
    }
  });

  it("is where a reader left it after another page", async () => {
    await open("/log");
    for (let step = 0; step < 40; step++) {
      await page.mouse.wheel(0, 400);
      await page.waitForTimeout(30);
    }
    const top = () =>
      page.evaluate(() => Math.round(document.getElementById("30-0")?.getBoundingClientRect().top ?? 0));
    const before = await top();
    await page.goto(`${site.url}/other`);
    await page.goBack();
    await expect.poll(top).toBe(before);
  });

  it("is searched, focused, selected and printed as a whole", async () => {
    await open("/log");
    const find = (words: string) => page.evaluate((text) => (window as unknown as Finder).find(text), words);
    expect(await find("Word7 and")).toBe(true);
    await expect.poll(() => isDrawn(7)).toBe(true);
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1000);
    await page.locator("a[href='https://example.com/3']").first().focus();
    await expect.poll(() => isDrawn(3)).toBe(true);
    await page.keyboard.press("ControlOrMeta+A");
    expect(await page.evaluate(() => String(getSelection()))).toContain("Word20 and");
    await page.emulateMedia({ media: "print" });
    await expect.poll(() => isDrawn(30)).toBe(true);
  });

  it("moves nothing that is seen while a reader goes through it in either direction", async () => {
    await open("/log");
    await page.evaluate(() => document.getElementById("changed-in-20")?.scrollIntoView());
    expect(await isDrawn(9)).toBe(false);
    await page.evaluate(async () => {
      const frame = () => new Promise((done) => requestAnimationFrame(done));
      for (const step of [...Array(40).fill(-400), ...Array(80).fill(400)]) {
        scrollBy(0, step);
        await frame();
        await frame();
      }
    });
    expect(await page.evaluate(shiftsSoFar)).toBeLessThan(0.001);
  });
});

it("code that is not drawn can be reached by keys, and is measured once a reader comes near", async () => {
  await open("/log");
  const blocks = page.locator(".code-block pre");
  const [first, last] = [blocks.first(), blocks.last()];
  await expect.poll(() => first.getAttribute("tabindex")).toBeNull();
  expect(await isDrawn(1)).toBe(false);
  expect(await last.getAttribute("tabindex")).toBe("0");
  await last.scrollIntoViewIfNeeded();
  await expect.poll(() => last.getAttribute("tabindex")).toBeNull();
});

it.each([1440, 390])("short entries do not move while a page opens, at %i pixels", async (width) => {
  page = await fresh({ viewport: { width, height: 900 } });
  await page.addInitScript(() => {
    Object.assign(window, { shifts: 0 });
    new PerformanceObserver((list) => {
      Object.assign(window, { shifts: list.getEntries().length });
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto(`${site.url}/short`, { waitUntil: "networkidle" });
  expect(await page.locator("docs-update").count()).toBe(40);
  expect(await page.evaluate(() => (window as unknown as { shifts: number }).shifts)).toBe(0);
});

/** Not among the types of the DOM, but in every browser. */
interface Finder {
  find(text: string): boolean;
}
