// Step of bench/search.js: builds both indexes of a corpus and writes them to disk.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import glob from "fast-glob";
import { linksOf } from "./links.js";
import { loadIndexing } from "./load-indexing.js";
import { splitSections } from "./split-sections.js";
import { repeatPages } from "./synthetic-sections.js";

const { folder, sections, corpora } = JSON.parse(process.argv[2]);
const sources = corpora.length > 0 ? corpora.flatMap(readCorpus) : readExamples();
const paths = new Set(sources.map(({ path }) => path));
const linksByPath = new Map(sources.map((source) => [source.path, linksOf(source, paths)]));
const pages = repeatPages(
  sources.map((source) => splitSections(source)),
  sections,
);

const [{ loadTokeniser }, { pageDrafter, segmentPages }, browser, assistant] = await loadIndexing();
const tokeniser = await loadTokeniser("en");
globalThis.gc();
const start = process.cpuUsage();

const draft = pageDrafter(tokeniser);
const drafts = pages.map((records) => {
  const links = linksByPath.get(records[0].page.path) ?? [];
  return draft(records, { links, markdown: records.map(({ text }) => text).join("\n\n") });
});
const weighed = process.cpuUsage(start);
const segments = segmentPages(drafts, "site");
const sorted = process.cpuUsage(start);
const browserBytes = write(browser.writeBrowserIndex(segments));
const forBrowser = process.cpuUsage(start);
const bundleBytes = write(assistant.writeAssistantBundle(segments));
const all = process.cpuUsage(start);

const seconds = ({ user, system }) => (user + system) / 1e6;
const megabytes = (bytes) => `${(bytes / 1e6).toFixed(1)} MB`;
console.log(
  JSON.stringify({
    pages: pages.length,
    "index: weigh words, CPU s": seconds(weighed).toFixed(2),
    "index: sort, CPU s": (seconds(sorted) - seconds(weighed)).toFixed(2),
    "index: browser files, CPU s": (seconds(forBrowser) - seconds(sorted)).toFixed(2),
    "index: assistant bundle, CPU s": (seconds(all) - seconds(forBrowser)).toFixed(2),
    "index: all, CPU s": seconds(all).toFixed(2),
    "index: peak memory": megabytes(process.resourceUsage().maxRSS * 1024),
    "browser index on disk": `${megabytes(browserBytes.bytes)} in ${browserBytes.files} files`,
    "assistant bundle on disk": `${megabytes(bundleBytes.bytes)} in ${bundleBytes.files} files`,
  }),
);

function write(files) {
  const written = { files: 0, bytes: 0 };
  for (const { file, make } of files) {
    const bytes = make();
    const path = join(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, bytes);
    written.files++;
    written.bytes += bytes.length;
  }
  return written;
}

function readCorpus(file) {
  const lines = gunzipSync(readFileSync(file)).toString().trim().split("\n");
  return lines.map((line) => JSON.parse(line));
}

function readExamples() {
  const root = fileURLToPath(new URL("../..", import.meta.url));
  const files = glob.sync(["examples/**/*.mdx", "templates/**/*.mdx"], { cwd: root });
  return files.map((file) => ({ path: file.replace(/\.mdx$/, ""), src: readFileSync(join(root, file), "utf8") }));
}
