// Markdown of authors who are not trusted: nothing of it runs, in any form of the page.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { buildQuietly } from "../../../src/commands/build.js";
import { PLAIN_FLAGS } from "../../build-site.js";
import { writeProject } from "../../site/write-project.js";

const ATTACKS = readFileSync(new URL("./attacks.md", import.meta.url), "utf8");

/** Everything that a site has for readers, agents and search. */
function outputs(folder: string): string {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((each) => each.isFile());
  const texts = files.filter(({ name }) => /\.(?:html|md|txt|xml|json)$/.test(name));
  return texts.map((each) => readFileSync(join(each.parentPath, each.name), "utf8")).join("\n");
}

const FLAGS = { ...PLAIN_FLAGS, format: "json", lenient: true } as const;

it.each(["safe", { safe: ["community/"] }])("is harmless with %j", async (html) => {
  const settings = { markdown: { html }, navigation: { pages: ["index", "community/mine"] } };
  const files = { "index.mdx": "Text.\n", "community/mine.md": ATTACKS };
  const root = writeProject({ settings, files });
  const { written } = await buildQuietly(root, FLAGS);
  expect(written).not.toBeNull();
  const page = readFileSync(join(root, "dist/community/mine/index.html"), "utf8");
  const all = outputs(join(root, "dist"));
  // What runs, loads or sends something is gone from every form, the policy included.
  for (const number of [1, 2, 3, 4, 9, 10, 11, 12, 14, 15, 16, 17, 18, 19, 20, 25])
    expect(all, `PWN${number}`).not.toMatch(new RegExp(`PWN${number}(?!\\d)`));
  expect(all).not.toMatch(/href="\s*javascript:|\]\(\s*javascript:/i);
  expect(page).not.toContain("evil.example");
  expect(Reflect.get(globalThis, "PWN23")).toBeUndefined();
  expect(page).toContain("globalThis.PWN23 = 1"); // As text.
  for (const kept of ["<b>bold", "<kbd>Ctrl</kbd>", 'href="https://example.com"', "Fold", "<strong>Inside</strong>"])
    expect(page).toContain(kept);
});

it("leaves pages of MDX, and of other folders, as they are", async () => {
  const settings = { markdown: { html: { safe: ["community"] } }, navigation: { pages: ["index", "own"] } };
  const files = { "index.mdx": "{1 + 1}\n", "own.md": "<b>{2 + 2}</b>\n" };
  const root = writeProject({ settings, files });
  await buildQuietly(root, FLAGS);
  expect(readFileSync(join(root, "dist/own/index.html"), "utf8")).toContain("<b>4</b>");
});
