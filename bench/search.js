// `npm run bench:search`: what search costs, by the number of sections.
//   npm run bench:search -- [CORPUS.jsonl.gz …] [--sections 3000,20000,200000] [--queries FILE.json]
//   A corpus has one page a line: `{path, src}`. Without one, the example sites' own pages are taken.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { sections: { type: "string", default: "3000,20000,200000" }, queries: { type: "string" } },
});
const work = mkdtempSync(join(tmpdir(), "docsgen-bench-search-"));

try {
  for (const sections of values.sections.split(",").map(Number)) {
    const folder = join(work, String(sections));
    const built = run("build-index.js", { folder, sections, corpora: positionals });
    const server = run("ask-server.js", { folder, queries: values.queries ?? null });
    const browser = run("ask-browser.js", { folder, queries: values.queries ?? null });
    print(sections, { ...built, ...server, ...browser });
    rmSync(folder, { recursive: true, force: true });
  }
} finally {
  rmSync(work, { recursive: true, force: true });
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

function print(sections, figures) {
  console.log(`\n${sections.toLocaleString("en")} sections`);
  for (const [name, value] of Object.entries(figures)) console.log(`  ${name.padEnd(44)} ${value}`);
}
