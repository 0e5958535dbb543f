// How often search and the assistant without a model lead newcomers to the right page of a site.
//
//   node bench/newcomers.js DIST bench/questions/docsgen.tsv [--misses] [--replies N]
//
// DIST is the built site. Each line of the file has the pages that answer, with | between them, a tab, and the question.
// `--misses` prints questions whose first page is wrong; `--replies N` prints the replies to every Nth question, for people to judge.
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { loadSource } from "../scripts/load-source.js";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { misses: { type: "boolean", default: false }, replies: { type: "string" } },
});
const [dist, file] = positionals;
if (!dist || !file) throw new Error("Name the folder of a built site and a file of questions.");

const parts = [
  "search/reading/open-bundle.ts",
  "assistant/retrieve.ts",
  "assistant/providers/extractive.ts",
  "assistant/extractive/read-pages.ts",
];
const { openBundle, retrieve, composeAnswer, rememberingReader } = Object.assign(
  {},
  ...(await Promise.all(parts.map(loadSource))),
);
const bundle = await openBundle(dist);
const site = { domain: "bench", title: "docsgen", prefix: "", bundle, proxyRules: null };
const read = rememberingReader();

const questions = readFileSync(file, "utf8")
  .split("\n")
  .filter((line) => line.includes("\t"))
  .map((line) => line.split("\t"))
  .map(([pages, text]) => ({ pages: pages.split("|"), text }));
const filter = { version: null, language: null, groups: [] };
const every = Number(values.replies ?? 0);
const count = { first: 0, three: 0, quoted: 0, "quoted right": 0, closest: 0, "closest right": 0 };
for (const [index, { pages, text }] of questions.entries()) {
  const isRight = (path) => pages.some((page) => page === path || (path ?? "").startsWith(`${page}/`));
  const hits = await bundle.search(text, { limit: 10 });
  const paths = [...new Set(hits.map(({ page }) => page.path))].slice(0, 3);
  if (isRight(paths[0])) count.first++;
  if (paths.some(isRight)) count.three++;
  if (values.misses && !isRight(paths[0])) console.log(`${paths.some(isRight) ? 3 : "-"}\t${text}\t${pages}\t${paths}`);
  const task = {
    site,
    turns: [{ role: "user", text }],
    question: text,
    context: [],
    currentPath: null,
    filter,
    pageSize: 15,
  };
  const answer = await composeAnswer(task, await retrieve(task), read);
  const sources = answer.sources.map(({ id }) => id.split("#")[0]);
  const kind = answer.outcome === "quote" ? "quoted" : "closest";
  count[kind]++;
  if (sources.slice(0, kind === "quoted" ? 1 : 3).some(isRight)) count[`${kind} right`]++;
  if (every > 0 && index % every === 0) console.log(`\n▶ ${text}  [${answer.outcome}: ${sources[0]}]\n${answer.text}`);
}
console.log({ questions: questions.length, ...count });
process.exit(0);
