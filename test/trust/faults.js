// Breaks what docsgen rests on: a disk that is full at three sizes (needs root and Linux), a clock that is set back; then kills
// builds, commands that change a project, and servers. Run: npm run faults
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const cli = join(import.meta.dirname, "../../bin/docsgen.js");
const root = mkdtempSync(join(tmpdir(), "docsgen-faults-"));
const PAGES = Array.from({ length: 40 }, (_, index) => `p${index}`);
let failures = 0;

function check(what, isSo, detail = "") {
  if (!isSo) failures++;
  console.log(`${isSo ? "✓" : "✗"} ${what}${isSo ? "" : `\n${detail}`}`);
}

/** Pages that all say the same edition; later ones are longer. */
function write(project, edition) {
  mkdirSync(project, { recursive: true });
  const docs = { theme: "mint", name: "Faults", colors: { primary: "#123456" }, navigation: { pages: PAGES } };
  writeFileSync(join(project, "docs.json"), JSON.stringify(docs));
  const text = `edition-${edition}. ${"Some more words of this edition. ".repeat(edition * 200)}`;
  for (const page of PAGES) writeFileSync(join(project, `${page}.mdx`), `---\ntitle: ${page}\n---\n\n${text}\n`);
}

function build(project, out, env = {}) {
  const args = [cli, "build", project, "--out", out, "--quiet", "--offline"];
  return spawnSync(process.execPath, args, { encoding: "utf8", env: { ...process.env, ...env } });
}

/** The editions that the pages of an output are of. */
function editions(out) {
  const found = PAGES.map((page) => {
    const file = join(out, page, "index.html");
    return existsSync(file) ? (/edition-(\d+)/.exec(readFileSync(file, "utf8"))?.[1] ?? "none") : "missing";
  });
  return [...new Set(found)].join();
}

/** An output on a small disk, with so much room left: the next edition does not fit. */
function fillDisk(kilobytes) {
  const disk = join(root, `disk-${kilobytes}`);
  mkdirSync(disk);
  execFileSync("mount", ["-t", "tmpfs", "-o", "size=200m", "tmpfs", disk]);
  try {
    const [project, out] = [join(root, `project-${kilobytes}`), join(disk, "dist")];
    write(project, 1);
    check(`a build fits on a disk with room`, build(project, out).status === 0);
    const { blocks, bfree, bsize } = statfsSync(disk);
    const used = ((blocks - bfree) * bsize) / 1024;
    execFileSync("mount", ["-o", `remount,size=${Math.ceil(used + kilobytes)}k`, disk]);
    write(project, 3);
    const full = build(project, out);
    check(
      `with ${kilobytes} kB left, the build ends with an error that says so`,
      full.status !== 0 && /ENOSPC|no space|full/i.test(full.stderr) && !/\n\s+at /.test(full.stderr),
      full.stderr,
    );
    check("  and the site is the one that was there", editions(out) === "1", editions(out));
    execFileSync("mount", ["-o", "remount,size=200m", disk]);
    check(
      "  and with room, the next build is whole",
      build(project, out).status === 0 && editions(out) === "3",
      editions(out),
    );
  } finally {
    execFileSync("umount", [disk]);
  }
}

/** A clock that is an hour behind when the project is built again. */
function setClockBack() {
  const shift = join(root, "shift.cjs");
  writeFileSync(shift, "const now = Date.now; Date.now = () => now() - 3_600_000;\n");
  const back = { NODE_OPTIONS: `--require ${shift}` };
  const [project, out] = [join(root, "clock"), join(root, "clock-dist")];
  write(project, 1);
  build(project, out);
  write(project, 2);
  check(
    "with a clock that is set back, changed pages are built",
    build(project, out, back).status === 0 && editions(out) === "2",
    editions(out),
  );
  write(project, 3);
  check(
    "  and again with the clock that is right",
    build(project, out).status === 0 && editions(out) === "3",
    editions(out),
  );
}

function run(command, ...args) {
  const env = { ...process.env, FAULT_TURNS: "1000" };
  const { status } = spawnSync(command, args, { stdio: "inherit", env, cwd: join(import.meta.dirname, "../..") });
  if (status !== 0) failures++;
}

setClockBack();
if (process.platform === "linux" && process.getuid() === 0) for (const size of [16, 256, 1024]) fillDisk(size);
else console.log("- a full disk is not tried: that needs Linux and root");
rmSync(root, { recursive: true, force: true });
run("node", "test/trust/kill-builds.js");
run("node", "test/trust/kill-changes.js");
run("npx", "vitest", "run", "test/trust/killed-servers.test.ts");
process.exitCode = failures === 0 ? 0 : 1;
