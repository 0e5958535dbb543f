// Sites that are read from the folder of a build: a build writes only what changed, and each edition is taken up.
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { folderSite } from "../../../src/assistant/sites/folder-site.js";
import type { Edition } from "../../../src/assistant/sites/open-site.js";
import { rebuildProject, settled } from "../../commands/rebuilt-project.js";

const SETTINGS = { name: "Acme", theme: "mint", colors: { primary: "#0D9373" }, navigation: { pages: ["index"] } };
const { work, write, run, remove } = rebuildProject({ "docs.json": JSON.stringify(SETTINGS) });
afterAll(remove);

async function buildWith(text: string): Promise<void> {
  write("index.mdx", `---\ntitle: Ports\n---\n\n${text}\n`);
  await settled();
  expect(await run("dist")).toBe(0);
}

test("an edit that changes no title is a new edition; a build of the same pages is none", async () => {
  await buildWith("The server listens on port 4100.");
  const site = folderSite("acme", { from: join(work, "dist"), url: null });
  const editions: (Edition | null)[] = [await site.next(), await site.next()];
  await buildWith("The server listens on port 9200.");
  editions.push(await site.next(), await site.next());
  await buildWith("The server listens on port 9200.");
  editions.push(await site.next());
  expect(editions.map((each) => each !== null)).toEqual([true, false, true, false, false]);
  const found = await editions[2]?.site.bundle.search("which port does the server listen on");
  expect(JSON.stringify(found)).toContain("9200");
  for (const edition of editions) await edition?.close();
});
