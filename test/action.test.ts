// Runs the script of the GitHub Action with the environment that a runner makes.
import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeEach, expect, it } from "vitest";
import { parse } from "yaml";
import { temporaryFolder, writeFiles } from "./temporary-folder.js";

const repository = fileURLToPath(new URL("..", import.meta.url));
const action = parse(readFileSync(join(repository, "action.yml"), "utf8"));
const build: { run: string; env: Record<string, string> } = action.runs.steps.find(
  ({ id }: { id?: string }) => id === "build",
);
const DOCS = '{ "name": "Site", "navigation": { "pages": ["index"] } }';
let folder = "";

beforeEach(() => {
  folder = temporaryFolder();
  mkdirSync(join(folder, "temp"));
  writeFiles(folder, {
    // In a runner, npm installs docsgen; here it is this one.
    "node_modules/.bin/docsgen": `#!/bin/sh\nexec "${process.execPath}" "${repository}bin/docsgen.js" "$@"\n`,
    "docs/docs.json": DOCS,
  });
  chmodSync(join(folder, "node_modules/.bin/docsgen"), 0o755);
});

/** The script with the inputs of a workflow; the others have their defaults. */
function runAction(inputs: Readonly<Record<string, string>>) {
  const value = (name: string): string => inputs[name] ?? action.inputs[name].default;
  const fill = (text: string) => text.replace(/\$\{\{ inputs\.([\w-]+) \}\}/g, (_, name: string) => value(name));
  const own = Object.fromEntries(Object.entries(build.env).map(([name, text]) => [name, fill(text)]));
  const { status, stdout, stderr } = spawnSync("bash", ["--noprofile", "--norc", "-eo", "pipefail", "-c", build.run], {
    cwd: folder,
    env: {
      ...process.env,
      ...own,
      CI: "true",
      GITHUB_WORKSPACE: folder,
      RUNNER_TEMP: join(folder, "temp"),
      GITHUB_OUTPUT: join(folder, "output"),
      GITHUB_STEP_SUMMARY: join(folder, "summary.md"),
    },
  });
  return { status, stdout: stdout.toString(), stderr: stderr.toString() };
}

it("builds, annotates, summarises and says where the site is", () => {
  writeFileSync(join(folder, "docs/index.mdx"), "[gone](/gone)\n");
  const { status, stdout, stderr } = runAction({ folder: "docs", "site-url": "https://docs.example.com" });
  expect(stderr).toContain("Built 1 page");
  expect(status).toBe(0);
  expect(stdout).toContain("::warning file=docs/index.mdx,line=1,col=1,title=docsgen dead-link::Broken link");
  expect(readFileSync(join(folder, "summary.md"), "utf8")).toContain("| ⚠️ dead-link | `docs/index.mdx:1:1` |");
  const lines = readFileSync(join(folder, "output"), "utf8").trim().split("\n");
  const outputs = Object.fromEntries(lines.map((line) => line.split("=")));
  expect(existsSync(join(outputs.folder, "sitemap.xml"))).toBe(true);
  expect(JSON.parse(readFileSync(outputs.report, "utf8")).problems).toMatchObject({ warning: 1 });
});

it("fails on errors, and on warnings where the workflow asks for it", () => {
  writeFileSync(join(folder, "docs/index.mdx"), "[gone](/gone)\n");
  expect(runAction({ folder: "docs", "fail-on-warnings": "true" }).status).toBe(1);
  writeFileSync(join(folder, "docs/index.mdx"), "<Note>");
  expect(runAction({ folder: "docs" })).toMatchObject({
    status: 1,
    stdout: expect.stringContaining("::error file=docs/"),
  });
});

it("takes options as words, never as patterns, and folders with any name", () => {
  writeFiles(folder, { "-docs/docs.json": DOCS, "-docs/index.mdx": "Text.\n", "--lenient": "" });
  const { status, stderr } = runAction({ folder: "-docs", options: "--base /docs --l*" });
  expect(stderr).toContain("--l*");
  expect(status).toBe(2);
  expect(runAction({ folder: "-docs", options: "--base /docs" }).status).toBe(0);
});

it("runs nothing that the project did not install", () => {
  rmSync(join(folder, "node_modules"), { recursive: true });
  const { status, stdout } = runAction({ folder: "docs" });
  expect(status).toBe(2);
  expect(stdout).toContain("::error title=docsgen is not installed::");
});
