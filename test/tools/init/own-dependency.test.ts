// Whence a project gets docsgen, by how the docsgen that writes it is there.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import glob from "fast-glob";
import { expect, it } from "vitest";
import { ownDependency } from "../../../src/tools/init/init.js";
import { folderOfEachTest } from "../../temporary-folder.js";

const work = folderOfEachTest();
it("is the checkout that it runs from", () => {
  expect(ownDependency(join(work(), "site/docs"), join(work(), "docsgen"))).toBe("file:../../docsgen");
});

it.each([
  ["a tarball", "file:../docsgen-0.1.0.tgz", "file:../../docsgen-0.1.0.tgz"],
  ["an address", "https://example.com/docsgen.tgz", "https://example.com/docsgen.tgz"],
  ["git", "git+https://example.com/docsgen.git#abc", "git+https://example.com/docsgen.git#abc"],
])("is %s that another project installed it from", (_, written, expected) => {
  const own = join(work(), "other/node_modules/docsgen");
  mkdirSync(own, { recursive: true });
  for (const key of ["dependencies", "devDependencies"]) {
    writeFileSync(join(work(), "other/package.json"), JSON.stringify({ [key]: { docsgen: written } }));
    expect(ownDependency(join(work(), "site/docs"), own)).toBe(expected);
  }
});

it("is all that runs: no file of a new project, nor the Action, installs by the bare name", () => {
  const files = [...glob.sync("templates/project/**", { dot: true }), "action.yml"];
  const wrong = files.filter((file) => /npx (?!--no )\S*.*docsgen/.test(readFileSync(file, "utf8")));
  expect(wrong).toEqual([]);
});

it("comes with actions of others that are pinned by commit", () => {
  const used = [...readFileSync("action.yml", "utf8").matchAll(/uses: (\S+)/g)].map(([, name]) => name);
  expect(used.length).toBeGreaterThan(0);
  for (const name of used) expect(name).toMatch(/@[0-9a-f]{40}$/);
});
