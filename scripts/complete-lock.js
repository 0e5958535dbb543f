// Adds to the lock file the packages for other platforms that the registry in use does not carry. Without them `npm ci`
// calls the lock file out of step. Run it after `npm install`: node scripts/complete-lock.js
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const SYSTEMS = ["darwin", "linux", "win32", "freebsd", "android", "openharmony", "openbsd", "netbsd", "sunos", "aix"];
const CPUS = ["arm64", "x64", "ia32", "arm", "ppc64", "riscv64", "s390x", "loong64", "mips64el", "wasm32"];

const file = fileURLToPath(new URL("../package-lock.json", import.meta.url));
const lock = JSON.parse(readFileSync(file, "utf8"));
let added = 0;
for (const [path, entry] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    if (path === "" || isLocked(path, name) || !/^\d/.test(version)) continue;
    lock.packages[`node_modules/${name}`] = platformEntry(name, version, entry.dev === true);
    added += 1;
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${added} packages of other platforms added to the lock file.`);

/** Whether some folder from the dependent's own up to the root holds the package. */
function isLocked(path, name) {
  for (let folder = path; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf("/node_modules/")))) {
    if (lock.packages[`${folder}${folder === "" ? "" : "/"}node_modules/${name}`]) return true;
    if (folder === "") return false;
    if (!folder.includes("/node_modules/")) {
      return Boolean(lock.packages[`node_modules/${name}`]);
    }
  }
}

function platformEntry(name, version, isDev) {
  const words = name.split("/").at(-1).split(/[-.]/);
  const os = SYSTEMS.filter((system) => words.includes(system));
  const cpu = CPUS.filter((each) => words.includes(each));
  const libc =
    words.includes("musl") || words.includes("musleabihf")
      ? ["musl"]
      : words.includes("gnu") || words.includes("gnueabihf")
        ? ["glibc"]
        : [];
  return {
    version,
    ...(cpu.length > 0 ? { cpu } : {}),
    ...(isDev ? { dev: true } : {}),
    ...(libc.length > 0 ? { libc } : {}),
    optional: true,
    ...(os.length > 0 ? { os } : {}),
  };
}
