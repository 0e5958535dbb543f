// Opens Chromium: the one that CHROMIUM names, or one that is installed.
import { existsSync } from "node:fs";
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from "playwright-core";

/** The first draws the same pages without a window, in half the CPU time. */
const INSTALLED = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];

const executablePath = process.env["CHROMIUM"] ?? INSTALLED.find(existsSync);

/** Shorter than the time a test has, so that a test that waits in vain says for what. */
const LONGEST_WAIT = 150_000;

/** Milliseconds for which a button says that it has copied. */
const A_MOMENT = 1600;

/** Fails where Chromium is missing: a test that needs it must not pass without it. */
export async function openChromium(): Promise<Browser> {
  if (executablePath === undefined || !existsSync(executablePath))
    throw new Error(
      "This test needs Chromium. Install chromium-headless-shell or chromium, or name yours in CHROMIUM.",
    );
  const browser = await chromium.launch({
    executablePath,
    args: [
      ...["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"],
      // Letters as wide as on a phone or a dense screen, where a font that stands in for another is as wide as it.
      "--font-render-hinting=none",
      // Pages of one context and one site share a process.
      "--renderer-process-limit=1",
    ],
    timeout: LONGEST_WAIT,
  });
  browser.on("context", (context) => context.setDefaultTimeout(LONGEST_WAIT));
  return browser;
}

/** What a button of the page says for a moment stays, so that a busy machine that looks too late sees it, too. */
export function keepMoments(page: Page): Promise<unknown> {
  return page.addInitScript((moment) => {
    const setLater = window.setTimeout.bind(window);
    const setUnlessMoment = (handler: TimerHandler, delay?: number, ...rest: unknown[]) =>
      delay === moment ? 0 : setLater(handler, delay, ...rest);
    Object.assign(window, { setTimeout: setUnlessMoment });
  }, A_MOMENT);
}

/** A new page, as new as in a context of its own: the one before it with these options is closed, and what it stored is gone. */
export type OpenFreshPage = (options?: BrowserContextOptions) => Promise<Page>;

/**
 * Opens the pages of tests, one after another. Each context starts processes of its own and compiles every script again, which
 * takes longer than most tests: pages with the same options share one.
 */
export function freshPages(browser: Browser): OpenFreshPage {
  const shared = new Map<string, Promise<SharedContext>>();
  return async ({ viewport, ...options } = {}) => {
    const key = JSON.stringify(options);
    const opened = shared.get(key) ?? openShared(browser, options);
    shared.set(key, opened);
    const { context, forget } = await opened;
    await forget();
    const page = await context.newPage();
    if (viewport) await page.setViewportSize(viewport);
    return page;
  };
}

interface SharedContext {
  readonly context: BrowserContext;
  /** Closes its pages, and undoes what they stored and were allowed. */
  readonly forget: () => Promise<void>;
}

async function openShared(browser: Browser, options: BrowserContextOptions): Promise<SharedContext> {
  const context = await browser.newContext(options);
  // The process ends with its last page: this one stays.
  const keeper = await context.newPage();
  const devtools = await context.newCDPSession(keeper);
  const origins = new Set<string>();
  context.on("request", (request) => {
    if (request.isNavigationRequest()) origins.add(new URL(request.url()).origin);
  });
  const forget = async () => {
    await Promise.all(context.pages().map((page) => (page === keeper ? null : page.close())));
    await context.clearCookies();
    await context.clearPermissions();
    if (options.permissions) await context.grantPermissions(options.permissions);
    await devtools.send("Network.clearBrowserCache");
    for (const origin of origins) await devtools.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
    origins.clear();
  };
  return { context, forget };
}
