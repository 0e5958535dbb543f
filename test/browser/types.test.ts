// Types of code, as TypeScript names them, by pointer and keyboard, on screens of both sizes.
import { mkdirSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Locator, Page } from "playwright-core";
import { expect, it } from "vitest";
import { temporaryFolder, writeFiles } from "../temporary-folder.js";
import { inChromium } from "./in-chromium.js";
import { openProject } from "./open-example.js";

const CODE = `interface Animal { readonly name: string; readonly age: number; readonly kind: "cat" | "dog" | "parrot" | "tortoise" }
declare function find(name: string, among: readonly Animal[], whereNone: (name: string) => Animal): Animal;
// ---cut---
const animals: readonly Animal[] = [];
const pet = find("Rex", animals, () => { throw new Error("There is none of this name."); });
const words = pet.name;
//    ^?`;
const PROJECT: Readonly<Record<string, string>> = {
  "docs.json": JSON.stringify({ name: "Zoo", navigation: { pages: ["index"] } }),
  "index.mdx": `---\ntitle: Pets\n---\nWords.\n\n\`\`\`ts twoslash\n${CODE}\n\`\`\`\n\nMore words.\n`,
};

let page: Page;
const root = temporaryFolder();
writeFiles(root, PROJECT);
mkdirSync(join(root, "node_modules"));
symlinkSync(resolve("node_modules/@tsd/typescript/typescript"), join(root, "node_modules/typescript"));
const { visit } = await inChromium(openProject(root));

async function open(width: number): Promise<void> {
  const permissions = ["clipboard-read", "clipboard-write"];
  page = await visit("/", { width, height: 844, ready: "docs-code-block", permissions });
}

/** A name in the code of which the type is described, by its place among those. */
const name = (text: string) => page.locator(".type-hint", { hasText: new RegExp(`^${text}$`) });

/** What is shown of a name's type; empty where nothing is. */
const shown = (hint: Locator) =>
  hint.first().evaluate((element) => {
    const { content } = getComputedStyle(element, "::after");
    return content === "none" ? "" : content;
  });

/** Whether all of the type that is shown can be seen: each point of it that the screen has belongs to the name. */
const isOnScreen = (hint: Locator) =>
  hint.first().evaluate((element) => {
    const { width, height } = getComputedStyle(element, "::after");
    const own = element.getBoundingClientRect();
    const isOfType = (x: number, y: number) =>
      document.elementFromPoint(x, y)?.closest(".type-hint") === element && (y < own.top || y > own.bottom);
    const range = (length: number) => Array.from({ length: Math.floor(length / 4) }, (_, step) => step * 4 + 1);
    const columns = range(innerWidth).filter((x) => range(innerHeight).some((y) => isOfType(x, y)));
    const rows = range(innerHeight).filter((y) => range(innerWidth).some((x) => isOfType(x, y)));
    const isWhole = (points: readonly number[], length: string) => points.length * 4 > Number.parseFloat(length) - 8;
    return isWhole(columns, width) && isWhole(rows, height);
  });

it.each([1440, 390])(
  "shows the type of a name under the pointer, and what it was asked for, at %i pixels",
  async (width) => {
    await open(width);
    expect(await page.locator(".type-line").allInnerTexts()).toEqual(["const words: string\n"]);
    const hint = name("find");
    expect(await shown(hint)).toBe("");
    await hint.hover();
    expect(await shown(hint)).toContain("function find(name: string, among: readonly Animal[]");
    expect(await isOnScreen(hint)).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  },
);

it.each([1440, 390])("shows a type to readers with a keyboard, until Escape, at %i pixels", async (width) => {
  await open(width);
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? "");
  for (let presses = 0; presses < 80 && (await focused()) !== "pet"; presses++) await page.keyboard.press("Tab");
  const hint = name("pet");
  expect(await shown(hint)).toContain("const pet: Animal");
  expect(await hint.first().getAttribute("aria-description")).toBe("const pet: Animal");
  expect(await isOnScreen(hint)).toBe(true);
  await page.keyboard.press("Escape");
  expect(await shown(hint)).toBe("");
  expect(await focused()).toBe("pet");
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  expect(await shown(hint)).toContain("const pet: Animal");
});

it("hides a type under the pointer by Escape, and shows the next", async () => {
  await open(1440);
  await name("find").hover();
  await page.keyboard.press("Escape");
  expect(await shown(name("find"))).toBe("");
  await name("animals").first().hover();
  expect(await shown(name("animals"))).toContain("const animals: readonly Animal[]");
});

it("shows a type where a finger taps, without scripts too", async () => {
  page = await visit("/", { width: 390, height: 844, hasTouch: true, javaScriptEnabled: false });
  await name("words").tap();
  expect(await page.locator(".type-hint:is(:hover, :focus)").innerText()).toBe("words");
});

it("copies the code without what TypeScript says of it", async () => {
  await open(1440);
  await page.locator(".code-block-copy-button").click();
  const [, visible = ""] = CODE.split("// ---cut---\n");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(visible.replace(/\n.*\^\?$/, ""));
});
