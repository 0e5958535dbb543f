import { describe, expect, test } from "vitest";
import type { Page } from "../../../src/model.js";
import { codeColours } from "../../../src/render/code/code-colours.js";
import { coloursOfSite } from "../../../src/render/inputs/articles-of-site.js";
import { inputsOfSite } from "../../../src/render/inputs/inputs-of-site.js";
import { createDrawer, type Drawer, type NotedPage } from "../../../src/render/threads/drawer.js";
import { createPool } from "../../../src/render/threads/pool.js";
import { temporaryFolder, writeFiles } from "../../temporary-folder.js";
import { openedSite, settingsOf } from "../built-project.js";

const LANGUAGES = ["js", "python", "bash", "json"];
const API = {
  openapi: "3.1.0",
  info: { title: "Things", version: "1" },
  paths: { "/things": { get: { summary: "List things", responses: { "200": { description: "All." } } } } },
};

const root = temporaryFolder();
const put = (file: string, text: string) => writeFiles(root, { [file]: text });
const names = Array.from({ length: 24 }, (_, number) => `${number % 2 ? "fr/" : ""}page-${number >> 1}`);
const navigation = { groups: [{ group: "All", pages: names, openapi: "api.json" }] };
put("docs.json", JSON.stringify({ theme: "mint", name: "Many", colors: { primary: "#123456" }, navigation }));
put("api.json", JSON.stringify(API));
names.forEach((name, number) => {
  const language = LANGUAGES[number % LANGUAGES.length];
  put(`${name}.mdx`, `## Part ${number}\n\n\`\`\`${language} name-${number}\nlet a = [${number}, "b"]\n\`\`\`\n`);
});
const site = await openedSite(root);
const settings = settingsOf(site);
const pages = [...site.pages.values()];
const colours = codeColours(coloursOfSite(site), site.root);
const alone = await drawAll(await createDrawer({ settings, inputs: inputsOfSite(settings) }, colours));

async function drawAll(drawer: Drawer): Promise<NotedPage[]> {
  try {
    return await Promise.all(pages.map((page) => drawer.draw(page)));
  } finally {
    await drawer.close();
  }
}

describe("a pool", () => {
  test.each([2, 3, 4, 6])("of %i threads draws what one thread draws", async (jobs) => {
    expect(alone.length).toBe(25);
    expect(Buffer.from(alone.at(3)?.html ?? []).toString()).toContain('class="');
    const drawn = await drawAll(createPool(settings, jobs));
    expect(drawn.map(({ html }) => html)).toEqual(alone.map(({ html }) => html));
    expect(drawn.map(({ twin }) => twin)).toEqual(alone.map(({ twin }) => twin));
    const notesOf = ({ notes: { bytes, lengths } }: NotedPage) => ({ lengths, text: Buffer.from(bytes).toString() });
    expect(drawn.map(notesOf)).toEqual(alone.map(notesOf));
  });

  test("draws the page for what is not there", async () => {
    const pool = createPool(settings, 2);
    expect(await pool.draw404()).toContain("404");
    await pool.close();
  });

  test("says which page the site does not have, and goes on", async () => {
    const [first] = pages;
    if (!first) throw new Error("The site has no pages.");
    const pool = createPool(settings, 2);
    const lost = { ...first, path: "lost" as Page["path"] };
    await expect(pool.draw(lost)).rejects.toThrow('The site has no page "lost".');
    expect((await pool.draw(first)).html).toEqual(alone[0]?.html);
    await pool.close();
  });

  test("names the page that an unexpected error is about", async () => {
    const [first] = pages;
    if (!first) throw new Error("The site has no pages.");
    const broken = () => Promise.reject(new Error("No colours."));
    const drawer = await createDrawer({ settings, inputs: inputsOfSite(settings) }, broken);
    const error = await drawer.draw(first).catch((reason: Error) => reason);
    expect("stack" in error && error.stack).toMatch(/^While drawing fr\/page-0\.mdx:\nError: No colours\.\n/);
  });

  test("fails what waits when it is closed", async () => {
    const pool = createPool(settings, 2);
    const drawing = Promise.allSettled(pages.map((page) => pool.draw(page)));
    await pool.close();
    expect((await drawing).some(({ status }) => status === "rejected")).toBe(true);
  });
});
