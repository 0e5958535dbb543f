// Versions that are read from git refs: their pages, navigation, snippets, files and descriptions, and what goes wrong.
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { buildQuietly } from "../../../src/commands/build.js";
import { versionPrefix } from "../../../src/site/versions/git-versions.js";
import { type BuiltSite, buildSite } from "../../build-site.js";
import { gitIn } from "../../running.js";
import { temporaryFolder, writeFiles } from "../../temporary-folder.js";

const repository = temporaryFolder();
const root = join(repository, "docs");

const write = (path: string, text: string) => writeFiles(root, { [path]: text });

const git = gitIn(repository);
/** Commits all that a folder has, under a tag. */
const commit = (tag: string, folder = repository) => {
  const git = gitIn(folder);
  git("add", ".");
  git("commit", "-m", tag);
  git("tag", tag);
};
const docs = (navigation: object, more: object = {}) =>
  write("docs.json", JSON.stringify({ theme: "mint", name: "Zoo", navigation, ...more }));
const api = (path: string) =>
  JSON.stringify({
    openapi: "3.1.0",
    info: { title: "Zoo", version: "1" },
    paths: { [path]: { get: { summary: "List animals", responses: { 200: { description: "Animals." } } } } },
  });
const groups = [
  { group: "Start", pages: ["index", "guides/start"] },
  { group: "API", openapi: "api.json" },
];
const newest = { version: "2.0", default: true, groups };
const versions = (ref: string, version = "1.0") => ({ versions: [newest, { version, ref }] });

docs({ groups }, { redirects: [{ source: "/begin", destination: "/guides/start" }] });
write(
  "index.mdx",
  `---
title: Home
---

import Note from "/snippets/note.mdx"

<Note />

[Start](/guides/start), [again](guides/start), [later](/new), [gone](/never) ![Map](/images/map.png)
`,
);
write("guides/start.mdx", '---\ntitle: Start\n---\n\n## Old\n\n<Snippet file="note.mdx" />\n');
write("snippets/note.mdx", "The old note.\n");
write("images/map.png", "");
write("api.json", api("/animals"));
git("init");
commit("v1");
write("guides/start.mdx", "---\ntitle: Start\n---\n\n## New\n");
write("snippets/note.mdx", "The new note.\n");
write("index.mdx", "---\ntitle: Home\n---\n\n[Start](/guides/start)\n");
write("new.mdx", "---\ntitle: New\n---\n");
write("api.json", api("/v2/animals"));
docs(versions("v1"));
commit("v2");

const told = ({ problems }: BuiltSite) =>
  problems.map(({ code, severity, place }) => [code, severity, place?.file, place?.line]);

test("a version has the pages, navigation, snippets, files and descriptions of its ref, below its name", async () => {
  const built = await buildSite(root);
  const { site } = built;
  expect([...(site?.trails.keys() ?? [])]).toEqual([
    ...["index", "guides/start", "api-reference/list-animals"],
    ...["1.0/index", "1.0/guides/start", "1.0/api-reference/list-animals"],
  ]);
  const home = await built.file("1.0/index.html");
  expect(home).toContain("The old note.");
  expect(home).toContain('<a href="/1.0/guides/start/">Start</a>, <a href="/1.0/guides/start/">again</a>');
  expect(home).toContain('<a href="/new/">later</a>');
  expect(home).toContain('src="/1.0/images/map.png"');
  expect(home).toContain('<a href="/">Read this page in 2.0</a>');
  expect(await built.file("1.0/guides/start/index.html")).toContain("The old note.");
  expect(await built.file("guides/start/index.html")).toContain("New");
  const operation = await built.file("1.0/api-reference/list-animals/index.html");
  expect([operation.includes("/1.0/api.json"), operation.includes("/v2/animals")]).toEqual([true, false]);
  expect(built.routes.has("1.0/api.json") && built.routes.has("1.0/images/map.png")).toBe(true);
  expect(site?.redirects.map(({ source, destination }) => [source, destination])).toContainEqual([
    "/1.0/begin",
    "/1.0/guides/start",
  ]);
});

test("what a commit says is kept, and forgotten with the version", async () => {
  const kept = () => readdirSync(join(root, ".docsgen/versions"));
  await buildSite(root);
  expect(kept()).toHaveLength(1);
  const again = await buildSite(root);
  expect(again.site?.pages.size).toBe((await buildSite(root)).site?.pages.size);
  docs(versions("v2", "2.0.1"));
  await buildSite(root);
  expect(kept()).toHaveLength(1);
  expect(existsSync(join(root, ".docsgen/.gitignore"))).toBe(true);
  docs(versions("v1"));
});

test("an unchanged build ends at once, and a ref that moves is noticed", async () => {
  const flags = { parser: "native", cache: true, format: "text", quiet: true, jobs: 1, offline: true } as const;
  docs(versions("moving"));
  git("branch", "-f", "moving", "v1");
  const out = join(repository, "out");
  const build = () => buildQuietly(root, { ...flags, lenient: true, out });
  const first = await build();
  const second = await build();
  expect(second.written).toEqual(first.written);
  expect(existsSync(join(out, "1.0/new/index.html"))).toBe(false);
  git("branch", "-f", "moving", "v2");
  await build();
  expect(existsSync(join(out, "1.0/new/index.html"))).toBe(true);
  docs(versions("v1"));
});

test("its problems are one warning", async () => {
  const built = await buildSite(root);
  const of1 = built.problems.filter(({ place }) => place?.file.startsWith(".docsgen/"));
  expect(of1.length).toBeGreaterThan(0);
  const { weighed } = await import("../../../src/shared/severities.js");
  const all = weighed(built.problems, { lenient: false, severities: {} });
  expect(all.map(({ code, severity }) => [code, severity])).toEqual([["version-faults", "warning"]]);
});

test("pages of the navigation that a ref does not have, submodules and pointers of Git LFS are told, each time", async () => {
  const library = temporaryFolder();
  writeFiles(library, { "page.mdx": "---\ntitle: Shared\n---\n" });
  gitIn(library)("init");
  commit("one", library);
  git("checkout", "-b", "with-others");
  git("-c", "protocol.file.allow=always", "submodule", "add", library, "docs/shared");
  write("images/large.png", "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n");
  docs({ pages: ["index", "shared/page", "lost"] });
  commit("others");
  git("checkout", "-f", "-");
  docs(versions("others"));
  try {
    for (const _time of ["first", "again"]) {
      const built = await buildSite(root);
      const ofVersion = built.problems.filter(({ code }) => code === "version-ref");
      expect(ofVersion.map(({ severity, what }) => [severity, what])).toEqual([
        ["warning", 'The version "1.0" is without the files of the submodule "shared".'],
        ["warning", 'The version "1.0" has only pointers of Git LFS in the place of the file "images/large.png".'],
      ]);
      const missing = built.problems.filter(({ code }) => code === "missing-page").map(({ place }) => place?.file);
      const kept = expect.stringMatching(/^\.docsgen\/versions\/.*\/docs\.json$/);
      expect(missing).toEqual([kept, kept]);
    }
  } finally {
    docs(versions("v1"));
  }
});

test("an unknown ref, an option, and a ref without docs.json are told at their place", async () => {
  for (const ref of ["v9", "--help", ""]) {
    docs(versions(ref));
    const built = await buildSite(root);
    expect(told(built)[0]).toEqual([ref === "" ? "invalid-setting" : "version-ref", "error", "docs.json", 1]);
    expect(built.text).not.toContain("undefined");
  }
  docs(versions("v9"));
  expect((await buildSite(root)).text).toContain(
    'The version "1.0" cannot be read from the git ref "v9": git knows no such ref.',
  );
  docs(versions("v1"));
});

test("a shallow clone and a folder outside of git say what to do", async () => {
  const clone = join(repository, "clone");
  execFileSync("git", ["clone", "-q", "--depth", "1", "--no-tags", `file://${repository}`, clone], { stdio: "ignore" });
  expect((await buildSite(join(clone, "docs"))).text).toContain("fetch-depth: 0");
  const outside = temporaryFolder();
  cpSync(root, outside, { recursive: true, filter: (path) => !path.includes(".docsgen") });
  expect((await buildSite(outside)).text).toContain("must be in a git repository");
});

test("nothing outside the project is read, and addresses of the project stay its own", async () => {
  symlinkSync("/etc", join(root, "etc"));
  commit("v3");
  rmSync(join(root, "etc"));
  docs(versions("v3"));
  const built = await buildSite(root);
  expect([...built.routes.keys()].filter((file) => file.includes("etc/"))).toEqual([]);
  write("1.0/index.mdx", "---\ntitle: Mine\n---\n");
  const mine = await buildSite(root);
  expect(told(mine)).toContainEqual(["version-ref", "warning", "docs.json", 1]);
  expect(await mine.file("1.0/index.html")).toContain("Mine");
  rmSync(join(root, "1.0"), { recursive: true });
  docs(versions("v1"));
});

test("a version in a language takes that language, one of the same name that version", async () => {
  write("fr/index.mdx", "---\ntitle: Accueil\n---\n");
  const english = [
    { version: "1.0", pages: ["index"] },
    { version: "0.9", pages: ["guides/start"] },
  ];
  docs({
    languages: [
      { language: "en", versions: english },
      { language: "fr", pages: ["fr/index"] },
    ],
  });
  commit("v4");
  const version = { version: "0.9", ref: "v4" };
  docs({
    languages: [
      { language: "en", versions: [{ version: "2.0", pages: ["index"] }, version] },
      { language: "fr", versions: [{ version: "2.0", pages: ["fr/index"] }, version] },
    ],
  });
  const { site } = await buildSite(root);
  expect([...(site?.trails.keys() ?? [])]).toEqual(["index", "0.9/guides/start", "fr/index", "0.9/fr/index"]);
});

test("names of versions become folders", () => {
  const folders = ["1.0", "v2", "Version-1-LTS", "version", "日本"];
  expect(["1.0", "v2", "Version 1 (LTS)", "..", "日本"].map(versionPrefix)).toEqual(folders);
});

test("code from files around the project is that of the ref", async () => {
  const folder = temporaryFolder();
  const put = (file: string, text: string) => writeFiles(folder, { [file]: text });
  const settings = (navigation: object) => put("site/docs/docs.json", JSON.stringify({ name: "Zoo", navigation }));
  const names = ["../../examples/a.py", "../b.py", "c.py", "../../../out.py"];
  put("site/docs/index.mdx", names.map((name) => `\`\`\`py file="${name}"\n\`\`\``).join("\n\n"));
  settings({ pages: ["index"] });
  const files = ["examples/a.py", "site/b.py", "site/docs/c.py"];
  for (const file of files) put(file, `print("old ${file}")\n`);
  gitIn(folder)("init", "-q");
  commit("v1", folder);
  for (const file of files) put(file, `print("new ${file}")\n`);
  settings({
    versions: [
      { version: "2", default: true, pages: ["index"] },
      { version: "1", ref: "v1" },
    ],
  });
  const flags = { parser: "native", cache: false, format: "text", lenient: true } as const;
  await buildQuietly(join(folder, "site/docs"), flags);
  const shown = (file: string) => readFileSync(join(folder, "site/docs/dist", file), "utf8").match(/print\(.*\)/g);
  expect(shown("index.md")).toEqual(files.map((file) => `print("new ${file}")`));
  expect(shown("1.md")).toEqual(files.map((file) => `print("old ${file}")`));
});
