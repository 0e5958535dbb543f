// `npm run bench:search-quality -- FOLDER`: how often our search, plain BM25, MiniSearch and Pagefind find the known answers.
//   FOLDER holds sets (`<name>.json`: `{name, corpus, kind, queries: [{query, relevant}]}`) and `corpus/<name>.jsonl.gz`.
//   `holdOutPages`: a regular expression for paths that are kept out of the index.
//   --sets a,b    only these        --engines ours,lexical,bm25,minisearch,pagefind
//   `ours` is the assistant's search, `lexical` the same without what it learns of words that go together;
//   `browser` is the search dialog's, `browser-semantic` the same with what the assistant learns
//   --dist DIST   asks the bundle of a built site too (engine `built`), and only for pages that it shows;
//                 what the sets hold out must be held out of that site
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { gunzipSync } from "node:zlib";
import { linksOf } from "./search/links.js";
import { miniSearchRanker, pagefindRanker, plainRanker } from "./search/other-engines.js";
import { draftsOf, loadSearch, ownRanker, spaceOf } from "./search/own-engine.js";
import { splitSections } from "./search/split-sections.js";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sets: { type: "string" },
    engines: { type: "string", default: "ours,lexical,bm25,minisearch,pagefind" },
    dist: { type: "string" },
    misses: { type: "boolean", default: false },
  },
});
const [folder] = positionals;
if (!folder) throw new Error("Name the folder with the question sets.");
const search = await loadSearch();
const names = readdirSync(folder)
  .filter((file) => file.endsWith(".json"))
  .map((file) => file.slice(0, -5));

const built = values.dist ? await search.openBundle(values.dist) : null;
const shown = new Set(built?.pages.map(({ path }) => path));
const isShown = ({ relevant }) => relevant.every((each) => shown.has(each.split("#")[0]));

console.log(["set", "engine", "R@5", "MRR@10", "nDCG@10", "ctx5"].join("\t"));
for (const name of values.sets?.split(",") ?? names) {
  const set = JSON.parse(readFileSync(join(folder, `${name}.json`), "utf8"));
  const corpus = readCorpus(set);
  if (built) set.queries = set.queries.filter(isShown);
  for (const engine of [...(built ? ["built"] : []), ...values.engines.split(",")]) {
    const { rank, close } = await open(engine, corpus, set);
    const figures = await measure(set, rank);
    await close?.();
    console.log([name, engine, ...figures.map((each) => each.toFixed(1))].join("\t"));
  }
}
process.exit(0);

function readCorpus({ corpus, kind, holdOutPages }) {
  const language = /:(\w+)$/.exec(corpus)?.[1] ?? "en";
  const lines = gunzipSync(readFileSync(join(folder, "corpus", `${corpus.replace(":", "-")}.jsonl.gz`)));
  const sources = lines
    .toString()
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  const isHeldOut = holdOutPages ? new RegExp(holdOutPages) : null;
  const kept = sources.filter(({ path }) => !isHeldOut?.test(path));
  const paths = new Set(kept.map(({ path }) => path));
  const options = { language, withoutQuestions: /FAQ/.test(kind) };
  return {
    language,
    pages: kept.map((page) => ({ records: splitSections(page, options), links: linksOf(page, paths) })),
  };
}

async function open(engine, { language, pages }, set) {
  if (engine === "built") return { rank: builtRanker(language) };
  const records = pages.flatMap((page) => page.records);
  const tokeniser = await search.loadTokeniser(language);
  if (engine === "bm25") return { rank: plainRanker(records) };
  if (engine === "minisearch") return { rank: miniSearchRanker(records) };
  if (engine === "pagefind") {
    const { search: rank, close } = await pagefindRanker(
      pages.map((page) => page.records),
      language,
      tokeniser.stopWords,
    );
    return { rank, close };
  }
  const kind = { isSemantic: /^ours$|semantic$/.test(engine), isBrowser: engine.startsWith("browser") };
  if (set.name.startsWith("linktext")) return { rank: await leaveOneOut(pages, tokeniser, kind) };
  const drafts = draftsOf(search, pages, tokeniser);
  const space = kind.isSemantic ? await spaceOf(search, drafts) : null;
  return { rank: ownRanker(search, drafts, tokeniser, { space, isBrowser: kind.isBrowser }) };
}

function builtRanker(language) {
  return async (query) => {
    const hits = await built.search(query, { limit: 50, filter: { language } });
    return hits.map(({ page }) => page.path);
  };
}

/** A link's own words must not count for its target: without them the index is built anew for each query. */
async function leaveOneOut(pages, tokeniser, { isSemantic, isBrowser }) {
  const drafts = draftsOf(search, pages, tokeniser);
  const unlinked = drafts.map((draft) => ({ ...draft, links: [] }));
  const space = isSemantic ? await spaceOf(search, unlinked) : null;
  return (query, relevant) => {
    const isOwn = ({ text, address }) =>
      text.trim().toLowerCase() === query.toLowerCase() && relevant.has(address.slice(1));
    const without = drafts.map((draft, index) => {
      const links = pages[index].links.filter((link) => !isOwn(link));
      return { ...draft, links: search.linkWords(pages[index].records[0].page.address, links, tokeniser) };
    });
    return ownRanker(search, without, tokeniser, { space, isBrowser })(query);
  };
}

/** Per page: a page ranks by its best section. ctx5: a relevant page among the first five sections. */
async function measure({ queries }, rank) {
  const sums = [0, 0, 0, 0];
  for (const { query, relevant } of queries) {
    const wanted = new Set(relevant.map((each) => each.split("#")[0]));
    const sections = await rank(query, wanted);
    const hits = [...new Set(sections)].map((path) => wanted.has(path));
    const first = hits.slice(0, 10).indexOf(true);
    const gain = (hit, index) => (hit ? 1 / Math.log2(index + 2) : 0);
    const ideal = [...wanted].slice(0, 10).reduce((sum, _, index) => sum + gain(true, index), 0);
    sums[0] += hits.slice(0, 5).filter(Boolean).length / wanted.size;
    sums[1] += first < 0 ? 0 : 1 / (first + 1);
    sums[2] += hits.slice(0, 10).reduce((sum, hit, index) => sum + gain(hit, index), 0) / ideal;
    sums[3] += sections.slice(0, 5).some((path) => wanted.has(path)) ? 1 : 0;
    if (values.misses && !hits.slice(0, 5).includes(true)) console.log(`  ${query} -> ${[...wanted]}`);
  }
  return sums.map((sum) => (100 * sum) / queries.length);
}
