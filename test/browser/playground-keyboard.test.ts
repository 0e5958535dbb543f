// The playground by keyboard alone: where the focus is after each step, and what is said of it.
import type { Page } from "playwright-core";
import { beforeEach, describe, expect, it } from "vitest";
import { closeAfterTests } from "../close-after-tests.js";
import { inChromium, pixelsBeside, styleOf, walk } from "./in-chromium.js";
import { keepMoments } from "./open-chromium.js";
import { startPlaygroundApi } from "./playground-api.js";
import { workshopPages } from "./playground-description.js";
import { startReferenceSite } from "./reference-site.js";

describe("the playground by keyboard", async () => {
  let page: Page;

  const api = await startPlaygroundApi();
  const { site, fresh } = await inChromium(startReferenceSite());
  const addressOf = workshopPages(site, api.origin);
  closeAfterTests(api);
  beforeEach(async () => {
    page = await fresh();
    api.calls.length = 0;
  });

  async function open(path: string, method = "GET"): Promise<void> {
    await page.goto(await addressOf(path, { method }));
    await page.focus(".tryit-button");
    await page.keyboard.press("Enter");
    await page.waitForSelector(".play-dialog[open] .play-section");
  }

  /** What has the focus: its label, its text, or what it is. */
  const focused = () =>
    page.evaluate(() => {
      const place = document.activeElement;
      return place?.getAttribute("aria-label") ?? (place?.textContent?.trim() || place?.id || place?.tagName);
    });

  /** What belongs to the input with the focus, besides its label. */
  const described = () =>
    page.evaluate(() => {
      const ids = document.activeElement?.getAttribute("aria-describedby")?.split(" ") ?? [];
      return ids.map((id) => document.getElementById(id)?.textContent?.trim());
    });

  async function tabTo(label: string, key = "Tab"): Promise<void> {
    for (let count = 0; count < 60 && (await focused()) !== label; count++) await page.keyboard.press(key);
    expect(await focused()).toBe(label);
  }

  const press = async (...keys: readonly string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };

  const said = () => page.locator(".play-spoken").textContent();

  it("shows that the dialog has the focus", async () => {
    await open("/secure");
    expect(await focused()).toBe("Try it: GET /secure");
    expect(await styleOf(page.locator(".play-dialog"), "outline-style")).toBe("solid");
  });

  it("ties a message to its input until that is edited, and stays in the bar where the request is sent anyway", async () => {
    await open("/checked", "POST");
    await tabTo("Send");
    await page.keyboard.press("Tab");
    await page.locator("#play-body-code").fill("A1");
    await tabTo("Send", "Shift+Tab");
    await walk(page, focused, ["Enter", "play-body-code"]);
    expect(await described()).toEqual(["Expected: /^[a-z]+$/", "matches ^[a-z]+$"]);
    await page.keyboard.type("2");
    expect(await described()).toEqual(["matches ^[a-z]+$"]);
    expect(await page.locator("[aria-invalid=true], .play-fault").count()).toBe(0);
    await page.keyboard.press("Enter");
    await tabTo("Send anyway", "Shift+Tab");
    await page.keyboard.press("Enter");
    await expect.poll(() => api.calls.length).toBe(1);
    expect(await page.evaluate(() => document.activeElement?.className)).toContain("play-send");
    expect(await page.locator(".play-anyway").isVisible()).toBe(false);
  });

  it("unfolds what holds a fault, and goes to the list of those that have no input", async () => {
    await open("/ways", "POST");
    await page.waitForSelector(".play-faults", { state: "attached" });
    await page.locator("#play-body-way-0-number").fill("");
    await page.locator("details:has(> .play-caption > .field-name:text-is('way')) > summary").press("Enter");
    await tabTo("Send", "Shift+Tab");
    await walk(page, focused, ["Enter", "play-body-way-0-number"]);
    expect(await page.locator("#play-body-way-0-number").isVisible()).toBe(true);
    await page.locator("#play-body-way-0-number").fill("42");
    await page.locator("#play-body-steps-0").fill("1");
    await page.locator("#play-body-steps-1 + .play-remove").press("Enter");
    await page.locator("#play-body-steps-0").press("Enter");
    expect(await focused()).toBe("steps: Expected: length ≥ 2");
  });

  it("says what came back, and leads to it in one step", async () => {
    await open("/rows");
    await tabTo("Send");
    await page.keyboard.press("Tab");
    expect(await focused()).not.toBe("Response");
    await press("Shift+Tab", "Enter");
    await expect.poll(said).toMatch(/^Response: 200 OK, \d+ ms, [\d.]+ k?B$/);
    expect(await focused()).toBe("Send");
    await walk(page, focused, ["Tab", "Response"]);
    await page.keyboard.press("Enter");
    expect(await page.evaluate(() => document.activeElement?.className)).toContain("play-response");
    await page.keyboard.press("Tab");
    expect(await focused()).toMatch(/^Headers/);
    await walk(page, focused, ["Tab", "Copy"], ["Tab", "Download"]);
    // The code itself can be scrolled, and folds at each of its rows.
    await press("Tab", "Tab");
    const isOpen = () => page.evaluate(() => document.activeElement?.parentElement?.hasAttribute("open"));
    const before = await isOpen();
    await page.keyboard.press("Enter");
    expect(await isOpen()).toBe(!before);
  });

  it("passes a stream in one step, and scrolls it", async () => {
    await open("/events");
    await page.locator(".play-send").press("Enter");
    await expect.poll(() => page.locator(".play-rows > li").count()).toBe(3);
    await tabTo("Headers (1)");
    await walk(page, focused, ["Tab", "Response"]);
    expect(await page.locator(".play-rows:focus").count()).toBe(1);
    await page.keyboard.press("Tab");
    expect(await page.locator(".play-dialog :focus").count()).toBe(0);
    // A long line is read to its end without scrolling sideways.
    const row = page.locator(".play-rows pre").first();
    await row.evaluate((pre) => pre.append("word ".repeat(200)));
    expect(await pixelsBeside(row)).toBe(0);
  });

  describe("on a phone", () => {
    beforeEach(async () => {
      await page.setViewportSize({ width: 390, height: 700 });
      await open("/rows");
      await page.locator(".play-send").press("Enter");
    });

    it("brings the whole answer into view", async () => {
      await expect.poll(said).toMatch(/^Response: 200/);
      const top = () => page.locator(".play-response").evaluate((answer) => answer.getBoundingClientRect().top);
      await expect.poll(top).toBeLessThan(200);
    });

    it("cuts neither the triangles of a long answer nor its lines", async () => {
      const part = page.locator(".play-body .json-part:not([style])").first();
      await part.locator("summary").first().waitFor();
      const cut = await part.evaluate((place) => {
        const [summary] = place.getElementsByTagName("summary");
        summary?.append("word ".repeat(40));
        const triangle = summary && Number.parseFloat(getComputedStyle(summary, "::before").insetInlineStart);
        return { triangle, line: place.scrollWidth - place.clientWidth };
      });
      expect(cut.triangle).toBeGreaterThanOrEqual(0);
      expect(cut.line).toBe(0);
    });
  });

  it("leaves the items of a list as they are where one is added", async () => {
    await open("/ways", "POST");
    const first = page.locator("#play-body-steps-0");
    await first.evaluate((input) => input.setAttribute("data-kept", ""));
    await page.locator(".play-item:has(#play-body-steps-1) + .play-add").press("Enter");
    expect(await focused()).toBe("steps 3");
    expect(await first.getAttribute("data-kept")).toBe("");
    await page.locator("#play-body-steps-1 + .play-remove").press("Enter");
    expect(await page.locator("#play-body-steps-2").count()).toBe(0);
  });

  it("offers a request again as soon as it is sent", async () => {
    await open("/checked", "POST");
    await tabTo("play-parameter-1");
    await page.keyboard.type("7");
    await page.keyboard.press("Enter");
    await expect.poll(() => api.calls.length).toBe(1);
    expect(await focused()).toBe("play-parameter-1");
    await page.keyboard.press("Backspace");
    await tabTo("Recent requests (1)", "Shift+Tab");
    await press("Enter", "Tab", "Enter");
    expect(await page.locator("#play-parameter-1").inputValue()).toBe("7");
    expect(await focused()).toBe("Recent requests (1)");
  });

  it("sends from wherever one types, with Control and Enter", async () => {
    await open("/checked", "POST");
    await tabTo("Edit as JSON");
    await press("Enter", "Tab", "ControlOrMeta+A");
    await page.keyboard.type("[");
    expect(await described()).toEqual([expect.stringContaining("This is not valid JSON")]);
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type('{"code":"typed"}');
    await page.keyboard.press("Control+Enter");
    await expect.poll(() => api.calls[0]?.body.toString()).toBe('{"code":"typed"}');
    expect(await focused()).toBe("Body");
  });

  it("names each menu by what it is for", async () => {
    await open("/ways", "POST");
    expect(await page.locator("#play-body-way-choice").getAttribute("aria-label")).toBe("way: Choose one");
  });

  it("says so where the browser lets it copy nothing", async () => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error("denied"));
      document.execCommand = () => false;
    });
    await open("/rows");
    const copy = page.locator(".play-side .play-link", { hasText: "Copy" });
    await copy.press("Enter");
    await expect.poll(said).toBe("Could not copy");
    expect(await page.locator(":focus").textContent()).toBe("Could not copy");
    await page.keyboard.press("Escape");
    // The path of the page is selected, so that keys copy it.
    await page.locator(".api-copy").first().press("Enter");
    await expect.poll(() => page.evaluate(() => String(getSelection()))).toContain("/rows");
  });

  it("copies what is selected where the clipboard refuses", async () => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error("denied"));
    });
    await page.context().grantPermissions(["clipboard-read"]);
    await keepMoments(page);
    await open("/rows");
    await page.keyboard.press("Escape");
    const copy = page.locator(".api-copy").first();
    await copy.press("Enter");
    await expect.poll(() => copy.getAttribute("aria-label")).toBe("Copied");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("/rows");
  });

  it("opens once where it is asked for twice, and not where the reader went on meanwhile", async () => {
    const address = await addressOf("/secure");
    const button = page.locator(".tryit-button");
    await page.goto(address);
    await button.evaluate((each: HTMLElement) => [each.click(), each.click()]);
    await page.waitForSelector(".play-faults", { state: "attached" });
    expect(await page.locator(".play-dialog").count()).toBe(1);
    await page.goto(address);
    const loaded = page.waitForResponse(/open-playground|chunk/);
    await button.evaluate((each: HTMLElement) => {
      each.click();
      each.closest("docs-playground")?.remove();
    });
    await loaded;
    await page.waitForTimeout(500);
    expect(await page.locator("html[data-playing]").count()).toBe(0);
  });

  it("goes back to the button where the address opened the playground", async () => {
    await page.goto(`${await addressOf("/secure")}?playground=open`);
    await page.waitForSelector(".play-dialog[open] .play-section");
    await page.keyboard.press("Escape");
    await expect.poll(focused).toBe("Try it");
  });
});
