// The gallery in a browser: what components do with keys and clicks.
import type { Page } from "playwright-core";
import { beforeEach, describe, expect, it } from "vitest";
import gallery from "../../examples/components/docs.json" with { type: "json" };
import { inChromium, pixelsBeside, styleOf, walk } from "./in-chromium.js";
import { openExample } from "./open-example.js";

const pages = gallery.navigation.groups.flatMap((group) => group.pages);

describe("the gallery of components", async () => {
  let page: Page;
  const { site, fresh, waitFor } = await inChromium(openExample("components"));
  beforeEach(async () => {
    page = await fresh({ permissions: ["clipboard-read", "clipboard-write"] });
  });

  /** Opens a page, and waits for the script of an element. */
  async function open(path: string, ready?: string): Promise<void> {
    await page.goto(`${site.url}/${path}`, { waitUntil: "load" });
    if (ready !== undefined) await waitFor(page, ready);
  }
  const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim() ?? "");
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());

  describe("tabs", () => {
    beforeEach(async () => {
      await open("tabs", "docs-tabs");
    });

    const selected = (group: number) =>
      page.locator("docs-tabs").nth(group).locator("[role=tab][aria-selected=true]").first().innerText();

    it("move by arrow keys, Home and End, and only one is in the tab order", async () => {
      await page.getByRole("tab", { name: "npm" }).first().focus();
      await walk(page, focused, ["ArrowRight", "pnpm"], ["End", "yarn"], ["ArrowRight", "npm"]);
      await page.keyboard.press("ArrowLeft");
      expect(await selected(0)).toBe("yarn");
      expect(await page.locator("docs-tabs").first().locator("[role=tab][tabindex='0']").count()).toBe(1);
    });

    it("with the same title follow each other, on the next page too", async () => {
      await page.getByRole("tab", { name: "pnpm" }).first().click();
      expect(await selected(1)).toBe("pnpm");
      await page.reload();
      await waitFor(page, "docs-tabs");
      expect(await selected(0)).toBe("pnpm");
      expect(await selected(1)).toBe("pnpm");
    });

    it("that stand alone do not follow", async () => expect(await selected(2)).toBe("Second"));

    it("are opened by an address, also from outside in", async () => {
      await open("tabs#inner-two", "docs-tabs");
      await page.getByText("The innermost text of the second.").waitFor();
      await page.evaluate(() => {
        location.hash = "#outer-two";
      });
      await page.getByText("Nothing nested here.").waitFor();
    });

    it("put themselves into the address", async () => {
      await page.getByRole("tab", { name: "Outer two" }).click();
      expect(new URL(page.url()).hash).toBe("#outer-two");
    });
  });

  it("prints what rests in tabs, with the titles", async () => {
    await open("tabs", "docs-tabs");
    await page.emulateMedia({ media: "print" });
    expect(await page.getByText("pnpm add docsgen").isVisible()).toBe(true);
    expect(await page.getByRole("tablist").first().isVisible()).toBe(false);
  });

  it("prints folded code whole, and behind a card where it leads", async () => {
    await open("code", "docs-code-block");
    const folded = page.locator('.code-block[data-folded=""]').first();
    const isCut = () =>
      folded.evaluate((block) => {
        const code = block.querySelector("pre");
        return code && (code.scrollHeight > code.clientHeight || getComputedStyle(code).maskImage !== "none");
      });
    expect(await isCut()).toBe(true);
    await page.emulateMedia({ media: "print" });
    expect(await isCut()).toBe(false);
    await page.goto(`${site.url}/cards`);
    const link = page.locator("a.card", { hasText: "Another site" });
    expect(await styleOf(link, "position", "::after")).toBe("static");
    expect(await styleOf(link, "padding-left", "::after")).toBe("20px");
    expect(await styleOf(link, "unicode-bidi", "::after")).toBe("isolate");
  });

  it.each([
    ["cards", ".card"],
    ["callouts", ".callout"],
    ["text", "tr"],
  ])("prints each of what %s show on one page", async (path, selector) => {
    await open(path);
    await page.emulateMedia({ media: "print" });
    expect(await styleOf(page.locator(selector).first(), "break-inside")).toBe("avoid");
  });

  it("prints all of wide code and tables, and the number of a step beside its title", async () => {
    await page.setViewportSize({ width: 720, height: 900 });
    await page.emulateMedia({ media: "print" });
    const cut: string[] = [];
    for (const path of pages) {
      await open(path);
      const wide = await page.locator(".code-block pre, docs-table").evaluateAll((all) => {
        return all.filter((each) => each.scrollWidth > each.clientWidth).map(({ textContent }) => textContent ?? "");
      });
      cut.push(...wide.map((text) => `${path}: ${text}`));
    }
    expect(cut).toEqual([]);
    await open("steps");
    expect(await styleOf(page.locator(".step-number").first(), "break-after")).toBe("avoid");
  });

  it("shows what is chosen, marks and swatches in a reader's own colours", async () => {
    await page.emulateMedia({ forcedColors: "active" });
    const colourOf = (selector: string, property: string) => styleOf(page.locator(selector), property);
    await open("tabs", "docs-tabs");
    const lineOf = (isChosen: boolean) => colourOf(`.tab[aria-selected="${isChosen}"]`, "border-bottom-color");
    expect(await lineOf(true)).not.toBe(await lineOf(false));
    const paper = await colourOf("body", "background-color");
    expect(await colourOf(".sidebar li > a[data-active]", "outline-style")).toBe("solid");
    await open("callouts");
    expect(await colourOf("main .glyph", "background-color")).not.toBe(paper);
    await open("colors");
    const swatches = await page
      .locator(".color-swatch")
      .evaluateAll((all) => all.map((each) => getComputedStyle(each).backgroundColor));
    expect(new Set(swatches).size).toBeGreaterThan(2);
  });

  it("without scripts shows every panel, and no controls that would do nothing", async () => {
    page = await fresh({ javaScriptEnabled: false });
    await open("tabs");
    expect(await page.getByText("The innermost text of the second.").isVisible()).toBe(true);
    expect(await page.locator("[role=tablist]").first().isVisible()).toBe(false);
    expect(await page.locator(".code-block-copy-button").first().isVisible()).toBe(false);
    await open("accordions");
    await page.getByText("What is an accordion?").click();
    expect(await page.getByText("It works without scripts.").isVisible()).toBe(true);
  });

  describe("accordions", () => {
    it("open by keyboard and put themselves into the address", async () => {
      await open("accordions", "docs-accordion");
      await page.locator("summary", { hasText: "What is an accordion?" }).focus();
      await page.keyboard.press("Enter");
      expect(await page.getByText("It works without scripts.").isVisible()).toBe(true);
      expect(decodeURIComponent(new URL(page.url()).hash)).toContain("accordion");
    });

    it.each([
      ["one alone", "one-inside"],
      ["joined ids", "the-second:one-inside"],
    ])("open with those around them when an address names them: %s", async (_case, id) => {
      await open(`accordions#${id}`);
      await page.getByText("Nested accordions open together").waitFor();
    });
  });

  it("moves through a tree by keyboard", async () => {
    await open("tree", "docs-tree");
    const tree = page.getByRole("tree").first();
    await tree.getByRole("treeitem", { name: "app" }).focus();
    await walk(page, focused, ["ArrowDown", "layout.tsx"], ["a", "api"]);
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    expect(await focused()).toContain("route.ts");
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowLeft");
    expect(await tree.getByRole("treeitem", { name: "api" }).getAttribute("aria-expanded")).toBe("false");
    expect(await page.getByText("route.ts").isVisible()).toBe(false);
    await walk(page, focused, ["Home", "app"]);
    await page.keyboard.press("ArrowLeft");
    await walk(page, focused, ["ArrowDown", "fixed"], ["End", "package.json"]);
    expect(await tree.locator("[tabindex='0']").count()).toBe(1);
  });

  it("explains words under pointer and focus, within the screen, until Escape", async () => {
    await page.setViewportSize({ width: 390, height: 700 });
    await open("text", "docs-tooltip");
    const tip = page.getByRole("tooltip", { includeHidden: true }).first();
    await page.locator(".tooltip-trigger").first().focus();
    await tip.waitFor({ state: "visible" });
    const box = await tip.boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= 390).toBe(true);
    await page.keyboard.press("Escape");
    await tip.waitFor({ state: "hidden" });
    await page.locator(".tooltip-trigger").nth(1).hover();
    await page.locator(".tooltip-cta").hover();
    expect(await page.locator(".tooltip-cta").isVisible()).toBe(true);
  });

  it("keeps names in a table whole on a phone", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open("text");
    const lines = await page
      .locator("docs-table td > code")
      .evaluateAll((codes) => codes.map((code) => [code.textContent, code.getClientRects().length]));
    expect(lines).toContainEqual(["api.playground.display", 1]);
  });

  it("lets keys reach a table only while it scrolls", async () => {
    await page.setViewportSize({ width: 390, height: 800 });
    await open("text", "docs-table");
    const table = page.locator("docs-table").last();
    await expect.poll(() => table.getAttribute("tabindex")).toBe("0");
    await page.setViewportSize({ width: 1440, height: 800 });
    await expect.poll(() => table.getAttribute("tabindex")).toBe(null);
  });

  it("copies code without the lines a diff removes", async () => {
    await open("code", "docs-code-block");
    const block = page.locator("docs-code-block", { hasText: "price" });
    await block.locator(".code-block-copy-button").click();
    expect(await clipboard()).toBe("const price = 12;\nconst same = true;");
    expect(await block.locator(".code-block-copy-button").getAttribute("aria-label")).toBe("Copied");
  });

  it("unfolds long code and folds it again", async () => {
    await open("code", "docs-code-block");
    const button = page.locator(".code-block-expand");
    const height = async () => (await page.locator("docs-code-block[data-folded] pre").boundingBox())?.height ?? 0;
    const folded = await height();
    await button.click();
    expect(await height()).toBeGreaterThan(folded);
    await button.click();
    expect(await height()).toBe(folded);
  });

  it("chooses examples from a menu", async () => {
    await open("code", "docs-tabs");
    await page.locator(".code-group-select").selectOption({ label: "JavaScript" });
    expect(await page.getByText('await fetch("https://api.example.com/plants")').isVisible()).toBe(true);
    expect(await page.locator("[data-chosen-title]").innerText()).toBe("JavaScript");
  });

  it("enlarges pictures by keyboard and gives the focus back", async () => {
    await open("images", "docs-image");
    const picture = page.getByRole("button", { name: /^Hills under a low sun/ });
    await picture.focus();
    await page.keyboard.press("Enter");
    await page.getByRole("dialog").waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    expect(await picture.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it("enlarges neither still pictures nor those in links", async () => {
    await open("images", "docs-image");
    expect(await page.getByRole("img", { name: "Still hills" }).count()).toBe(1);
    await page.getByRole("link", { name: "To the frames" }).click();
    await page.waitForURL("**/frames/");
  });

  it("filters a changelog by all chosen tags and keeps them in the address", async () => {
    await open("changelog");
    const shown = () => page.locator("docs-update:visible .update-label").allInnerTexts();
    await page.getByRole("button", { name: /^API/ }).click();
    expect(await shown()).toEqual(["2.1.0", "2.0.0"]);
    await page.getByRole("button", { name: /^New/ }).click();
    expect(await shown()).toEqual(["2.1.0"]);
    expect(new URL(page.url()).searchParams.get("tags")).toBe("API,New");
    await page.reload();
    await page.getByRole("button", { name: /^API/, pressed: true }).waitFor();
    expect(await shown()).toEqual(["2.1.0"]);
  });

  it("switches views and remembers the choice", async () => {
    await open("views");
    const menu = page.getByRole("combobox", { name: "Choose a view" });
    await menu.waitFor();
    expect(await page.getByText("npm install client").isVisible()).toBe(true);
    await menu.selectOption("Python");
    expect(await page.getByText("npm install client").isVisible()).toBe(false);
    expect(await page.getByText("pip install client").isVisible()).toBe(true);
    const contents = page.locator("#table-of-contents");
    expect(await contents.getByText("Install the Python client").isVisible()).toBe(true);
    expect(await contents.getByText("Install the JavaScript client").isVisible()).toBe(false);
    await page.reload();
    await page.getByText("pip install client").waitFor();
    await open("views#install-the-javascript-client");
    await page.reload();
    await page.getByText("npm install client").waitFor();
  });

  it("copies colours of the mode the reader sees, and prompts", async () => {
    await open("colors", "docs-color");
    await page.getByRole("button", { name: /^Leaf/ }).click();
    expect(await clipboard()).toBe("#0d7a5f");
    await open("prompts", "docs-prompt");
    await page.getByRole("button", { name: "Copy prompt" }).first().click();
    expect(await clipboard()).toMatch(/^Read the last twenty commits\..*past tense\.$/s);
  });

  it("selects colours and prompts where nothing may be copied", async () => {
    const selected = async (path: string, name: string | RegExp) => {
      await open(path);
      await waitFor(page, `docs-${path.slice(0, -1)}`);
      await page.evaluate(() => {
        navigator.clipboard.writeText = () => Promise.reject(new Error("no"));
        document.execCommand = () => false;
      });
      await page.getByRole("button", { name }).first().click();
      return page.evaluate(() => String(getSelection()));
    };
    expect(await selected("colors", /^Leaf/)).toBe("#0d7a5f");
    expect(await selected("prompts", "Copy prompt")).toMatch(/^Read the last twenty commits\..*past tense\.$/s);
  });

  it("asks other hosts for nothing, and GitHub only when told to", async () => {
    const asked: string[] = [];
    await page.route(/^https?:\/\/(?!127\.0\.0\.1)/, async (route) => {
      asked.push(route.request().url());
      await route.fulfill({
        json: { description: "Fast", stargazers_count: 1234, forks_count: 5 },
        headers: { "access-control-allow-origin": "*" },
      });
    });
    await open("cards", "docs-github-repo");
    expect(asked).toEqual([]);
    await page.getByRole("button", { name: /preactjs\/preact/ }).click();
    await page.getByText("1,234 Stars").waitFor();
    expect(asked).toEqual(["https://api.github.com/repos/preactjs/preact"]);
  });

  it("draws diagrams in the colours of the mode, enlarges them, and says what is none", async () => {
    await open("diagrams");
    const first = page.locator("docs-mermaid").first();
    await first.locator(".mermaid-view svg").waitFor();
    expect(await first.locator(".mermaid-view svg").innerHTML()).toContain("Publish");
    const light = await first.locator("svg style").innerHTML();
    await page.evaluate(() => document.documentElement.classList.toggle("dark"));
    await page.waitForFunction(
      (old) =>
        document.querySelector("docs-mermaid svg style")?.innerHTML !== old &&
        document.querySelector("docs-mermaid .mermaid-view svg"),
      light,
    );
    const large = page.locator("docs-mermaid").nth(1);
    await large.locator(".mermaid-view svg").waitFor();
    await large.hover();
    await large.getByRole("button", { name: "Zoom in" }).click();
    expect(await large.getAttribute("data-zoomed")).not.toBeNull();
    await large.getByRole("button", { name: "Reset view" }).click();
    expect(await large.getAttribute("data-zoomed")).toBeNull();
    await page.locator("docs-mermaid").nth(2).scrollIntoViewIfNeeded();
    await page.getByText("This diagram could not be drawn.").waitFor();
    expect(await page.getByText("this is not a diagram at all", { exact: true }).isVisible()).toBe(true);
  });

  it.each(["colors", "tree", "tabs", "fields"])("fits a phone with letters of twice the size: %s", async (name) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(name);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    const [logo, search] = await Promise.all(
      ["#navbar a.logo", "#search-bar-entry"].map((each) => page.locator(each).boundingBox()),
    );
    expect((logo?.x ?? 0) + (logo?.width ?? 0)).toBeLessThanOrEqual(search?.x ?? 0);
  });

  it.each(pages)("does not overflow a narrow screen on %s", async (path) => {
    await page.setViewportSize({ width: 360, height: 700 });
    await open(path === "index" ? "" : path);
    expect(await pixelsBeside(page.locator("html"))).toBeLessThanOrEqual(0);
  });
});
