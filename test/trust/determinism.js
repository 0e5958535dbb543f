// Builds projects twice under other conditions and compares every byte: number of jobs, folder, time zone, locale, cache.
// Run: node test/trust/determinism.js PROJECT…
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";

const cli = join(import.meta.dirname, "../../bin/docsgen.js");
const HERE = { TZ: "UTC", LC_ALL: "C", LANG: "C" };
const ELSEWHERE = { TZ: "Pacific/Auckland", LC_ALL: "tr_TR.UTF-8", LANG: "tr_TR.UTF-8" };

function build(root, jobs, env) {
  const flags = ["--jobs", jobs, "--offline", "--lenient", "--quiet", "--site-url", "https://docs.example.com"];
  execFileSync(process.execPath, [cli, "build", root, "--out", `${root}-dist`, ...flags], {
    env: { ...process.env, ...env },
    stdio: ["ignore", "ignore", "pipe"],
  });
  return hashes(`${root}-dist`);
}

/** The hash of each file by its path. */
function hashes(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    files.map((entry) => {
      const path = join(entry.parentPath ?? entry.path, entry.name);
      return [path.slice(folder.length + 1), createHash("sha1").update(readFileSync(path)).digest("hex")];
    }),
  );
}

function differing(one, other) {
  return [...new Set([...one.keys(), ...other.keys()])].filter((file) => one.get(file) !== other.get(file));
}

/** Says something else in the first page, and takes it back. */
function editAndRevert(root, run) {
  const settings = join(root, existsSync(join(root, "docs.json")) ? "docs.json" : "mint.json");
  const text = readFileSync(settings, "utf8");
  writeFileSync(settings, text.replace(/"name"\s*:\s*"/, "$&Edited "));
  run();
  writeFileSync(settings, text);
}

const work = mkdtempSync(join(tmpdir(), "docsgen-same-"));
let total = 0;
for (const project of process.argv.slice(2)) {
  const [one, other] = ["a", join("another folder", "b")].map((folder) => join(work, folder, basename(project)));
  for (const root of [one, other]) {
    mkdirSync(join(root, ".."), { recursive: true });
    cpSync(project, root, {
      recursive: true,
      filter: (path) => !/[\\/](?:\.docsgen|dist|node_modules)(?:[\\/]|$)/.test(path.slice(project.length)),
    });
  }
  const first = build(one, "1", HERE);
  const second = build(other, "3", ELSEWHERE);
  editAndRevert(other, () => build(other, "2", HERE));
  const warm = build(other, "2", HERE);
  const found = { cold: differing(first, second), warm: differing(first, warm) };
  total += found.cold.length + found.warm.length;
  console.log(`${basename(project)}: ${first.size} files, ${found.cold.length} differ cold, ${found.warm.length} warm`);
  for (const [kind, files] of Object.entries(found))
    for (const file of files.slice(0, 10)) console.log(`  ${kind}: ${file}`);
}
rmSync(work, { recursive: true, force: true });
process.exitCode = total === 0 ? 0 : 1;
