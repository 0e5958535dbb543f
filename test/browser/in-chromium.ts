// What is opened for all tests of a file, with Chromium beside it: most tests in a browser begin with a page of a site.
import type { Browser, BrowserContextOptions, Locator, Page } from "playwright-core";
import { afterEach, expect } from "vitest";
import { closeAfterTests } from "../close-after-tests.js";
import { freshPages, type OpenFreshPage, openChromium } from "./open-chromium.js";

/** How a page is opened, besides what contexts have: the window is 1440 by 900 pixels unless something else is said. */
export interface Visit extends BrowserContextOptions {
  readonly width?: number;
  readonly height?: number;
  /** An element whose script must have come. */
  readonly ready?: string;
}

export interface InChromium<Opened> {
  readonly browser: Browser;
  readonly site: Opened;
  /** Opens a page that is as new as in a context of its own. What its scripts throw fails the test. */
  readonly fresh: OpenFreshPage;
  /** Opens a fresh page at a path of the site, or at another address. */
  readonly visit: (path: string, how?: Visit) => Promise<Page>;
  /** Waits until an open page's element of this name has its script. */
  readonly waitFor: (page: Page, element: string) => Promise<unknown>;
  /** What scripts of fresh pages threw in this test; a test that expects them takes them out. */
  readonly faults: string[];
}

/** A value of the style that the first of some elements has, or its pseudo-element, once all rules are applied. */
export function styleOf(part: Locator, name: string, pseudo?: string): Promise<string> {
  const read = (element: Element, [key = "", of]: (string | undefined)[]) =>
    getComputedStyle(element, of).getPropertyValue(key);
  return part.first().evaluate(read, [name, pseudo]);
}

/** How many pixels of a page, or of a part, can be reached only by scrolling sideways. */
export function pixelsBeside(part: Locator): Promise<number> {
  return part.first().evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
}

/** A key, and what has the focus after it. */
type Step = readonly [key: string, to: string];

/** Presses keys; `focused` tells what has the focus. */
export async function walk(page: Page, focused: () => Promise<unknown>, ...steps: readonly Step[]): Promise<void> {
  for (const [key, to] of steps) {
    await page.keyboard.press(key);
    expect(await focused(), key).toBe(to);
  }
}

/** Opens a site and Chromium, and closes both after the tests. */
export async function inChromium<Opened extends { readonly url?: string; close(): unknown }>(
  opening: Promise<Opened>,
): Promise<InChromium<Opened>> {
  const [browser, site] = await Promise.all([openChromium(), opening]);
  closeAfterTests(browser, site);
  const faults: string[] = [];
  afterEach(() => expect(faults.splice(0)).toEqual([]));
  const open = freshPages(browser);
  const fresh: OpenFreshPage = async (options) => {
    const page = await open(options);
    page.on("pageerror", ({ message }) => faults.push(message));
    return page;
  };
  const waitFor = (page: Page, element: string) => page.waitForFunction((name) => customElements.get(name), element);
  const visit = async (path: string, { width = 1440, height = 900, ready, ...options }: Visit = {}) => {
    const page = await fresh({ viewport: { width, height }, ...options });
    await page.goto(path.startsWith("http") ? path : (site.url ?? "") + path, { waitUntil: "load" });
    if (ready !== undefined) await waitFor(page, ready);
    return page;
  };
  return { browser, site, fresh, visit, waitFor, faults };
}
