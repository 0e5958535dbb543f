// A folded sidebar in a browser: groups open in place by pointer and keyboard.

import type { BrowserContextOptions, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { axeFaults } from "./axe.js";
import { inChromium, pixelsBeside } from "./in-chromium.js";
import { openFiles } from "./open-example.js";

/** Two languages of five nested groups with 60 pages each. */
function valley(): Record<string, string> {
  const groupsOf = (language: string) =>
    ["Trees", "Birds", "Rivers", "Stones", "Clouds"].map((group) => ({
      group,
      ...(group === "Rivers" ? { root: `${language}/rivers/p0` } : {}),
      pages: Array.from({ length: 60 }, (_, index) => `${language}/${group.toLowerCase()}/p${index}`),
    }));
  const languages = ["en", "ar"].map((language) => ({
    language,
    groups: [{ group: "Valley", pages: groupsOf(language) }],
  }));
  const nested = languages.flatMap(({ groups }) => groups.flatMap(({ pages }) => pages));
  const pages = nested
    .flatMap((group) => group.pages)
    .map((path) => [`${path}.mdx`, `---\ntitle: "${path.split("/").slice(1).join(" ")}"\n---\n\nText.\n`]);
  const settings = { name: "Valley", navigation: { languages } };
  return { ...Object.fromEntries(pages), "docs.json": JSON.stringify(settings) };
}

describe("a folded sidebar", async () => {
  const { visit, waitFor } = await inChromium(openFiles(valley(), ["--base", "/valley"]));

  async function open(path: string, options: BrowserContextOptions = {}): Promise<Page> {
    const page = await visit(`/valley/${path}`, { reducedMotion: "reduce", ...options });
    await waitFor(page, "docs-groups");
    return page;
  }

  const entry = (page: Page, name: string) => page.locator("#sidebar").getByRole("link", { name, exact: true });
  const group = (page: Page, name: string) => page.locator("#navigation-items button", { hasText: name });

  const boxOf = (page: Page, part: string) => page.locator(`#sidebar ${part}`).boundingBox();

  it("opens a group in place, marks nothing, and leads on from there", async () => {
    const page = await open("en/trees/p3");
    await group(page, "Birds").click();
    await entry(page, "birds p59").click();
    await page.waitForURL(/birds\/p59/);
    expect(await page.locator("#sidebar [aria-current=page]").allInnerTexts()).toEqual(["birds p59"]);
  });

  it("opens by keyboard, and says whether it is open", async () => {
    const page = await open("en/trees/p3");
    await group(page, "Stones").focus();
    await page.keyboard.press("Enter");
    await entry(page, "stones p0").waitFor();
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("stones p0");
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Space");
    expect(await entry(page, "stones p0").isVisible()).toBe(false);
  });

  it("keeps what has the focus above its foot", async () => {
    const page = await open("en/trees/p3");
    await entry(page, "trees p0").focus();
    for (let index = 1; index < 60; index++) {
      await page.keyboard.press("Tab");
      const [link, foot] = await Promise.all(["a:focus", ".sidebar-footer"].map((part) => boxOf(page, part)));
      expect((link?.y ?? 900) + (link?.height ?? 0), `p${index}`).toBeLessThanOrEqual(foot?.y ?? 0);
    }
  });

  it("links the title of a group with a page of its own, and opens beside it", async () => {
    const page = await open("en/trees/p3");
    const title = entry(page, "Rivers");
    expect(await title.getAttribute("href")).toBe("/valley/en/rivers/p0/");
    await page.locator('#sidebar button[aria-label="Rivers"]').click();
    await entry(page, "rivers p9").waitFor();
    await title.click();
    await page.waitForURL(/rivers\/p0/);
  });

  it("keeps the followed entry where the pointer is, though the groups above it close", async () => {
    const page = await open("en/trees/p50");
    await group(page, "Birds").click();
    const link = entry(page, "birds p20");
    await link.scrollIntoViewIfNeeded();
    await link.hover();
    const before = await link.boundingBox();
    await link.click();
    await page.waitForURL(/birds\/p20/);
    const after = await page.locator("#sidebar [aria-current=page]").boundingBox();
    expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThanOrEqual(2);
  });

  it("shows the group by its page where its file cannot be loaded", async () => {
    const page = await open("en/trees/p3");
    await page.route("**/sidebar-*/**", (route) => route.fulfill({ status: 404, body: "" }));
    await group(page, "Clouds").click();
    await page.waitForURL(/clouds\/p0/);
  });

  it("stands on the right in Arabic, in view on the page of a late group", async () => {
    const page = await open("ar/clouds/p55");
    expect((await page.locator("#sidebar").boundingBox())?.x).toBeGreaterThan(720);
    const current = await page.locator("#sidebar [aria-current=page]").boundingBox();
    expect(current?.y).toBeGreaterThan(60);
    expect(current?.y).toBeLessThan(860);
    await group(page, "Trees").click();
    await entry(page, "trees p0").waitFor();
  });

  it.each(["light", "dark"] as const)("has no fault that axe finds, closed or open: %s", async (colorScheme) => {
    const page = await open("en/trees/p3", { colorScheme });
    await page.locator('#sidebar button[aria-label="Rivers"]').click();
    await group(page, "Birds").click();
    await entry(page, "birds p0").waitFor();
    expect(await axeFaults(page)).toEqual([]);
  });
});

describe("the tag of a page", async () => {
  const pages = ["assistants", "answers", "purchases"];
  const groups = [{ group: "A", pages: [{ group: "B", pages: [{ group: "C", pages }] }] }];
  const operation = (title: string, api: string, more = "") =>
    `---\ntitle: ${title}\napi: ${api}\n${more}---\n\nText.\n`;
  const { visit } = await inChromium(
    openFiles({
      "docs.json": JSON.stringify({ name: "Valley", navigation: { groups } }),
      "assistants.mdx": operation("Get Assistants", "GET https://example.com/assistants", "deprecated: true\n"),
      "answers.mdx": operation("Deletes a model response with its ID", "DELETE https://example.com/answers"),
      "purchases.mdx": operation("Marketplace purchase cancelled", "DELETE https://example.com/purchases"),
    }),
  );

  it("leaves room for the words of its title, which takes two lines at most, however deep the page stands", async () => {
    const page = await visit("/assistants");
    const linesOf = (each: Element) => each.clientHeight / Number.parseFloat(getComputedStyle(each).lineHeight);
    for (const path of ["/answers", "/purchases"])
      expect(await page.locator(`#sidebar-content a[href='${path}/']`).evaluate(linesOf)).toBeLessThanOrEqual(2.1);
    const link = page.locator("#sidebar-content a[data-active]");
    const widthOf = async (part: string) => (await link.locator(part).boundingBox())?.width ?? 0;
    expect(await widthOf(".sidebar-title")).toBeGreaterThan(80);
    expect(await pixelsBeside(link)).toBe(0);
    expect(await axeFaults(page)).toEqual([]);
  });
});
