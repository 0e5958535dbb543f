// Opens Chromium: the one that is installed, or the one that CHROMIUM names.
import { existsSync } from "node:fs";
import { type Browser, chromium } from "playwright-core";

const executablePath = process.env["CHROMIUM"] ?? "/usr/bin/chromium";

/** Fails where Chromium is missing: a test that needs it must not pass without it. */
export function openChromium(): Promise<Browser> {
  if (!existsSync(executablePath))
    throw new Error("This test needs Chromium. Install the package chromium, or name yours in CHROMIUM.");
  return chromium.launch({
    executablePath,
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"],
  });
}
