// Components in a language that runs from right to left: mirrored by where they stand, code excepted.
import type { Locator } from "playwright-core";
import { describe, expect, it } from "vitest";
import { inChromium, styleOf } from "./in-chromium.js";
import { openExample, openFiles } from "./open-example.js";

describe("components from right to left", async () => {
  const { visit } = await inChromium(openExample("languages"));
  const page = await visit("/ar/parts", { reducedMotion: "reduce" });
  await page.waitForFunction(() => document.querySelector("main :not(:defined)") === null);

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
    expect(await styleOf(code, "direction")).toBe("ltr");
    const [line, block] = [await boxOf(code.locator("code > span")), await boxOf(code)];
    expect(line.left - block.left).toBeLessThan(40);
  });

  it.each([
    ["names of files with the dot they begin with", ".env"],
    ["calls in code within a line", "period()"],
    ["types in code within a line", "string[]"],
  ])("leave %s from left to right: %s", (_what, words) => expectFromLeft(main().getByText(words, { exact: true })));

  it("leave formulas from left to right", async () => {
    const formula = main().locator(".katex-html");
    const [first, last] = [await boxOf(formula.locator(".mord").first()), await boxOf(formula.locator(".mclose"))];
    expect(first.left).toBeLessThan(last.left);
  });

  it("begin a title in other letters where the page begins", async () => {
    await page.locator("h1").evaluate((title) => title.replaceChildren("Configuration"));
    expect(await styleOf(page.locator("h1"), "text-align")).toBe("right");
  });

  it("begin a title from the right where it goes on in the letters of the page, whatever it begins with", async () => {
    const files = { "index.mdx": '---\ntitle: "API: مرجع"\n---\nنص.', "b.mdx": '---\ntitle: ".NET (beta)"\n---\nنص.' };
    const site = await openFiles({ ...files, ...inArabic({ pages: ["index", "b"] }) });
    const directionOf = async (address: string) => {
      await page.goto(`${site.url}${address}`, { waitUntil: "load" });
      return styleOf(page.locator("h1"), "direction");
    };
    expect([await directionOf("/"), await directionOf("/b")]).toEqual(["rtl", "ltr"]);
    await site.close();
  });

  it("do not pull joined letters together", async () => {
    expect(await styleOf(page.locator("h1"), "letter-spacing")).toBe("normal");
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

describe("an API from right to left", async () => {
  const { site, visit } = await inChromium(
    openFiles({ "api.yaml": DESCRIPTION, ...inArabic({ openapi: "api.yaml" }) }),
  );

  it("leaves paths, types, bounds and English sentences from left to right, on the page and in the playground", async () => {
    const page = await visit(site.pages.find((each) => each.includes("tools")) ?? "", { reducedMotion: "reduce" });
    for (const words of ["string[]", "≥ 1", "tags=a&tags=b"])
      await expectFromLeft(page.locator("#content-area").getByText(words, { exact: true }).first());
    const sentence = page.locator("p.field-description").filter({ hasText: /^Which tool\.$/ });
    await expectFromLeft(sentence);
    expect(await styleOf(sentence, "text-align")).toBe("right");
    await page.locator(".tryit-button").first().click();
    const tags = page.locator(".play-nested > summary");
    await expectFromLeft(tags.getByText("string[]", { exact: true }));
    const mark = () => styleOf(tags, "rotate", "::before");
    expect(await mark()).toBe("135deg");
    await tags.click();
    expect(await mark()).toBe("45deg");
  });
});

/** A docs.json of a site in Arabic with these entries. */
function inArabic(entries: object): Readonly<Record<string, string>> {
  const navigation = { languages: [{ language: "ar", ...entries }] };
  return { "docs.json": JSON.stringify({ name: "Garden", navigation }) };
}

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
