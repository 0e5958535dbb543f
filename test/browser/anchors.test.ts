// Addresses with an anchor in a browser: where they lead when the page spells it otherwise.
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { inChromium } from "./in-chromium.js";
import { openFiles } from "./open-example.js";

const filler = "A line of text.\n\n".repeat(60);
const FILES = {
  "docs.json": JSON.stringify({ name: "Garden", navigation: { pages: ["index", "guide"] } }),
  "index.mdx": "Text.",
  "guide.mdx": [
    filler,
    "## What-s new",
    filler,
    '<Tabs><Tab title="First">One</Tab><Tab title="My Tab">Two</Tab></Tabs>',
    filler,
    '<Accordion title="My accordion">Inside</Accordion>',
    filler,
    '## sidebar\n\n<a name="Old.Name" />Named',
    filler,
  ].join("\n\n"),
};

describe("an anchor that the page spells otherwise", async () => {
  let page: Page;
  const { site, visit } = await inChromium(openFiles(FILES));
  const open = async (address: string, width = 900) => {
    page = await visit(address, { width, height: width, reducedMotion: "reduce", ready: "docs-page" });
  };

  /** Below the fixed bar, in the upper half of the window. */
  const isSeen = (id: string) =>
    page.waitForFunction((name) => {
      const bar = document.querySelector("#navbar")?.getBoundingClientRect().bottom ?? 0;
      const top = document.getElementById(name)?.getBoundingClientRect().top ?? -1;
      return scrollY > 0 && top >= bar && top < innerHeight / 2;
    }, id);

  it.each([1440, 390])("leads from outside to the heading it means, below the bar, at %i pixels", async (width) => {
    await open("/guide#Whats%20New%3F", width);
    await isSeen("what-s-new");
    expect(new URL(page.url()).hash).toBe("#what-s-new");
  });

  it("leads there within the page, and back to where the reader was", async () => {
    await open("/guide");
    await page.evaluate(() => {
      location.hash = "#WHATS_NEW";
    });
    await isSeen("what-s-new");
    await page.goBack();
    await page.waitForFunction(() => location.hash === "");
  });

  it("opens what hides the place", async () => {
    await open("/guide#My_Tab");
    await page.getByText("Two", { exact: true }).waitFor({ state: "visible" });
    await page.goto(`${site.url}/guide#my_Accordion`);
    await page.getByText("Inside", { exact: true }).waitFor({ state: "visible" });
  });

  it.each(["#Old.Name", "#nothing-like-it", "#%", "#-", "#sidebar"])("leaves %s as it is", async (hash) => {
    await open(`/guide${hash}`);
    await page.waitForTimeout(200);
    expect(new URL(page.url()).hash).toBe(hash);
  });
});
