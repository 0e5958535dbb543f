// A folded sidebar in a browser: groups open in place by pointer and keyboard, and lead to a page without scripts.

import { readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { BrowserContextOptions, Page } from "playwright-core";
import { afterEach, describe, expect, it } from "vitest";
import { closeAfterTests } from "../close-after-tests.js";
import { temporaryFolder } from "../temporary-folder.js";
import { freshPages, openChromium } from "./open-chromium.js";
import { openProject } from "./open-example.js";

/** Two languages of five nested groups with 60 pages each. */
async function writeProject(): Promise<string> {
  const root = temporaryFolder();
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
  for (const { groups } of languages) {
    for (const path of groups.flatMap(({ pages }) => pages.flatMap((group) => group.pages))) {
      await mkdir(join(root, path, ".."), { recursive: true });
      await writeFile(join(root, `${path}.mdx`), `---\ntitle: "${path.split("/").slice(1).join(" ")}"\n---\n\nText.\n`);
    }
  }
  const settings = { theme: "mint", name: "Valley", colors: { primary: "#0D9373" }, navigation: { languages } };
  await writeFile(join(root, "docs.json"), JSON.stringify(settings));
  return root;
}

describe("a folded sidebar", async () => {
  let page: Page | undefined;
  const faults: string[] = [];

  const root = await writeProject();
  const [browser, site] = await Promise.all([openChromium(), openProject(root, ["--base", "/valley"])]);
  const fresh = freshPages(browser);
  closeAfterTests(browser, site);
  afterEach(async () => {
    await page?.close();
    expect(faults.splice(0)).toEqual([]);
  });

  async function open(path: string, options: BrowserContextOptions = {}): Promise<Page> {
    page = await fresh({ viewport: { width: 1440, height: 900 }, reducedMotion: "reduce", ...options });
    page.on("pageerror", (error) => faults.push(error.message));
    await page.goto(`${site.url}/valley/${path}`, { waitUntil: "load" });
    if (options.javaScriptEnabled !== false) await page.waitForFunction(() => customElements.get("docs-groups"));
    return page;
  }

  const group = (page: Page, name: string) => page.locator("#navigation-items button", { hasText: name });

  it("opens a group in place, marks nothing, and leads on from there", async () => {
    const page = await open("en/trees/p3");
    await group(page, "Birds").click();
    await page.locator("#sidebar").getByRole("link", { name: "birds p59", exact: true }).click();
    await page.waitForURL(/birds\/p59/);
    expect(await page.locator("#sidebar [aria-current=page]").allInnerTexts()).toEqual(["birds p59"]);
  });

  it("opens by keyboard, and says whether it is open", async () => {
    const page = await open("en/trees/p3");
    await group(page, "Stones").focus();
    await page.keyboard.press("Enter");
    await page.locator("#sidebar").getByRole("link", { name: "stones p0", exact: true }).waitFor();
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("stones p0");
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Space");
    expect(await page.locator("#sidebar").getByRole("link", { name: "stones p0", exact: true }).isVisible()).toBe(
      false,
    );
  });

  it("links the title of a group with a page of its own, and opens beside it", async () => {
    const page = await open("en/trees/p3");
    const title = page.locator("#sidebar").getByRole("link", { name: "Rivers", exact: true });
    expect(await title.getAttribute("href")).toBe("/valley/en/rivers/p0/");
    await page.locator('#sidebar button[aria-label="Rivers"]').click();
    await page.locator("#sidebar").getByRole("link", { name: "rivers p9", exact: true }).waitFor();
    await title.click();
    await page.waitForURL(/rivers\/p0/);
  });

  it("keeps the followed entry where the pointer is, though the groups above it close", async () => {
    const page = await open("en/trees/p50");
    await group(page, "Birds").click();
    const link = page.locator("#sidebar").getByRole("link", { name: "birds p20", exact: true });
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

  it("leads to the first page of a group without scripts", async () => {
    const page = await open("en/trees/p3", { javaScriptEnabled: false });
    await page.locator("#sidebar").getByRole("link", { name: "Birds" }).click();
    await page.waitForURL(/birds\/p0/);
    expect(await page.locator("#sidebar").getByRole("link", { name: "birds p59", exact: true }).isVisible()).toBe(true);
  });

  it("stands on the right in Arabic, in view on the page of a late group", async () => {
    const page = await open("ar/clouds/p55");
    expect((await page.locator("#sidebar").boundingBox())?.x).toBeGreaterThan(720);
    const current = await page.locator("#sidebar [aria-current=page]").boundingBox();
    expect(current?.y).toBeGreaterThan(60);
    expect(current?.y).toBeLessThan(860);
    await group(page, "Trees").click();
    await page.locator("#sidebar").getByRole("link", { name: "trees p0", exact: true }).waitFor();
  });

  it.each(["light", "dark"] as const)("has no fault that axe finds, closed or open: %s", async (colorScheme) => {
    const page = await open("en/trees/p3", { colorScheme });
    await page.locator('#sidebar button[aria-label="Rivers"]').click();
    await group(page, "Birds").click();
    await page.locator("#sidebar").getByRole("link", { name: "birds p0", exact: true }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
  });
});

/** What axe finds. */
async function faultsOf(page: Page): Promise<string[]> {
  await page.evaluate(readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8"));
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: { run: () => Promise<{ violations: { id: string }[] }> } };
    return (await axe.run()).violations.map(({ id }) => id);
  });
}

describe("the tag of a page", () => {
  it("leaves room for the words of its title, which takes two lines at most, however deep the page stands", async () => {
    const root = temporaryFolder();
    const pages = ["assistants", "answers", "purchases"];
    const groups = [{ group: "A", pages: [{ group: "B", pages: [{ group: "C", pages }] }] }];
    await writeFile(
      join(root, "docs.json"),
      JSON.stringify({ name: "Valley", colors: { primary: "#0d7a5f" }, navigation: { groups } }),
    );
    const matter = "title: Get Assistants\napi: GET https://example.com/assistants\ndeprecated: true";
    await writeFile(join(root, "assistants.mdx"), `---\n${matter}\n---\n\nText.\n`);
    const long = "title: Deletes a model response with its ID\napi: DELETE https://example.com/answers";
    await writeFile(join(root, "answers.mdx"), `---\n${long}\n---\n\nText.\n`);
    const broad = "title: Marketplace purchase cancelled\napi: DELETE https://example.com/purchases";
    await writeFile(join(root, "purchases.mdx"), `---\n${broad}\n---\n\nText.\n`);
    const [browser, site] = await Promise.all([openChromium(), openProject(root)]);
    try {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
      await page.goto(`${site.url}/assistants`);
      const linesOf = (each: Element) => each.clientHeight / Number.parseFloat(getComputedStyle(each).lineHeight);
      for (const path of ["/answers", "/purchases"])
        expect(await page.locator(`#sidebar-content a[href='${path}/']`).evaluate(linesOf)).toBeLessThanOrEqual(2.1);
      const link = page.locator("#sidebar-content a[data-active]");
      const widthOf = async (part: string) => (await link.locator(part).boundingBox())?.width ?? 0;
      expect(await widthOf(".sidebar-title")).toBeGreaterThan(80);
      expect(await link.evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0);
      expect(await faultsOf(page)).toEqual([]);
    } finally {
      await Promise.all([browser.close(), site.close()]);
    }
  });
});
