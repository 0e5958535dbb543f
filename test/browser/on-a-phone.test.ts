// What readers expect of a page beyond its text, by the keys of a keyboard on the width of a phone.
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { uiStrings } from "../../src/config/read-ui-strings.js";
import { inChromium, styleOf } from "./in-chromium.js";
import { openFiles } from "./open-example.js";

const CODE = Array.from({ length: 40 }, (_, line) => `const line${line} = ${line};`);
CODE[0] = `const long = "${"word ".repeat(40)}"; // [!note Made of *one* word.]`;
const FENCE = ["```js", ...CODE, "```"].join("\n");
const WIDE = `| ${"Column ".repeat(30).trim().split(" ").join(" | ")} |\n|${"---|".repeat(30)}\n| ${"value ".repeat(30).trim().split(" ").join(" | ")} |`;

const editions = (language: string) => ({
  language,
  versions: [
    { version: "2.0", groups: [{ group: "Guide", pages: [`${language}/index`, `${language}/roses`] }] },
    { version: "1.0", groups: [{ group: "Guide", pages: [`${language}/1/index`, `${language}/1/roses`] }] },
  ],
});

const FEEDBACK = { suggestEdit: true, raiseIssue: true };
const ROSES = `## Before\n\nWords.\n\n## In spring\n\nA graft joins two plants. A graft heals.\n\n${FENCE}\n\n${WIDE}\n\n<Tabs><Tab title="Wild">Dog rose.</Tab><Tab title="Bred">Tea rose.</Tab></Tabs>\n`;

const SETTINGS = {
  ...{ theme: "mint", name: "Garden", colors: { primary: "#16794a" } },
  ...{ glossary: { graft: "A shoot set into *another* plant." }, styling: { codeblocks: { fold: 20 } } },
  print: { groups: ["Guide"] },
  feedback: { ...FEEDBACK, repository: "https://github.com/example/garden", branch: "trunk" },
  assistant: { url: "http://127.0.0.1:9", domain: "garden", key: "svc_dsc_abcdefghijklmnop" },
  contextual: { options: ["copy"] },
  navigation: { languages: [editions("en"), editions("de")] },
};

const page = (title: string, text = "Words.\n", more = "") => `---\ntitle: ${title}\n${more}---\n${text}`;
const PAGES: Readonly<Record<string, string>> = Object.fromEntries(
  ["en", "de"].flatMap((language) => [
    [`${language}/index.mdx`, page("Start")],
    [`${language}/roses.mdx`, page("Roses", ROSES, 'lastUpdatedDate: "2026-03-01"\n')],
    [`${language}/1/index.mdx`, page("Start")],
    [`${language}/1/roses.mdx`, page("Roses", ROSES)],
  ]),
);

let view: Page;
const files = { ...PAGES, "docs.json": JSON.stringify(SETTINGS) };
const { site, visit, waitFor } = await inChromium(openFiles(files));

async function open(path: string, of = site): Promise<void> {
  const permissions = ["clipboard-read", "clipboard-write"];
  const phone = { width: 390, height: 844, reducedMotion: "reduce", permissions } as const;
  view = await visit(of.url + path, { ...phone, ready: "docs-page" });
}

const hasFocus = (selector: string) =>
  view.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector);

/** Goes on by Tab until what the selector means has the focus, as a reader without a pointer must. */
async function tabTo(selector: string): Promise<void> {
  for (let presses = 0; presses < 120; presses++) {
    if (await hasFocus(selector)) return;
    await view.keyboard.press("Tab");
  }
  throw new Error(`Tab never reaches ${selector}.`);
}

const isDark = () => view.evaluate(() => document.documentElement.classList.contains("dark"));
const options = () => view.locator('.search-dialog [role="option"]').allInnerTexts();

async function openSearch(typed: string): Promise<void> {
  await waitFor(view, "docs-search");
  // What was chosen before may be done a moment before its dialog is closed.
  await view.locator("dialog.search-dialog[open]").waitFor({ state: "detached" });
  await view.keyboard.press("/");
  await view.locator("dialog.search-dialog[open]").waitFor();
  await view.keyboard.type(typed);
}

it("names the page's file in its repository, an issue, and the day of its last change", async () => {
  await open("/en/roses");
  await tabTo(".feedback-link");
  expect(await view.evaluate(() => document.activeElement?.getAttribute("href"))).toBe(
    "https://github.com/example/garden/edit/trunk/en/roses.mdx",
  );
  await view.keyboard.press("Tab");
  expect(await view.evaluate(() => document.activeElement?.getAttribute("href"))).toContain("/issues/new?title=Roses");
  expect(await view.getByText("Last updated").innerText()).toContain("2026");
});

it("suggests pages in the reader's language", async () => {
  await open("/de/roses");
  await view.goto(`${site.url}/de`);
  await openSearch("");
  const { recentPages, actions } = uiStrings("de");
  for (const name of [recentPages, actions]) await view.getByRole("group", { name, exact: true }).waitFor();
});

it("does from the search box what the page offers: theme, language, version, copying, asking", async () => {
  await open("/en/roses");
  await openSearch(">");
  await expect.poll(options).toContainEqual(expect.stringContaining("Switch to dark theme"));
  const offered = (await options()).join("\n");
  for (const action of ["Copy page", "Ask assistant", "Deutsch", "Version: 1.0"]) expect(offered).toContain(action);
  await view.keyboard.type("dark");
  await expect.poll(async () => (await options()).length).toBe(1);
  await view.keyboard.press("Enter");
  await expect.poll(isDark).toBe(true);
  // Without a wait: what is chosen is what was typed, not what was found before.
  await openSearch(">system theme");
  await view.keyboard.press("Enter");
  await expect.poll(isDark).toBe(false);
  await view.emulateMedia({ colorScheme: "dark" });
  await expect.poll(isDark).toBe(true);
});

it("scrolls code and tables by arrow keys, with a fading edge where there is more", async () => {
  await open("/en/roses");
  const after = async (selector: string) => Number.parseFloat(await styleOf(view.locator(selector), "--fade-after"));
  for (const box of [".code-block pre", "docs-table"]) {
    expect(await after(box), box).toBeGreaterThan(0);
    await tabTo(box);
    await view.keyboard.press("ArrowRight");
    await expect
      .poll(() => view.evaluate(() => document.activeElement?.scrollLeft), { message: box })
      .toBeGreaterThan(0);
  }
});

it("explains marked lines of code below it, within the width of the screen", async () => {
  await open("/en/roses");
  expect(await view.locator(".code-note").getAttribute("data-note")).toBe("1");
  const note = view.locator(".code-notes > li");
  expect(await note.innerText()).toBe("Made of one word.");
  const box = await note.boundingBox();
  expect(box && box.x >= 0 && box.x + box.width <= 390).toBe(true);
});

it("explains the first use of a term of the glossary", async () => {
  await open("/en/roses");
  expect(await view.locator(".tooltip-trigger").allInnerTexts()).toEqual(["graft"]);
});

it("leads to the same page in another language and version", async () => {
  await open("/en/roses");
  await tabTo(".site-bar-menu");
  await view.keyboard.press("Enter");
  await tabTo("#mobile-nav .localization-select-trigger");
  await view.keyboard.press("ArrowDown");
  await view.keyboard.press("ArrowDown");
  await view.keyboard.press("Enter");
  await view.waitForURL("**/de/roses/");
  await waitFor(view, "docs-page");
  await tabTo(".site-bar-menu");
  await view.keyboard.press("Enter");
  await tabTo("#mobile-nav .nav-dropdown-trigger");
  await view.keyboard.press("ArrowDown");
  await view.keyboard.press("ArrowDown");
  await view.keyboard.press("Enter");
  await view.waitForURL("**/de/1/roses/");
  // The chosen one, too, leads to where the reader is.
  const chosen = view.locator("#mobile-nav a[aria-current='true'], #mobile-nav a[data-active]");
  for (const href of await chosen.evaluateAll((links) => links.map((link) => link.getAttribute("href"))))
    expect(href).toBe("/de/1/roses/");
});

it("has a group as one document, with contents that lead to its pages", async () => {
  await open("/print/guide");
  await tabTo(".book-contents a[href='#p3']");
  await view.keyboard.press("Enter");
  await view.waitForURL("**/print/guide#p3");
  const title = view.locator("#p3 h1");
  expect(await title.innerText()).toBe("Roses");
  await expect.poll(async () => (await title.boundingBox())?.y).toBeLessThan(844);
  expect(await view.locator("#p3").getByText("Tea rose.").isVisible()).toBe(true);
  expect(await view.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

it("has room above what begins a printed page, for letters that are taller than their line", async () => {
  await open("/print/guide");
  await view.emulateMedia({ media: "print" });
  const rooms = await view.locator(".book-part, .book-chapter").evaluateAll((all) => {
    const first = all.filter((each) => getComputedStyle(each).breakBefore === "page");
    return first.map((each) => getComputedStyle(each).paddingTop);
  });
  expect(rooms.length).toBeGreaterThan(1);
  expect(rooms).not.toContain("0px");
});

it("leaves out a tab whose description could not be read", async () => {
  const navigation = {
    tabs: [
      { tab: "Guide", pages: ["index"] },
      { tab: "API", openapi: "lost.json" },
    ],
  };
  const lenient = await openFiles(
    { "docs.json": JSON.stringify({ name: "Garden", navigation }), "index.mdx": page("Start") },
    ["--lenient"],
  );
  try {
    await open("/", lenient);
    expect(await view.locator("a, button").filter({ hasText: /^API$/ }).count()).toBe(0);
  } finally {
    await lenient.close();
  }
});
