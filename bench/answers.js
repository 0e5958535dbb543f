// How often the assistant without a model leads with a section that answers: on questions whose good answers are known.
//
//   node bench/answers.js DIST bench/answers/axiom.jsonl [--misses]
//
// DIST is the built site. The first line of the file names the site's public repository and its title; each other line is
// a question: `{question, language?, previous?, good, partly}`, or `refuse: true` where the documentation does not answer it.
// `language` is that of the pages that are asked. In `*-languages.jsonl` whole pages are good.
// `good` and `partly` hold addresses of sections; `*` stands for anything.
// Where `partly` is the whole page of the only good section, others may answer as well: nobody has looked through them.
import { parseArgs } from "node:util";
import { loadSource } from "../scripts/load-source.js";
import { readQuestions } from "./answers/read-questions.js";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { misses: { type: "boolean", default: false } },
});
const [dist, file] = positionals;
if (!dist || !file) throw new Error("Name the folder of a built site and a file of questions.");

/** As many as the provider looks at. */
const CANDIDATES = 15;
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

const { repository, title, questions, gradeOf } = readQuestions(file);
const bundle = await openBundle(dist);
const site = { domain: "bench", title, prefix: "", bundle, proxyRules: null };
const read = rememberingReader();

const GRADES = ["wrong", "partly", "good"];
const count = { good: 0, partly: 0, wrong: 0, closest: 0, nothing: 0 };
const found = { first: 0, "first three": 0, candidates: 0 };
const refusals = { rightly: 0, of: 0 };
for (const asked of questions) {
  const { answer, hits } = await ask([...(asked.previous ?? []), asked.question], asked.language ?? null);
  const isQuoted = answer.outcome === "quote";
  if (asked.refuse) {
    refusals.of++;
    if (!isQuoted) refusals.rightly++;
    continue;
  }
  const lead = hits.find((hit) => idOf(hit) === answer.sources[0]?.id);
  const grade = isQuoted && lead ? GRADES[gradeOf(asked, lead)] : answer.outcome;
  count[grade]++;
  const place = hits.findIndex((hit) => gradeOf(asked, hit) === 2);
  if (place === 0) found.first++;
  if (place >= 0 && place < 3) found["first three"]++;
  if (place >= 0) found.candidates++;
  if (values.misses && grade !== "good")
    console.log(`${grade}\t${asked.question}\t${answer.sources[0]?.id}\tfound at ${place + 1}`);
}
const all = Object.values(count).reduce((sum, each) => sum + each, 0);
console.log(`${repository}: leads of ${all} questions: ${list(count)}`);
console.log(`  a good section among what the search found: ${list(found)}`);
console.log(`  not quoted without an answer: ${refusals.rightly} of ${refusals.of}`);
process.exit(0);

/** The answer to the last of several questions, and what was found for it. */
async function ask(asked, language) {
  const turns = [];
  let last;
  for (const question of asked) {
    turns.push({ role: "user", text: question });
    const filter = { version: null, language, groups: [] };
    const task = { site, turns: [...turns], question, context: [], currentPath: null, filter, pageSize: 5 };
    const hits = await retrieve({ ...task, pageSize: CANDIDATES });
    last = { answer: await composeAnswer(task, hits, read), hits };
    turns.push({ role: "assistant", text: last.answer.text });
  }
  return last;
}

function idOf({ page, anchor }) {
  return anchor === null ? page.path : `${page.path}#${anchor}`;
}

function list(numbers) {
  return Object.entries(numbers)
    .map(([name, number]) => `${name} ${number}`)
    .join(", ");
}
