// Runs `check --changed` on commits of a repository's history, and compares it with a full check restricted to the change.
// node bench/changed.js GIT_FOLDER DOCS_FOLDER COMMITS SKIPPED
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, posix } from "node:path";
import { fileURLToPath } from "node:url";

const [repository, docs = ".", count = "20", skip = "0"] = process.argv.slice(2);
const docsgen = fileURLToPath(new URL("../bin/docsgen.js", import.meta.url));
const work = mkdtempSync(join(tmpdir(), "docsgen-changed-"));
const root = join(work, docs);
const git = (...args) => execFileSync("git", ["-C", work, ...args], { encoding: "utf8", maxBuffer: 1 << 28 });

function check(...flags) {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      docsgen,
      "check",
      root,
      "--offline",
      "--no-cache",
      "--format",
      "json",
      "--quiet",
      "--report",
      join(work, ".git/report.json"),
      ...flags,
    ],
    { encoding: "utf8", maxBuffer: 1 << 28 },
  );
  try {
    return { ...JSON.parse(readFileSync(join(work, ".git/report.json"), "utf8")), problems: JSON.parse(stdout) };
  } catch {
    throw new Error(stderr);
  }
}

try {
  execFileSync("git", ["clone", "-q", "--no-checkout", "--shared", repository, work]);
  const commits = git("log", "--no-merges", "--format=%H", `-${count}`, `--skip=${skip}`, "--", docs)
    .trim()
    .split("\n");
  for (const commit of commits) {
    git("update-ref", "--no-deref", "HEAD", commit);
    git("read-tree", "--reset", commit);
    // A mirror may lack large files, such as videos.
    spawnSync("git", ["-C", work, "checkout-index", "-a", "-f", "-q"]);
    git("clean", "-fdq");
    if (!existsSync(join(root, "docs.json"))) continue;
    const changed = git("diff", "--name-only", "--no-renames", `${commit}~1`, commit, "--", docs)
      .trim()
      .split("\n")
      .map((file) => posix.relative(docs, file));
    const [full, mine] = [timed(() => check()), timed(() => check("--changed", `${commit}~1`))];
    const wanted = restricted(full.result.problems, changed);
    const found = mine.result.problems.map(key);
    const missing = minus(wanted.map(key), found);
    const extra = minus(found, full.result.problems.map(key));
    console.log(
      `${commit.slice(0, 7)} ${String(changed.length).padStart(3)} files: full ${full.result.problems.length} problems, ${full.result.pages} pages, ${full.cpu.toFixed(1)} s CPU; change ${found.length} (script ${wanted.length}), ${mine.result.pages} pages, ${mine.cpu.toFixed(1)} s; missing ${missing.length}, more ${minus(found, wanted.map(key)).length}, not in full ${extra.length}`,
    );
    for (const each of [...missing.map((one) => `- ${one}`), ...extra.map((one) => `+ ${one}`)].slice(0, 8))
      console.log(`    ${each}`);
  }
} finally {
  rmSync(work, { recursive: true, force: true });
}

/** Problems in changed files, in pages that import them, and those whose words name one. */
function restricted(problems, changed) {
  const files = new Set(changed);
  const importing = (file) => {
    try {
      return (
        /\.mdx?$/.test(file) &&
        [...readFileSync(join(root, file), "utf8").matchAll(/from\s+["']([^"']+)["']/g)].some(([, source]) =>
          files.has(posix.join(source.startsWith("/") ? "" : posix.dirname(file), source).replace(/^\//, "")),
        )
      );
    } catch {
      return false;
    }
  };
  const addresses = new Set(
    changed.map((file) => (/\.mdx?$/.test(file) ? `/${file.replace(/(?:\/?index)?\.mdx?$/, "")}` : `/${file}`)),
  );
  const naming = ({ place, what }) =>
    [...what.matchAll(/"([^"\s]+)"/g)].some(([, quoted]) => {
      const path = quoted.split(/[?#]/)[0];
      if (path === "") return false;
      const candidates = [path, posix.join("/", posix.dirname(place?.file ?? ""), path), posix.join("/", path)];
      return candidates.some((each) => addresses.has(each.replace(/\.mdx?$/, "").replace(/(.)\/$/, "$1")));
    });
  return problems.filter(
    (each) => files.has(each.place?.file) || (each.place && importing(each.place.file)) || naming(each),
  );
}

function key({ code, severity, place, what }) {
  return `${severity} ${code} ${place?.file}:${place?.line}:${place?.column} ${what}`;
}

function minus(all, others) {
  const left = new Set(others);
  return all.filter((each) => !left.has(each));
}

function timed(run) {
  // Of children that ended.
  const times = () =>
    readFileSync("/proc/self/stat", "utf8")
      .split(" ")
      .slice(15, 17)
      .reduce((sum, each) => sum + Number(each), 0) / 100;
  const start = times();
  const result = run();
  return { result, cpu: times() - start };
}
