import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { type BuiltSite, buildSite } from "../build-site.js";
import { gitIn } from "../running.js";
import { folderOfEachTest } from "../temporary-folder.js";

const folder = folderOfEachTest();
/** Three commits: the first brings all, each other changes one page. */
function writeHistory(): string {
  const root = join(folder(), "whole");
  mkdirSync(join(root, "docs"), { recursive: true });
  gitIn(root)("init", "-q", "-b", "main");
  const pages = ["index", "middle", "old", "told"];
  write(root, "docs.json", JSON.stringify({ name: "Site", metadata: { timestamp: true }, navigation: { pages } }));
  for (const page of pages) write(root, `${page}.mdx`, `---\ntitle: ${page}\n---\n`);
  write(root, "told.mdx", "---\ntitle: Told\nlastUpdatedDate: 2020-02-02\n---\n");
  commit(root, "2021-01-01");
  write(root, "middle.mdx", "---\ntitle: Middle\n---\n\nMore.\n");
  commit(root, "2022-02-02");
  write(root, "index.mdx", "---\ntitle: Home\n---\n\nMore.\n");
  commit(root, "2023-03-03");
  return root;
}

function write(root: string, file: string, text: string): void {
  writeFileSync(join(root, "docs", file), text);
}

function commit(root: string, day: string): void {
  const git = gitIn(root);
  git("add", "-A");
  const date = `${day}T12:00:00Z`;
  vi.stubEnv("GIT_COMMITTER_DATE", date).stubEnv("GIT_AUTHOR_DATE", date);
  git("commit", "-qm", day);
  vi.unstubAllEnvs();
}

async function days({ file }: BuiltSite): Promise<unknown[]> {
  const day = async (page: string) => /datetime="([\d-]{10})/i.exec(await file(page))?.[1] ?? null;
  return Promise.all(["index.html", "middle/index.html", "old/index.html", "told/index.html"].map(day));
}

it("shows of a shallow clone the dates that git can know, and tells how to fetch the others", async () => {
  const whole = await buildSite(join(writeHistory(), "docs"));
  expect(await days(whole)).toEqual(["2023-03-03", "2022-02-02", "2021-01-01", "2020-02-02"]);
  expect(whole.text).toBe("");
  for (const [depth, shown] of [
    [1, [null, null, null, "2020-02-02"]],
    [2, ["2023-03-03", null, null, "2020-02-02"]],
  ] as const) {
    const clone = join(folder(), `depth-${depth}`);
    gitIn(folder())("clone", "-q", "--depth", `${depth}`, `file://${join(folder(), "whole")}`, clone);
    const built = await buildSite(join(clone, "docs"));
    expect(await days(built), `depth ${depth}`).toEqual(shown);
    expect(built.text).toContain(`${depth === 1 ? 3 : 2} pages cannot show when they were last modified`);
    expect(built.text).toContain("fetch-depth: 0");
    gitIn(clone)("fetch", "-q", "--unshallow");
    expect((await buildSite(join(clone, "docs"))).text).toBe("");
  }
});

it("shows no dates outside of git, and says nothing of it", async () => {
  writeHistory();
  rmSync(join(folder(), "whole/.git"), { recursive: true });
  const built = await buildSite(join(folder(), "whole/docs"));
  expect(await days(built)).toEqual([null, null, null, "2020-02-02"]);
  expect(built.text).toBe("");
});
