// Holds how many files of docsgen a run loads: most of a short run goes into loading them, one by one.
import { execFile } from "node:child_process";
import { appendFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { temporaryFolder } from "./temporary-folder.js";

const cli = fileURLToPath(new URL("../bin/docsgen.js", import.meta.url));
const bundled = new URL("../dist/", import.meta.url).href;

const folder = temporaryFolder();
const root = join(folder, "site");
mkdirSync(root);
const docs = { theme: "mint", name: "One", colors: { primary: "#123456" }, navigation: { pages: ["index"] } };
writeFileSync(join(root, "docs.json"), JSON.stringify(docs));
writeFileSync(join(root, "index.mdx"), "---\ntitle: One\n---\n\nA page.\n\n```js\nconst a = 1;\n```\n");
const site = [root, "--out", join(folder, "out"), "--offline", "--quiet"];
await loadedBy("build", ...site);

/** The files of dist/ that a run loads, in all its threads, without what distinguishes one bundle from another. */
async function loadedBy(...args: string[]): Promise<string[]> {
  const coverage = mkdtempSync(join(folder, "coverage-"));
  await promisify(execFile)(process.execPath, [cli, ...args], {
    cwd: folder,
    env: { ...process.env, NODE_V8_COVERAGE: coverage },
  });
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
    mkdirSync(root);
    const docs = {
      theme: "mint",
      name: "One",
      colors: { primary: "#123456" },
      navigation: { pages: ["index"] },
      contextual: { options: ["copy", "view", "chatgpt", "claude", "mcp", "cursor", "vscode", "download-pdf"] },
      feedback: { thumbsRating: true, suggestEdit: true, raiseIssue: true },
      navbar: { links: [{ type: "github", href: "https://github.com/one/one" }] },
      footer: { socials: { x: "https://x.com/one", website: "https://one.example", bluesky: "https://bsky.app/one" } },
    };
    writeFileSync(join(root, "docs.json"), JSON.stringify(docs));
    const page = (icon: string) => `---\ntitle: One\n${icon}---\n\n<Note>A note.</Note>\n`;
    const readFor = async (icon: string) => {
      writeFileSync(join(root, "index.mdx"), page(icon));
      const hook = join(folder, "list-icons.cjs");
      const list = join(folder, "icons.txt");
      writeFileSync(list, "");
      const files = `Object.keys(require("node:module")._cache).filter((file) => file.endsWith("icons.json"))`;
      const write = `require("node:fs").appendFileSync(${JSON.stringify(list)}, ${files}.join("\\n"))`;
      writeFileSync(hook, `process.on("exit", () => ${write});`);
      const args = ["--require", hook, cli, "build", root, "--offline", "--quiet", "--lenient"];
      await promisify(execFile)(process.execPath, args, { cwd: folder });
      return readFileSync(list, "utf8");
    };
    expect(await readFor("")).toBe("");
    expect(await readFor("icon: rocket\n")).toContain("fa6-solid");
  });

  it("loads nothing that starts processes where docs.json changed and git is not asked", async () => {
    const hook = join(folder, "list-modules.cjs");
    const list = join(folder, "modules.txt");
    const write = `require("node:fs").writeFileSync(${JSON.stringify(list)}, process.moduleLoadList.join("\\n"))`;
    writeFileSync(hook, `process.on("exit", () => ${write});`);
    const docs = join(folder, "site/docs.json");
    writeFileSync(docs, readFileSync(docs, "utf8").replace('"One"', '"Two"'));
    await promisify(execFile)(process.execPath, ["--require", hook, cli, "build", ...site], { cwd: folder });
    const modules = readFileSync(list, "utf8").split("\n");
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
