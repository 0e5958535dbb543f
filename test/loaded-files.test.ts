// Holds how many files of docsgen a run loads: most of a short run goes into loading them, one by one.
import { execFile } from "node:child_process";
import { appendFileSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { temporaryFolder, writeFiles } from "./temporary-folder.js";

const cli = fileURLToPath(new URL("../bin/docsgen.js", import.meta.url));
const bundled = new URL("../dist/", import.meta.url).href;

const folder = temporaryFolder();
const root = join(folder, "site");
const docs = { theme: "mint", name: "One", colors: { primary: "#123456" }, navigation: { pages: ["index"] } };
const page = "---\ntitle: One\n---\n\nA page.\n\n```js\nconst a = 1;\n```\n";
writeFiles(root, { "docs.json": JSON.stringify(docs), "index.mdx": page });
const site = [root, "--out", join(folder, "out"), "--offline", "--quiet"];
await loadedBy("build", ...site);

const run = (...args: string[]) => promisify(execFile)(process.execPath, args, { cwd: folder });

/** What a run says at its end, of an expression in its process. */
async function saidAtExit(expression: string, ...args: string[]): Promise<string> {
  const [hook, list] = [join(folder, "hook.cjs"), join(folder, "list.txt")];
  const write = `require("node:fs").appendFileSync(${JSON.stringify(list)}, ${expression})`;
  writeFiles(folder, { "hook.cjs": `process.on("exit", () => ${write});`, "list.txt": "" });
  await run("--require", hook, cli, ...args);
  return readFileSync(list, "utf8");
}

/** The files of dist/ that a run loads, in all its threads, without what distinguishes one bundle from another. */
async function loadedBy(...args: string[]): Promise<string[]> {
  const coverage = mkdtempSync(join(folder, "coverage-"));
  const env = { ...process.env, NODE_V8_COVERAGE: coverage };
  await promisify(execFile)(process.execPath, [cli, ...args], { cwd: folder, env });
  const threads = readdirSync(coverage).map((file) => JSON.parse(readFileSync(join(coverage, file), "utf8")));
  const urls = threads.flatMap(({ result }: { result: { url: string }[] }) => result.map(({ url }) => url));
  const ours = new Set(urls.filter((url) => url.startsWith(bundled)));
  return [...ours].map((url) => basename(url).replace(/-[\w-]{8}\.js$/, ".js")).sort();
}

describe("a run of docsgen", () => {
  it("loads few files to build a site of one page", async () => {
    const loaded = await loadedBy("build", ...site, "--out", join(folder, "fresh"), "--no-cache");
    expect(loaded).toContain("draw.js");
    expect(loaded.length).toBeLessThanOrEqual(14);
  });

  it("loads nothing that draws where nothing changed", async () => {
    const loaded = await loadedBy("build", ...site);
    expect(loaded).toContain("build.js");
    expect(loaded.filter((file) => file.startsWith("draw"))).toEqual([]);
    expect(loaded.length).toBeLessThanOrEqual(6);
  });

  it("loads no schema where a page alone changed", async () => {
    appendFileSync(join(folder, "site/index.mdx"), "\nMore.\n");
    const loaded = await loadedBy("build", ...site);
    expect(loaded).toContain("draw.js");
    expect(loaded.filter((file) => file.startsWith("settings"))).toEqual([]);
    expect(loaded.length).toBeLessThanOrEqual(12);
  });

  it("reads no set of icons where a site shows none but docsgen's own", async () => {
    const root = join(folder, "with-own-icons");
    const withIcons = {
      ...docs,
      contextual: { options: ["copy", "view", "chatgpt", "claude", "mcp", "cursor", "vscode", "download-pdf"] },
      feedback: { thumbsRating: true, suggestEdit: true, raiseIssue: true },
      navbar: { links: [{ type: "github", href: "https://github.com/one/one" }] },
      footer: { socials: { x: "https://x.com/one", website: "https://one.example", bluesky: "https://bsky.app/one" } },
    };
    const readFor = (icon: string) => {
      const page = `---\ntitle: One\n${icon}---\n\n<Note>A note.</Note>\n`;
      writeFiles(root, { "docs.json": JSON.stringify(withIcons), "index.mdx": page });
      const files = `Object.keys(require("node:module")._cache).filter((file) => file.endsWith("icons.json"))`;
      return saidAtExit(`${files}.join()`, "build", root, "--offline", "--quiet", "--lenient");
    };
    expect(await readFor("")).toBe("");
    expect(await readFor("icon: rocket\n")).toContain("fa6-solid");
  });

  it("loads nothing that starts processes where docs.json changed and git is not asked", async () => {
    writeFileSync(join(root, "docs.json"), JSON.stringify({ ...docs, name: "Two" }));
    const modules = (await saidAtExit('process.moduleLoadList.join() + ","', "build", ...site)).split(",");
    expect(modules).toContain("NativeModule fs");
    expect(modules).not.toContain("NativeModule child_process");
  });

  it("reads diagrams where they are new, and with nothing else", async () => {
    const reader = ["load-diagram-faults.js", "read-diagram.js"];
    const readBy = async (...args: string[]) =>
      (await loadedBy("build", ...args)).filter((file) => /diagram/.test(file));
    expect(await readBy(...site)).toEqual([]);
    appendFileSync(join(folder, "site/index.mdx"), "\n```mermaid\npie\n```\n");
    expect(await readBy(...site)).toEqual(reader);
    appendFileSync(join(folder, "site/index.mdx"), "\nAnd more.\n");
    expect(await readBy(...site)).toEqual(["load-diagram-faults.js"]);
  });

  it("loads the command line alone for help", async () => {
    const loaded = await loadedBy("--help");
    expect(loaded).toEqual(["cli.cjs"]);
  });

  it.each([
    ["search", "page", "out"],
    ["init", "new"],
    ["keys", "create", "--domain", "one", "--store", "sqlite:keys.db"],
  ])("loads no part of a build that it does not use: %s", async (...args) => {
    const loaded = await loadedBy(...args);
    expect(loaded).toContain(`${args[0]}.js`);
    expect(loaded).not.toContain("build.js");
    expect(loaded).not.toContain("draw.js");
  });
});
