// The search of a site in a browser: its dialog and its page, other sites that are asked too, and what it remembers.
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { filesIn } from "../temporary-folder.js";
import { axeFaults } from "./axe.js";
import { inChromium } from "./in-chromium.js";
import { openFiles } from "./open-example.js";

const files = filesIn(new URL("./search/", import.meta.url));

const { site, fresh, visit, waitFor } = await inChromium(openFiles(files, ["--base", "/docs"]));
const origin = site.url;
let page: Page;

async function open(path: string): Promise<void> {
  page = await visit(`/docs${path}`, { width: 1280, height: 800 });
}

const openedDialog = () => page.locator("dialog.search-dialog[open]");
const options = () => page.locator('[role="option"]');

/** Opens the dialog of the open page, and types. */
async function openHere(text = ""): Promise<void> {
  await waitFor(page, "docs-search");
  await page.keyboard.press("Control+k");
  await openedDialog().waitFor();
  await page.keyboard.type(text);
}

/** Opens the dialog of a page, types, and waits for what is found. */
async function search(text: string, path = "/"): Promise<void> {
  await openDialog(path);
  await page.keyboard.type(text);
  await options().first().waitFor();
}

async function openDialog(path = "/"): Promise<void> {
  await open(path);
  await openHere();
}

const titles = () => page.locator('[role="option"] .search-title').allTextContents();

/** The titles of one group of options. */
const inGroup = (name: string) => page.getByRole("group", { name }).locator(".search-title").allInnerTexts();

describe("the search dialog", () => {
  it("opens by its button, by Ctrl+K and by the slash, and closes by Escape", async () => {
    await open("/");
    const dialog = page.locator("dialog.search-dialog");
    for (const open of [
      () => page.locator("#search-bar-entry").click(),
      () => page.keyboard.press("Control+k"),
      () => page.keyboard.press("/"),
    ]) {
      await open();
      await dialog.and(page.locator("[open]")).waitFor();
      await page.keyboard.press("Escape");
      await dialog.waitFor({ state: "hidden" });
    }
  });

  it("closes by the first Escape, whatever was typed, and offers that again", async () => {
    await search("rollback");
    const dialog = page.locator("dialog.search-dialog");
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    await page.keyboard.press("Control+k");
    await dialog.and(page.locator("[open]")).waitFor();
    const input = dialog.locator(".search-input");
    expect(await input.inputValue()).toBe("rollback");
    await page.keyboard.type("tokens");
    expect(await input.inputValue()).toBe("tokens");
  });

  it("takes a shortcut at once after it closed, while the browser still gives its box the focus", async () => {
    await openDialog();
    const focused = await page.evaluate(() => {
      const dialog = document.querySelector<HTMLDialogElement>("dialog.search-dialog");
      dialog?.click();
      const { activeElement } = document;
      activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key: "/", bubbles: true }));
      return { isOpen: dialog?.open, tag: activeElement?.tagName };
    });
    expect(focused).toEqual({ isOpen: false, tag: "INPUT" });
    await openedDialog().waitFor();
  });

  it("is asked what was written before its script had come", async () => {
    await open("/");
    await waitFor(page, "docs-search");
    let letCome = () => {};
    const mayCome = new Promise<void>((resolve) => {
      letCome = resolve;
    });
    await page.route("**/_docsgen/**", (route) => mayCome.then(() => route.continue()));
    await page.keyboard.press("Control+k");
    await page.keyboard.type("access tok");
    letCome();
    await page.locator("dialog[open]").waitFor();
    await page.keyboard.type("ens");
    expect(await page.locator("dialog[open] input").first().inputValue()).toBe("access tokens");
    await options().filter({ hasText: "Access tokens" }).first().waitFor();
  });

  it("shows results while one types, sections beneath their page, with what answered marked", async () => {
    await search("rollb");
    expect(await titles()).toEqual(["Rollback"]);
    expect(await page.locator("mark").first().textContent()).toBe("Rollback");
    expect(await page.locator(".search-crumbs").first().textContent()).toBe("Guides › Deployment");
  });

  it("is worked with the keyboard alone", async () => {
    await search("deploy");
    const input = page.getByRole("combobox", { name: "Search" });
    expect(await input.getAttribute("aria-expanded")).toBe("true");
    const activeAt = async () => (await input.getAttribute("aria-activedescendant"))?.split("-").at(-1);
    expect(await activeAt()).toBe("0");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowDown");
    expect(await activeAt()).toBe("0");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/docs/deploy**");
  });

  it("searches the version of the page, and another one on demand", async () => {
    await search("deployment", "/tokens/");
    expect(await titles()).not.toContain("Old deployment");
    await page.getByRole("combobox", { name: "Version" }).selectOption("v1");
    await page.getByText("Old deployment").waitFor();
    expect(await titles()).toEqual(["Old deployment"]);
  });

  it("says which word was meant for a misspelt one", async () => {
    await openDialog();
    await page.keyboard.type("rolback");
    await page.getByText("No results for “rolback” Perhaps you are looking for rollback.").waitFor();
    expect(await page.getByRole("option", { name: /Rollback/ }).count()).toBe(1);
  });

  it("shows a page that several versions have once, with links to the others", async () => {
    await open("/search/?q=access+tokens");
    await page.getByRole("combobox", { name: "Version" }).selectOption("");
    const versions = page.locator("a.search-edition");
    await versions.waitFor();
    expect(await page.getByRole("group", { name: "Access tokens" }).count()).toBe(1);
    // The page of search has no version: docs.json lists v2 first.
    expect(await versions.getAttribute("href")).toBe("/docs/v1/tokens/");
    await page.locator("docs-search-page input").press("ArrowDown");
    await expect.poll(() => versions.getAttribute("aria-selected")).toBe("true");
  });

  it("leads to the version of the page where all are searched", async () => {
    await openDialog("/v1/tokens/");
    await page.getByRole("combobox", { name: "Version" }).selectOption("");
    await page.getByRole("combobox", { name: "Search" }).fill("access tokens");
    const versions = page.locator("a.search-edition");
    await versions.waitFor();
    const group = page.getByRole("group", { name: "Access tokens" });
    expect(await group.count()).toBe(1);
    expect(await group.getByRole("option").first().getAttribute("href")).toBe("/docs/v1/tokens/");
    // It stands below the words of the result, apart from it.
    const [title, result, other] = await Promise.all(
      [group.locator(".search-title"), group.getByRole("option").first(), versions].map((each) => each.boundingBox()),
    );
    expect(other?.x).toBe(title?.x);
    expect(other?.y).toBeGreaterThan((result?.y ?? 0) + (result?.height ?? 0));
    expect(await versions.getAttribute("href")).toMatch(/^\/docs\/tokens/);
  });

  it("says when nothing is found, and where to go on", async () => {
    await openDialog();
    await page.keyboard.type("xylophone");
    await page.getByText("No results for “xylophone”").waitFor();
    await page.getByRole("group", { name: "Suggested pages" }).getByRole("option").first().waitFor();
    // Enter must lead nowhere that was not asked for.
    expect(await page.locator('[role="option"][aria-selected="true"]').count()).toBe(0);
  });

  it("says when the index cannot be fetched, and works when it can be again", async () => {
    await open("/");
    await page.route("**/docs/search/**", (route) => route.abort());
    await openHere("tokens");
    await page.getByText("The search could not be loaded.").waitFor();
    await page.unroute("**/docs/search/**");
    await page.keyboard.type(" ");
    await options().first().waitFor();
    expect(await titles()).toEqual(["Access tokens"]);
  });

  it("says the method of an operation once, with a name or without", async () => {
    const paths = { "/harbours": { get: { responses: {} }, post: { summary: "Open a harbour", responses: {} } } };
    const own = await openFiles({
      "docs.json": JSON.stringify({
        name: "Quay",
        api: { openapi: "api.json" },
        navigation: { pages: ["index", "list", "open"] },
      }),
      "index.mdx": "---\ntitle: Quay\n---\nWords.\n",
      "api.json": JSON.stringify({ openapi: "3.1.0", info: { title: "Quay", version: "1" }, paths }),
      "list.mdx": "---\nopenapi: GET /harbours\n---\n",
      "open.mdx": "---\nopenapi: POST /harbours\n---\n",
    });
    page = await fresh();
    await page.goto(own.url);
    await openHere("harbours");
    await options().nth(1).waitFor();
    const found = page.locator('[role="option"]:not(.search-section) .search-title');
    expect((await found.allTextContents()).sort()).toEqual(["GET /harbours", "POSTOpen a harbour"]);
    await own.close();
  });

  /** The dialog of a site that also asks others. Each host of `.test` is answered by its name; "Strict" is our server, without CORS. */
  async function openWithOthers(names: readonly string[], text: string): Promise<() => Promise<void>> {
    const sites = names.map((name) => ({
      name,
      url: name === "Strict" ? `${origin}/docs` : `http://${name.toLowerCase()}.test/docs/`,
    }));
    const own = await openFiles({
      "docs.json": JSON.stringify({ name: "Quay", navigation: { pages: ["index"] }, search: { sites } }),
      "index.mdx": "---\ntitle: Quay\n---\nThere is no rollback on a quay.\n",
    });
    page = await fresh();
    const headers = { "access-control-allow-origin": own.url };
    await page.route(/\.test\//, async (route) => {
      const { pathname, hostname } = new URL(route.request().url());
      if (hostname === "closed.test") return route.abort();
      if (hostname === "silent.test") return;
      if (hostname === "page.test")
        return route.fulfill({ headers, contentType: "text/html", body: "<!doctype html>" });
      if (hostname === "newer.test") return route.fulfill({ headers, json: { format: 99 } });
      const file = await fetch(origin + pathname);
      return route.fulfill({ status: file.status, headers, body: Buffer.from(await file.arrayBuffer()) });
    });
    await page.goto(own.url);
    await openHere(text);
    return own.close;
  }

  const hrefs = () => options().evaluateAll((all) => all.map((each) => each.getAttribute("href")));

  it("asks the other sites that docs.json names, below its own pages, and names those that cannot be asked", async () => {
    const close = await openWithOthers(["Closed", "Page", "Newer", "Strict", "Handbook"], "rollback");
    await page.getByText("Closed, Page, Newer, Strict: The search could not be loaded.").waitFor();
    await expect.poll(hrefs).toEqual(["/", "http://handbook.test/docs/deploy/#rollback"]);
    expect(await options().last().textContent()).toContain("Handbook");
    expect(await options().first().getAttribute("aria-selected")).toBe("true");
    await close();
  });

  it("does not wait for a site that does not answer, and keeps the reader's place when others come", async () => {
    const close = await openWithOthers(["Silent", "Handbook"], "rollback");
    await expect.poll(hrefs).toEqual(["/", "http://handbook.test/docs/deploy/#rollback"]);
    await page.keyboard.press("ArrowDown");
    await page.getByText("Silent: The search could not be loaded.").waitFor();
    expect(await page.locator('[aria-selected="true"]').getAttribute("href")).toContain("handbook.test");
    await page.keyboard.press("Enter");
    await page.waitForURL("http://handbook.test/docs/deploy/#rollback");
    await close();
  });

  it("says that there is nothing only when every site has answered", async () => {
    const close = await openWithOthers(["Silent", "Closed"], "xylophone");
    await page.getByText("Closed: The search could not be loaded.").waitFor();
    await page.getByText("Searching…").waitFor();
    await page.getByText("No results for “xylophone”").waitFor();
    await page.getByText("Silent, Closed: The search could not be loaded.").waitFor();
    await close();
  });

  it("shows a page that several versions of another site have once", async () => {
    const close = await openWithOthers(["Handbook"], "access tokens");
    await page.locator("a.search-edition").waitFor();
    expect(await page.getByRole("group", { name: "Access tokens" }).count()).toBe(1);
    expect((await hrefs()).sort()).toEqual([
      "http://handbook.test/docs/tokens/",
      "http://handbook.test/docs/v1/tokens/",
    ]);
    await close();
  });

  it("remembers what was searched and chosen, until it is told to forget", async () => {
    await search("tokens");
    await options().first().click();
    await page.waitForURL("**/docs/tokens**");
    await openHere();
    await options().first().waitFor();
    expect(await inGroup("Recent searches")).toEqual(["tokens"]);
    expect(await inGroup("Recent pages")).toEqual(["Welcome"]);
    await page.getByRole("button", { name: "Clear" }).click();
    await page.getByRole("group", { name: "Recent pages" }).waitFor({ state: "detached" });
    expect(await inGroup("Recent searches")).toEqual([]);
  });

  it("suggests pages while the box is empty, and goes to one by keyboard", async () => {
    await openDialog();
    await page.getByRole("group", { name: "Suggested pages" }).waitFor();
    expect(await inGroup("Suggested pages")).toEqual(["Deployment", "Access tokens", "List things"]);
    await page.keyboard.press("Enter");
    await page.waitForURL("**/docs/deploy**");
  });

  it("shows and changes what the search is limited to, on a phone's width too", async () => {
    await openDialog("/tokens/");
    await page.setViewportSize({ width: 390, height: 844 });
    const version = page.getByRole("combobox", { name: "Version" });
    await version.waitFor();
    expect(await version.inputValue()).toBe("v2");
    await page.keyboard.type("things");
    await page.getByRole("button", { name: "API", exact: true }).click();
    await options().filter({ hasText: "List things" }).first().waitFor();
    expect(await titles()).toEqual(["GETList things"]);
    await page.getByRole("button", { name: "Guides" }).click();
    await expect.poll(titles).toEqual(["Welcome"]);
  });

  it("hands the question to an assistant where there is one", async () => {
    await openDialog();
    await page.evaluate(() => {
      document.body.append(document.createElement("docs-assistant"));
      document.addEventListener("docsgen:ask", (event) => {
        document.title = event instanceof CustomEvent ? event.detail.text : "";
      });
    });
    await page.keyboard.type("why tokens");
    await page.getByRole("option", { name: /Ask assistant/ }).click();
    expect(await page.title()).toBe("why tokens");
    expect(await openedDialog().count()).toBe(0);
  });

  it("has nothing that axe objects to", async () => {
    await search("deploy");
    expect(await axeFaults(page, "dialog.search-dialog")).toEqual([]);
  });

  it("fills a small screen", async () => {
    await openDialog();
    await page.setViewportSize({ width: 390, height: 844 });
    const box = await page.locator("dialog.search-dialog").boundingBox();
    expect(box).toMatchObject({ x: 0, y: 0, width: 390, height: 844 });
  });
});

describe("the search page", () => {
  it("keeps what is typed in the address", async () => {
    await open("/search/");
    await page.locator("docs-search-page input").fill("rollback");
    await options().first().waitFor();
    expect(new URL(page.url()).searchParams.get("q")).toBe("rollback");
  });

  it("says without scripts that it needs them", async () => {
    page = await visit("/docs/search/", { javaScriptEnabled: false });
    expect(await page.locator("body noscript").textContent()).toContain("JavaScript");
    expect(await page.locator("docs-search-page form").getAttribute("action")).toBe("/docs/search/");
  });
});
