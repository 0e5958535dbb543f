// Writes down the signs by which the assistant without a model chooses, for questions whose good answers are known.
//
//   node bench/answers/collect-signs.js SITES [name …]
//
// SITES holds the built sites, each in a folder named after its file of questions. What was collected of other sites stays
// in `signs.jsonl`.
// Then `node bench/answers/train.js` learns the weights anew.
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { loadSource } from "../../scripts/load-source.js";
import { readQuestions } from "./read-questions.js";
import { readSigns, writeSigns } from "./signs-table.js";

const here = import.meta.dirname;
const [folder, ...wanted] = process.argv.slice(2);
if (!folder) throw new Error("Name the folder of the built sites.");

/** As many as the provider looks at. */
const CANDIDATES = 15;
/** As many are written down: what the search ranks behind them hardly ever leads. */
const KEPT = 8;

const parts = [
  "search/reading/open-bundle.ts",
  "assistant/retrieve.ts",
  "assistant/providers/extractive.ts",
  "assistant/understand-question.ts",
  "assistant/extractive/key-words.ts",
  "assistant/extractive/rank-hits.ts",
  "assistant/extractive/find-passages.ts",
  "assistant/extractive/read-pages.ts",
  "assistant/extractive/evidence/chance-signs.ts",
];
const source = Object.assign({}, ...(await Promise.all(parts.map(loadSource))));
const { openBundle, retrieve, composeAnswer } = source;

const names = readdirSync(here)
  .filter((file) => file.endsWith(".jsonl") && file !== "signs.jsonl")
  .map((file) => file.slice(0, -".jsonl".length))
  .filter((name) => (wanted.length === 0 || wanted.includes(name)) && existsSync(join(folder, name)));
const questions = readSigns().filter(({ site }) => !names.includes(site));
for (const name of names) questions.push(...(await collect(name)));
writeSigns(questions.sort((a, b) => a.site.localeCompare(b.site)));
process.exit(0);

async function collect(name) {
  const { title, questions: all, gradeOf } = readQuestions(join(here, `${name}.jsonl`));
  const bundle = await openBundle(join(folder, name));
  const site = { domain: "bench", title, prefix: "", bundle, proxyRules: null };
  const rows = [];
  for (const asked of all) {
    const task = await taskOf(asked, site);
    const hits = await retrieve({ ...task, pageSize: CANDIDATES });
    if (hits.length === 0) continue;
    const { language } = hits[0].page;
    const signs = await signsOf(task, hits);
    const pages = hits.map(({ page }) => page.path);
    const graded = signs.map((each, index) => ({
      grade: asked.refuse ? 0 : gradeOf(asked, hits[index]),
      page: pages.indexOf(pages[index]),
      ...each,
    }));
    rows.push({ site: name, language, isAnswerable: !asked.refuse, hits: graded });
  }
  await bundle.close();
  return rows;
}

/** Those of the first hits, without how far each is ahead: that depends on the weights. */
async function signsOf(task, hits) {
  const words = await source.keyWords(task, hits);
  const read = source.rememberingReader();
  const { question } = source.understandQuestion(task);
  const all = hits.slice(0, KEPT).map(async (hit, index) => {
    const passage = await source.readPassage(hit, { task, read, split: words.split });
    const { ahead, ...chance } = source.chanceSigns(passage, { question, task, words, ahead: 0 });
    return { ...source.rankSigns(hits, index, words), ...chance, similarity: hit.similarity ?? null };
  });
  return Promise.all(all);
}

/** The last of the questions, with the conversation before it. */
async function taskOf({ previous = [], question: last, language = null }, site) {
  const filter = { version: null, language, groups: [] };
  const turns = [];
  let task = null;
  for (const question of [...previous, last]) {
    turns.push({ role: "user", text: question });
    task = { site, turns: [...turns], question, context: [], currentPath: null, filter, pageSize: 5 };
    if (question === last) break;
    const { text } = await composeAnswer(task, await retrieve({ ...task, pageSize: CANDIDATES }));
    turns.push({ role: "assistant", text });
  }
  return task;
}
