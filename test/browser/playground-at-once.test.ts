// The playground of a reader who sends as soon as the button is there, before the form around it is drawn.
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { freshPages, type OpenFreshPage, openChromium } from "./open-chromium.js";
import { type PlaygroundApi, startPlaygroundApi } from "./playground-api.js";
import { playgroundDescription } from "./playground-description.js";
import { type ReferenceSite, startReferenceSite } from "./reference-site.js";

describe("sending at once from the playground", () => {
  let browser: Browser;
  let fresh: OpenFreshPage;
  let api: PlaygroundApi;
  let site: ReferenceSite;
  let page: Page;

  beforeAll(async () => {
    [api, site] = await Promise.all([startPlaygroundApi(), startReferenceSite()]);
    browser = await openChromium();
    fresh = freshPages(browser);
  });
  beforeEach(async () => {
    page = await fresh();
    api.calls.length = 0;
  });
  afterEach(() => page.close());
  afterAll(async () => {
    await browser.close();
    await Promise.all([api.close(), site.close()]);
  });

  const addressOf = (path: string) => {
    const target = { kind: "endpoint", description: "workshop.yaml", method: "GET", path } as const;
    return site.show(playgroundDescription(api.origin), target);
  };

  /** Every second input takes a turn of its own, as on a slow phone, and the button is pressed in the first one that shows it. */
  const sendAtOnce = () =>
    page.addInitScript(() => {
      let calls = 0;
      const now = performance.now.bind(performance);
      performance.now = () => now() + 2 * ++calls;
      const observer = new MutationObserver(() => {
        const button = document.querySelector<HTMLElement>(".play-send");
        if (!button) return;
        observer.disconnect();
        button.click();
      });
      observer.observe(document, { childList: true, subtree: true });
    });

  it("sends the credentials that are kept", async () => {
    const address = await addressOf("/secure");
    await page.goto(address);
    await page.click(".tryit-button");
    await page.locator(".play-section input[type=password]").fill("abc");
    await sendAtOnce();
    await page.goto(address);
    await page.click(".tryit-button");
    await expect
      .poll(() => api.calls.map(({ headers }) => headers.authorization), { timeout: 30_000 })
      .toEqual(["Bearer abc"]);
  });

  it("says beside the fields what is missing, once they are there", async () => {
    await sendAtOnce();
    await page.goto(await addressOf("/styles/{plain}/{label}/{matrix}"));
    await page.click(".tryit-button");
    await page.locator("#play-parameter-0[aria-invalid=true]").waitFor();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("play-parameter-0");
    expect(await page.locator(".play-faults > li").count()).toBe(0);
    expect(api.calls).toEqual([]);
  });
});
