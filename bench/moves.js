// Moves things in a copy of a project, each from the same start, and compares what `check` says before and after.
// node bench/moves.js FOLDER 'OLD' 'NEW' ['OLD' 'NEW' …]
import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const [folder, ...names] = process.argv.slice(2);
const docsgen = fileURLToPath(new URL("../bin/docsgen.js", import.meta.url));
const work = mkdtempSync(join(tmpdir(), "docsgen-moves-"));
const root = join(work, "site");
cpSync(folder, root, { recursive: true, filter: (path) => !/[\\/]\.git$/.test(path) });

const git = (...args) =>
  execFileSync(
    "git",
    ["-C", root, "-c", "user.name=x", "-c", "user.email=x@x", "-c", "core.quotePath=false", ...args],
    {
      encoding: "utf8",
      maxBuffer: 1 << 28,
    },
  );
const run = (...args) => spawnSync(process.execPath, [docsgen, ...args], { encoding: "utf8", maxBuffer: 1 << 28 });
const check = () => JSON.parse(run("check", root, "--offline", "--redirects", "--format", "json", "--quiet").stdout);

try {
  git("init", "-q");
  git("add", "-A");
  git("commit", "-qm", "start");
  const before = check();
  console.log(`${folder}: ${before.length} problems`);
  for (let at = 0; at < names.length; at += 2) tryMove(names[at], names[at + 1], before);
} finally {
  rmSync(work, { recursive: true, force: true });
}

function tryMove(from, to, before) {
  const started = process.hrtime.bigint();
  const dry = run("move", from, to, root, "--dry-run");
  const seconds = Number(process.hrtime.bigint() - started) / 1e9;
  const isUntouched = git("status", "--porcelain") === "";
  const done = run("move", from, to, root);
  if (done.status !== 0) return console.log(`${from} → ${to}: ${done.stderr}`);
  const lines = dry.stdout.split("\n");
  const planned = new Set(
    lines.flatMap((line) => /^edit +(\S.*?):\d+:\d+ {2}/.exec(line)?.[1].replace(/^.*\/site\//, "") ?? []),
  );
  const moved = new Map(
    lines.flatMap((line) => {
      const [, old, fresh] = /^move +(.+) → (.+)$/.exec(line) ?? [];
      return old ? [[old.replace(/^.*\/site\//, ""), fresh.replace(/^.*\/site\//, "")]] : [];
    }),
  );
  git("add", "-A");
  const changed = git("diff", "--cached", "--no-renames", "--name-only").trim().split("\n");
  const allowed = new Set([...planned, ...moved.keys(), ...moved.values(), "docs.json", "redirects.json"]);
  const strays = changed.filter((file) => !allowed.has(file));
  const diff = git("diff", "--cached", "--numstat", "--", "docs.json").trim().split("\t").slice(0, 2).join("/");
  const lost = difference(before, check(), moved);
  console.log(
    `${from} → ${to}: ${done.stderr.trim()} dry run ${isUntouched ? "wrote nothing" : "WROTE"}, ${seconds.toFixed(1)} s; ` +
      `docs.json +/- ${diff}; strays ${strays.length}; problems gone ${lost.gone.length}, new ${lost.fresh.length}`,
  );
  for (const each of [...lost.gone.map((one) => `- ${one}`), ...lost.fresh.map((one) => `+ ${one}`), ...strays])
    console.log(`    ${each}`);
  git("reset", "-q", "--hard");
  git("clean", "-fdq");
}

/** Problems without their lines, with old names of files as new ones. */
function difference(before, after, moved) {
  const names = new Map(
    [...moved].flatMap(([old, fresh]) => [
      [old, fresh],
      [bare(old), bare(fresh)],
    ]),
  );
  const words = [...names.keys()]
    .sort((a, b) => b.length - a.length)
    .map((name) => RegExp.escape?.(name) ?? name.replace(/[.*+?^$()|[\]\\]/g, "\\$&"));
  const old = new RegExp(`(?<![\\w-]|[\\w-]/)(?:${words.join("|")})(?![\\w/-])`, "g");
  const key = ({ code, place, what }, rename) =>
    `${code} ${rename(place?.file ?? "")} ${rename(what)}`.replace(/:\d+:\d+/g, "");
  const one = before.map((each) => key(each, (text) => text.replace(old, (name) => names.get(name))));
  const other = after.map((each) => key(each, (text) => text));
  return { gone: minus(one, other), fresh: minus(other, one) };
}

function bare(file) {
  return file.replace(/(?:\/index)?\.mdx?$/, "");
}

function minus(all, others) {
  const left = [...others];
  return all.filter((each) => {
    const at = left.indexOf(each);
    if (at === -1) return true;
    left.splice(at, 1);
    return false;
  });
}
