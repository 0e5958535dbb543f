// Answers what a page is about: the one that the reader is on, or the start page where the site itself is asked about.
import type { Bundle, Hit } from "../../search/bundle.js";
import { plainWords } from "../../search/words/plain-words.js";
import { type AssistantSite, sectionUrl } from "../assistant-site.js";
import { readerEdition } from "../passages/reader-edition.js";
import type { ReplyTask } from "../provider.js";
import type { Meaning } from "../understand-question.js";
import type { Answer, AnswerMemory } from "./answer.js";
import { beginsWithExplanation } from "./explains.js";
import { isProse, type PageSections, plainText } from "./read-sections.js";

type SitePage = Bundle["pages"][number];

const ASKS_ABOUT_PAGE =
  /^(?:please\s+)?(?:what|summari[sz]e|explain|describe|tl;?dr|give|worum|fasse?|résume|de quoi|resume|de qué)\b.{0,40}\b(?:this|diese[rs]?|cette|esta)\s+(?:page|article|guide|document|seite|página)\b.{0,16}$|(?:このページ|本页|这个页面|这一页)/i;

const MOST_HEADINGS = 10;
/** Shorter texts are badges such as a version. */
const SHORTEST_PARAGRAPH = 25;

interface Known {
  readonly hits: readonly Hit[];
  readonly read: AnswerMemory["read"];
}

/** Null for other questions, and where the page is not known. */
export async function describePage(task: ReplyTask, meaning: Meaning, known: Known): Promise<Answer | null> {
  const page = await pageAskedAbout(task, meaning, known);
  if (!page) return null;
  const sections = await known.read(task, page.path);
  const beginning = sections
    .flatMap((section) => section.blocks)
    .flatMap((block) => (block.kind === "text" ? [wholeSentences(block.text)] : []))
    .filter((text) => text.length > SHORTEST_PARAGRAPH);
  if (beginning.length === 0) return null;
  const url = sectionUrl(task.site, page.address, null);
  const headings = sections.flatMap(({ heading }) => (heading === null || heading === page.title ? [] : [heading]));
  const description = descriptionOf(page, known.hits);
  const said = beginning.some((text) => text.includes(description)) ? [] : [description];
  const explaining = explanationIn(sections, [meaning.subject ?? "", task.site.title ?? ""]);
  const paragraphs = beginning.slice(0, 2);
  if (explaining !== null && !beginning.includes(explaining)) paragraphs.unshift(explaining);
  const parts = [`**[${page.title}](${url})**`, ...said, ...paragraphs.slice(0, 2)];
  if (headings.length > 0)
    parts.push(
      headings
        .slice(0, MOST_HEADINGS)
        .map((heading) => `- ${heading}`)
        .join("\n"),
    );
  return { text: parts.join("\n\n"), sources: [{ id: page.path, url, title: page.title }] };
}

/** The first paragraph that says what one of these names is, as it is written. */
function explanationIn(sections: PageSections, names: readonly string[]): string | null {
  const texts = sections.flatMap(({ blocks }) => blocks).flatMap((block) => (isProse(block) ? [block.text] : []));
  const explains = (text: string) => names.some((name) => name !== "" && beginsWithExplanation(plainText(text), name));
  return texts.find((text) => explains(text) && !/[:：]$/.test(text)) ?? null;
}

async function pageAskedAbout(task: ReplyTask, { subject }: Meaning, { hits, read }: Known): Promise<SitePage | null> {
  const { site, question, currentPath } = task;
  if (ASKS_ABOUT_PAGE.test(question)) return currentPage(site, currentPath);
  if (subject === null) return null;
  const start = startPage(inLanguage(site, readerEdition(task)?.language ?? languageAsked(question)));
  if (isSameName(subject, site.title)) return isAskedElsewhere(question, start, hits) ? null : start;
  // What the start page speaks of from its beginning, and no page of its own explains, is what the site is about.
  if (!start || site.bundle.pages.some(({ title }) => isSameName(subject, explained(title)))) return null;
  const description = descriptionOf(start, hits);
  const blocks = (await read(task, start.path)).flatMap((section) => section.blocks).slice(0, 2);
  const texts = [description, ...blocks.map((block) => (block.kind === "text" ? block.text : ""))];
  return texts.some((text) => beginsWithName(text, subject)) ? start : null;
}

/** What a page says of itself; empty where it was not found, or says nothing. */
function descriptionOf({ path }: SitePage, hits: readonly Hit[]): string {
  return hits.find(({ page }) => page.path === path)?.page.description ?? "";
}

function explained(title: string): string {
  return title.replace(/^what(?:'s| is)\s+(?:an?\s+|the\s+)?|[?]$|\b(?:overview|introduction|tokens?)\b/gi, "").trim();
}

function beginsWithName(text: string, subject: string): boolean {
  return plainText(text).toLowerCase().startsWith(subject.toLowerCase());
}

function currentPage({ bundle }: AssistantSite, currentPath: string | null): SitePage | null {
  const here = currentPath?.replace(/[#?].*$/, "").replace(/^\/+|\/+$/g, "");
  return bundle.pages.find(({ path, address }) => path === here || address.replace(/^\//, "") === here) ?? null;
}

const START_NAMES = ["index", "introduction", "intro", "welcome", "overview", "home"];

/** A site with only the pages of the reader's language, where it has any. */
function inLanguage({ bundle, title }: AssistantSite, language: string | null): PagesOfSite {
  const own = bundle.pages.filter((page) => page.language === language);
  return { title, pages: own.length > 0 ? own : bundle.pages };
}

/** Words that only one language asks with. Little else tells it: what is asked about is a name. */
const ASKED_IN: readonly (readonly [language: string, words: RegExp])[] = [
  ["fr", /qu['’]est-ce|c['’]est quoi/i],
  ["de", /\bwas (?:ist|sind|bedeutet)\b/i],
  ["es", /(?<!\p{L})qué (?:es|son)\b/iu],
  ["it", /\bcos['’]è/i],
  ["pt-BR", /\bo que é/i],
];

function languageAsked(question: string): string | null {
  return ASKED_IN.find(([, words]) => words.test(question))?.[0] ?? null;
}

interface PagesOfSite {
  readonly title: string | null;
  readonly pages: readonly SitePage[];
}

/** The page at the root; else one that greets, and of those the nearest to it; else the first of the navigation. */
function startPage({ pages, title }: PagesOfSite): SitePage | null {
  const root = pages.find(({ address }) => address === "/");
  if (root) return root;
  const depth = ({ path }: SitePage) => path.split("/").length;
  const greets = ({ title: own }: SitePage) =>
    /^(?:welcome|introdu[cçz]|what is|bienvenu|willkommen|bem-vind|benvenut|qu['’]est-ce)/i.test(own) ||
    isSameName(own, title);
  const [first] = pages;
  const isCandidate = (page: SitePage) => page === first || START_NAMES.includes(page.path.split("/").at(-1) ?? "");
  const starts = pages.filter((page) => isCandidate(page) || greets(page));
  const rank = (page: SitePage) => (greets(page) ? 0 : page === first ? 100 : 200) + depth(page);
  return starts.toSorted((a, b) => rank(a) - rank(b))[0] ?? null;
}

function isSameName(name: string, title: string | null): boolean {
  return title !== null && plainName(name) !== "" && plainName(name) === plainName(title);
}

/** Whether a section asks the very question, and the start page does not. */
function isAskedElsewhere(question: string, start: SitePage | null, hits: readonly Hit[]): boolean {
  if (isSameQuestion(start?.title ?? "", question)) return false;
  return hits.some(({ headings }) => isSameQuestion(headings.at(-1) ?? "", question));
}

function isSameQuestion(heading: string, question: string): boolean {
  return plainWords(plainText(heading)) === plainWords(plainText(question));
}

/** Without what only leads to something that is not shown, and without titles of cards. */
function wholeSentences(text: string): string {
  const whole = text.replace(/[^.!?。]*[:：]$/, "").trim();
  return /[.!?。…)][*_]*$/.test(whole) && !/^\*\*\[[^\]]*\]\([^)]*\)\*\*$/.test(whole) ? whole : "";
}

/** What a site calls itself, without what all sites call themselves. */
function plainName(name: string): string {
  return name
    .toLowerCase()
    .replace(/\b(?:docs?|documentation|the|\d[\d.]*)\b/g, "")
    .replace(/\s+/g, " ")
    .trim();
}
