// `node bench/descriptions.js FOLDER`: what the site of each description in FOLDER is like, and what its build costs: pages, kB
// and elements of HTML a page, MB of the site, CPU seconds, memory, and fields that no reader can reach.
//   --only a,b     those files alone, by name without extension
//   --keep FOLDER  leaves the sites there, one folder each
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, parse } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { pageAddresses, pageReader, readDescription, writeApiSettings } from "./reach/built-site.js";
import { findUnreached } from "./reach/find-unreached.js";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: "string" }, keep: { type: "string" } },
});
const [folder] = positionals;
if (!folder) throw new Error("Name the folder with the descriptions.");
const cli = fileURLToPath(new URL("../bin/docsgen.js", import.meta.url));
const work = mkdtempSync(join(tmpdir(), "docsgen-descriptions-"));
const wanted = values.only?.split(",");
const files = readdirSync(folder).filter((file) => /\.(json|ya?ml)$/.test(file));

console.log(`| description | pages | mean kB | largest kB | most elements | site MB | CPU s | peak MB | fields at the top | in all | out of reach |
|---|---|---|---|---|---|---|---|---|---|---|`);
for (const file of files) {
  const { name } = parse(file);
  if (!wanted || wanted.includes(name)) console.log(`| ${[name, ...measure(name, file)].join(" | ")} |`);
}
rmSync(work, { recursive: true });

function measure(name, file) {
  const built = values.keep ? join(values.keep, name) : join(work, `${name}-site`);
  const { cpuSeconds, peakMemoryBytes } = build(name, file, built);
  const all = readdirSync(built, { recursive: true, encoding: "utf8" });
  const pages = all.filter((each) => each.endsWith("index.html")).map((each) => readFileSync(join(built, each)));
  const sizes = pages.map((html) => html.length);
  const description = readDescription(join(folder, file));
  const { top, count, unreached } = findUnreached(description, pageAddresses(built), pageReader(built));
  return [
    pages.length,
    kilo(sizes.reduce((sum, size) => sum + size, 0) / pages.length),
    kilo(Math.max(...sizes)),
    Math.max(...pages.map(elements)),
    (all.reduce((sum, each) => sum + sizeOf(join(built, each)), 0) / 1e6).toFixed(1),
    cpuSeconds.toFixed(1),
    (peakMemoryBytes / 2 ** 20).toFixed(0),
    top,
    count,
    unreached.length,
  ];
}

function build(name, file, built) {
  const root = join(work, name);
  mkdirSync(root);
  cpSync(join(folder, file), join(root, file), { dereference: true });
  writeApiSettings(root, name, file);
  const report = join(work, "report.json");
  const flags = ["--offline", "--lenient", "--quiet", "--out", built, "--report", report];
  const { status, stderr } = spawnSync(process.execPath, [cli, "build", root, ...flags], {
    encoding: "utf8",
    maxBuffer: 1 << 28,
  });
  if (status !== 0) throw new Error(`The build of ${file} failed:\n${stderr.slice(-2000)}`);
  return JSON.parse(readFileSync(report, "utf8"));
}

/** Start tags: what the page is made of before any script runs. */
function elements(html) {
  const text = html.toString("utf8").replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>/g, "<$1>");
  return text.match(/<[a-z][^\s/>]*/gi)?.length ?? 0;
}

function sizeOf(file) {
  const stat = statSync(file);
  return stat.isFile() ? stat.size : 0;
}

function kilo(bytes) {
  return (bytes / 1000).toFixed(0);
}
