// Copies of pictures take long: a build counts those that it makes.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { writePictures } from "../../../src/commands/building/write-site.js";
import { createProgress } from "../../../src/commands/progress.js";
import { openTree } from "../../../src/emit/write-tree.js";
import { temporaryFolder } from "../../temporary-folder.js";

const work = temporaryFolder();

async function linesOf(kept: readonly string[]): Promise<string> {
  let lines = "";
  const write = (text: string) => {
    lines += text;
  };
  const progress = createProgress({ quiet: false, isTerminal: false, write, now: () => 0 });
  const routes = ["a.webp", "b.webp"].map(
    (file) => ({ kind: "made", file, madeFrom: file, make: () => file }) as const,
  );
  const out = join(work, `out-${kept.length}`);
  const tree = await openTree(out);
  await writePictures(tree, routes, { kept: new Set(kept), progress });
  await tree.swapIn();
  progress.end();
  expect(readFileSync(join(out, "b.webp"), "utf8")).toBe("b.webp");
  return lines;
}

it("says how many it makes, and nothing where all are there", async () => {
  expect(await linesOf([])).toBe("Pictures 2 (0.00 s)\n");
  expect(await linesOf(["a.webp"])).toBe("Pictures 1 (0.00 s)\n");
  expect(await linesOf(["a.webp", "b.webp"])).toBe("");
});
