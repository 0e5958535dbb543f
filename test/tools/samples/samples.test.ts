// `docsgen check --samples`: code blocks that are marked as tests are run, and nothing else ever.
import { spawn } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Command } from "commander";
import { expect, test, vi } from "vitest";
import { checkSite } from "../../../src/commands/checking/check-site.js";
import { applyProjectFile } from "../../../src/commands/options/project-file.js";
import { readRun } from "../../../src/commands/options/reading-options.js";
import { parseFenceMeta } from "../../../src/highlight/fence-meta.js";
import type { Problem } from "../../../src/shared/problem.js";
import { matches } from "../../../src/tools/samples/check-samples.js";
import { findSamples } from "../../../src/tools/samples/find-samples.js";
import { PLAIN_FLAGS } from "../../build-site.js";
import { COMMAND, docsgen } from "../../running.js";
import { writeProject } from "../../site/write-project.js";
import { temporaryFolder } from "../../temporary-folder.js";

const marks = temporaryFolder();

const FLAGS = { ...PLAIN_FLAGS, links: true, jobs: 2, change: null } as const;

async function check(page: string, flags: object = { samples: true }, files: Readonly<Record<string, string>> = {}) {
  const root = writeProject({ files: { "index.mdx": `---\ntitle: Home\n---\n\n${page}\n`, ...files } });
  const { problems } = await checkSite(readRun(root, FLAGS), { ...FLAGS, ...flags });
  return problems.map(({ code, place, what, hint }) => [code, place?.line, what, hint]);
}

const fence = (meta: string, ...code: string[]) => `\`\`\`${meta}\n${code.join("\n")}\n\`\`\``;

test("a block that runs and prints what the page says is fine", async () => {
  const page = [
    fence('sh test output="hello"', "echo hello"),
    fence('js test env="NAME=zoo"', "console.log(process.env.NAME, process.cwd() !== process.env.DOCSGEN_ROOT);"),
    fence("text expected", "zoo ..."),
    fence('text notes.txt test cmd="cat {file}"', "a note"),
    fence("text expected", "a note"),
  ];
  expect(await check(page.join("\n\n"))).toEqual([]);
});

test("a block that fails, prints something else or takes too long is a problem at its place", async () => {
  const page = [
    fence("sh test", "echo no >&2; exit 3"),
    fence('sh test output="hello"', "echo bye"),
    fence("sh test timeout=0.3", "sleep 60 & sleep 60"),
    fence("cobol test", "STOP RUN."),
    fence('sh test file="gone.sh"'),
  ];
  const [missing, ...found] = await check(page.join("\n\n"));
  expect(missing?.slice(0, 2)).toEqual(["code-file-missing", 21]);
  expect(found).toEqual([
    ["sample-failed", 17, 'There is no command for code in "cobol".', 'Add one: cmd="my-tool {file}".'],
    ["sample-failed", 5, "The code block fails with exit code 3 (bash -eu sample.sh).", "no"],
    ["sample-output", 9, "The code block does not print the expected output.", "Expected:\nhello\nPrinted:\nbye"],
    [
      "sample-failed",
      13,
      "The code block was stopped after 0.3 s (bash -eu sample.sh).",
      "Give it more time with timeout=60 or --sample-timeout.",
    ],
  ]);
});

test("code of a file is run as the page shows it", async () => {
  const files = { "examples/a.sh": "exit 1\n#region good\necho good\n#endregion\n" };
  expect(await check(fence('sh file="examples/a.sh#good" test output="good"'), { samples: true }, files)).toEqual([]);
});

test("nothing runs without the flag, nor without the mark", async () => {
  const mark = (name: string) => join(marks, name);
  await check(fence("sh test", `touch ${mark("flag")}`), {});
  await check(`${fence("sh", `touch ${mark("plain")}`)}\n\n${fence('sh title="test"', `touch ${mark("title")}`)}`);
  expect(["flag", "plain", "title"].filter((name) => existsSync(mark(name)))).toEqual([]);
});

/** What is found in the text of a page, and what is told of it. */
function samplesIn(text: string) {
  const problems: Problem[] = [];
  const page = { file: "a.mdx", text, readCode: () => ({ kind: "missing" }) as const };
  return { samples: findSamples(page, (each) => problems.push(each)), problems };
}

test("blocks are found in lists and quotes, without their indentation", () => {
  const text = "1. One\n\n   ```py test\n   if True:\n       print(1)\n   ```\n\n> ```js test\n> run();\n> ```\n";
  const { samples, problems } = samplesIn(text);
  expect(samples.map(({ code, fileName, place }) => [code, fileName, place.line])).toEqual([
    ["if True:\n    print(1)", "sample.py", 3],
    ["run();", "sample.mjs", 8],
  ]);
  expect(problems).toEqual([]);
});

test("a time limit that is no number is told, and the block is not run without one", () => {
  const { samples, problems } = samplesIn("```sh test timeout=abc\ntrue\n```\n");
  expect(samples).toEqual([]);
  expect(problems.map(({ code, place, what }) => [code, place?.line, what])).toEqual([
    ["sample-failed", 1, 'timeout="abc" is not a number of seconds.'],
  ]);
});

test("the marks are no titles", () => {
  expect(parseFenceMeta("py", 'start.py test cmd="x"').title).toBe("start.py");
  expect(parseFenceMeta("text", "expected").title).toBeNull();
});

test("dots stand for any text", () => {
  expect(matches("id: 7f3\nok  \n", "id: ...\nok")).toBe(true);
  expect(matches("a\nb\nc", "a\n...\nc")).toBe(true);
  expect([matches("a+", "a."), matches("ab", "a"), matches("", "a")]).toEqual([false, false, false]);
});

test("docsgen.json cannot ask for it", async () => {
  const root = writeProject({ files: { "docsgen.json": '{ "samples": true }' } });
  await expect(applyProjectFile(root, new Command("check"), [])).rejects.toThrow('"samples" can only be a flag');
});

const args = ["check", ".", "--offline", "--no-cache", "--quiet"];

test("no variable of the environment runs them", async () => {
  const mark = join(marks, "variable");
  const cwd = writeProject({ files: { "index.mdx": fence("sh test", `touch ${mark}`) } });
  expect((await docsgen(args, { cwd, env: { ...process.env, DOCSGEN_SAMPLES: "1" } })).code).toBe(0);
  expect(existsSync(mark)).toBe(false);
  expect((await docsgen([...args, "--samples"], { cwd })).code).toBe(0);
  expect(existsSync(mark)).toBe(true);
});

test("a program that goes on by itself and keeps the output open is not waited for", async () => {
  const stop = join(marks, "stop");
  const lasting = `while [ ! -e ${stop} ]; do sleep 0.1; done`;
  const page = fence(
    'js test output="started"',
    'import { spawn } from "node:child_process";',
    `spawn("sh", ["-c", ${JSON.stringify(lasting)}], { detached: true, stdio: "inherit" }).unref();`,
    'console.log("started");',
  );
  try {
    expect(await check(page)).toEqual([]);
  } finally {
    writeFileSync(stop, "");
  }
});

test("programs end with docsgen, and their folders go", async () => {
  const mark = join(marks, "pid");
  const page = fence("sh test", "sleep 60 &", `echo "$! $PWD" > ${mark}.new && mv ${mark}.new ${mark}`, "wait");
  const root = writeProject({ files: { "index.mdx": page } });
  const run = spawn(process.execPath, [COMMAND, ...args, "--samples"], { cwd: root, stdio: "ignore" });
  await vi.waitFor(() => expect(existsSync(mark)).toBe(true), { timeout: 30_000 });
  const [pid = "", folder = ""] = readFileSync(mark, "utf8").trim().split(" ");
  run.kill("SIGINT");
  expect(await new Promise((resolve) => run.on("exit", (_, signal) => resolve(signal)))).toBe("SIGINT");
  expect(existsSync(folder)).toBe(false);
  // A program that was killed may still wait to be noticed by its parent.
  const isRunning = () => {
    try {
      return !/^State:\tZ/m.test(readFileSync(`/proc/${pid}/status`, "utf8"));
    } catch {
      return false;
    }
  };
  await vi.waitFor(() => expect(isRunning()).toBe(false), { timeout: 10_000 });
});
