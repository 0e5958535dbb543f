import { execFile, execFileSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { beforeAll, describe, expect, it } from "vitest";
import { withProject } from "../../site/with-project.js";

const command = fileURLToPath(new URL("../../../bin/docsgen.js", import.meta.url));
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

describe("a comparison", () => {
  const read = new Map<string, string>();
  let said = "";
  beforeAll(async () => {
    await withProject({ files, settings: pagesOf("gone", "old/name") }, async (root) => {
      const git = (...args: string[]) =>
        execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@x.example", ...args], { cwd: root });
      git("init", "-q");
      git("add", "-A");
      git("commit", "-qm", "Begin");
      const config = JSON.parse(readFileSync(join(root, "docs.json"), "utf8"));
      writeFileSync(join(root, "docs.json"), JSON.stringify({ ...config, ...pagesOf("new/name", "fresh") }, null, 2));
      writeFileSync(join(root, "plants.mdx"), files["plants.mdx"].replace("well", "slowly").replace("/index", "/"));
      writeFileSync(join(root, "snippets/note.mdx"), "A shared remark.\n");
      writeFileSync(join(root, "fresh.mdx"), "---\ntitle: Fresh\n---\n\nHello.\n");
      rmSync(join(root, "gone.mdx"));
      execFileSync("mkdir", ["-p", join(root, "new")]);
      renameSync(join(root, "old/name.mdx"), join(root, "new/name.mdx"));
      git("add", "-A");
      const flags = [
        "--compare",
        "HEAD",
        "--compare-report",
        join(root, "comment.md"),
        "--site-url",
        "https://x.example/docs",
      ];
      const build = () => promisify(execFile)(process.execPath, [command, "build", root, "--offline", ...flags]);
      said = (await build()).stderr;
      for (const file of [
        "index.html",
        "changes.json",
        "plants/index.html",
        "new/name/index.html",
        "still/index.html",
        "comment.md",
      ]) {
        const path = join(root, "dist/_compare", file);
        if (existsSync(path)) read.set(file, readFileSync(path, "utf8"));
      }
      read.set("report", readFileSync(join(root, "comment.md"), "utf8"));
      await promisify(execFile)(process.execPath, [command, "build", root, "--offline"]);
      if (existsSync(join(root, "dist/_compare"))) read.set("left", "");
    });
  }, 60_000);

  it("lists what changed, was added, moved and removed", () => {
    const { pages } = JSON.parse(read.get("changes.json") ?? "");
    expect(pages.map(({ kind, address }: { kind: string; address: string }) => `${kind} ${address}`)).toEqual([
      "changed /docs/",
      "added /docs/fresh",
      "removed /docs/gone",
      "moved /docs/new/name",
      "changed /docs/plants",
    ]);
    expect(pages[4].words).toEqual({ inserted: 1, deleted: 1 });
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

  it("goes with the next build", () => {
    expect(read.has("left")).toBe(false);
  });
});

it("says what is wrong with a ref", async () => {
  await withProject({}, async (root) => {
    const build = async () => {
      const args = [command, "build", root, "--offline", "--compare", "nothing"];
      const failed = await promisify(execFile)(process.execPath, args).catch((error) => error);
      expect(failed.code).toBe(2);
      return failed.stderr;
    };
    const said = 'Cannot tell what changed since "nothing"';
    expect(await build()).toContain(`${said}: the project is not in a git repository.`);
    const git = (...args: string[]) =>
      execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@x.example", ...args], { cwd: root });
    git("init", "-q");
    expect(await build()).toContain(`${said}: git knows no such ref.\n  Name a tag, branch or commit`);
    git("commit", "-q", "--allow-empty", "-m", "Begin");
    git("commit", "-q", "--allow-empty", "-m", "Go on");
    git("clone", "-q", "--depth", "1", `file://${root}`, `${root}/clone`);
    copyFileSync(join(root, "docs.json"), join(root, "clone/docs.json"));
    const args = [command, "build", join(root, "clone"), "--offline", "--compare", "HEAD~1"];
    const failed = await promisify(execFile)(process.execPath, args).catch((error) => error);
    expect(failed.stderr).toContain(
      "this clone only has the newest commits.\n  For all of them, run git fetch --unshallow",
    );
  });
});

describe("a comparison of an API", () => {
  it("lists pages of operations, and not the page about its releases", async () => {
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
    const settings = {
      navigation: {
        groups: [
          { group: "API", openapi },
          { group: "More", pages: ["bed", "short"] },
        ],
      },
    };
    const project = {
      ".gitignore": "dist\n.docsgen\n",
      "api.json": describe("1", []),
      "bed.mdx": "---\nopenapi-schema: Bed\n---\n",
      "short.mdx": "---\ntitle: Short\n---\n\nA list, of words.\n",
    };
    await withProject({ files: project, settings }, async (root) => {
      const git = (...args: string[]) =>
        execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@x.example", ...args], { cwd: root });
      git("init", "-q");
      git("add", "-A");
      git("commit", "-qm", "Begin");
      git("tag", "v1");
      writeFileSync(join(root, "api.json"), describe("2", [{ name: "bed", in: "query", schema: { type: "string" } }]));
      writeFileSync(join(root, "short.mdx"), project["short.mdx"].replace(",", ""));
      const args = [command, "build", root, "--offline", "--compare", "v1"];
      await promisify(execFile)(process.execPath, args);
      expect(readFileSync(join(root, "dist/api/changes.md"), "utf8")).toContain("## 2\n");
      const { pages } = JSON.parse(readFileSync(join(root, "dist/_compare/changes.json"), "utf8"));
      expect(pages.map(({ kind, address }: { kind: string; address: string }) => `${kind} ${address}`)).toEqual([
        "changed /api/list-plants",
        "changed /short",
      ]);
      expect(readFileSync(join(root, "dist/bed.md"), "utf8")).toContain("A bed of plants.");
      expect(readFileSync(join(root, "dist/_compare/comment.md"), "utf8")).toContain("| changed | marks only |");
    });
  }, 60_000);
});

describe("a comparison of a folder in a repository", () => {
  it("finds moved pages that were edited, before git knows of them, and pages whose parts changed", async () => {
    const write = (root: string, file: string, text: string) => {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), text);
    };
    const long = Array.from({ length: 12 }, (_, line) => `Line ${line} of what this page says.`).join("\n\n");
    const docs = (...pages: string[]) =>
      JSON.stringify({ theme: "mint", name: "Garden", colors: { primary: "#0d9373" }, navigation: { pages } });
    await withProject({}, async (root) => {
      const git = (...args: string[]) =>
        execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@x.example", ...args], { cwd: root });
      write(root, ".gitignore", "dist\n.docsgen\n");
      write(root, "docs/docs.json", docs("index", "code", "old/[name]"));
      write(root, "docs/index.mdx", 'import Part from "./parts/part.mdx"\n\n<Part />\n');
      write(root, "docs/parts/part.mdx", "A part.\n");
      write(root, "docs/code.mdx", '```py file="../examples/start.py"\n```\n\n```py file="../examples/same.py"\n```\n');
      write(root, "docs/old/[name].mdx", `---\ntitle: Name\n---\n\n${long}\n`);
      write(root, "examples/start.py", "print(1)\n");
      write(root, "examples/same.py", "print('same')\n");
      git("init", "-q");
      git("add", "-A");
      git("commit", "-qm", "Begin");
      write(root, "docs/docs.json", docs("index", "code", "new/[name]"));
      write(root, "docs/parts/part.mdx", "A new part.\n");
      write(root, "examples/start.py", "print(2)\n");
      rmSync(join(root, "docs/old"), { recursive: true });
      write(root, "docs/new/[name].mdx", `---\ntitle: Name\n---\n\n${long.replace("Line 3", "Row 3")}\n`);
      const args = [command, "build", join(root, "docs"), "--offline", "--compare", "HEAD", "--base", "/base"];
      await promisify(execFile)(process.execPath, args);
      const compared = join(root, "docs/dist/_compare");
      const { pages } = JSON.parse(readFileSync(join(compared, "changes.json"), "utf8"));
      const told = pages.map((each: { kind: string; address: string; words: object; before?: { address: string } }) => [
        each.kind,
        each.address,
        each.words,
        each.before?.address,
      ]);
      expect(told).toEqual([
        ["changed", "/base/", { inserted: 1, deleted: 0 }, "/base/"],
        ["changed", "/base/code", { inserted: 1, deleted: 1 }, "/base/code"],
        ["moved", "/base/new/[name]", { inserted: 1, deleted: 1 }, "/base/old/[name]"],
      ]);
      const comment = readFileSync(join(compared, "comment.md"), "utf8");
      expect(comment).toContain("2 changed, 1 moved.");
      expect(comment).toContain("| moved, was `/base/old/[name]` | +1 −1 |");
      expect(readFileSync(join(compared, "index.html"), "utf8")).toContain("was <code>/old/[name]</code>");
      expect(git("status", "--porcelain").toString()).toContain("?? docs/new/");
    });
  }, 60_000);
});
