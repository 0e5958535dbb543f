// Opens Chromium: the one that CHROMIUM names, or one that is installed.
import { existsSync } from "node:fs";
import { type Browser, chromium } from "playwright-core";

/** The first draws the same pages without a window, in half the CPU time. */
const INSTALLED = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];

const executablePath = process.env["CHROMIUM"] ?? INSTALLED.find(existsSync);

/** Shorter than the time a test has, so that a test that waits in vain says for what. */
const LONGEST_WAIT = 150_000;

/** Fails where Chromium is missing: a test that needs it must not pass without it. */
export async function openChromium(): Promise<Browser> {
  if (executablePath === undefined || !existsSync(executablePath))
    throw new Error(
      "This test needs Chromium. Install chromium-headless-shell or chromium, or name yours in CHROMIUM.",
    );
  const browser = await chromium.launch({
    executablePath,
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"],
    timeout: LONGEST_WAIT,
  });
  browser.on("context", (context) => context.setDefaultTimeout(LONGEST_WAIT));
  return browser;
}
