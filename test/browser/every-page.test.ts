// Every page of the examples: before axe, light and dark, on a wide screen and on a phone, and under its own
// Content-Security-Policy.
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { AXE } from "./axe.js";
import { inChromium } from "./in-chromium.js";
import { openExample } from "./open-example.js";
import { tellBlocked } from "./tell-blocked.js";

const WIDTHS = [1440, 390];
/** What a change of colours can break; the rest is the same in the dark. */
const RULES_OF_COLOURS = ["color-contrast", "link-in-text-block"];

describe.each(["components", "starter", "languages"])("the pages of %s", async (name) => {
  const { browser, site } = await inChromium(openExample(name));

  it("have no fault that axe finds, do not scroll sideways, and break no policy", { timeout: 240_000 }, async () => {
    const context = await browser.newContext({ colorScheme: "light" });
    const blocked = await tellBlocked(context);
    const page = await context.newPage();
    // Not by `evaluate`, which compiles it for longer, nor in frames, whose pages are of others.
    await page.addInitScript({ content: `if (self === top) {\n${AXE}\n}` });
    const faults: string[] = [];
    for (const address of [...site.pages, "/nowhere"]) {
      await openWhole(page, site.url + encodeURI(address));
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await colour(page, "light");
        await page.evaluate(afterObservers);
        for (const colorScheme of ["light", "dark"] as const) {
          await colour(page, colorScheme);
          const found = await faultsOf(page, colorScheme === "dark" ? RULES_OF_COLOURS : null);
          faults.push(...found.map((fault) => `${address} ${width} ${colorScheme} ${fault}`));
        }
      }
    }
    await openWhole(page, site.url);
    await searchAndPrint(page);
    expect(site.pages.length).toBeGreaterThan(10);
    expect({ faults, blocked }).toEqual({ faults: [], blocked: [] });
  });
});

/** Opens a page as most readers have it, with motion, and shows each part of it once; then nothing moves. */
async function openWhole(page: Page, url: string): Promise<void> {
  await page.setViewportSize({ width: WIDTHS[0] ?? 0, height: 900 });
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto(url, { waitUntil: "load" });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await page.waitForFunction(() => document.querySelector("main :not(:defined)") === null);
  await page.evaluate(() => scrollTo(0, 0));
}

async function searchAndPrint(page: Page): Promise<void> {
  const title = (await page.locator("h1").textContent()) ?? "";
  await page.keyboard.press("Control+k");
  await page.locator("dialog input").fill(title);
  await page.locator("dialog a[href]").first().waitFor();
  await page.emulateMedia({ media: "print" });
}

function colour(page: Page, colorScheme: "light" | "dark"): Promise<void> {
  return page.evaluate((isDark) => {
    document.documentElement.classList.toggle("dark", isDark);
    // The sheet of the small screen fades while the window is made small.
    for (const animation of document.getAnimations()) animation.cancel();
  }, colorScheme === "dark");
}

function faultsOf(page: Page, rules: readonly string[] | null): Promise<string[]> {
  return page.evaluate(async (values) => {
    const options = values ? { runOnly: { type: "rule", values } } : {};
    // biome-ignore lint/suspicious/noExplicitAny: the script put `axe` on the page.
    const { violations } = await (window as any).axe.run(document, options);
    const over = document.documentElement.scrollWidth - innerWidth;
    const sideways = over > 0 ? [`scrolls sideways by ${over} px`] : [];
    return violations
      .map((each: { id: string; nodes: { target: string[] }[] }) => `${each.id}: ${each.nodes[0]?.target}`)
      .concat(sideways);
  }, rules);
}

/** Scripts that watch sizes have had their say two frames after the window changed. */
function afterObservers(): Promise<void> {
  return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 60))));
}
