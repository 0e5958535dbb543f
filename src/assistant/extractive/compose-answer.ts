// Chooses the passages that answer a question, and what is quoted of each.
import type { Hit } from "../../search/bundle.js";
import { sectionUrl } from "../assistant-site.js";
import { firstStepsPage } from "../first-steps.js";
import { isPage } from "../passages/reader-edition.js";
import type { ReplyTask } from "../provider.js";
import { rewordQuestion } from "../reword-question.js";
import { type Meaning, understandQuestion } from "../understand-question.js";
import { type Answer, createMemory } from "./answer.js";
import { passagesWith, rank, type Work, wordsOf } from "./answer-work.js";
import { type Likeness, likenessTo } from "./asks-the-same.js";
import { isNamedAfter, isSameSection, questionsIn, withBothSides } from "./comparing/compare-sides.js";
import { completeLead, ENUMERATES_OR_COUNTS, withOutline } from "./complete-lead.js";
import { describePage } from "./describe-page.js";
import { valueWanted } from "./evidence/weigh-evidence.js";
import type { Passage } from "./find-passages.js";
import { furtherQuestions } from "./further-questions.js";
import { type PageList, pagesAskedFor } from "./list-pages.js";
import { phrasesFor } from "./phrases.js";
import { besideLead, closestLead, exampleFor, explainedByPage, firstLead, rivalsOf } from "./pick-lead.js";
import { kindOf, smallTalkOf } from "./question-kind.js";
import { numberAskedFor } from "./quotes/asked-numbers.js";
import { valueAskedFor } from "./quotes/stated-values.js";
import type { RankedPassage } from "./ranking/rank-passages.js";
import { plainText } from "./read-sections.js";
import { type Lead, once, writeAnswer, writeList, writeNothingFound } from "./write-answer.js";

const ASKS_FOR_CODE =
  /`|\b(?:how (?:do|can|to|should|would)|install|run|code|example|command|curl|snippet|sample|syntax|set ?up|configure|create|call|request|python|javascript|typescript|sdk|cli|wie|comment|cómo|como|come)\b|如何|怎么|怎樣|どう|방법|как/i;

/** @param memory what is kept between answers */
export async function composeAnswer(task: ReplyTask, hits: readonly Hit[], memory = createMemory()): Promise<Answer> {
  const phrases = phrasesFor(interfaceLanguage(task, hits));
  const smallTalk = smallTalkOf(task.question);
  // It asks nothing that the documentation could lack.
  if (smallTalk !== null) return { text: phrases[smallTalk], sources: [], isAnswered: true };
  const meaning = understandQuestion(task);
  const described = await describePage(task, meaning, { hits, read: memory.read });
  if (described) return { ...described, text: `${phrases.quotes}\n\n${described.text}` };
  const wantsCode = ASKS_FOR_CODE.test(meaning.asked) || task.context.some((item) => item.type === "code");
  const language = hits[0]?.page.language ?? "en";
  const likeness = await likenessToMeaning(meaning, language, task.site.title ?? "");
  const isMeant = await antecedentIn(task, { meaning, hits, memory });
  const firstSteps = firstStepsPage(task)?.path ?? null;
  const kind = kindOf(meaning.asked);
  const value = valueAskedFor(meaning.question) ?? valueAskedFor(meaning.asked) ?? numberAskedFor(meaning.question);
  const work = { task, meaning, kind, value, hits, memory, wantsCode, likeness, isMeant, firstSteps, language };
  const found: Lead[] = [];
  const ranked: RankedPassage[] = [];
  let closest: Lead | null = null;
  const { questions, comparing, both, apart, pair } = await questionsIn(work);
  for (const question of questions) {
    const words = await wordsOf(question, work);
    const passages = rank(await passagesWith(words, work), question, { words, work });
    const more = once(passages, found);
    const fitting = questions.length > 1 ? more.filter(isNamedAfter) : more;
    const compares = more.filter(({ source }) => comparing.has(source.id));
    const lead = firstLead(compares.length > 0 ? compares : fitting, words, work);
    if (lead) found.push(kindOf(question) === "definition" ? explainedByPage(lead) : lead);
    else closest ??= closestLead(fitting, words, work);
    ranked.push(...passages);
  }
  const areExplained = found.length > 1 && found.every(({ passage }) => passage.isDefinition);
  const paired = areExplained || pair.length === 0 ? found : [...pair];
  const sides = both && apart === null ? withBothSides(paired, both, work) : paired;
  const answers = apart === null ? sides : [apart, ...sides.filter((lead) => !isSameSection(lead, apart))];
  const list = kind === "choice" ? await pagesAskedFor(task, hits) : null;
  const [first, ...more] = list === null ? answers : answers.map((lead) => withList(lead, list));
  if (list && !(first && isListOfAsked(first))) {
    const words = await wordsOf(meaning.query, work);
    return { text: writeList(list, once(ranked), { words, phrases }), sources: list.sources };
  }
  if (!first) {
    const near = closest === null ? [] : [closest, ...besideLead(closest, once(ranked, [closest]), work)];
    return writeNothingFound(near, once(ranked, near), phrases);
  }
  const whole = completeLead(first, ranked, work);
  const example = more.length === 0 ? exampleFor(whole, ranked, work) : null;
  const outlined = example === null ? withOutline(whole, ranked, work) : whole;
  const unquoted = once(ranked, [outlined, ...more]).filter((other) => !isQuotedIn(outlined, other));
  const rivals = more.length > 0 || example ? [] : rivalsOf(outlined, unquoted, work);
  const leads = [outlined, ...more, ...(example ? [example] : rivals)];
  const others = once(unquoted, leads);
  if (!isStated(leads, work)) return writeNothingFound(leads, others, phrases);
  return {
    text: writeAnswer(leads, others, phrases),
    followUps: furtherQuestions(others),
    sources: leads.map(({ passage }) => passage.source),
  };
}

/** Who asks for a limit or a duration is answered by nothing that states none. */
function isStated(leads: readonly Lead[], work: Work): boolean {
  const value = valueWanted(work);
  return value === null || leads.some(({ text }) => value.test(plainText(text)));
}

/** How much of the question the name of a list has that answers itself. */
const LEAST_OF_LIST = 0.5;

function isListOfAsked({ passage: { headingCoverage, titleCoverage }, text }: Lead): boolean {
  return ENUMERATES_OR_COUNTS.test(text) && Math.max(headingCoverage, titleCoverage) >= LEAST_OF_LIST;
}

/** Whether a section is quoted below its name as a part of another. */
function isQuotedIn({ passage, text }: Lead, { page, source }: Passage): boolean {
  return page === passage.page && text.includes(`**${source.title}**\n`);
}

/** That of the page that the reader is on, else of what was found, else of the site. */
function interfaceLanguage({ site, currentPath, filter }: ReplyTask, hits: readonly Hit[]): string {
  const { pages } = site.bundle;
  const here = pages.find((page) => isPage(page, currentPath));
  return filter.language ?? here?.language ?? hits[0]?.page.language ?? pages[0]?.language ?? "en";
}

/** How far a heading asks the same, in the reader's own words or as documentation would ask. */
async function likenessToMeaning({ question, asked }: Meaning, language: string, siteName: string): Promise<Likeness> {
  // What goes on from another question says little alone.
  const wordings = rewordQuestion(question) === asked ? new Set([question, asked]) : [asked];
  const all = await Promise.all([...wordings].map((each) => likenessTo(each, language, siteName)));
  return (heading) => Math.max(...all.map((likeness) => likeness(heading)));
}

type Found = Pick<Work, "meaning" | "hits" | "memory">;

/** The share of what was asked before that names what goes on from it. */
const LEAST_OF_ANTECEDENT = 0.55;

/** "What scopes does it need?" is answered by the pages that the last answer came from, and by what names their subject. */
async function antecedentIn(task: ReplyTask, { meaning, hits, memory }: Found): Promise<(hit: Hit) => boolean> {
  if (meaning.antecedent === null) return () => true;
  const words = await wordsOf(meaning.antecedent, { task, hits, memory });
  return (hit) =>
    meaning.cited.includes(sectionUrl(task.site, hit.page.address, null)) ||
    words.shareOfHit(hit, [hit.page.title, ...hit.headings].join(" ")) >= LEAST_OF_ANTECEDENT;
}

/** A page that opens a folder is followed by the pages there, where it does not list them itself. */
function withList(lead: Lead, list: PageList): Lead {
  const isOpening = lead.passage.page === list.opening?.id && !ENUMERATES_OR_COUNTS.test(lead.text);
  return isOpening ? { ...lead, text: `${lead.text}\n\n${list.markdown}` } : lead;
}
