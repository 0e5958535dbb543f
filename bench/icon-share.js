// Counts how many icons of built sites were drawn: node bench/icon-share.js DIST…
import { readFileSync } from "node:fs";
import { join } from "node:path";
import glob from "fast-glob";

/** What stands for a name that no library has. */
const RING = '<circle cx="12" cy="12" r="8" fill="none" stroke="currentColor" stroke-width="2"/>';

const total = { icons: 0, unknown: 0 };
for (const folder of process.argv.slice(2)) {
  const found = countIn(folder);
  total.icons += found.icons;
  total.unknown += found.unknown;
  print(folder, found);
}
print("all", total);

function countIn(folder) {
  const files = glob.sync(["**/*.html", "_docsgen/icons.svg"], { cwd: folder, dot: true });
  const counts = { icons: 0, unknown: 0 };
  for (const file of files) {
    const text = readFileSync(join(folder, file), "utf8");
    // The strip of the frame holds each of its icons once; pages hold theirs at every use.
    counts.icons += text.split(file.endsWith(".svg") ? "<svg y=" : 'class="icon"').length - 1;
    counts.unknown += text.split(RING).length - 1;
  }
  return counts;
}

function print(name, { icons, unknown }) {
  const share = icons === 0 ? 100 : (100 * (icons - unknown)) / icons;
  console.log(`${name}: ${icons} icons, ${unknown} unknown, ${share.toFixed(2)} % drawn`);
}
