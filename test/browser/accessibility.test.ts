// Every page of the examples before axe: light and dark, on a wide screen and on a phone.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openChromium } from "./open-chromium.js";
import { openExample, type ServedSite } from "./open-example.js";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const WIDTHS = [1440, 390];
/** What a change of colours can break; the rest is the same in the dark. */
const RULES_OF_COLOURS = ["color-contrast", "link-in-text-block"];

describe.each(["components", "starter", "languages"])("the pages of %s", (name) => {
  let browser: Browser;
  let site: ServedSite;

  beforeAll(async () => {
    [browser, site] = await Promise.all([openChromium(), openExample(name)]);
  });
  afterAll(async () => {
    await browser?.close();
    await site?.close();
  });

  it("have no fault that axe finds, and none scrolls sideways", { timeout: 240_000 }, async () => {
    const page = await browser.newPage({ colorScheme: "light", reducedMotion: "reduce" });
    const faults: string[] = [];
    const colour = (colorScheme: "light" | "dark") =>
      page.evaluate((isDark) => {
        document.documentElement.classList.toggle("dark", isDark);
        // The sheet of the small screen fades while the window is made small.
        for (const animation of document.getAnimations()) animation.cancel();
      }, colorScheme === "dark");
    for (const address of [...site.pages, "/nowhere"]) {
      await page.setViewportSize({ width: WIDTHS[0] ?? 0, height: 900 });
      await page.goto(site.url + address, { waitUntil: "load" });
      await page.waitForFunction(() => document.querySelector("main :not(:defined)") === null);
      await page.evaluate(axe);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await colour("light");
        await page.evaluate(afterObservers);
        for (const colorScheme of ["light", "dark"] as const) {
          await colour(colorScheme);
          const found = await faultsOf(page, colorScheme === "dark" ? RULES_OF_COLOURS : null);
          faults.push(...found.map((fault) => `${address} ${width} ${colorScheme} ${fault}`));
        }
      }
    }
    expect(site.pages.length).toBeGreaterThan(10);
    expect(faults).toEqual([]);
  });
});

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
