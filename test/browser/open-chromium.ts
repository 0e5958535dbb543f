// Opens Chromium: the one that is installed, or the one that CHROMIUM names.
import { existsSync } from "node:fs";
import { type Browser, chromium } from "playwright-core";

const executablePath = process.env["CHROMIUM"] ?? "/usr/bin/chromium";

/** Shorter than the time a test has, so that a test that waits in vain says for what. */
const LONGEST_WAIT = 150_000;

/** Fails where Chromium is missing: a test that needs it must not pass without it. */
export async function openChromium(): Promise<Browser> {
  if (!existsSync(executablePath))
    throw new Error("This test needs Chromium. Install the package chromium, or name yours in CHROMIUM.");
  const browser = await chromium.launch({
    executablePath,
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"],
    timeout: LONGEST_WAIT,
  });
  browser.on("context", (context) => context.setDefaultTimeout(LONGEST_WAIT));
  return browser;
}
