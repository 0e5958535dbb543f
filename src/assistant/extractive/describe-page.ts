// Answers what a page is about: the one that the reader is on, or the start page where the site itself is asked about.
import type { Bundle } from "../../search/bundle.js";
import { type AssistantSite, sectionUrl } from "../assistant-site.js";
import type { ReplyTask } from "../provider.js";
import type { Meaning } from "../understand-question.js";
import type { Answer, AnswerMemory } from "./answer.js";

type SitePage = Bundle["pages"][number];

const ASKS_ABOUT_PAGE =
  /^(?:please\s+)?(?:what|summari[sz]e|explain|describe|tl;?dr|give|worum|fasse?|résume|de quoi|resume|de qué)\b.{0,40}\b(?:this|diese[rs]?|cette|esta)\s+(?:page|article|guide|document|seite|página)\b.{0,16}$|(?:このページ|本页|这个页面|这一页)/i;

const MOST_HEADINGS = 10;
/** Shorter texts are badges such as a version. */
const SHORTEST_PARAGRAPH = 25;

/** Null for other questions, and where the page is not known. */
export async function describePage(task: ReplyTask, meaning: Meaning, { read }: AnswerMemory): Promise<Answer | null> {
  const page = pageAskedAbout(task, meaning);
  if (!page) return null;
  const sections = await read(task, page.path);
  const beginning = sections
    .flatMap((section) => section.blocks)
    .flatMap((block) => (block.kind === "text" ? [wholeSentences(block.text)] : []))
    .filter((text) => text.length > SHORTEST_PARAGRAPH);
  if (beginning.length === 0) return null;
  const url = sectionUrl(task.site, page.address, null);
  const headings = sections.flatMap(({ heading }) => (heading === null || heading === page.title ? [] : [heading]));
  const parts = [`**[${page.title}](${url})**`, ...beginning.slice(0, 2)];
  if (headings.length > 0)
    parts.push(
      headings
        .slice(0, MOST_HEADINGS)
        .map((heading) => `- ${heading}`)
        .join("\n"),
    );
  return { text: parts.join("\n\n"), sources: [{ id: page.path, url, title: page.title }] };
}

function pageAskedAbout({ site, question, currentPath }: ReplyTask, { subject }: Meaning): SitePage | null {
  if (ASKS_ABOUT_PAGE.test(question)) return currentPage(site, currentPath);
  return subject !== null && isSameName(subject, site.title) ? startPage(site) : null;
}

function currentPage({ bundle }: AssistantSite, currentPath: string | null): SitePage | null {
  const here = currentPath?.replace(/[#?].*$/, "").replace(/^\/+|\/+$/g, "");
  return bundle.pages.find(({ path, address }) => path === here || address.replace(/^\//, "") === here) ?? null;
}

const START_NAMES = ["index", "introduction", "intro", "welcome", "overview", "home"];

/** The page at the root; else one that greets, and of those the nearest to it. */
function startPage({ bundle, title }: AssistantSite): SitePage | null {
  const root = bundle.pages.find(({ address }) => address === "/");
  if (root) return root;
  const depth = ({ path }: SitePage) => path.split("/").length;
  const greets = ({ title: own }: SitePage) => /^(?:welcome|introduc|what is)/i.test(own) || isSameName(own, title);
  const starts = bundle.pages.filter((page) => START_NAMES.includes(page.path.split("/").at(-1) ?? "") || greets(page));
  return starts.toSorted((a, b) => Number(greets(b)) - Number(greets(a)) || depth(a) - depth(b))[0] ?? null;
}

function isSameName(name: string, title: string | null): boolean {
  return title !== null && plainName(name) !== "" && plainName(name) === plainName(title);
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
