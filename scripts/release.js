// `npm run release`: publishes the version of package.json, after all that can be checked was checked. With --dry-run
// nothing is published. Nodes to try are taken from the npm registry.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const NODES = ["20.19", "22", "24", "26"];
const root = fileURLToPath(new URL("..", import.meta.url));
const isDryRun = process.argv.includes("--dry-run");
const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
const work = mkdtempSync(join(tmpdir(), "docsgen-release-"));

try {
  step("The working tree is clean", () => {
    if (output("git", ["status", "--porcelain"]) !== "") throw new Error("Commit your changes first.");
  });
  step(`CHANGELOG.md begins with ${version}`, () => {
    const first = /^## (\S+)/m.exec(readFileSync(join(root, "CHANGELOG.md"), "utf8"))?.[1];
    if (first !== version)
      throw new Error(`It begins with ${first}. Add a section, or set the version of package.json.`);
  });
  step(`v${version} is new`, () => {
    if (output("git", ["tag", "--list", `v${version}`]) !== "") throw new Error("There is a tag of this version.");
  });
  const tarball = step("The package holds what runs", pack);
  for (const node of NODES) step(`init and build on Node ${node}`, () => tryOn(node, tarball));
  if (isDryRun) console.log(`\n${version} is ready. Nothing was published.`);
  else publish(tarball);
} catch (error) {
  console.error(`\n${error.message}`);
  process.exitCode = 1;
} finally {
  rmSync(work, { recursive: true, force: true });
}

function step(name, run) {
  const result = run();
  console.log(`✓ ${name}`);
  return result;
}

function output(command, args, cwd = root) {
  return execFileSync(command, args, { cwd, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] }).trim();
}

/** The path of the tarball. Throws where it lacks a file. */
function pack() {
  const [{ filename, files }] = JSON.parse(output("npm", ["pack", "--json", "--pack-destination", work]));
  const packed = new Set(files.map(({ path }) => path));
  const needed = [
    "bin/docsgen.js",
    "dist/cli.cjs",
    "schema/docs.schema.json",
    "templates/project/_gitignore",
    "LICENSE",
  ];
  const missing = needed.filter((file) => !packed.has(file));
  if (missing.length > 0) throw new Error(`The package lacks ${missing.join(", ")}.`);
  return join(work, filename);
}

/** Installs the tarball as a user would, and builds a new project with one version of Node. */
function tryOn(node, tarball) {
  const folder = mkdtempSync(join(work, `node-${node}-`));
  output("npm", ["install", "--no-audit", "--no-fund", "--prefix", folder, tarball, `node@${node}`]);
  const binary = join(folder, "node_modules/node/bin/node");
  const docsgen = (...args) => output(binary, [join(folder, "node_modules/docsgen/bin/docsgen.js"), ...args], folder);
  docsgen("init", "site");
  docsgen("build", "site", "--strict");
}

function publish(tarball) {
  execFileSync("npm", ["publish", tarball], { cwd: root, stdio: "inherit" });
  output("git", ["tag", `v${version}`]);
  console.log(`\nPublished ${version}. Push the tag: git push origin v${version}`);
}
