// The frame in a browser: what menus, selectors, the sheet, the modes and the contents do with keys and clicks.
import type { BrowserContextOptions, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { closeAfterTests } from "../close-after-tests.js";
import { inChromium, pixelsBeside, walk } from "./in-chromium.js";
import { openExample } from "./open-example.js";

/** What words say to the eye: their own, or what takes their place for a moment. */
function said(words: Element): string {
  const [shown = words] = words.children;
  const instead = getComputedStyle(shown, "::after").content;
  return instead === "none" ? (words.textContent ?? "") : JSON.parse(instead);
}

const SMALL = { width: 390, height: 844 };

describe("the frame of a page", async () => {
  const languages = await openExample("languages");
  const { site: starter, visit, waitFor } = await inChromium(openExample("starter"));
  closeAfterTests(languages);

  async function open(url: string, options: BrowserContextOptions = {}): Promise<Page> {
    const permissions = ["clipboard-read", "clipboard-write"];
    const page = await visit(url, { reducedMotion: "reduce", permissions, ...options });
    if (options.javaScriptEnabled !== false) await waitFor(page, "docs-page");
    return page;
  }

  const waitUntilClosed = (page: Page, selector: string) =>
    page.waitForFunction((each) => !document.querySelector(each)?.matches(":popover-open"), selector);

  const isOpen = (page: Page, selector: string) =>
    page.locator(selector).evaluate((element) => element.matches(":popover-open"));
  const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim() ?? "");

  describe("a selector", () => {
    it("opens by arrow key, moves by arrow keys, and closes by Escape with the focus back on its button", async () => {
      const page = await open(`${languages.url}/visit`);
      await page.locator("#localization-select-trigger").focus();
      await walk(page, () => focused(page), ["ArrowDown", "English"], ["ArrowDown", "العربية"]);
      await walk(page, () => focused(page), ["End", "עברית"], ["ArrowDown", "English"]);
      await page.keyboard.press("Escape");
      expect(await isOpen(page, "nav.localization-select-content")).toBe(false);
      expect(await page.evaluate(() => document.activeElement?.id)).toBe("localization-select-trigger");
    });

    it("opens by Enter and is walked through by Tab", async () => {
      const page = await open(`${languages.url}/visit`);
      await page.locator("#localization-select-trigger").focus();
      await page.keyboard.press("Enter");
      expect(await isOpen(page, "nav.localization-select-content")).toBe(true);
      await walk(page, () => focused(page), ["Tab", "English"]);
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
      expect(sidebar?.x).toBeGreaterThan(720);
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
        await waitUntilClosed(page, "#sidebar");
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
      await walk(page, () => focused(page), ["ArrowDown", "English"]);
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
      await waitFor(page, "docs-page");
      await page.locator(".mode-button").click();
      expect(await isDark(page)).toBe(false);
      await page.emulateMedia({ colorScheme: "dark" });
      await page.waitForFunction(() => document.documentElement.classList.contains("dark"));
    });

    it("leaves paper white: what is printed is light, and the reader's mode comes back", async () => {
      const page = await open(`${starter.url}/quickstart`, { colorScheme: "dark" });
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

    it.each([".mode-button", "[data-action]:not(.mode-button)", ".search-entry"])(
      "is not there without scripts, like other buttons that need them: %s",
      async (buttons) => {
        for (const javaScriptEnabled of [true, false]) {
          const page = await open(`${languages.url}/visit`, { javaScriptEnabled });
          const visible = await page.locator(buttons).filter({ visible: true }).count();
          expect(visible > 0).toBe(javaScriptEnabled);
        }
      },
    );
  });

  describe("the table of contents", () => {
    /** Opens a page whose first section is marked, and follows a link to another. The mark is set after the first frame. */
    async function openAtAccordions(options: BrowserContextOptions = {}): Promise<Page> {
      const page = await open(`${starter.url}/guides/components`, options);
      const current = () => page.locator("#table-of-contents a[aria-current]").allInnerTexts();
      await expect.poll(current).toEqual(["Callouts"]);
      await page.locator("#table-of-contents a", { hasText: "Accordions" }).click();
      await expect.poll(current).toEqual(["Accordions"]);
      return page;
    }

    it("marks the section that is being read", async () => {
      const page = await openAtAccordions();
      const top = await page
        .locator("h2", { hasText: "Accordions" })
        .evaluate((each) => each.getBoundingClientRect().top);
      const header = await page.locator("#navbar").evaluate((each) => each.getBoundingClientRect().bottom);
      expect(top).toBeGreaterThanOrEqual(header);
    });

    it("marks the first section of a page that fits the screen, and the one that is asked for", async () => {
      await openAtAccordions({ viewport: { width: 1440, height: 20_000 } });
    });

    it("is a menu on a phone that closes when a section is chosen", async () => {
      const page = await open(`${starter.url}/guides/components`, { viewport: SMALL });
      await page.locator(".contents-button").click();
      expect(await isOpen(page, "#table-of-contents")).toBe(true);
      await page.locator("#table-of-contents a", { hasText: "Steps" }).click();
      await waitUntilClosed(page, "#table-of-contents");
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
    await walk(page, () => focused(page), ["Tab", "Skip to content"]);
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
      expect(await pixelsBeside(page.locator("html")), `${width} px`).toBeLessThanOrEqual(0);
    }
  });
});
