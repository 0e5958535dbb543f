// A build of a project whose pages show what git says is done at once as long as git says the same.
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { lastBuild } from "../../../src/commands/building/last-build.js";
import { readRun } from "../../../src/commands/options/reading-options.js";
import { type RebuiltProject, rebuiltProject, settled } from "../rebuilt-project.js";

const CONFIG = {
  name: "Dated",
  metadata: { timestamp: true },
  feedback: { suggestEdit: true },
  navigation: { pages: ["index"] },
};
const FLAGS = { parser: "native", cache: true, format: "text", offline: true, lenient: true, quiet: true } as const;

let project: RebuiltProject;
const git = (...args: string[]) => {
  const who = ["-c", "user.name=a", "-c", "user.email=a@example.com"];
  execFileSync("git", [...who, ...args], { cwd: join(project.work, "site"), stdio: "pipe" });
};
const isRecalled = () => {
  const [root, out] = [join(project.work, "site"), join(project.work, "out")];
  return lastBuild(root, out, readRun(root, { ...FLAGS, out })).recall() !== null;
};

beforeAll(() => {
  project = rebuiltProject({ "docs.json": JSON.stringify(CONFIG), "index.mdx": "---\ntitle: One\n---\nText.\n" });
  git("init", "-q", "-b", "main");
  git("remote", "add", "origin", "https://github.com/example/one.git");
});
afterAll(() => project.remove());

it.each([
  ["there is no commit yet", () => {}],
  [
    "there is a first commit",
    () => {
      git("add", ".");
      git("commit", "-qm", "First");
    },
  ],
  ["there is another commit", () => git("commit", "-q", "--allow-empty", "-m", "Second")],
  ["the branch has another name", () => git("branch", "-m", "trunk")],
  ["it is hosted elsewhere", () => git("remote", "set-url", "origin", "https://gitlab.com/example/one.git")],
])("%s", async (_, change) => {
  change();
  expect(isRecalled()).toBe(false);
  await project.expectSameAsCold();
  expect(isRecalled()).toBe(true);
});

it("nothing is asked of git where no page shows what it says", async () => {
  project.write("docs.json", JSON.stringify({ ...CONFIG, metadata: {}, feedback: {} }));
  await settled();
  await project.run("out");
  git("commit", "-q", "--allow-empty", "-m", "Third");
  expect(isRecalled()).toBe(true);
});
