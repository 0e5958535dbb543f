// `npm run bench`: builds synthetic sites, or the folders it is given, and reports what a build costs.
//   npm run bench                         100 and 1,000 pages
//   npm run bench -- --pages 5000,20000   other sizes
//   npm run bench -- path/to/docs …       sites of your own (copied first; nothing of theirs is changed)
//   --runs 5 (median of), --save FILE, --compare FILE (an earlier --save), --json
import { spawnSync } from "node:child_process";
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { writeSyntheticSite } from "./synthetic-site.js";

const cli = fileURLToPath(new URL("../bin/docsgen.js", import.meta.url));
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    pages: { type: "string" },
    runs: { type: "string", default: "5" },
    save: { type: "string" },
    compare: { type: "string" },
    json: { type: "boolean", default: false },
  },
});
const runs = Number(values.runs);
const work = mkdtempSync(join(tmpdir(), "docsgen-bench-"));

try {
  const rows = [];
  const sizes = (values.pages ?? (positionals.length > 0 ? "" : "100,1000")).split(",").filter(Boolean).map(Number);
  for (const size of sizes) rows.push(...benchSynthetic(size));
  for (const folder of positionals) rows.push(...benchFolder(folder));
  if (values.save) writeFileSync(values.save, JSON.stringify(rows, null, 2));
  if (values.json) console.log(JSON.stringify(rows, null, 2));
  else printTable(rows, values.compare ? JSON.parse(readFileSync(values.compare, "utf8")) : []);
} finally {
  rmSync(work, { recursive: true, force: true });
}

function benchSynthetic(pages) {
  const root = join(work, `synthetic-${pages}`);
  mkdirSync(join(root, "node_modules"), { recursive: true });
  const { page, snippet } = writeSyntheticSite(root, pages);
  return benchSite(`${pages} pages`, root, { page, snippet });
}

function benchFolder(folder) {
  const name = basename(folder);
  const root = join(work, name);
  cpSync(folder, root, { recursive: true });
  mkdirSync(join(root, "node_modules"), { recursive: true });
  return benchSite(name, root, null);
}

/** Cold, unchanged, and after each kind of edit; every figure is the median of the runs. */
function benchSite(name, root, edits) {
  // What a build leaves is removed at the end of all: file systems are slow to make files where many were just removed.
  let out = "";
  const forget = () => {
    rmSync(join(root, "node_modules/.cache"), { recursive: true, force: true });
    out = mkdtempSync(join(work, "out-"));
  };
  const edit = (file, text) => () => appendFileSync(join(root, file), text());
  let count = 0;
  const cases = [
    ["cold", forget],
    ["unchanged", () => {}],
  ];
  if (edits) {
    cases.push(["one page", edit(edits.page, () => `\nEdit number ${++count}.\n`)]);
    cases.push(["one snippet", edit(edits.snippet, () => `\nEdit number ${++count}.\n`)]);
    cases.push(["docs.json", edit("docs.json", () => " \n")]);
    cases.push(["one title", rename(join(root, edits.page))]);
  }
  return cases.map(([kind, before]) => {
    const results = Array.from({ length: runs }, () => {
      before();
      return buildOnce(root, out);
    });
    return { site: name, case: kind, ...medians(results) };
  });
}

/** Gives a page a longer title, which all pages beside it show. */
function rename(file) {
  return () => writeFileSync(file, readFileSync(file, "utf8").replace('title: "', 'title: "New '));
}

function buildOnce(root, out) {
  const report = join(work, "report.json");
  const started = performance.now();
  const { status, stderr } = spawnSync(
    process.execPath,
    [cli, "build", root, "--lenient", "--offline", "--quiet", "--out", out, "--report", report],
    {
      encoding: "utf8",
      maxBuffer: 1 << 28,
    },
  );
  const wall = (performance.now() - started) / 1000;
  if (status !== 0) throw new Error(`The build of ${root} failed:\n${stderr.slice(-2000)}`);
  const { pages, seconds, cpuSeconds, peakMemoryBytes, bytes } = JSON.parse(readFileSync(report, "utf8"));
  return {
    pages,
    wall,
    cpu: cpuSeconds,
    peakMB: peakMemoryBytes / 2 ** 20,
    outputMB: bytes / 2 ** 20,
    ...prefixed(seconds),
  };
}

function prefixed(seconds) {
  return Object.fromEntries(Object.entries(seconds).map(([stage, value]) => [`stage ${stage}`, value]));
}

function medians(results) {
  const keys = Object.keys(results[0]);
  return Object.fromEntries(keys.map((key) => [key, median(results.map((each) => each[key]))]));
}

function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  return Math.round(sorted[Math.floor(sorted.length / 2)] * 1000) / 1000;
}

function printTable(rows, earlier) {
  const before = new Map(earlier.map((row) => [`${row.site} ${row.case}`, row]));
  console.log(
    `${"site".padEnd(16)} ${"case".padEnd(12)} pages  wall s   CPU s  peak MB  out MB  CPU ms/page  wall ms/page by stage`,
  );
  for (const row of rows) {
    const old = before.get(`${row.site} ${row.case}`);
    const stages = Object.entries(row)
      .filter(([key]) => key.startsWith("stage "))
      .map(([key, value]) => `${key.slice(6)} ${((value * 1000) / row.pages).toFixed(2)}`);
    const ratio = old ? `  ×${(row.cpu / old.cpu).toFixed(2)} CPU, ×${(row.wall / old.wall).toFixed(2)} wall` : "";
    const numbers = [
      String(row.pages).padStart(5),
      row.wall.toFixed(2).padStart(7),
      row.cpu.toFixed(2).padStart(7),
      row.peakMB.toFixed(0).padStart(8),
      row.outputMB.toFixed(1).padStart(7),
      ((row.cpu * 1000) / row.pages).toFixed(2).padStart(12),
    ];
    console.log(`${row.site.padEnd(16)} ${row.case.padEnd(12)} ${numbers.join(" ")}  ${stages.join(", ")}${ratio}`);
  }
}
