// Kills `move`, `check --fix` and `migrate` at each of their steps with SIGKILL, and interrupts them with SIGINT; then counts
// projects that the next command does not find as they were, or changed as a whole. A part of `npm run faults`.
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";

const { values } = parseArgs({
  options: { kills: { type: "string", default: "30" }, pages: { type: "string", default: "12" } },
});
const cli = join(import.meta.dirname, "../../bin/docsgen.js");
const work = mkdtempSync(join(tmpdir(), "docsgen-kill-"));
const names = Array.from({ length: Number(values.pages) }, (_, index) => `p${index}`);

/** Loaded before the command: ends it before the call to the disk with this number that changes the project. */
const killer = join(work, "killer.mjs");
writeFileSync(
  killer,
  `import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
const { KILL_AT, KILL_WITH, KILL_IN, KILL_COUNT } = process.env;
let count = 0;
for (const name of ["writeFileSync", "renameSync", "copyFileSync", "rmSync", "rmdirSync", "mkdirSync", "chmodSync", "openSync"]) {
  const call = fs[name];
  fs[name] = (...args) => {
    if (String(args[0]).startsWith(KILL_IN) && !String(args[0]).includes(".cache") && ++count === Number(KILL_AT)) process.kill(process.pid, KILL_WITH);
    return call(...args);
  };
}
syncBuiltinESMExports();
process.on("exit", () => fs.appendFileSync(KILL_COUNT, count + "\\n"));
`,
);

function write(folder, files) {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
}

const settings = { theme: "mint", name: "Kill", colors: { primary: "#123456" } };
const original = join(work, "original");
write(original, {
  "docs.json": JSON.stringify({ ...settings, navigation: { pages: names.map((name) => `g/${name}`) } }, null, 2),
  ...Object.fromEntries(
    names.map((name) => [`g/${name}.mdx`, `---\ntitle: ${name}\n---\n\n[next](/g/p0) [wrong](./${name}.mdx)\n`]),
  ),
});
const old = join(work, "old");
write(old, {
  "mkdocs.yml": "site_name: Old\n",
  "docs/index.md": "# Start\n",
  ...Object.fromEntries(names.map((name) => [`docs/${name}.md`, `# ${name}\n\n![](a.png)\n`])),
  "docs/a.png": "picture",
});

const COMMANDS = {
  move: { args: (at) => ["move", "g/", "h/", at], before: original },
  "check --fix": { args: (at) => ["check", at, "--fix", "--offline", "--no-cache"], before: original },
  migrate: { args: (at) => ["migrate", old, "--out", at], before: null },
};

function tree(folder) {
  if (!existsSync(folder)) return {};
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((each) => each.isFile());
  const paths = files.map((each) => join(each.parentPath, each.name)).sort();
  return Object.fromEntries(paths.map((path) => [path.slice(folder.length), readFileSync(path, "utf8")]));
}

function run(args, env = null) {
  const node = env ? ["--import", killer, cli] : [cli];
  return spawnSync(process.execPath, [...node, ...args], { encoding: "utf8", env: { ...process.env, ...env } });
}

let failures = 0;
for (const [name, { args, before }] of Object.entries(COMMANDS)) {
  const at = join(work, "project");
  const counts = join(work, "counts");
  const reset = () => {
    rmSync(at, { recursive: true, force: true });
    if (before) cpSync(before, at, { recursive: true });
  };
  const env = (signal, step) => ({ KILL_IN: at, KILL_AT: String(step), KILL_WITH: signal, KILL_COUNT: counts });
  reset();
  const [states, steps] = [[tree(at)], () => Number(readFileSync(counts, "utf8").trim().split("\n").at(-1))];
  run(args(at), env("SIGKILL", 0));
  states.push(tree(at));
  const whole = states.map((each) => JSON.stringify(each));
  const isWhole = () => {
    const now = tree(at);
    for (const file of Object.keys(now)) if (file === "/.migration/report.md") delete now[file];
    return whole.includes(JSON.stringify(now));
  };
  if (name === "migrate") {
    delete states[1]["/.migration/report.md"];
    whole[1] = JSON.stringify(states[1]);
  }
  const last = steps();
  for (const signal of ["SIGKILL", "SIGINT"]) {
    let [killed, halves, said, broken] = [0, 0, 0, 0];
    for (let count = 0; count < Number(values.kills); count++) {
      reset();
      const step = 1 + Math.floor((count * last) / Number(values.kills));
      const ended = run(args(at), env(signal, step));
      if (ended.signal === signal) killed++;
      const wasHalf = !isWhole();
      if (wasHalf) halves++;
      if (existsSync(at)) {
        const next = run(["check", at, "--offline", "--no-cache"]);
        if (next.stderr.includes("was interrupted: its changes have been undone")) said++;
      }
      if (!isWhole()) {
        broken++;
        console.log(`${name}: ${signal} at step ${step} of ${last} is not healed:`, Object.keys(tree(at)));
      }
    }
    failures += broken;
    console.log(
      `${name}, ${signal}: ${killed} of ${values.kills} killed at ${last} steps, ${halves} left half-way, ${said} said so, ${broken} not healed`,
    );
  }
}
rmSync(work, { recursive: true, force: true });
process.exitCode = failures === 0 ? 0 : 1;
