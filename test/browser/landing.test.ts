// The page that opens a site, `mode: landing`, on all widths and in both directions.
import { describe, expect, it } from "vitest";
import { inChromium } from "./in-chromium.js";
import { openFiles } from "./open-example.js";

const LINKS = "related:\n  - Quickstart: /quickstart\n  - Source: https://code.example/orchard\n";
const SITE = {
  "docs.json": JSON.stringify({
    name: "Orchard",
    contextual: { options: ["copy"] },
    navigation: { pages: ["index", "quickstart", "other"] },
  }),
  "index.mdx": `---\ntitle: Orchard\ndescription: Trees by the hour.\nmode: landing\n${LINKS}---\nWhat it is.\n\n## More\n\nB\n\n## Less\n\nC\n`,
  "quickstart.mdx": "---\ntitle: Quickstart\n---\nA\n",
  "other.mdx": "---\ntitle: Other\n---\nB\n",
};

const { visit } = await inChromium(openFiles(SITE));

describe.each([320, 390, 1440])("a landing page at %d px", (width) => {
  it.each(["ltr", "rtl"])(
    "has its title, its summary and its links in the middle, one below the other (%s)",
    async (dir) => {
      const page = await visit("/", { width });
      await page.evaluate((direction) => {
        document.documentElement.dir = direction;
      }, dir);
      const boxes = await page.evaluate(() =>
        ["#page-title", ".page-description", ".landing-links"].map((each) => {
          const range = document.createRange();
          range.selectNodeContents(document.querySelector(each) ?? document.body);
          const { left, right, top } = range.getBoundingClientRect();
          return { middle: Math.round((left + right) / 2), top };
        }),
      );
      for (const { middle } of boxes) expect(Math.abs(middle - width / 2)).toBeLessThanOrEqual(2);
      expect(boxes.map(({ top }) => top)).toEqual(boxes.map(({ top }) => top).sort((a, b) => a - b));
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
      const links = page.locator(".landing-links a");
      expect(
        await links.evaluateAll((all) => all.map((each) => [each.textContent, each.getAttribute("target")])),
      ).toEqual([
        ["Quickstart", null],
        ["Source", "_blank"],
      ]);
      for (const part of ["#table-of-contents", ".page-menu", ".related", "#pagination", ".eyebrow"])
        expect(await page.locator(part).count()).toBe(0);
    },
  );
});
