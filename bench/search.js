// `npm run bench:search`: what search costs, by the number of sections.
//   npm run bench:search -- [CORPUS.jsonl.gz …] [--sections 3000,20000,200000] [--queries FILE.json]
//   npm run bench:search -- --pages 1000     what search takes of the build of a synthetic site
//   A corpus has one page a line: `{path, src}`. Without one, the example sites' own pages are taken.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sections: { type: "string", default: "3000,20000,200000" },
    queries: { type: "string" },
    pages: { type: "string" },
  },
});
const work = mkdtempSync(join(tmpdir(), "docsgen-bench-search-"));

try {
  for (const pages of numbers(values.pages)) {
    print(`${pages} pages`, run("share-of-build.js", { folder: join(work, "share"), pages }));
  }
  for (const sections of numbers(values.pages ? "" : values.sections)) {
    const folder = join(work, String(sections));
    const built = run("build-index.js", { folder, sections, corpora: positionals });
    const server = run("ask-server.js", { folder, queries: values.queries ?? null });
    const browser = run("ask-browser.js", { folder, queries: values.queries ?? null });
    print(`${sections.toLocaleString("en")} sections`, { ...built, ...server, ...browser });
    rmSync(folder, { recursive: true, force: true });
  }
} finally {
  rmSync(work, { recursive: true, force: true });
}

function numbers(list = "") {
  return list.split(",").filter(Boolean).map(Number);
}

/** Each step runs in a process of its own, so that its memory is its own. */
function run(script, task) {
  const file = fileURLToPath(new URL(`./search/${script}`, import.meta.url));
  const { stdout, stderr, status } = spawnSync(process.execPath, ["--expose-gc", file, JSON.stringify(task)], {
    encoding: "utf8",
    maxBuffer: 1 << 28,
  });
  if (status !== 0) throw new Error(`${script} failed:\n${stderr}`);
  return JSON.parse(stdout.trim().split("\n").at(-1));
}

function print(title, figures) {
  console.log(`\n${title}`);
  for (const [name, value] of Object.entries(figures)) console.log(`  ${name.padEnd(44)} ${value}`);
}
