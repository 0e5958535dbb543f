import { mkdirSync, realpathSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { editAddress, issueAddress } from "../../../src/render/inputs/documents-of-site.js";
import { projectGit } from "../../../src/site/git/project-git.js";
import { readRepository } from "../../../src/site/git/read-repository.js";
import { gitIn } from "../../running.js";
import { temporaryFolder } from "../../temporary-folder.js";

const NOTHING = { repository: null, branch: null };

const root = realpathSync(temporaryFolder());
mkdirSync(join(root, "docs"));
const git = gitIn(root);
git("init", "-q", "-b", "trunk");
git("commit", "-q", "--allow-empty", "-m", "Begin");
git("remote", "add", "origin", "x");

function withRemote(address: string) {
  git("remote", "set-url", "origin", address);
  return readRepository(projectGit(join(root, "docs")), NOTHING);
}

describe("the repository of a project", () => {
  it.each([
    "https://github.com/example/garden.git",
    "https://someone:secret@github.com/example/garden",
    "git@github.com:example/garden.git",
    "ssh://git@github.com:22/example/garden.git",
  ])("is read from git: %s", (remote) => {
    expect(withRemote(remote)).toEqual({ url: "https://github.com/example/garden", branch: "trunk", folder: "docs/" });
  });

  it("is none where git's is no web address, or there is no git", () => {
    expect(withRemote("/srv/git/garden")).toBeNull();
    expect(readRepository(projectGit(tmpdir()), NOTHING)).toBeNull();
  });

  it("may be named by the settings", () => {
    const wanted = { repository: "https://gitlab.com/example/garden/", branch: "next" };
    const found = { url: "https://gitlab.com/example/garden", branch: "next", folder: "" };
    expect(readRepository(projectGit(tmpdir()), wanted)).toEqual(found);
  });
});

it.each([
  ["https://github.com/e/g", "/edit/b/docs/a%20b.mdx", "/issues/new?title=T%20(%2Fa)"],
  ["https://gitlab.com/e/g", "/-/edit/b/docs/a%20b.mdx", "/-/issues/new?issue[title]=T%20(%2Fa)"],
  ["https://codeberg.org/e/g", "/_edit/b/docs/a%20b.mdx", "/issues/new?title=T%20(%2Fa)"],
  ["https://bitbucket.org/e/g", "/src/b/docs/a%20b.mdx?mode=edit", "/issues/new?title=T%20(%2Fa)"],
])("pages of %s are edited and reported there", (url, edit, issue) => {
  const repository = { url, branch: "b", folder: "docs/" };
  expect(editAddress(repository, "a b.mdx")).toBe(`${url}${edit}`);
  expect(issueAddress(repository, { title: "T", path: "/a" })).toBe(`${url}${issue}`);
});
