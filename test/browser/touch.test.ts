// On a phone: it zooms into a page, and leaves it so, where someone types or chooses in letters below 16 pixels. Nothing hovers.
import { devices } from "playwright-core";
import { describe, expect, it } from "vitest";
import { closeAfterTests } from "../close-after-tests.js";
import { keepMoments, openChromium } from "./open-chromium.js";
import { openExample } from "./open-example.js";

describe("on a phone", async () => {
  const [browser, site] = await Promise.all([openChromium(), openExample("starter")]);
  closeAfterTests(browser, site);

  it.each(["iPhone 15", "iPhone 15 landscape"])("no control has small letters: %s", async (name) => {
    const context = await browser.newContext(devices[name]);
    const page = await context.newPage();
    await page.goto(`${site.url}/api-reference/trees/list-trees`, { waitUntil: "load" });
    const sizes = () =>
      page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>("select, textarea, input:not([type=checkbox])")].map(
          (control) => `${control.className} ${getComputedStyle(control).fontSize}`,
        ),
      );
    expect(await sizes()).toEqual(["choice-menu option-dropdown 16px"]);
    await page.click(".tryit-button");
    await page.waitForSelector(".play-dialog[open]");
    // Its form is drawn in steps.
    await expect.poll(async () => (await sizes()).length).toBeGreaterThan(4);
    const inPlayground = await sizes();
    expect(inPlayground.filter((size) => !size.endsWith(" 16px"))).toEqual([]);
    await context.close();
  });

  it("keys go through an operation before its examples, as they stand", async () => {
    const page = await browser.newPage(devices["iPhone 15"]);
    await page.goto(`${site.url}/api-reference/trees/list-trees`, { waitUntil: "load" });
    const passed: string[] = [];
    for (let step = 0; step < 100 && passed.at(-1) !== "panel"; step++) {
      await page.keyboard.press("Tab");
      const part = await page.evaluate(() => document.activeElement?.closest("#content, #panel")?.id);
      if (part && part !== passed.at(-1)) passed.push(part);
    }
    expect(passed).toEqual(["content", "panel"]);
    expect(await page.evaluate(() => document.querySelector("#content")?.getBoundingClientRect().bottom)).toBeLessThan(
      (await page.evaluate(() => document.querySelector("#panel")?.getBoundingClientRect().top)) ?? 0,
    );
    await page.close();
  });

  it("a heading has no mark, and a tap on its words copies the address", async () => {
    const permissions = ["clipboard-read", "clipboard-write"];
    const context = await browser.newContext({ ...devices["iPhone 15"], permissions });
    const page = await context.newPage();
    await keepMoments(page);
    await page.goto(`${site.url}/quickstart`, { waitUntil: "load" });
    const mark = page.locator("#next-steps > .anchor");
    expect(await mark.evaluate((anchor) => getComputedStyle(anchor, "::before").content)).toBe("none");
    await page.locator("#next-steps").tap({ position: { x: 20, y: 10 } });
    await page.locator("#next-steps > .anchor-note", { hasText: "Copied" }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${site.url}/quickstart#next-steps`);
    await context.close();
  });
});
