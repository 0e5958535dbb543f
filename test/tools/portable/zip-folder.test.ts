import { mkdirSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { strFromU8, unzipSync } from "fflate";
import { expect, it } from "vitest";
import { zipFolder } from "../../../src/tools/portable/steps.js";
import { temporaryFolder } from "../../temporary-folder.js";

const place = temporaryFolder();

it("has every file, and the same bytes whenever it is made", () => {
  const zips = [1_000_000, 1_700_000_000].map((time, index) => {
    const folder = join(place, `site-${index}`);
    mkdirSync(join(folder, "guides/é"), { recursive: true });
    // In another order the second time.
    const files = [
      ["index.html", "Hello"],
      ["guides/é/index.html", "Grüße ".repeat(2000)],
      ["a.png", "picture"],
    ] as const;
    for (const [file, text] of index === 0 ? files : [...files].reverse()) {
      writeFileSync(join(folder, file), text);
      utimesSync(join(folder, file), time, time);
    }
    zipFolder(folder, `${folder}.zip`);
    return readFileSync(`${folder}.zip`);
  });
  expect(zips[0]?.equals(zips[1] ?? Buffer.alloc(0))).toBe(true);
  const held = unzipSync(zips[0] ?? new Uint8Array());
  expect(Object.keys(held)).toEqual(["a.png", "guides/é/index.html", "index.html"]);
  expect(strFromU8(held["guides/é/index.html"] ?? new Uint8Array())).toBe("Grüße ".repeat(2000));
  expect(zips[0]?.length).toBeLessThan(1000);
});
