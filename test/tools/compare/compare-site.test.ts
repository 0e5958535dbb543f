import { existsSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { docsgen, gitIn } from "../../running.js";
import { writeProject } from "../../site/write-project.js";
import { writeFiles } from "../../temporary-folder.js";

/** Builds a project that it is to be compared with a ref of. */
const compare = (root: string, ref: string, ...flags: string[]) =>
  docsgen(["build", root, "--offline", "--compare", ref, ...flags]);

/** Makes a repository of a folder, with all its files in a commit. */
function commitAll(root: string): ReturnType<typeof gitIn> {
  const git = gitIn(root);
  git("init", "-q");
  git("add", "-A");
  git("commit", "-qm", "Begin");
  return git;
}

/** The pages that changed, as `changes.json` has them. */
const changesIn = (text: string): readonly Change[] => JSON.parse(text).pages;
const told = (changes: readonly Change[]) => changes.map(({ kind, address }) => `${kind} ${address}`);

interface Change {
  readonly kind: string;
  readonly address: string;
  readonly words: object;
  readonly before?: { readonly address: string };
}

const files = {
  ".gitignore": "dist\n.docsgen\n",
  "index.mdx":
    '---\ntitle: Home\n---\n\nimport Note from "/snippets/note.mdx"\n\n<Note />\n\nSee [plants](./plants.mdx).\n',
  "plants.mdx":
    "---\ntitle: Plants <new>\ndescription: All of them.\n---\n\nRoses grow well. See [home](/index).\n\n```js\nlet a = 1;\n```\n",
  "gone.mdx": "---\ntitle: Gone\n---\n\nNot needed.\n",
  "old/name.mdx": "---\ntitle: Moved\n---\n\nThis page says the same in another place, at some length.\n",
  "still.mdx": "---\ntitle: Still\n---\n\nNothing changes here.\n",
  "snippets/note.mdx": "A shared note.\n",
};
const pagesOf = (...pages: string[]) => ({ navigation: { pages: ["index", "plants", "still", ...pages] } });

describe("a comparison", async () => {
  const read = new Map<string, string>();
  const root = writeProject({ files, settings: pagesOf("gone", "old/name") });
  const git = commitAll(root);
  const config = JSON.parse(readFileSync(join(root, "docs.json"), "utf8"));
  writeFiles(root, {
    "docs.json": JSON.stringify({ ...config, ...pagesOf("new/name", "fresh") }, null, 2),
    "plants.mdx": files["plants.mdx"].replace("well", "slowly").replace("/index", "/"),
    "snippets/note.mdx": "A shared remark.\n",
    "fresh.mdx": "---\ntitle: Fresh\n---\n\nHello.\n",
    "new/other.txt": "",
  });
  rmSync(join(root, "gone.mdx"));
  renameSync(join(root, "old/name.mdx"), join(root, "new/name.mdx"));
  git("add", "-A");
  const report = join(root, "comment.md");
  const flags = ["--compare-report", report, "--site-url", "https://x.example/docs"];
  const said = (await compare(root, "HEAD", ...flags)).stderr;
  const pages = ["", "plants/", "new/name/", "still/"].map((page) => `${page}index.html`);
  for (const file of [...pages, "changes.json", "comment.md"]) {
    const path = join(root, "dist/_compare", file);
    if (existsSync(path)) read.set(file, readFileSync(path, "utf8"));
  }
  read.set("report", readFileSync(report, "utf8"));
  await docsgen(["build", root, "--offline"]);
  if (existsSync(join(root, "dist/_compare"))) read.set("left", "");

  it("lists what changed, was added, moved and removed", () => {
    const pages = changesIn(read.get("changes.json") ?? "");
    expect(told(pages)).toEqual([
      "changed /docs/",
      "added /docs/fresh",
      "removed /docs/gone",
      "moved /docs/new/name",
      "changed /docs/plants",
    ]);
    expect(pages[4]?.words).toEqual({ inserted: 1, deleted: 1 });
    expect(said).toContain("Compared with HEAD: 5 pages differ (_compare/index.html).");
    expect(read.get("index.html")).toContain('<a href="/docs/_compare/plants/">Plants &lt;new></a>');
  });

  it("marks words in a page that needs no scripts", () => {
    const view = read.get("plants/index.html") ?? "";
    expect(view).toContain("Roses grow <del>well</del><ins>slowly</ins>.");
    expect(view).toContain('<h1 dir="auto">Plants &lt;new></h1>');
    expect(view).not.toContain("<script");
    expect(read.get("new/name/index.html")).toContain("(was /old/name)");
    expect(read.get("new/name/index.html")).toContain("same words");
    expect(read.has("still/index.html")).toBe(false);
  });

  it("writes a comment with links", () => {
    const comment = read.get("report") ?? "";
    expect(comment).toBe(read.get("comment.md"));
    expect(comment).toContain("2 changed, 1 added, 1 moved, 1 removed.");
    expect(comment).toContain(
      "| [Plants \\<new\\>](https://x.example/docs/plants) | changed | +1 −1 | [what changed](https://x.example/docs/_compare/plants/) |",
    );
    expect(comment).toContain("| Gone | removed |");
  });

  it("goes with the next build", () => expect(read.has("left")).toBe(false));
});

it("says what is wrong with a ref", async () => {
  const root = writeProject({});
  const refused = async (ref: string, folder = root) => {
    const { code, stderr } = await compare(folder, ref);
    expect(code).toBe(2);
    return stderr;
  };
  const said = 'Cannot tell what changed since "nothing"';
  expect(await refused("nothing")).toContain(`${said}: the project is not in a git repository.`);
  const git = gitIn(root);
  git("init", "-q");
  expect(await refused("nothing")).toContain(`${said}: git knows no such ref.\n  Name a tag, branch or commit`);
  git("commit", "-q", "--allow-empty", "-m", "Begin");
  git("commit", "-q", "--allow-empty", "-m", "Go on");
  git("clone", "-q", "--depth", "1", `file://${root}`, `${root}/clone`);
  writeFiles(join(root, "clone"), { "docs.json": readFileSync(join(root, "docs.json")) });
  expect(await refused("HEAD~1", join(root, "clone"))).toContain(
    "this clone only has the newest commits.\n  For all of them, run git fetch --unshallow",
  );
});

it("a comparison of an API lists pages of operations, and not the page about its releases", async () => {
  const describe = (version: string, parameters: object[]) =>
    JSON.stringify({
      openapi: "3.1.0",
      info: { title: "Garden", version },
      paths: {
        "/plants": { get: { summary: "List plants", parameters, responses: { 200: { description: "Plants." } } } },
        "/beds": { get: { summary: "List beds", responses: { 200: { description: "Beds." } } } },
      },
      components: { schemas: { Bed: { type: "object", description: "A bed of plants." } } },
    });
  const openapi = { source: "api.json", directory: "api", changes: "v*" };
  const groups = [
    { group: "API", openapi },
    { group: "More", pages: ["bed", "short"] },
  ];
  const project = {
    ".gitignore": "dist\n.docsgen\n",
    "api.json": describe("1", []),
    "bed.mdx": "---\nopenapi-schema: Bed\n---\n",
    "short.mdx": "---\ntitle: Short\n---\n\nA list, of words.\n",
  };
  const root = writeProject({ files: project, settings: { navigation: { groups } } });
  commitAll(root)("tag", "v1");
  writeFiles(root, {
    "api.json": describe("2", [{ name: "bed", in: "query", schema: { type: "string" } }]),
    "short.mdx": project["short.mdx"].replace(",", ""),
  });
  await compare(root, "v1");
  expect(readFileSync(join(root, "dist/api/changes.md"), "utf8")).toContain("## 2\n");
  const pages = changesIn(readFileSync(join(root, "dist/_compare/changes.json"), "utf8"));
  expect(told(pages)).toEqual(["changed /api/list-plants", "changed /short"]);
  expect(readFileSync(join(root, "dist/bed.md"), "utf8")).toContain("A bed of plants.");
  expect(readFileSync(join(root, "dist/_compare/comment.md"), "utf8")).toContain("| changed | marks only |");
}, 60_000);

it("a comparison of a folder in a repository finds moved pages that were edited, before git knows of them, and pages whose parts changed", async () => {
  const long = Array.from({ length: 12 }, (_, line) => `Line ${line} of what this page says.`).join("\n\n");
  const docs = (...pages: string[]) =>
    JSON.stringify({ theme: "mint", name: "Garden", colors: { primary: "#0d9373" }, navigation: { pages } });
  const root = writeProject({});
  writeFiles(root, {
    ".gitignore": "dist\n.docsgen\n",
    "docs/docs.json": docs("index", "code", "old/[name]"),
    "docs/index.mdx": 'import Part from "./parts/part.mdx"\n\n<Part />\n',
    "docs/parts/part.mdx": "A part.\n",
    "docs/code.mdx": '```py file="../examples/start.py"\n```\n\n```py file="../examples/same.py"\n```\n',
    "docs/old/[name].mdx": `---\ntitle: Name\n---\n\n${long}\n`,
    "examples/start.py": "print(1)\n",
    "examples/same.py": "print('same')\n",
  });
  const git = commitAll(root);
  rmSync(join(root, "docs/old"), { recursive: true });
  writeFiles(root, {
    "docs/docs.json": docs("index", "code", "new/[name]"),
    "docs/parts/part.mdx": "A new part.\n",
    "examples/start.py": "print(2)\n",
    "docs/new/[name].mdx": `---\ntitle: Name\n---\n\n${long.replace("Line 3", "Row 3")}\n`,
  });
  await compare(join(root, "docs"), "HEAD", "--base", "/base");
  const compared = join(root, "docs/dist/_compare");
  const pages = changesIn(readFileSync(join(compared, "changes.json"), "utf8"));
  expect(pages.map((each) => [each.kind, each.address, each.words, each.before?.address])).toEqual([
    ["changed", "/base/", { inserted: 1, deleted: 0 }, "/base/"],
    ["changed", "/base/code", { inserted: 1, deleted: 1 }, "/base/code"],
    ["moved", "/base/new/[name]", { inserted: 1, deleted: 1 }, "/base/old/[name]"],
  ]);
  const comment = readFileSync(join(compared, "comment.md"), "utf8");
  expect(comment).toContain("2 changed, 1 moved.");
  expect(comment).toContain("| moved, was `/base/old/[name]` | +1 −1 |");
  expect(readFileSync(join(compared, "index.html"), "utf8")).toContain("was <code>/old/[name]</code>");
  expect(git("status", "--porcelain")).toContain("?? docs/new/");
}, 60_000);
