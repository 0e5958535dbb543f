// Asks axe what those who read with other senses or by keys alone would miss.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";

/** The script that puts `axe` on a page. */
export const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What axe objects to on a page, or in a part of it: the rule, and the first element that breaks it. */
export async function axeFaults(page: Page, part = "html"): Promise<string[]> {
  await page.evaluate(AXE);
  return page.evaluate(async (selector) => {
    const { axe }: { axe: typeof import("axe-core") } = Object(window);
    const { violations } = await axe.run(selector);
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)}`);
  }, part);
}
