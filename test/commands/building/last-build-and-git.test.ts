// A build of a project whose pages show what git says is done at once as long as git says the same.
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { lastBuild } from "../../../src/commands/building/last-build.js";
import { readRun } from "../../../src/commands/options/reading-options.js";
import { PLAIN_FLAGS } from "../../build-site.js";
import { gitIn } from "../../running.js";
import { rebuildProject, settled } from "../rebuilt-project.js";

const DATED = { metadata: { timestamp: true }, feedback: { suggestEdit: true } };
const docs = (settings: object) => JSON.stringify({ name: "Dated", navigation: { pages: ["index"] }, ...settings });
const FLAGS = { ...PLAIN_FLAGS, cache: true, lenient: true } as const;

const project = rebuildProject({ "docs.json": docs(DATED), "index.mdx": "---\ntitle: One\n---\nText.\n" });
const git = gitIn(join(project.work, "site"));
git("init", "-q", "-b", "main");
git("remote", "add", "origin", "https://github.com/example/one.git");
afterAll(() => project.remove());

const isRecalled = () => {
  const [root, out] = [join(project.work, "site"), join(project.work, "out")];
  return lastBuild(root, out, readRun(root, { ...FLAGS, out })).recall() !== null;
};

it.each([
  ["there is no commit yet", () => {}],
  ["there is a first commit", () => [git("add", "."), git("commit", "-qm", "First")]],
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
  project.write("docs.json", docs({}));
  await settled();
  await project.run("out");
  git("commit", "-q", "--allow-empty", "-m", "Third");
  expect(isRecalled()).toBe(true);
});
