// Components in a language that runs from right to left: mirrored by where they stand, code excepted.
import type { Locator } from "playwright-core";
import { describe, expect, it } from "vitest";
import { closeAfterTests } from "../close-after-tests.js";
import { withProject } from "../site/with-project.js";
import { openChromium } from "./open-chromium.js";
import { openExample, openProject } from "./open-example.js";

describe("components from right to left", async () => {
  const [browser, site] = await Promise.all([openChromium(), openExample("languages")]);
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" });
  await page.goto(`${site.url}/ar/parts`, { waitUntil: "load" });
  await page.waitForFunction(() => document.querySelector("main :not(:defined)") === null);
  closeAfterTests(browser, site);

  const boxOf = async (part: Locator) => {
    const box = await part.first().boundingBox();
    if (!box) throw new Error("The part is not on the page.");
    return { left: box.x, right: box.x + box.width };
  };
  const main = () => page.locator("#content-area");

  it("begin at the right: tabs, steps, marks of callouts and accordions", async () => {
    const tabs = main().getByRole("tab");
    expect((await boxOf(tabs.nth(0))).left).toBeGreaterThan((await boxOf(tabs.nth(1))).left);
    const pairs = [
      [".step", ".step-title"],
      [".remark-icon", ".remark-content"],
      ["summary .glyph", "summary .accordion-title"],
      [".update-side", ".update-content"],
    ] as const;
    for (const [first, second] of pairs) {
      const [start, end] = [await boxOf(main().locator(first)), await boxOf(main().locator(second))];
      expect(start.right, first).toBeGreaterThan(end.right);
    }
  });

  it("indent trees from the right, and open their folders with the mirrored arrow", async () => {
    const folder = main().getByRole("treeitem", { name: "tower" });
    const words = (name: string) => main().getByRole("tree").getByText(name, { exact: true });
    expect((await boxOf(words("tower"))).right).toBeGreaterThan((await boxOf(words("lamp.yaml"))).right);
    await folder.focus();
    await page.keyboard.press("ArrowRight");
    expect(await folder.getAttribute("aria-expanded")).toBe("false");
    await page.keyboard.press("ArrowLeft");
    expect(await folder.getAttribute("aria-expanded")).toBe("true");
  });

  it("leave names of files from left to right, with the dot they begin with", async () => {
    await expectFromLeft(main().getByText(".env", { exact: true }));
  });

  it("leave the name of a tab of the site from left to right, with the signs it begins with", async () => {
    const name = page.locator(".nav-tabs-item bdi").first();
    await name.evaluate((element) => element.replaceChildren(">_ API"));
    await expectFromLeft(name);
  });

  it("walk through tabs towards the left", async () => {
    const tabs = main().getByRole("tab");
    await tabs.nth(0).focus();
    await page.keyboard.press("ArrowLeft");
    expect(await tabs.nth(1).getAttribute("aria-selected")).toBe("true");
  });

  it("leave code from left to right", async () => {
    const code = main().locator(".code-block pre");
    expect(await code.evaluate((element) => getComputedStyle(element).direction)).toBe("ltr");
    const [line, block] = [await boxOf(code.locator("code > span")), await boxOf(code)];
    expect(line.left - block.left).toBeLessThan(40);
  });

  it("leave the signs of code within a line where they belong", async () => {
    for (const words of ["period()", "string[]"]) await expectFromLeft(main().getByText(words, { exact: true }));
  });

  it("leave formulas from left to right", async () => {
    const formula = main().locator(".katex-html");
    const [first, last] = [await boxOf(formula.locator(".mord").first()), await boxOf(formula.locator(".mclose"))];
    expect(first.left).toBeLessThan(last.left);
  });

  it("begin a title in other letters where the page begins", async () => {
    const align = await page.locator("h1").evaluate((title) => {
      title.textContent = "Configuration";
      return getComputedStyle(title).textAlign;
    });
    expect(align).toBe("right");
  });

  it("begin a title from the right where it goes on in the letters of the page, whatever it begins with", async () => {
    const files = {
      "index.mdx": '---\ntitle: "API: مرجع"\n---\n\nنص.\n',
      "b.mdx": '---\ntitle: ".NET (beta)"\n---\n\nنص.\n',
    };
    const settings = { navigation: { languages: [{ language: "ar", pages: ["index", "b"] }] } };
    await withProject({ settings, files }, async (root) => {
      const site = await openProject(root);
      const directionOf = async (address: string) => {
        await page.goto(`${site.url}${address}`, { waitUntil: "load" });
        return page.locator("h1").evaluate((title) => getComputedStyle(title).direction);
      };
      expect([await directionOf("/"), await directionOf("/b")]).toEqual(["rtl", "ltr"]);
      await site.close();
    });
  });

  it("do not pull joined letters together", async () => {
    const spacing = await page.locator("h1").evaluate((element) => getComputedStyle(element).letterSpacing);
    expect(spacing).toBe("normal");
  });
});

const DESCRIPTION = `openapi: 3.1.0
info: { title: ورشة, version: "1" }
servers: [{ url: "https://api.example.com" }]
paths:
  /tools/{id}:
    get:
      summary: أداة
      parameters:
        - { name: id, in: path, required: true, description: Which tool., schema: { type: integer, minimum: 1 } }
        - { name: tags, in: query, schema: { type: array, items: { type: string } } }
      responses: { "200": { description: تم } }
`;

describe("an API from right to left", () => {
  it("leaves paths, types, bounds and English sentences from left to right, on the page and in the playground", async () => {
    const settings = { navigation: { languages: [{ language: "ar", openapi: "api.yaml" }] } };
    await withProject({ settings, files: { "api.yaml": DESCRIPTION } }, async (root) => {
      const site = await openProject(root);
      const browser = await openChromium();
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" });
      await page.goto(site.url + site.pages.find((each) => each.includes("tools")), { waitUntil: "load" });
      for (const words of ["string[]", "≥ 1", "tags=a&tags=b"])
        await expectFromLeft(page.locator("#content-area").getByText(words, { exact: true }).first());
      const sentence = page.locator("p.field-description").filter({ hasText: /^Which tool\.$/ });
      await expectFromLeft(sentence);
      expect(await sentence.evaluate((element) => getComputedStyle(element).textAlign)).toBe("right");
      await page.locator(".tryit-button").first().click();
      const tags = page.locator(".play-nested > summary");
      await expectFromLeft(tags.getByText("string[]", { exact: true }));
      const mark = () => tags.evaluate((element) => getComputedStyle(element, "::before").rotate);
      expect(await mark()).toBe("135deg");
      await tags.click();
      expect(await mark()).toBe("45deg");
      await Promise.all([browser.close(), site.close()]);
    });
  });
});

/** The first sign stands left of the last one. */
async function expectFromLeft(part: Locator): Promise<void> {
  const [first = 0, last = 0] = await part.evaluate((element) => {
    const node = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
    const text = node?.textContent ?? "";
    return [text.search(/\S/), text.trimEnd().length - 1].map((at) => {
      const range = document.createRange();
      if (node) range.setStart(node, at);
      if (node) range.setEnd(node, at + 1);
      return range.getBoundingClientRect().left;
    });
  });
  expect(first, (await part.textContent()) ?? "").toBeLessThan(last);
}
