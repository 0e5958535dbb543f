// The live preview in a real browser: it follows edits, keeps the reader's place, and shows what is wrong.
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { closeAfterTests } from "../close-after-tests.js";
import { temporaryFolder, writeFiles } from "../temporary-folder.js";
import { styleOf } from "./in-chromium.js";
import { openChromium } from "./open-chromium.js";
import { type Preview, pageOf, settingsOf, startPreview } from "./open-preview.js";

const long = Array.from({ length: 80 }, (_, index) => `Paragraph ${index}.`).join("\n\n");

/** The project as each test finds it. */
const PROJECT: Readonly<Record<string, string>> = {
  "docs.json": settingsOf(["index", "other", "third"]),
  "index.mdx": home(""),
  "other.mdx": pageOf("Other", "The other page."),
  "third.mdx": pageOf("Third page", "The third page."),
  "snippets/shared.mdx": "A shared remark.\n",
};

const root = temporaryFolder();
const browser = await openChromium();
let page = await browser.newPage();
let preview: Preview | null = null;
/** What the preview printed since it was started. */
const said = () => preview?.said() ?? "";
const addressOf = (path: string) => new URL(path, preview?.url).href;
closeAfterTests(browser);
afterAll(() => preview?.close());

/** Undoes what the test before did, and opens the first page. */
beforeEach(async () => {
  for (const [file, text] of Object.entries(PROJECT)) {
    if (read(file) === text) continue;
    const start = said().length;
    write(file, text);
    if (isRunning()) await expect.poll(() => said().slice(start)).toContain(file);
  }
  if (!isRunning()) await startServer();
  await visit("");
});

const isRunning = () => preview?.hasEnded() === false;

async function startServer(): Promise<void> {
  preview = await startPreview(root, process.cwd());
}

function read(file: string): string | null {
  return existsSync(join(root, file)) ? readFileSync(join(root, file), "utf8") : null;
}

const write = (file: string, text: string) => writeFiles(root, { [file]: text });

const writeConfig = (pages: readonly string[], more: object = {}) => write("docs.json", settingsOf(pages, more));
const writeOther = (text: string, title = "Other") => write("other.mdx", pageOf(title, text));

function home(ending: string): string {
  return pageOf("Home", `import Shared from "/snippets/shared.mdx";\n\n<Shared />\n\n${long}\n${ending}`);
}

/** Opens an address in a new tab, and waits until the page follows edits: it reads itself again for that. */
async function visit(address: string): Promise<void> {
  await page.close();
  page = await browser.newPage();
  await page.goto(addressOf(address));
  await page.waitForFunction(() => performance.getEntriesByType("resource").some(({ name }) => name === location.href));
}

const see = (text: string) => page.waitForFunction((words) => document.body.textContent?.includes(words), text);
const seeNoProblem = () =>
  page.waitForFunction(() => (document.querySelector("docs-live")?.shadowRoot?.childElementCount ?? 0) === 0);
const seeProblem = (text: string) =>
  page.waitForFunction((words) => document.querySelector("docs-live")?.shadowRoot?.textContent?.includes(words), text);
const overlay = () => page.evaluate(() => document.querySelector("docs-live")?.shadowRoot?.textContent ?? "");

describe("docsgen dev", () => {
  it("takes over an edited article without losing the reader's place", async () => {
    // A font that comes later moves the text.
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(() => {
      scrollTo(0, 900);
      (window as unknown as { kept: boolean }).kept = true;
    });
    const topOfText = () =>
      page.getByText("Paragraph 20.", { exact: true }).evaluate((text) => text.getBoundingClientRect().top);
    const before = await topOfText();
    write("index.mdx", home("\nAn edited ending.\n"));
    await see("An edited ending.");
    expect(await page.evaluate(() => (window as unknown as { kept?: boolean }).kept)).toBe(true);
    // What the reader looks at is the place: where a late font moves it, the browser scrolls by as much.
    expect(Math.abs((await topOfText()) - before)).toBeLessThanOrEqual(1);
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(800);
  });

  it("follows an edit of a snippet", async () => {
    write("snippets/shared.mdx", "A shared remark, improved.\n");
    await see("A shared remark, improved.");
  });

  it("follows front matter and the navigation", async () => {
    writeOther("The other page.", "Renamed");
    await see("Renamed");
    write("fourth.mdx", "---\ntitle: Fourth page\n---\n\nNew.\n");
    writeConfig(["index", "other", "third", "fourth"]);
    await see("Fourth page");
    expect((await page.request.get(addressOf("fourth"))).status()).toBe(200);
  });

  it("takes over words and code beside and of islands without loading the page anew", async () => {
    const island = (label: string, words: string) => {
      const log = '(window.log ??= []).push("LABEL")'.replace("LABEL", label);
      const code = `useEffect(() => { ${log}; return () => { ${log.replace(label, `${label} gone`)} }; }, []);`;
      const state = "const [count, setCount] = useState(0);";
      const button = `<button onClick={() => setCount(count + 1)}>${label}: {count}</button>`;
      write("third.mdx", `export const Beds = () => { ${state} ${code} return ${button}; };\n\n<Beds />\n\n${words}\n`);
    };
    const press = async (name: string) => {
      await page.waitForSelector("docs-island[data-awake]");
      await page.getByRole("button", { name }).click();
    };
    const log = () => page.evaluate(() => (window as unknown as { log?: string[] }).log?.join());
    await visit("third");
    island("Beds", "Words.");
    await see("Words.");
    await press("Beds: 0");
    await see("Beds: 1");
    island("Beds", "Other words.");
    await see("Other words.");
    await press("Beds: 0");
    await see("Beds: 1");
    island("Plots", "Other words.");
    await see("Plots: 0");
    await expect.poll(log).toBe("Beds,Beds gone,Beds,Beds gone,Plots");
    await press("Plots: 0");
    await see("Plots: 1");
  });

  it("shows a broken page's problem with its lines, keeps running, and takes the problem away once it is mended", async () => {
    await visit("other");
    await see("The other page.");
    writeOther("Answers in <100 ms.", "Renamed");
    await seeProblem("<100 ms");
    expect(await overlay()).toContain("other.mdx:5:12");
    expect(await overlay()).toContain("&lt;100 ms");
    writeOther("Answers in 100 ms.", "Renamed");
    await see("Answers in 100 ms.");
    await seeNoProblem();
  });

  it("outlives a broken docs.json and keeps the last good site", async () => {
    write("docs.json", '{ "name": "Live", ');
    await seeProblem("docs.json");
    expect((await page.request.get(addressOf("other"))).status()).toBe(200);
    writeConfig(["index", "other", "third"]);
    await seeNoProblem();
  });

  it("changes what differs, and leaves the rest as its reader left it", async () => {
    const drawer = (name: string) => `<Accordion title="${name}">\n  What lies in ${name}.\n</Accordion>`;
    const text = (words: string, hidden = "Deep down.") =>
      `---\ntitle: Third page\n---\n\n<iframe src="/other" />\n\n${words}\n\n${drawer("One")}\n\n<Accordion title="Two">\n  ${hidden}\n</Accordion>\n`;
    const start = said().length;
    write("third.mdx", text("Before."));
    // A page that changes while it is being opened loads again.
    await expect.poll(() => said().slice(start)).toContain("third.mdx");
    await visit("third");
    await see("Before.");
    await page.evaluate(() => {
      for (const details of document.querySelectorAll<HTMLDetailsElement>("#content details")) details.open = true;
      const [frame] = document.querySelectorAll("iframe");
      if (frame) frame.title = "untouched";
    });
    write("third.mdx", text("After.", "Deeper down."));
    await see("After.");
    await see("Deeper down.");
    expect(await page.getAttribute("iframe", "title")).toBe("untouched");
    const isOpen = await page.$$eval("#content details", (all) => all.map((each) => each.hasAttribute("open")));
    expect(isOpen).toEqual([true, true]);
  });

  it("follows headings that came with an edit", async () => {
    await visit("third");
    const part = (name: string) => `## ${name}\n\n${long}\n\n`;
    write("third.mdx", `---\ntitle: Third page\n---\n\n${part("First")}${part("Second")}`);
    await see("Second");
    write("third.mdx", `---\ntitle: Third page\n---\n\n${part("First")}${part("Newest")}`);
    await see("Newest");
    // A page that changes while it is being opened loads again, and may stand at its start then.
    const activeAtNewest = async () => {
      await page.locator("#newest").evaluate((heading) => heading.scrollIntoView({ behavior: "instant" }));
      return page.$$eval("#table-of-contents [data-active]", (all) => all.map((each) => each.textContent));
    };
    await expect.poll(activeAtNewest).toEqual(["Newest"]);
  });

  it("takes over what stands around the article, and keeps the reader's place", async () => {
    // A font that comes later moves the text.
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(() => scrollTo(0, 900));
    const links = [{ label: "Sale in spring", href: "/other" }];
    writeConfig(["index", "other", "third"], { navbar: { links }, colors: { primary: "#aa0000" } });
    await see("Sale in spring");
    await expect.poll(() => styleOf(page.locator("body"), "--color-primary")).toBe("#aa0000");
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(900);
  });

  it("takes over a picture that was drawn anew", async () => {
    const picture = (width: number) => write("pic.svg", `<svg xmlns="http://www.w3.org/2000/svg" width="${width}"/>`);
    picture(30);
    writeOther("![A picture](/pic.svg)");
    await visit("other");
    const width = () => page.evaluate(() => document.querySelector<HTMLImageElement>("#content img")?.naturalWidth);
    await expect.poll(width).toBe(30);
    picture(50);
    await expect.poll(width).toBe(50);
  });

  it("follows a file that is replaced by another, as editors save", async () => {
    await visit("other");
    write("other.mdx.tmp", "---\ntitle: Other\n---\n\nSaved by renaming.\n");
    renameSync(join(root, "other.mdx.tmp"), join(root, "other.mdx"));
    await see("Saved by renaming.");
  });

  it("follows edits that come faster than style sheets load, and gathers no sheets", async () => {
    const sheets = () => page.evaluate(() => document.querySelectorAll('link[rel="stylesheet"]').length);
    await visit("other");
    const before = await sheets();
    await page.route(/\.css\?\d/, async (route) => {
      await new Promise((done) => setTimeout(done, 200));
      await route.continue();
    });
    for (let edit = 0; edit < 8; edit++) {
      writeOther(`<p className="pt-[${edit + 30}px]">Edit ${edit} of many.</p>`);
      await see(`Edit ${edit} of many.`);
    }
    await expect.poll(() => styleOf(page.locator("#content p"), "padding-top")).toBe("37px");
    await expect.poll(sheets).toBe(before);
  });

  it("loads no style sheet again that an edit does not change", async () => {
    await visit("other");
    const again: string[] = [];
    page.on("request", (request) => /generated\.css\?\d/.test(request.url()) && again.push(request.url()));
    const edit = async (words: string, text = words) => {
      writeOther(text);
      await see(words);
    };
    const editWithRoom = async (room: string) => {
      await edit(`Words with ${room}.`, `<p className="pt-[${room}]">Words with ${room}.</p>`);
      await expect.poll(() => styleOf(page.locator("#content p"), "padding-top")).toBe(room);
    };
    const sheet = () =>
      page.evaluate(async () => (await fetch("/_docsgen/generated.css", { cache: "no-store" })).text());
    await editWithRoom("71px");
    const before = again.length;
    await edit("Words alone.");
    await edit("Other words alone.");
    await editWithRoom("77px");
    expect(again.length).toBe(before + 1);
    await edit("Words at the end.");
    writeConfig(["index", "other", "third"], { navbar: { links: [{ label: "Sale in autumn", href: "/third" }] } });
    await see("Sale in autumn");
    // A wrong sheet would be on its way by now: what the server has of it says so at once.
    expect(await sheet()).toContain(".pt-");
    expect(again.length).toBe(before + 1);
  });

  it("answers an open search again, and a closed one when it is opened, from what was written meanwhile", async () => {
    const found = (word: string) => page.locator("dialog[open] [role=option]", { hasText: word }).first();
    const sleeper = (word: string) => writeOther(`A ${word} sleeps here.`);
    await visit("other");
    await page.keyboard.press("Control+k");
    await page.locator("dialog[open] input").fill("sleeps");
    for (const word of ["echidna", "wombat"]) {
      sleeper(word);
      await found(word).waitFor();
    }
    await page.keyboard.press("Escape");
    sleeper("bilby");
    await see("bilby");
    await page.keyboard.press("Control+k");
    await found("bilby").waitFor();
  });

  it("shows what is wrong with a page that no browser has open, once", async () => {
    const start = said().length;
    writeOther("Answers in <200 ms.");
    await seeProblem("<200 ms");
    write("third.mdx", "---\ntitle: Third renamed\n---\n");
    await see("Third renamed");
    expect(await overlay()).toContain("<200 ms");
    writeOther("Answers soon.");
    await seeNoProblem();
    expect(
      said()
        .slice(start)
        .match(/other\.mdx:5:12/g),
    ).toHaveLength(1);
  });

  it("follows no edit while nobody sees the page, and all of them once somebody does", async () => {
    await visit("other");
    await page.evaluate(() => {
      const turn = (isHidden: boolean) => {
        Object.defineProperty(document, "hidden", { configurable: true, get: () => isHidden });
        document.dispatchEvent(new Event("visibilitychange"));
      };
      Object.assign(window, { turn });
      turn(true);
    });
    const watcher = await browser.newPage();
    await watcher.goto(addressOf("other"));
    writeOther("Written in the meantime.");
    await watcher.waitForFunction(() => document.body.textContent?.includes("in the meantime"));
    await watcher.close();
    expect(await page.textContent("#content")).not.toContain("in the meantime");
    await page.evaluate(() => (window as unknown as { turn: (isHidden: boolean) => void }).turn(false));
    await see("Written in the meantime.");
  });

  it("is found again by open pages when it was stopped, whatever changed meanwhile", async () => {
    await visit("other");
    await preview?.close();
    writeOther("Written while nothing ran.");
    await startServer();
    await see("Written while nothing ran.");
  });

  it("starts with a broken docs.json, says so, and shows the site once it is mended", async () => {
    await preview?.close();
    write("docs.json", '{ "name": ');
    await startServer();
    await visit("");
    await seeProblem("docs.json");
    writeConfig(["index", "other", "third"]);
    await see("Paragraph 7.");
    await seeNoProblem();
  });

  it("outlives that its folder is gone for a while", async () => {
    // The preview may be writing what it keeps, into the folder or a new one in its place.
    await expect.poll(() => rmSync(root, { recursive: true, force: true, maxRetries: 10 })).toBeUndefined();
    await seeProblem("docs.json no longer exists");
    mkdirSync(root, { recursive: true });
    write("other.mdx", "---\ntitle: Other\n---\n");
    writeConfig(["other"]);
    await seeNoProblem();
    await visit("other");
    writeOther("Back again.");
    await see("Back again.");
  });

  it("answers an unknown address with the 404 page", async () => {
    const response = await page.request.get(addressOf("nowhere"), { headers: { accept: "text/html" } });
    expect(response.status()).toBe(404);
    expect(await response.text()).toContain("<docs-live ");
  });
});
