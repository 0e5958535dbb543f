// Chooses the passages that answer a question, and what is quoted of each.
import type { Hit } from "../../search/bundle.js";
import { sectionUrl } from "../assistant-site.js";
import { firstStepsPage } from "../first-steps.js";
import { isPage } from "../passages/reader-edition.js";
import type { ReplyTask } from "../provider.js";
import { comparedSubjects, type Meaning, subjectOf, understandQuestion } from "../understand-question.js";
import { type Answer, type AnswerMemory, createMemory } from "./answer.js";
import { type Likeness, likenessTo } from "./asks-the-same.js";
import { namesLanguage } from "./code-languages.js";
import { describePage } from "./describe-page.js";
import { findPassages, type Passage } from "./find-passages.js";
import { furtherQuestions } from "./further-questions.js";
import { type KeyWords, keyWords } from "./key-words.js";
import { type PageList, pagesAskedFor } from "./list-pages.js";
import { phrasesFor } from "./phrases.js";
import { properNames, speaksOf } from "./proper-names.js";
import { kindOf, smallTalkOf } from "./question-kind.js";
import { quoteSection } from "./quote-section.js";
import { quoteSteps } from "./quote-steps.js";
import { inOrder } from "./rank-passages.js";
import { destroysHolder } from "./weigh-standing.js";
import { type Lead, once, writeAnswer, writeList, writeNothingFound } from "./write-answer.js";

/** Below this share of the question's words a section does not count as an answer. */
const LEAST_COVERAGE = 0.55;
/** The same where it is asked whether something is so: what has half of it says nothing of the rest. */
const LEAST_TO_SAY_YES = 0.7;

const ASKS_WHETHER = /^(?:does|do|is|are|can|could|will|has|have|should)\b/i;

const ASKS_FOR_CODE =
  /`|\b(?:how|install|run|code|example|command|curl|snippet|sample|syntax|set ?up|configure|create|call|request|python|javascript|typescript|sdk|cli|wie|comment|cómo|como|come)\b|如何|怎么|怎樣|どう|방법|как/i;

/** A heading that sets two things side by side. */
const SAYS_BOTH = /\b(?:vs|versus|differ\w*|compar\w*|and|or|und|oder|et|ou|y|o)\b/i;

/** A page that is made to choose between things. */
const COMPARES = /\b(?:vs|versus|compar\w*|differences?|choosing|understanding \w+ types)\b/i;

/** A question on its way to its answer. */
interface Work {
  readonly task: ReplyTask;
  readonly meaning: Meaning;
  readonly hits: readonly Hit[];
  readonly memory: AnswerMemory;
  readonly wantsCode: boolean;
  readonly likeness: Likeness;
  readonly isMeant: (hit: Hit) => boolean;
  /** The page for those who only ask how to start; null: something else is asked. */
  readonly firstSteps: string | null;
  /** That of the passages. */
  readonly language: string;
}

/** @param memory what is kept between answers */
export async function composeAnswer(task: ReplyTask, hits: readonly Hit[], memory = createMemory()): Promise<Answer> {
  const smallTalk = smallTalkOf(task.question);
  if (smallTalk !== null) return { text: phrasesFor(interfaceLanguage(task, hits))[smallTalk], sources: [] };
  const meaning = understandQuestion(task);
  const described = await describePage(task, meaning, { hits, read: memory.read });
  if (described) return described;
  const wantsCode = ASKS_FOR_CODE.test(meaning.asked) || task.context.some((item) => item.type === "code");
  const language = hits[0]?.page.language ?? "en";
  const likeness = await likenessTo(meaning.asked, language, task.site.title ?? "");
  const isMeant = await antecedentIn(task, { meaning, hits, memory });
  const firstSteps = firstStepsPage(task)?.path ?? null;
  const work = { task, meaning, hits, memory, wantsCode, likeness, isMeant, firstSteps, language };
  const phrases = phrasesFor(interfaceLanguage(task, hits));
  let leads: Lead[] = [];
  const ranked: Passage[] = [];
  const { questions, comparing } = await questionsIn(work);
  for (const question of questions) {
    const words = await wordsOf(question, work);
    const passages = rank(await findPassages(task, { hits, words, read: memory.read, isMeant }), question, work);
    const more = once(passages, leads);
    const fitting = questions.length > 1 ? more.filter(isNamedAfter) : more;
    const compares = fitting.filter(({ source }) => comparing.has(source.id));
    const lead = firstLead(compares.length > 0 ? compares : fitting, words, work);
    if (lead) leads.push(lead);
    ranked.push(...passages);
  }
  if (leads.length < 2) leads = await withBothSides(leads, work);
  const list = kindOf(meaning.asked) === "choice" ? await pagesAskedFor(task, hits) : null;
  const [first] = list === null ? leads : leads.map((lead) => withList(lead, list));
  if (list && !first?.text.match(ENUMERATES)) {
    const words = await wordsOf(meaning.query, work);
    return { text: writeList(list, once(ranked), { words, phrases }), sources: list.sources };
  }
  if (!first) return writeNothingFound(once(ranked).slice(0, 3), phrases);
  const whole = await withSteps(first, work);
  leads = [whole, ...leads.slice(1)];
  const example = leads.length === 1 ? exampleFor(whole, ranked, work) : null;
  if (example) leads.push(example);
  const others = once(ranked, leads);
  return {
    text: writeAnswer(leads, others, phrases),
    followUps: furtherQuestions(others),
    sources: leads.map(({ passage }) => passage.source),
  };
}

/** That of the page that the reader is on, else of what was found, else of the site. */
function interfaceLanguage({ site, currentPath, filter }: ReplyTask, hits: readonly Hit[]): string {
  const { pages } = site.bundle;
  const here = pages.find((page) => isPage(page, currentPath));
  return filter.language ?? here?.language ?? hits[0]?.page.language ?? pages[0]?.language ?? "en";
}

/** The first page of the site, and of each folder in which pages lie. */
function startPages({ bundle }: ReplyTask["site"]): ReadonlySet<string> {
  const firsts = new Map<string, string>();
  for (const { path } of bundle.pages) {
    const folder = path.slice(0, Math.max(0, path.lastIndexOf("/")));
    if (!firsts.has(folder)) firsts.set(folder, path);
  }
  return new Set(firsts.values());
}

type Found = Pick<Work, "meaning" | "hits" | "memory">;

/** "What scopes does it need?" is answered by the pages that the last answer came from, and by what names their subject. */
async function antecedentIn(task: ReplyTask, { meaning, hits, memory }: Found): Promise<(hit: Hit) => boolean> {
  if (meaning.antecedent === null) return () => true;
  const words = await wordsOf(meaning.antecedent, { task, hits, memory });
  return (hit) =>
    meaning.cited.includes(sectionUrl(task.site, hit.page.address, null)) ||
    words.shareOfHit(hit, [hit.page.title, ...hit.headings].join(" ")) >= LEAST_COVERAGE;
}

function wordsOf(question: string, { task, hits, memory }: Pick<Work, "task" | "hits" | "memory">): Promise<KeyWords> {
  const language = hits[0]?.page.language ?? "en";
  return keyWords({ question, language, hits, known: memory.known, siteName: task.site.title ?? "" });
}

function rank(
  passages: readonly Passage[],
  question: string,
  { task, meaning, wantsCode, likeness, firstSteps }: Work,
): Passage[] {
  const { asked, cited, followed, antecedent } = meaning;
  const kind = kindOf(subjectOf(question) !== null ? question : antecedent === null ? asked : task.question);
  const wanted = { asked, cited, followed, code: wantsCode, kind, likeness, firstSteps };
  return inOrder(passages, { ...wanted, startPages: startPages(task.site) });
}

/** The first passage that has enough of the question and something to quote. */
function firstLead(passages: readonly Passage[], words: KeyWords, work: Work): Lead | null {
  const least = ASKS_WHETHER.test(work.task.question) ? LEAST_TO_SAY_YES : LEAST_COVERAGE;
  for (const passage of namedFirst(passages, work)) {
    if (destroysHolder(passage, work.meaning.asked)) continue;
    const isEnough =
      passage.isNamed || passage.page === work.firstSteps || (passage.coverage >= least && isAbout(passage, work));
    const text = isEnough ? quoteLead(passage, words, work) : "";
    if (text !== "") return { passage, words, text };
  }
  return null;
}

/** What speaks of the names in the question comes first; who asks whether something is so is answered by nothing else. */
function namedFirst(passages: readonly Passage[], { task, language }: Work): readonly Passage[] {
  const names = properNames(task.question, language, task.site.title ?? "");
  if (names.length === 0) return passages;
  const named = passages.filter((passage) => speaksOf(passage, names));
  return ASKS_WHETHER.test(task.question) ? named : [...named, ...passages.filter((each) => !named.includes(each))];
}

/** What has only some of the words, and none of them in its names, is about something else. */
function isAbout(passage: Passage, { meaning }: Work): boolean {
  const { coverage, headingCoverage, titleCoverage, isDefinition, source } = passage;
  if (meaning.cited.includes(source.url.replace(/#.*$/, ""))) return true;
  return coverage >= 0.8 || isDefinition || Math.max(headingCoverage, titleCoverage) >= 0.3;
}

interface Asked {
  readonly questions: readonly string[];
  /** The sections that set two sides side by side. */
  readonly comparing: ReadonlySet<string>;
}

/** One side of a comparison is explained where it is the subject: what only speaks of it explains something else. */
function isNamedAfter({ headingCoverage, titleCoverage, isDefinition }: Passage): boolean {
  return isDefinition || Math.max(headingCoverage, titleCoverage) >= 0.5;
}

/** How much more of one side than of the other the name of a page has that still compares both. */
const MOST_ONE_SIDED = 0.5;

/** A comparison is answered from a heading that names both sides, or by explaining each of them. */
async function questionsIn(work: Work): Promise<Asked> {
  const { task, meaning, hits, memory, isMeant } = work;
  const [a, b] = comparedSubjects(task.question);
  const plain: Asked = { questions: [meaning.query], comparing: new Set() };
  if (a === undefined || b === undefined) return plain;
  const [words, one, other] = await Promise.all([`${a} ${b}`, a, b].map((text) => wordsOf(text, work)));
  if (!words || !one || !other) return plain;
  const passages = await findPassages(task, { hits, words, read: memory.read, isMeant });
  // "Choosing a transport" says nothing of what a pipeline is.
  const isOfOne = (text: string) => Math.abs(one.share(text) - other.share(text)) > MOST_ONE_SIDED;
  const together = passages.filter(
    ({ name, headingCoverage, coverage, focus, page, source }) =>
      (headingCoverage > 0.9 && focus > 0.55 && SAYS_BOTH.test(source.title)) ||
      (coverage > 0.9 && COMPARES.test(page.replace(/[-/_]/g, " ")) && !isOfOne(name)),
  );
  const areBothSaid = together.some(({ headingCoverage }) => headingCoverage > 0.9);
  return {
    questions: areBothSaid ? [`${a} ${b}`] : [`What is ${a}?`, `What is ${b}?`],
    comparing: new Set(together.map(({ source }) => source.id)),
  };
}

/** Where neither side has a section of its own, what speaks of both is quoted. */
async function withBothSides(leads: Lead[], work: Work): Promise<Lead[]> {
  const [a, b] = comparedSubjects(work.task.question);
  if (a === undefined || b === undefined) return leads;
  const words = await wordsOf(`${a} ${b}`, work);
  const { task, hits, memory, isMeant } = work;
  const passages = rank(await findPassages(task, { hits, words, read: memory.read, isMeant }), `${a} ${b}`, work);
  const both = firstLead(
    passages.filter(({ coverage }) => coverage > 0.95),
    words,
    work,
  );
  if (both === null) return leads;
  return [both, ...leads.filter(({ passage }) => passage.source.id !== both.passage.source.id)];
}

/** Who asks how to start is shown the steps of a page that is written as steps. */
async function withSteps(lead: Lead, { task, meaning, memory }: Work): Promise<Lead> {
  if (kindOf(meaning.asked) !== "start") return lead;
  const { passage, words } = lead;
  const text = quoteSteps(await memory.read(task, passage.page), words, meaning.asked);
  if (text === "") return lead;
  const [title = passage.name] = passage.name.split(" › ");
  const url = passage.source.url.replace(/#.*$/, "");
  const source = { id: passage.page, url, title };
  return { ...lead, passage: { ...passage, name: title, source }, text };
}

/** A page that opens a folder is followed by the pages there, where it does not list them itself. */
function withList(lead: Lead, list: PageList): Lead {
  const isOpening = lead.passage.page === list.opening?.id && !ENUMERATES.test(lead.text);
  return isOpening ? { ...lead, text: `${lead.text}\n\n${list.markdown}` } : lead;
}

/** At least three items of a list, or a table. */
const ENUMERATES = /(?:^ {0,3}(?:[-*]|\d+\.) [\s\S]*?){3}|^\|/m;

/** The share of the question that the heading of an example on another page has. */
const LEAST_OF_EXAMPLE = 0.3;

/** Who asks how wants to see it: where the section that answers shows no code, the next one that does is quoted too. */
function exampleFor({ passage, words, text }: Lead, ranked: readonly Passage[], work: Work): Lead | null {
  if (!work.wantsCode || text.includes("```") || work.likeness(passage.source.title) > 0.9) return null;
  const isMainlyAboutIt = ({ focus }: Passage) => focus >= 0.25;
  const near = ranked.slice(0, 6).toSorted((a, b) => Number(isMainlyAboutIt(b)) - Number(isMainlyAboutIt(a)));
  for (const other of near) {
    const isHere = other.page === passage.page;
    if (other === passage || other.coverage < passage.coverage * (isHere ? 0.6 : 0.9)) continue;
    if (!isHere && other.headingCoverage < Math.max(LEAST_OF_EXAMPLE, passage.headingCoverage * 0.6)) continue;
    const quote = quoteLead(other, words, work);
    if (quote.includes("```")) return { passage: other, words, text: quote };
  }
  return null;
}

/** Kinds of question that lists and tables answer. */
const LISTS: ReadonlySet<string> = new Set(["choice", "comparison"]);

function quoteLead(passage: Passage, words: KeyWords, { task, meaning, wantsCode }: Work): string {
  return quoteSection(passage.blocks, {
    // A language that is named now counts, not the one that was named before.
    question: namesLanguage(task.question) ? task.question : meaning.asked,
    words,
    split: words.split,
    sentences: 4,
    paragraphs: 2,
    wantsCode,
    wantsList: LISTS.has(kindOf(meaning.asked)),
    isAbout: passage.headingCoverage >= 0.5 || passage.isNamed,
  });
}
