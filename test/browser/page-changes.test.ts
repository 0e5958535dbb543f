// Going from page to page in a browser: pages made ready ahead, how one gives way to the next, and readers who want no motion.
import type { BrowserContext, Page } from "playwright-core";
import { afterEach, describe, expect, it } from "vitest";
import { closeAfterTests } from "../close-after-tests.js";
import { openChromium } from "./open-chromium.js";
import { openExample } from "./open-example.js";

describe("a change of pages", async () => {
  let context: BrowserContext | undefined;

  const [browser, site] = await Promise.all([openChromium(), openExample("starter")]);
  closeAfterTests(browser, site);
  afterEach(() => context?.close());

  /** A page that keeps whether it came by a view transition in `data-came`. */
  async function open(reducedMotion: "reduce" | "no-preference"): Promise<Page> {
    context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion });
    const page = await context.newPage();
    await page.addInitScript(() =>
      addEventListener("pagereveal", (event) => {
        document.documentElement.dataset["came"] = event.viewTransition ? "by transition" : "at once";
      }),
    );
    await page.goto(`${site.url}/introduction`, { waitUntil: "load" });
    await page.waitForFunction(() => customElements.get("docs-page"));
    return page;
  }

  const next = (page: Page) => page.locator('#sidebar-content a[href="/quickstart/"]');
  const came = (page: Page) => page.locator("html").getAttribute("data-came");

  it("fades one page into the next", async () => {
    const page = await open("no-preference");
    const follow = async () => {
      await page.goto(`${site.url}/introduction`, { waitUntil: "load" });
      // By keyboard: where a pointer rests on the link for long, the page is ready, and is shown at once.
      await next(page).press("Enter");
      await page.waitForURL("**/quickstart/");
      return came(page);
    };
    // On a busy machine, Chromium sometimes draws the next page before it knows that the sheet asks for a fade.
    await expect.poll(follow).toBe("by transition");
  });

  it("shows the next page at once to readers who want no motion, and moves nothing else", async () => {
    const page = await open("reduce");
    await next(page).click();
    await page.waitForURL("**/quickstart/");
    expect(await came(page)).toBe("at once");
    await page.locator("button[popovertarget=menu-page]").click();
    expect(await movingFor(page)).toBeLessThan(0.001);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe("auto");
  });

  it("makes a page ready while the pointer rests on its link, and takes what is ready when it is followed", async () => {
    const page = await open("no-preference");
    const asked = page.context().waitForEvent("request", { predicate: (each) => each.url().endsWith("/quickstart/") });
    await next(page).hover();
    const ahead = await asked;
    expect(await ahead.headerValue("sec-purpose")).toContain("prerender");
    await ahead.response();
    await next(page).click();
    await page.waitForURL("**/quickstart/");
    expect(await wasReady(page)).toBe(true);
  });

  /** Whether the document was there before its link was followed: drawn, or loaded where the browser would not draw it. */
  function wasReady(page: Page): Promise<boolean> {
    return page.evaluate(() => {
      const [entry] = performance.getEntriesByType("navigation");
      const { activationStart = 0, deliveryType = "" } = entry?.toJSON() ?? {};
      return activationStart > 0 || deliveryType === "navigational-prefetch";
    });
  }

  /** The longest transition or animation of the page, in seconds. */
  function movingFor(page: Page): Promise<number> {
    return page.evaluate(() => {
      const seconds = (list: string) =>
        // What follows the reader's scrolling takes no time of its own.
        list.split(",").map((each) => (each.trim() === "auto" ? 0 : Number.parseFloat(each)));
      const times = [...document.querySelectorAll("*")].flatMap((element) => {
        const { transitionDuration, animationDuration } = getComputedStyle(element);
        return [...seconds(transitionDuration), ...seconds(animationDuration)];
      });
      return Math.max(...times);
    });
  }
});
