import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { readBuiltSite } from "../../src/serve/read-built-site.js";
import { temporaryFolder, writeFiles } from "../temporary-folder.js";

it("gives the files of an output, and nothing to which a link in it leads out", async () => {
  const around = temporaryFolder();
  writeFiles(around, { "dist/_docsgen/site.json": '{"base":""}', "dist/a.txt": "shown", "secret.txt": "secret" });
  const dist = join(around, "dist");
  symlinkSync("../secret.txt", join(dist, "out.txt"));
  symlinkSync("..", join(dist, "up"));
  symlinkSync("a.txt", join(dist, "in.txt"));
  symlinkSync("dist", join(around, "linked"));
  for (const folder of [dist, join(around, "linked")]) {
    const { find } = readBuiltSite(folder);
    const found = async (file: string) => (await find(file))?.bytes.toString() ?? null;
    expect(await Promise.all(["a.txt", "in.txt"].map(found))).toEqual(["shown", "shown"]);
    for (const file of ["out.txt", "up/secret.txt", "../secret.txt", "none.txt", "_docsgen"])
      expect(await found(file), file).toBeNull();
  }
});
