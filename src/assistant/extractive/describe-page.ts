// Answers what the page is about that the reader is on: its beginning, and what else stands on it.
import type { Bundle } from "../../search/bundle.js";
import { sectionUrl } from "../assistant-site.js";
import type { ReplyTask } from "../provider.js";
import type { Answer, AnswerMemory } from "./answer.js";

const asksAboutPage =
  /^(?:please\s+)?(?:what|summari[sz]e|explain|describe|tl;?dr|give|worum|fasse?|résume|de quoi|resume|de qué)\b.{0,40}\b(?:this|diese[rs]?|cette|esta)\s+(?:page|article|guide|document|seite|página)\b.{0,16}$|(?:このページ|本页|这个页面|这一页)/i;

const mostHeadings = 10;
/** Shorter texts are badges such as a version. */
const shortestParagraph = 40;

/** Null for other questions, and where the page is not known. */
export async function describePage(task: ReplyTask, { read }: AnswerMemory): Promise<Answer | null> {
  const page = asksAboutPage.test(task.question) ? currentPage(task) : null;
  if (!page) return null;
  const sections = await read(task, page.path);
  const beginning = sections
    .flatMap((section) => section.blocks)
    .flatMap((block) => (block.kind === "text" && block.text.length > shortestParagraph ? [block.text] : []));
  if (beginning.length === 0) return null;
  const url = sectionUrl(task.site, page.address, null);
  const headings = sections.flatMap(({ heading }) => (heading === null || heading === page.title ? [] : [heading]));
  const parts = [`**[${page.title}](${url})**`, ...beginning.slice(0, 2)];
  if (headings.length > 0)
    parts.push(
      headings
        .slice(0, mostHeadings)
        .map((heading) => `- ${heading}`)
        .join("\n"),
    );
  return { text: parts.join("\n\n"), sources: [{ id: page.path, url, title: page.title }] };
}

function currentPage({ site, currentPath }: ReplyTask): Bundle["pages"][number] | null {
  const here = currentPath?.replace(/[#?].*$/, "").replace(/^\/+|\/+$/g, "");
  return site.bundle.pages.find(({ path, address }) => path === here || address.replace(/^\//, "") === here) ?? null;
}
