// Step of bench/search.js: builds a synthetic site, then repeats its search alone and says what it took of the build.
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { loadSource } from "../../scripts/load-source.js";
import { writeSyntheticSite } from "../synthetic-site.js";
import { loadIndexing } from "./load-indexing.js";

const { folder, pages } = JSON.parse(process.argv[2]);
const build = buildSite();
const alone = await repeatSearch();
const seconds = (value) => `${value.toFixed(2)} s`;
console.log(
  JSON.stringify({
    "build: CPU": seconds(build.cpuSeconds),
    "search: CPU": seconds(alone.cpu),
    "search: share of the build": `${((100 * alone.cpu) / build.cpuSeconds).toFixed(0)} %`,
    "search: CPU for each 1,000 pages": seconds((alone.cpu * 1000) / build.pages),
    "search: of it drafts of pages": seconds(alone.drafts),
    "search: sections": alone.sections,
  }),
);

function buildSite() {
  const root = join(folder, "site");
  mkdirSync(join(root, "node_modules"), { recursive: true });
  writeSyntheticSite(root, pages);
  const cli = fileURLToPath(new URL("../../bin/docsgen.js", import.meta.url));
  const report = join(folder, "report.json");
  const flags = ["--lenient", "--offline", "--quiet", "--no-cache", "--out", join(folder, "dist"), "--report", report];
  const { status, stderr } = spawnSync(process.execPath, [cli, "build", root, ...flags], { encoding: "utf8" });
  if (status !== 0) throw new Error(`The build failed:\n${stderr}`);
  return JSON.parse(readFileSync(report, "utf8"));
}

/** Reads the built site's records back and indexes them anew, in one thread and from a cold start as a build does. */
async function repeatSearch() {
  const { readBundleFiles } = await loadSource("search/reading/read-bundle-files.ts");
  const [{ loadTokeniser }, { pageDrafter, segmentPages }, browser, assistant] = await loadIndexing();
  const files = await readBundleFiles(join(folder, "dist"));
  const sources = files.index.segments.flatMap(({ root, pages: entries }) =>
    entries.map((entry, number) => {
      const { page, section, markdown } = files.page(entry);
      const records = Array.from({ length: root.pageSizes[number] }, (_, index) => ({
        ...section(index),
        page,
        names: [],
      }));
      return { records, markdown: markdown() };
    }),
  );
  const tokeniser = await loadTokeniser("en");
  const start = process.cpuUsage();
  const draft = pageDrafter(tokeniser);
  const drafts = sources.map(({ records, markdown }) => draft(records, { links: [], markdown }));
  const drafted = process.cpuUsage(start);
  const segments = segmentPages(drafts, "site");
  for (const writer of [browser.writeBrowserIndex, assistant.writeAssistantBundle])
    for (const { make } of writer(segments)) make();
  const all = process.cpuUsage(start);
  const cpu = ({ user, system }) => (user + system) / 1e6;
  const sections = sources.reduce((sum, { records }) => sum + records.length, 0);
  return { cpu: cpu(all), drafts: cpu(drafted), sections };
}
