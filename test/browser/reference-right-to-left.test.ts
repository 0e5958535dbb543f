// API pages and their playground where everything begins at the right, but paths, addresses and answers.
import type { Locator, Page } from "playwright-core";
import { beforeEach, describe, expect, it } from "vitest";
import { closeAfterTests } from "../close-after-tests.js";
import { inChromium, styleOf } from "./in-chromium.js";
import { startPlaygroundApi } from "./playground-api.js";
import { workshopPages } from "./playground-description.js";
import { startReferenceSite } from "./reference-site.js";

describe.each([1440, 390])("an API page from right to left, %i pixels wide", async (width) => {
  let page: Page;

  const api = await startPlaygroundApi();
  const { site, visit } = await inChromium(startReferenceSite());
  const addressOf = workshopPages(site, api.origin);
  closeAfterTests(api);
  beforeEach(async () => {
    page = await visit(await addressOf("/rows", { showServer: true }), { width, height: 800 });
    await page.evaluate(() => document.documentElement.setAttribute("dir", "rtl"));
  });

  /** Where the words themselves are, which are often narrower than their element. */
  const wordsOf = (part: Locator, word?: string) =>
    part.evaluate((element, wanted) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
      const at = wanted === undefined ? -1 : (text?.textContent?.indexOf(wanted) ?? -1);
      if (text && wanted && at >= 0) {
        range.setStart(text, at);
        range.setEnd(text, at + wanted.length);
      }
      const { left, right } = range.getBoundingClientRect();
      return { left, right };
    }, word);

  it("says the path beside the method, from left to right", async () => {
    const bar = page.locator(".api-endpoint");
    const pill = await bar.locator(".method-pill").boundingBox();
    const path = await wordsOf(bar.locator(".api-path"));
    expect((pill?.x ?? 0) - path.right).toBeGreaterThan(0);
    expect((pill?.x ?? 0) - path.right).toBeLessThan(24);
  });

  it("shows address, status and code of the playground from left to right, and fields from the right", async () => {
    await page.click(".tryit-button");
    await page.waitForSelector(".play-dialog[open] .play-section");
    const bar = await page.locator(".play-bar").boundingBox();
    const pill = await page.locator(".play-bar > .method-pill").boundingBox();
    const address = await wordsOf(page.locator(".play-bar > .play-url"));
    const start = width < 768 ? (bar?.x ?? 0) + (bar?.width ?? 0) : (pill?.x ?? 0);
    expect(start - address.right).toBeLessThan(24);
    await page.click(".play-send");
    await page.waitForSelector(".play-response .play-code");
    const status = page.locator(".play-status .status-label");
    expect((await wordsOf(status, "200")).right).toBeLessThanOrEqual((await wordsOf(status, "OK")).left);
    for (const pre of await page.locator(".play-dialog pre").all()) expect(await styleOf(pre, "direction")).toBe("ltr");
    const title = await wordsOf(page.locator(".play-response h3"));
    const card = await page.locator(".play-response").boundingBox();
    expect((card?.x ?? 0) + (card?.width ?? 0) - title.right).toBeLessThan(24);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
});
