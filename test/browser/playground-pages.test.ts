// The playground on a built site: what the page says of fields, forms that other pages hold, and other operations.
import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { beforeEach, describe, expect, it } from "vitest";
import { closeAfterTests } from "../close-after-tests.js";
import { inChromium } from "./in-chromium.js";
import { openDescription } from "./open-example.js";
import { startPlaygroundApi } from "./playground-api.js";
import { type PlaygroundForm, playgroundForm } from "./playground-form.js";

/** Four of them are so large that the list of them gets a page of its own. */
function manyFields(title: string): string {
  const fields = Array.from({ length: 19 }, (_, index) => `${title}${index}: { type: string }`);
  return `{ title: ${title}, type: object, required: [${title}0], properties: { ${fields.join(", ")} } }`;
}

const TEXT = readFileSync(new URL("./playground-pages.yaml", import.meta.url), "utf8");
const CHOICES = ["copy", "move", "drop", "keep"].map(manyFields).join(", ");

describe("the playground of a built site", async () => {
  let page: Page;
  let form: PlaygroundForm;

  const api = await startPlaygroundApi();
  const text = TEXT.replaceAll("{origin}", api.origin).replace("{choices}", CHOICES);
  const opening = openDescription("Archive", { group: "API", openapi: "archive.yaml" }, text);
  const { site, fresh } = await inChromium(opening);
  closeAfterTests(api);
  beforeEach(async () => {
    page = await fresh();
    page.setDefaultTimeout(20_000);
    form = playgroundForm(page, api);
    api.calls.length = 0;
  });

  async function open(title: string): Promise<void> {
    const address = site.pages.find((each) => each.endsWith(title));
    await page.goto(site.url + address);
    await page.click(".tryit-button");
    await page.waitForSelector(".play-dialog[open]");
  }

  it("shows words, default and limits beside inputs", async () => {
    await open("list-folders");
    const words = form.field("limit").locator(".play-words");
    expect(await words.textContent()).toMatch(/Default.*20.*1.*100.*How many to return\./s);
    expect(await form.field("limit").locator("input").getAttribute("aria-describedby")).toBe(
      await words.getAttribute("id"),
    );
  });

  it("says which inputs are deprecated", async () => {
    await open("list-folders");
    expect(await form.field("offset").locator(".play-caption").textContent()).toMatch(/Deprecated/i);
    expect(await form.field("limit").locator(".play-caption").textContent()).not.toMatch(/Deprecated/i);
  });

  it("takes the form of a schema from its page, to any depth, without what is only read", async () => {
    await open("make-a-folder");
    await form.field("name").locator("input").first().fill("top");
    await form.unfold("parent");
    const parent = form.field("parent");
    await parent.locator("input[id$='parent-name']").fill("above");
    expect(await parent.locator(".play-words").first().textContent()).toContain("The folder above.");
    expect(await parent.locator("input[id$='-id']").count()).toBe(0);
    await parent.locator("details").first().locator("summary").first().click();
    await parent.locator("input[id$='parent-parent-name']").fill("highest");
    // The last row with this name is the one of the whole body, until its items have one, too.
    const children = await page
      .locator("details:has(> summary > .field-name:text-is('children'))")
      .last()
      .elementHandle();
    await (await children?.$("summary"))?.click();
    await (await children?.waitForSelector(".play-add"))?.click();
    await page.locator("#play-body-children-0-name").fill("below");
    const { body } = await form.send();
    const above = { name: "above", parent: { name: "highest" } };
    expect(JSON.parse(body.toString())).toEqual({ name: "top", parent: above, children: [{ name: "below" }] });
  });

  it("takes the items of a list from the page of the list", async () => {
    await open("make-a-batch");
    await form.field("name").locator("input").fill("first");
    await form.unfold("entries");
    await form.field("entries").getByText("Add item").click();
    await page.locator("#play-body-entries-0-choice").selectOption({ label: "move" });
    await form.field("move0").locator("input").fill("here");
    expect(JSON.parse((await form.send()).body.toString())).toEqual({ name: "first", entries: [{ move0: "here" }] });
  });

  it("says what is wrong in a form that was loaded", async () => {
    await open("make-a-folder");
    await form.field("name").locator("input").first().fill("top");
    await form.unfold("parent");
    const name = form.field("parent").locator("input[id$='parent-name']");
    await name.evaluate((input) => input.removeAttribute("maxlength"));
    await name.fill("much too long");
    await page.click(".play-send");
    expect(await form.field("parent").locator(".play-fault").textContent()).toContain("length ≤ 8");
    expect(api.calls).toEqual([]);
  });

  it("goes on to another operation of the API, with the chosen server", async () => {
    await open("make-a-folder");
    await page.getByLabel("Server", { exact: true }).selectOption({ index: 1 });
    await page.locator(".play-chooser > summary").click();
    await page.getByRole("searchbox", { name: "Operation" }).last().fill("list");
    await page.locator(".play-operation").click();
    await expect.poll(() => page.locator(".play-dialog[open]").getAttribute("aria-label")).toContain("GET /folders");
    const dialog = page.locator(".play-dialog[open]");
    expect(await dialog.locator(".play-words").textContent()).toContain("How many");
    await dialog.locator("#play-parameter-0").fill("5");
    await dialog.locator(".play-send").click();
    await expect
      .poll(() => api.calls.map(({ method, url }) => [method, url]))
      .toEqual([["GET", "/second/folders?limit=5"]]);
    await page.keyboard.press("Escape");
    await page.click(".tryit-button");
    expect(await page.locator(".play-dialog[open]").getAttribute("aria-label")).toContain("POST /folders");
  });

  it("finds another operation by keyboard, and has inputs of one form alone", async () => {
    await open("make-a-folder");
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    // A menu says that it was opened a moment later, and has the focus then.
    const openMenu = async () => {
      await page.locator(".play-chooser > summary").press("Enter");
      await expect.poll(() => page.locator(".play-chooser input").evaluate((box) => box.matches(":focus"))).toBe(true);
      await page.waitForSelector(".play-operation");
    };
    await openMenu();
    await page.keyboard.type("nothing like it");
    await expect.poll(() => page.locator(".play-spoken").textContent()).toBe("No results for “nothing like it”");
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type("folders");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    expect(await focused()).toContain("POST");
    await page.keyboard.press("ArrowUp");
    expect(await focused()).toContain("GET");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    expect(await focused()).toBe("Send");
    expect(await page.locator(".play-chooser").getAttribute("open")).toBeNull();
    await openMenu();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect.poll(() => page.locator(".play-dialog[open]").getAttribute("aria-label")).toContain("GET /folders");
    expect(await page.locator(".play-dialog").count()).toBe(1);
    await page.keyboard.press("Escape");
    await expect.poll(focused).toBe("Try it");
  });

  it("opens links of descriptions beside the page, and has none to places that it covers", async () => {
    await open("make-a-folder");
    const words = form.field("name").locator(".play-words").first();
    expect(await words.textContent()).toContain("as in names and below.");
    const links = words.locator("a");
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute("target")))).toEqual(["_blank"]);
  });

  it("shows the operation as JSON, YAML and Markdown, and saves it", async () => {
    await page.goto(site.url + site.pages.find((each) => each.endsWith("make-a-folder")));
    await page.click("[data-source]");
    const dialog = page.locator(".source-dialog[open]");
    const shown = () => dialog.locator("pre").textContent();
    await expect.poll(shown).toContain('"summary": "Make a folder"');
    expect(JSON.parse((await shown()) ?? "").components.schemas.Folder.required).toEqual(["name"]);
    expect(await shown()).not.toContain("List folders");
    await dialog.locator("select").selectOption("yaml");
    await expect.poll(shown).toContain("summary: Make a folder");
    const [saved] = await Promise.all([page.waitForEvent("download"), dialog.getByText("Download").click()]);
    expect(saved.suggestedFilename()).toBe("post-folders.yaml");
    await dialog.locator("select").selectOption("md");
    await expect.poll(shown).toContain("# Make a folder");
    await page.keyboard.press("Escape");
    await expect.poll(() => page.locator(".source-dialog").count()).toBe(0);
  });
});
