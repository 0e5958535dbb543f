// The frame in a browser: what menus, selectors, the sheet, the modes and the contents do with keys and clicks.
import type { BrowserContextOptions, Page } from "playwright-core";
import { afterEach, describe, expect, it } from "vitest";
import { closeAfterTests } from "../close-after-tests.js";
import { freshPages, openChromium } from "./open-chromium.js";
import { openExample } from "./open-example.js";

/** What words say to the eye: their own, or what takes their place for a moment. */
function said(words: Element): string {
  const [shown = words] = words.children;
  const instead = getComputedStyle(shown, "::after").content;
  return instead === "none" ? (words.textContent ?? "") : JSON.parse(instead);
}

const WIDE = { width: 1440, height: 900 };
const SMALL = { width: 390, height: 844 };

describe("the frame of a page", async () => {
  let page: Page | undefined;
  const faults: string[] = [];

  const [browser, starter, languages] = await Promise.all([
    openChromium(),
    openExample("starter"),
    openExample("languages"),
  ]);
  const fresh = freshPages(browser);
  closeAfterTests(browser, starter, languages);
  afterEach(async () => {
    await page?.close();
    expect(faults.splice(0)).toEqual([]);
  });

  async function open(url: string, options: BrowserContextOptions = {}): Promise<Page> {
    page = await fresh({
      viewport: WIDE,
      reducedMotion: "reduce",
      permissions: ["clipboard-read", "clipboard-write"],
      ...options,
    });
    page.on("pageerror", (error) => faults.push(error.message));
    await page.goto(url, { waitUntil: "load" });
    if (options.javaScriptEnabled !== false) await page.waitForFunction(() => customElements.get("docs-page"));
    return page;
  }

  const isOpen = (page: Page, selector: string) =>
    page.locator(selector).evaluate((element) => element.matches(":popover-open"));
  const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim() ?? "");

  describe("a selector", () => {
    it("opens by arrow key, moves by arrow keys, and closes by Escape with the focus back on its button", async () => {
      const page = await open(`${languages.url}/visit`);
      await page.locator("#localization-select-trigger").focus();
      await page.keyboard.press("ArrowDown");
      expect(await focused(page)).toBe("English");
      await page.keyboard.press("ArrowDown");
      expect(await focused(page)).toBe("العربية");
      await page.keyboard.press("End");
      expect(await focused(page)).toBe("עברית");
      await page.keyboard.press("ArrowDown");
      expect(await focused(page)).toBe("English");
      await page.keyboard.press("Escape");
      expect(await isOpen(page, "nav.localization-select-content")).toBe(false);
      expect(await page.evaluate(() => document.activeElement?.id)).toBe("localization-select-trigger");
    });

    it("opens by Enter and is walked through by Tab", async () => {
      const page = await open(`${languages.url}/visit`);
      await page.locator("#localization-select-trigger").focus();
      await page.keyboard.press("Enter");
      expect(await isOpen(page, "nav.localization-select-content")).toBe(true);
      await page.keyboard.press("Tab");
      expect(await focused(page)).toBe("English");
    });

    it("keeps its whole name while links crowd the bar", async () => {
      const page = await open(`${languages.url}/visit`);
      const links = '<li class="navbar-link"><a class="link">Documentation</a></li>'.repeat(4);
      await page.locator(".topbar-right-container").evaluate((bar, items) => {
        bar.insertAdjacentHTML("afterbegin", `<ul class="site-bar-links">${items}</ul>`);
      }, links);
      const name = page.locator("#localization-select-trigger .menu-words > span");
      const [shown, whole] = await name.evaluate(({ clientWidth, scrollWidth }) => [clientWidth, scrollWidth]);
      expect(whole).toBeGreaterThan(30);
      expect(shown).toBe(whole);
    });

    it("keeps the reader on the same page, and mirrors it where the language runs from right to left", async () => {
      const page = await open(`${languages.url}/visit`);
      await page.locator("#localization-select-trigger").click();
      await page.getByRole("link", { name: "العربية" }).click();
      await page.waitForURL(`${languages.url}/ar/visit/`);
      const sidebar = await page.locator("#sidebar").boundingBox();
      expect(sidebar?.x).toBeGreaterThan(WIDE.width / 2);
    });
  });

  it("breaks no word beside the address of a server on the smallest screen", async () => {
    const page = await open(`${starter.url}/api-reference/trees/plant-a-tree`, {
      viewport: { width: 320, height: 700 },
    });
    await page.locator(".api-switch-button").click();
    const words = page.locator(".api-server-label");
    expect(await words.evaluate((label) => label.getClientRects().length)).toBe(1);
  });

  describe("the page menu", () => {
    it("copies the page as Markdown and says so", async () => {
      const page = await open(`${starter.url}/quickstart`);
      await page.locator("#header #page-context-menu > #page-context-menu-button").click();
      await expect.poll(() => page.locator("#page-context-menu-button .menu-words").evaluate(said)).toBe("Copied");
      expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("npx docsgen init my-docs");
    });

    it("has its words back after it was pressed twice", async () => {
      const page = await open(`${starter.url}/quickstart`);
      const words = page.locator("#page-context-menu-button .menu-words");
      await words.click();
      await expect.poll(() => words.evaluate(said)).toBe("Copied");
      await words.click();
      await expect.poll(() => words.evaluate(said), { timeout: 4000 }).toBe("Copy page");
    });

    it("names the page in full to a chat elsewhere, though the site was built without its origin", async () => {
      const page = await open(`${starter.url}/quickstart`);
      const link = page.locator("#menu-page a[href^='https://chatgpt.com']");
      const asked = new URL((await link.getAttribute("href")) ?? "").searchParams.get("q");
      expect(asked).toBe(`Read ${starter.url}/quickstart/ so that I can ask you questions about it.`);
    });

    it("stays on the screen of a phone", async () => {
      const page = await open(`${starter.url}/quickstart`, { viewport: SMALL });
      await page.locator("button[popovertarget=menu-page]").click();
      const box = await page.locator("#menu-page").boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect(box?.width).toBeGreaterThan(SMALL.width - 40);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(SMALL.width);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(SMALL.height);
    });
  });

  describe("the navigation of a phone", () => {
    it("is a sheet behind a button, closed by Escape, by its cross and by a tap beside it", async () => {
      const page = await open(`${starter.url}/quickstart`, { viewport: SMALL });
      const button = page.locator(".site-bar-menu");
      for (const close of [
        () => page.keyboard.press("Escape"),
        () => page.locator(".sheet-close").click(),
        () => page.mouse.click(SMALL.width - 10, 400),
      ]) {
        await button.click();
        expect(await isOpen(page, "#sidebar")).toBe(true);
        await close();
        await page.waitForFunction(() => !document.querySelector("#sidebar")?.matches(":popover-open"));
      }
    });

    it("opens the language menu without closing the sheet", async () => {
      const page = await open(`${languages.url}/visit`, { viewport: SMALL });
      await page.locator(".site-bar-menu").click();
      await page.locator("#mobile-nav .localization-select-trigger").click();
      expect(await isOpen(page, "#sidebar")).toBe(true);
      await page.getByRole("link", { name: "עברית" }).click();
      await page.waitForURL(`${languages.url}/he/visit/`);
    });

    it("gives the focus back to each button in turn when Escape closes a menu and then the sheet", async () => {
      const page = await open(`${languages.url}/visit`, { viewport: SMALL });
      await page.locator(".site-bar-menu").click();
      await page.locator("#mobile-nav .localization-select-trigger").click();
      await page.keyboard.press("ArrowDown");
      expect(await focused(page)).toBe("English");
      for (const button of ["#mobile-nav .localization-select-trigger", ".site-bar-menu"]) {
        await page.keyboard.press("Escape");
        expect(await page.locator(button).evaluate((each) => each === document.activeElement)).toBe(true);
      }
      expect(await isOpen(page, "#sidebar")).toBe(false);
    });

    it("shows the button of the bar in the colours it has there", async () => {
      const page = await open(`${starter.url}/quickstart`, { viewport: SMALL });
      await page.locator(".site-bar-menu").click();
      const button = page.locator(".sidebar-foot .button-primary");
      const colours = () =>
        button.evaluate((each) => {
          const swatch = document.createElement("a");
          swatch.className = "button button-primary";
          document.body.append(swatch);
          const wanted = getComputedStyle(swatch).color;
          const { color, backgroundColor } = getComputedStyle(each);
          return { isWanted: color === wanted, backgroundColor };
        });
      const calm = await colours();
      expect(calm.isWanted).toBe(true);
      await button.hover();
      expect((await colours()).isWanted).toBe(true);
      const plain = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      expect([plain, "rgba(0, 0, 0, 0)"]).not.toContain((await colours()).backgroundColor);
    });

    it("works without scripts, and so do the menus", async () => {
      const page = await open(`${languages.url}/visit`, { viewport: SMALL, javaScriptEnabled: false });
      await page.locator(".site-bar-menu").click();
      await page.locator(".sidebar-sheet .localization-select-trigger").click();
      await page.getByRole("link", { name: "العربية" }).click();
      await page.waitForURL(`${languages.url}/ar/visit/`);
      await page.locator(".site-bar-menu").click();
      await page.getByRole("link", { name: "الضباب" }).click();
      await page.waitForURL(`${languages.url}/ar/fog/`);
    });
  });

  describe("the mode button", () => {
    const isDark = (page: Page) => page.evaluate(() => document.documentElement.classList.contains("dark"));

    it("switches, is remembered on the next page, and follows the system again once it agrees with it", async () => {
      const page = await open(`${starter.url}/`, { colorScheme: "light" });
      expect(await isDark(page)).toBe(false);
      await page.locator(".mode-button").click();
      expect(await isDark(page)).toBe(true);
      await page.goto(`${starter.url}/quickstart`);
      expect(await isDark(page)).toBe(true);
      await page.waitForFunction(() => customElements.get("docs-page"));
      await page.locator(".mode-button").click();
      expect(await isDark(page)).toBe(false);
      await page.emulateMedia({ colorScheme: "dark" });
      await page.waitForFunction(() => document.documentElement.classList.contains("dark"));
    });

    it("leaves paper white: what is printed is light, and the reader's mode comes back", async () => {
      const page = await open(`${starter.url}/quickstart`, { colorScheme: "dark" });
      await page.waitForFunction(() => customElements.get("docs-page"));
      const during = page.evaluate(
        () =>
          new Promise<boolean>((tell) =>
            addEventListener("beforeprint", () => tell(document.documentElement.classList.contains("dark"))),
          ),
      );
      await page.pdf();
      expect(await during).toBe(false);
      expect(await isDark(page)).toBe(true);
    });

    it("is not there without scripts", async () => {
      const page = await open(`${starter.url}/`, { javaScriptEnabled: false });
      expect(await page.locator(".mode-button").isVisible()).toBe(false);
    });

    it("is as little there without scripts as other buttons that need them", async () => {
      const visible = async (javaScriptEnabled: boolean) => {
        const page = await open(`${languages.url}/visit`, { javaScriptEnabled });
        const buttons = page.locator("[data-action]:not(.mode-button), .search-entry");
        return (await buttons.all()).length > 2 && (await buttons.filter({ visible: true }).count()) > 0;
      };
      expect(await visible(true)).toBe(true);
      expect(await visible(false)).toBe(false);
    });
  });

  describe("the table of contents", () => {
    const current = (page: Page) => page.locator("#table-of-contents a[aria-current]").allInnerTexts();

    it("marks the section that is being read", async () => {
      const page = await open(`${starter.url}/guides/components`);
      // The mark is set after the first frame.
      await expect.poll(() => current(page)).toEqual(["Callouts"]);
      await page.locator("#table-of-contents a", { hasText: "Accordions" }).click();
      await page.waitForFunction(
        () => document.querySelector("#table-of-contents a[aria-current]")?.textContent === "Accordions",
      );
      const top = await page
        .locator("h2", { hasText: "Accordions" })
        .evaluate((each) => each.getBoundingClientRect().top);
      const header = await page.locator("#navbar").evaluate((each) => each.getBoundingClientRect().bottom);
      expect(top).toBeGreaterThanOrEqual(header);
    });

    it("marks the first section of a page that fits the screen, and the one that is asked for", async () => {
      const page = await open(`${starter.url}/guides/components`, { viewport: { width: 1440, height: 20_000 } });
      // The mark is set after the first frame.
      await expect.poll(() => current(page)).toEqual(["Callouts"]);
      await page.locator("#table-of-contents a", { hasText: "Accordions" }).click();
      await page.waitForFunction(
        () => document.querySelector("#table-of-contents a[aria-current]")?.textContent === "Accordions",
      );
    });

    it("is a menu on a phone that closes when a section is chosen", async () => {
      const page = await open(`${starter.url}/guides/components`, { viewport: SMALL });
      await page.locator(".contents-button").click();
      expect(await isOpen(page, "#table-of-contents")).toBe(true);
      await page.locator("#table-of-contents a", { hasText: "Steps" }).click();
      await page.waitForFunction(() => !document.querySelector("#table-of-contents")?.matches(":popover-open"));
      expect(new URL(page.url()).hash).toBe("#steps");
    });
  });

  it("has the links and the button of its bar on one line", async () => {
    const page = await open(starter.url);
    const middles = await page
      .locator(".site-bar .site-bar-links a")
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect()).map(({ y, height }) => y + height / 2));
    expect(middles.length).toBeGreaterThan(1);
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(0.5);
  });

  it("keeps a dismissed banner away on the next page", async () => {
    const page = await open(`${languages.url}/`);
    await page.locator("#banner [data-action=banner]").click();
    // What takes it away is loaded with the click.
    await page.locator("#banner").waitFor({ state: "hidden" });
    await page.goto(`${languages.url}/visit`);
    expect(await page.locator("#banner").isVisible()).toBe(false);
  });

  it("shows the keyboard shortcuts when a question mark is typed outside of fields, or by the page menu", async () => {
    const page = await open(`${starter.url}/quickstart`);
    await page.keyboard.press("?");
    // Its script is loaded with the key.
    await page.locator("#shortcuts-dialog:popover-open").waitFor();
    await page.keyboard.press("Escape");
    expect(await isOpen(page, "#shortcuts-dialog")).toBe(false);
    await page.keyboard.press("/");
    await page.locator("dialog[open] input, [role=combobox]").first().waitFor();
    await page.keyboard.type("?");
    expect(await isOpen(page, "#shortcuts-dialog")).toBe(false);
    await page.reload();
    await page.locator("button[popovertarget=menu-page]").click();
    await page.getByRole("button", { name: "Keyboard shortcuts" }).click();
    await page.locator("#shortcuts-dialog").getByText("Ctrl K").waitFor();
  });

  it("leads past the navigation by the first Tab", async () => {
    const page = await open(`${starter.url}/quickstart`);
    await page.keyboard.press("Tab");
    expect(await focused(page)).toBe("Skip to content");
    await page.keyboard.press("Enter");
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("content-area");
  });

  it.each([
    ["starter", ""],
    ["starter", "guides/components"],
    ["starter", "guides/code"],
    ["starter", "api-reference/trees/plant-a-tree"],
    ["languages", "ar"],
  ])("never scrolls sideways: %s /%s", async (site, path) => {
    const { url } = site === "starter" ? starter : languages;
    const page = await open(`${url}/${path}`);
    for (const width of [320, 390, 820, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(over, `${width} px`).toBeLessThanOrEqual(0);
    }
  });
});
