// What `docsgen dev` says is wrong: in the browser with the page it concerns, covering nothing, and in the terminal.
import { describe, expect, it } from "vitest";
import { axeFaults } from "./axe.js";
import { inChromium } from "./in-chromium.js";
import { openPreview, pageOf, settingsOf } from "./open-preview.js";

const FAULTY = `## Setup

A [dead link](/nowhere), a [dead anchor](/linked#nothing), one [here](#stup), and [none](/linked#there).

![A picture](/images/late.svg)

${"Words.\n\n".repeat(60)}
`;

const FILES = {
  "docs.json": settingsOf(["index", "linked", "broken", "fine", "late"]),
  "index.mdx": pageOf("Home", FAULTY),
  "linked.mdx": pageOf("Linked", "## There\n\nWords."),
  "broken.mdx": pageOf("Broken", "Answers in <100 ms."),
  "fine.mdx": pageOf("Fine", "All is well."),
  "late.mdx": pageOf("Late", "Before."),
};
const { browser, site: preview } = await inChromium(
  openPreview(FILES, (write) => write("late.mdx", pageOf("Late", "Written at once."))),
);
let page = await browser.newPage({ viewport: { width: 1440, height: 900 } });

const open = (path: string) => page.goto(new URL(path, preview.url).href);
const panel = () => page.locator("docs-live section");
const count = () => panel().locator("button.count");
const list = () => panel().getByRole("group", { name: "Problems" });

describe("docsgen dev", () => {
  it("sees what was written the moment its address was printed", async () => {
    await open("/late");
    await page.getByText("Written at once.").waitFor();
  });

  it("tells of dead links, dead anchors and missing pictures of the open page, and of no other page", async () => {
    await open("/");
    await expect.poll(() => count().textContent()).toBe("4 problems");
    const words = await list().innerText();
    const links = ['"/nowhere" does not match', '"#nothing"', '"#stup"', 'Did you mean "#setup"?'];
    for (const each of [...links, 'The file "/images/late.svg" does not exist']) expect(words).toContain(each);
    expect(preview.said()).toContain("index.mdx:7:3  warning  dead-link");
    expect(preview.said()).not.toContain("100 ms");
  });

  it("shows what is wrong elsewhere as a count that opens", async () => {
    await open("/fine");
    await expect.poll(() => count().textContent()).toBe("4 problems elsewhere");
    expect(await list().isVisible()).toBe(false);
    await count().click();
    expect(await list().innerText()).toContain("/nowhere");
    await open("/broken");
    await expect.poll(() => count().textContent()).toBe("One problem · 4 elsewhere");
    expect(await list().innerText()).toContain("<100 ms");
    expect(await list().innerText()).not.toContain("/nowhere");
    await list().getByText("4 elsewhere").click();
    expect(await list().innerText()).toContain("/nowhere");
  });

  it("stays closed over reloads and other pages, until the list changes", async () => {
    await open("/broken");
    await panel().getByRole("button", { name: "Close" }).click();
    expect(await list().isVisible()).toBe(false);
    for (const go of [() => page.reload(), () => open("/fine"), () => open("/broken")]) {
      await go();
      await count().waitFor();
      expect(await list().isVisible()).toBe(false);
    }
    const text = "One line more.\n\nAnswers in <100 ms.";
    preview.write("broken.mdx", pageOf("Broken", text));
    await page.getByText("One line more.").first().waitFor();
    expect(await list().isVisible()).toBe(false);
    preview.write("broken.mdx", pageOf("Broken", `${text} See [that](/nothing-there).`));
    await expect.poll(() => count().textContent()).toBe("2 problems · 4 elsewhere");
    expect(await list().innerText()).toContain("/nothing-there");
  });

  it("is used by key, and says its count to those who listen", async () => {
    await open("/broken");
    expect(await count().getAttribute("aria-expanded")).toBe("true");
    expect(await panel().getByRole("status").textContent()).toBe("2 problems · 4 elsewhere");
    await panel().getByRole("button", { name: "Close" }).focus();
    await page.keyboard.press("Escape");
    expect(await count().getAttribute("aria-expanded")).toBe("false");
    await page.keyboard.press("Enter");
    expect(await list().isVisible()).toBe(true);
  });

  it.each([1440, 390])("covers neither the chat nor what sticks to the window, %i wide", async (width) => {
    await page.setViewportSize({ width, height: 800 });
    await open("/broken");
    await list().waitFor();
    const top = async () => (await panel().boundingBox())?.y ?? 0;
    const bottomOf = (selector: string) =>
      page.$$eval(selector, (all) => Math.max(0, ...all.map((each) => each.getBoundingClientRect().bottom)));
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    expect(await bottomOf("#content-area a, #content-area button")).toBeLessThanOrEqual(await top());
    if (width === 1440) expect(await bottomOf("#sidebar")).toBeLessThanOrEqual(await top());
    await page.keyboard.press("Control+i");
    const field = page.locator("docs-assistant-sheet textarea");
    await field.fill("What is this?");
    const box = await field.boundingBox();
    const at = { x: (box?.x ?? 0) + 5, y: (box?.y ?? 0) + 5 };
    const hit = await page.evaluate(({ x, y }) => document.elementFromPoint(x, y)?.localName, at);
    expect(hit).toBe("docs-assistant-sheet");
    await page.keyboard.press("Escape");
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  it.each(["light", "dark"] as const)("has no fault that axe finds, %s", async (colorScheme) => {
    await page.emulateMedia({ colorScheme });
    await open("/broken");
    await list().waitFor();
    expect(await axeFaults(page, "docs-live")).toEqual([]);
  });

  it("shows a picture that comes later, where the reader is, and says when no problem is left", async () => {
    await open("/");
    await list().waitFor();
    await page.evaluate(() => Object.assign(window, { kept: true }));
    preview.write("images/late.svg", '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"/>');
    const width = () => page.evaluate(() => document.querySelector<HTMLImageElement>("#content img")?.naturalWidth);
    await expect.poll(width).toBe(30);
    expect(await page.evaluate(() => "kept" in window)).toBe(true);
    await expect.poll(() => list().innerText()).not.toContain("late.svg");
    await expect.poll(preview.said).toMatch(/✗ Updated images\/late\.svg \(1 error, 4 warnings\)\./);
    preview.write("index.mdx", pageOf("Home", "A [link](/linked#there)."));
    await expect.poll(preview.said).toMatch(/✗ Updated index\.mdx \(1 error, 1 warning\)\./);
    await page.getByText("link", { exact: true }).waitFor();
    preview.write("broken.mdx", pageOf("Broken", "Mended."));
    await expect.poll(preview.said).toMatch(/✓ Updated broken\.mdx\. No problems left\./);
    await expect.poll(() => panel().count()).toBe(0);
  });

  it("tells of a link of the open page when the page it names changes", async () => {
    // The old tab may be loading again: what was mended could have changed its frame.
    await page.close();
    page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await open("/");
    await page.getByText("link", { exact: true }).waitFor();
    preview.write("linked.mdx", pageOf("Linked", "## Elsewhere"));
    await expect.poll(() => list().innerText()).toContain('has no anchor "#there"');
    await expect.poll(preview.said).toMatch(/✓ Updated linked\.mdx \(1 warning\)\./);
  });
});
