import { expect, test } from "vitest";
import { codeColours } from "../../../src/render/code/code-colours.js";
import { coloursOfSite } from "../../../src/render/inputs/articles-of-site.js";
import { inputsOfSite } from "../../../src/render/inputs/inputs-of-site.js";
import { liveRenderer } from "../../../src/render/live/live-drawing.js";
import { notesInMemory } from "../../../src/render/notes/open-note-file.js";
import { drawSite } from "../../../src/render/threads/draw-site.js";
import type { Drawer } from "../../../src/render/threads/drawer.js";
import { loneDrawer } from "../../../src/render/threads/lone-drawer.js";
import { createPool } from "../../../src/render/threads/pool.js";
import { silenceWatch } from "../../../src/render/threads/thread.js";
import { pagePath } from "../../../src/shared/page-path.js";
import { temporaryFolder, writeFiles } from "../../temporary-folder.js";
import { openedSite, settingsOf } from "../built-project.js";

const PAGES: Readonly<Record<string, string>> = {
  first: "First",
  // Only its thread can end this: it loops when nothing of the page is running any more.
  later: "{(async () => { await 1; for (;;); })() && 1}",
  loop: "Before\n\n{(() => { for (;;); })()}",
  last: "Last",
};

const root = temporaryFolder();
const docs = { theme: "mint", name: "P", colors: { primary: "#123456" }, navigation: { pages: Object.keys(PAGES) } };
const files = Object.entries(PAGES).map(([name, text]) => [`${name}.mdx`, `${text}\n`]);
writeFiles(root, { "docs.json": JSON.stringify(docs), ...Object.fromEntries(files) });
const settings = settingsOf(await openedSite(root), { timeLimit: 1500, hasSearch: false });

const toDraw = () => ({ settings, inputs: inputsOfSite(settings) });
const colours = () => codeColours(coloursOfSite(settings.site), settings.site.root);

/** The drawn pages, with the codes of their problems. */
async function draw(drawer: Drawer, names: readonly string[]): Promise<string[]> {
  const pages = new Map([...settings.site.pages].filter(([path]) => names.includes(path)));
  try {
    const drawn = await drawSite({ pages, drawer, notes: notesInMemory(), articles: null, onDrawn: () => {} }).all();
    return drawn.map(({ page, learned }) => `${page.path}: ${learned.problems.map(({ code }) => code).join()}`).sort();
  } finally {
    await drawer.close();
  }
}

test("a pool ends the thread of a page that never ends, says so, and draws the others", async () => {
  const told = await draw(createPool(settings, 2), Object.keys(PAGES));
  expect(told).toEqual(["first: ", "last: ", "later: page-timeout", "loop: page-timeout"]);
});

test("the page for unknown addresses is drawn where a page ends its thread", async () => {
  const drawer = createPool(settings, 2);
  try {
    const page = drawer.draw(settings.site.pages.get(pagePath("later")) ?? raise("later"));
    expect(await drawer.draw404()).toContain("<h1");
    expect(Buffer.from((await page).notes.bytes).toString()).toContain("page-timeout");
  } finally {
    await drawer.close();
  }
});

test("time in which this thread could not listen does not count as silence of another", () => {
  let now = 0;
  let heard = 0;
  const silence = () => now - heard;
  const isGivenUp = silenceWatch(2000, silence, () => now);
  const look = (after: number) => {
    now += after;
    return isGivenUp();
  };
  expect(look(5000)).toBe(false);
  heard = now;
  expect([500, 500, 500, 500].map(look)).toEqual([false, false, false, false]);
  expect(look(3000)).toBe(true);
});

test("a thread that must not end leaves what takes long to another", async () => {
  const told = await draw(await loneDrawer(toDraw(), colours()), Object.keys(PAGES));
  expect(told).toEqual(["first: ", "last: ", "later: page-timeout", "loop: page-timeout"]);
});

test("the live preview answers while a page that never ends is drawn, and says why it is not shown", async () => {
  const { render } = await liveRenderer(toDraw(), colours());
  const page = (name: string) => settings.site.pages.get(pagePath(name)) ?? raise(name);
  const later = render(page("later"));
  const first = await Promise.race([render(page("first")), later]);
  expect(first.markdown).toContain("First");
  expect((await later).problems.map(({ code }) => code)).toEqual(["page-timeout"]);
});

function raise(name: string): never {
  throw new Error(`There is no page "${name}".`);
}
