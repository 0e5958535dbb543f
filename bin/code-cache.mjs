// Runs chunks of docsgen with the code that the engine made of them in an earlier run: Node 20 keeps none, and later ones keep none of functions that were compiled when they were called.
// Measured on Node 20, user CPU: a fifth of a rebuild of one page, a tenth of a first build of 200 pages.
import { lstatSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { cachedDataVersionTag } from "node:v8";
import { Script } from "node:vm";
import { crc32 } from "node:zlib";

/** Where code is kept. */
const FOLDER = join(process.env.NODE_COMPILE_CACHE || tmpdir(), `docsgen-code-${process.getuid?.() ?? "user"}`);

/** What this process ran: at its end, the code of it is kept. */
const chunks = [];

/**
 * Runs the body of a module, which lies beside it in a file named by its content: the engine itself compares no more than
 * lengths. A script is given what only a module has: its `meta` data, `load` for `import()`, and the `imports` by their
 * names. Returns its exports.
 */
export function runBody(name, { meta, load, imports }) {
  const source = readFileSync(fileURLToPath(new URL(name, meta.url)), "latin1");
  const tag = cachedDataVersionTag();
  const file = fileOf(name, meta.url, tag);
  const kept = file === null ? null : readKept(file);
  const script = new Script(source, { filename: meta.url, ...(kept && { cachedData: kept.code }) });
  if (file !== null) note({ script, file, tag, isKept: kept !== null && !script.cachedDataRejected, ...kept });
  return script.runInThisContext()(meta, load, imports);
}

/**
 * Stack traces name the module that the code was made for, so each copy of docsgen keeps its own. The tag stands for the
 * version of the engine, its flags and the machine: code that was made otherwise is of no use.
 * Versions of Node patch the engine without a new tag, and crash on the code of one another.
 */
function fileOf(name, module, tag) {
  if (process.env.NODE_DISABLE_COMPILE_CACHE) return null;
  const place = crc32(module).toString(16);
  return join(FOLDER, [name, place, process.version, process.arch, tag.toString(16)].join("-"));
}

/** A run that has workers leaves much to them: what it compiles itself is part of what one without them does. */
function note(chunk) {
  if (chunks.length === 0) {
    let hasWorkers = false;
    process.once("worker", () => {
      hasWorkers = true;
    });
    process.once("exit", () => keepAll(!hasWorkers));
  }
  chunks.push(chunk);
}

/** Bytes of the checksum, and behind it 1 where a run without workers kept the code. */
const SUM = 4;
const HEAD = SUM + 1;

/** Null: there is none, or it is damaged, or others could have put it there. */
function readKept(file) {
  try {
    if (!isOwn()) return null;
    const bytes = readFileSync(file);
    const isSound = bytes.readUInt32LE(0) === crc32(bytes.subarray(SUM));
    return isSound ? { code: bytes.subarray(HEAD), isWhole: bytes[SUM] === 1 } : null;
  } catch {
    return null;
  }
}

/** Whether nobody else can write into the folder: the engine trusts what lies there. */
function isOwn() {
  const { uid, mode } = lstatSync(FOLDER);
  return process.platform === "win32" || (uid === process.getuid() && (mode & 0o22) === 0);
}

/** Where a run had to compile a chunk anew, it keeps what it compiled of all. A folder that cannot be written is no fault. */
function keepAll(isWhole) {
  const tag = cachedDataVersionTag();
  const keepable = chunks.filter((chunk) => chunk.tag === tag);
  if (keepable.every((chunk) => chunk.isKept && (chunk.isWhole || !isWhole))) return;
  try {
    mkdirSync(FOLDER, { recursive: true, mode: 0o700 });
    if (!isOwn()) return;
    for (const { script, file } of keepable) {
      const bytes = Buffer.concat([Buffer.alloc(HEAD, isWhole ? 1 : 0), script.createCachedData()]);
      bytes.writeUInt32LE(crc32(bytes.subarray(SUM)));
      writeFileSync(`${file}.${process.pid}`, bytes);
      renameSync(`${file}.${process.pid}`, file);
    }
    removeOld();
  } catch {
    // The next run compiles again.
  }
}

/** In milliseconds. Code that is still in use by then is compiled once more. */
const LONGEST_KEPT = 30 * 86_400_000;

/** What other versions left behind. Only a run that keeps code looks, so that most runs do not. */
function removeOld() {
  const oldest = Date.now() - LONGEST_KEPT;
  for (const name of readdirSync(FOLDER)) {
    const file = join(FOLDER, name);
    if (lstatSync(file).mtimeMs < oldest) rmSync(file, { force: true });
  }
}
