// On a phone: it zooms into a page, and leaves it so, where someone types or chooses in letters below 16 pixels. Nothing hovers.
import { devices } from "playwright-core";
import { describe, expect, it } from "vitest";
import { inChromium, styleOf } from "./in-chromium.js";
import { keepMoments } from "./open-chromium.js";
import { openExample } from "./open-example.js";

describe("on a phone", async () => {
  const { site, fresh } = await inChromium(openExample("starter"));

  it.each(["iPhone 15", "iPhone 15 landscape"])("no control has small letters: %s", async (name) => {
    const page = await fresh(devices[name]);
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
  });

  it("keys go through an operation before its examples, as they stand", async () => {
    const page = await fresh(devices["iPhone 15"]);
    await page.goto(`${site.url}/api-reference/trees/list-trees`, { waitUntil: "load" });
    const passed: string[] = [];
    for (let step = 0; step < 100 && passed.at(-1) !== "panel"; step++) {
      await page.keyboard.press("Tab");
      const part = await page.evaluate(() => document.activeElement?.closest("#content, #panel")?.id);
      if (part && part !== passed.at(-1)) passed.push(part);
    }
    expect(passed).toEqual(["content", "panel"]);
    const [content, panel] = await Promise.all(["#content", "#panel"].map((part) => page.locator(part).boundingBox()));
    expect((content?.y ?? 0) + (content?.height ?? 0)).toBeLessThan(panel?.y ?? 0);
  });

  it("a heading has no mark, and a tap on its words copies the address", async () => {
    const permissions = ["clipboard-read", "clipboard-write"];
    const page = await fresh({ ...devices["iPhone 15"], permissions });
    await keepMoments(page);
    await page.goto(`${site.url}/quickstart`, { waitUntil: "load" });
    expect(await styleOf(page.locator("#next-steps > .anchor"), "content", "::before")).toBe("none");
    await page.locator("#next-steps").tap({ position: { x: 20, y: 10 } });
    await page.locator("#next-steps > .anchor-note", { hasText: "Copied" }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${site.url}/quickstart#next-steps`);
  });
});
