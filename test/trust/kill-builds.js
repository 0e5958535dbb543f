// Kills builds with SIGKILL at random moments and inside their switch, and counts outputs that hold pages of two builds.
// Run: node test/trust/kill-builds.js [--kills 60]
import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";

const { values } = parseArgs({ options: { kills: { type: "string", default: "60" } } });
const kills = Number(values.kills);
const cli = join(import.meta.dirname, "../../bin/docsgen.js");
const root = mkdtempSync(join(tmpdir(), "docsgen-kill-"));
const out = join(root, "dist");
const PAGES = 60;
let edition = 0;

const pages = Array.from({ length: PAGES }, (_, index) => `p${index}`);
const docs = { theme: "mint", name: "Kill", colors: { primary: "#123456" }, navigation: { pages } };
writeFileSync(join(root, "docs.json"), JSON.stringify(docs));

function edit() {
  edition++;
  mkdirSync(root, { recursive: true });
  for (const page of pages)
    writeFileSync(join(root, `${page}.mdx`), `---\ntitle: ${page}\n---\n\nedition-${edition}.\n`);
}

/** The editions that the pages of the output are of. */
function editions() {
  const found = new Set();
  for (const page of pages) {
    const file = join(out, page, "index.html");
    if (existsSync(file))
      for (const [, number] of readFileSync(file, "utf8").matchAll(/edition-(\d+)/g)) found.add(number);
    else found.add("missing");
  }
  return found;
}

const run = (...args) => spawnSync(process.execPath, [cli, ...args], { encoding: "utf8" });

/** Starts a build and kills it when `isTime`; whether it was killed before it ended. */
async function killedBuild(args, isTime) {
  const build = spawn(process.execPath, [cli, "build", root, "--quiet", ...args], { stdio: "ignore" });
  const begun = performance.now();
  let hasEnded = false;
  build.once("exit", () => {
    hasEnded = true;
  });
  while (!hasEnded && !isTime(performance.now() - begun)) await new Promise((resolve) => setImmediate(resolve));
  build.kill("SIGKILL");
  if (!hasEnded) await new Promise((resolve) => build.once("exit", resolve));
  return build.signalCode === "SIGKILL";
}

edit();
const first = performance.now();
if (run("build", root, "--quiet").status !== 0) throw new Error("The first build failed.");
const took = performance.now() - first;
let mixed = 0;
let killed = 0;
let inSwitch = 0;
for (let count = 0; count < kills; count++) {
  edit();
  const isCold = count % 3 === 0;
  const moment = Math.random() * took;
  const isTime = count % 2 === 0 ? () => existsSync(`${out}.journal`) : (ms) => ms > moment;
  if (await killedBuild(isCold ? ["--no-cache"] : [], isTime)) killed++;
  if (existsSync(`${out}.journal`)) inSwitch++;
  run("search", "edition", out); // Reads the output, as a preview does.
  const found = editions();
  if (found.size !== 1 || found.has("missing")) {
    mixed++;
    console.log(`mixed after ${count % 2 === 0 ? "the switch" : `${moment.toFixed(0)} ms`}:`, [...found]);
  }
}
edit();
const last = run("build", root, "--quiet");
const left = readdirSync(root).filter((name) => /^dist\.(?:lock|journal)/.test(name));
const isWhole = last.status === 0 && editions().size === 1 && editions().has(String(edition)) && left.length === 0;
rmSync(root, { recursive: true, force: true });
console.log(
  `${killed} of ${kills} builds killed, ${inSwitch} in the switch: ${mixed} mixed outputs; the next build is ${isWhole ? "whole" : "not whole"}.`,
);
process.exitCode = mixed === 0 && isWhole ? 0 : 1;
