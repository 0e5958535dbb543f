// Finds the passages that an answer rests on, with the whole conversation in mind.
import type { Hit, SearchOptions } from "../search/bundle.js";
import type { SearchFilter } from "./message-request.js";
import type { ReplyTask } from "./provider.js";

/** A hit's weight where the reader is on its page, and where it lies in the same folder. */
const samePage = 1.3;
const sameFolder = 1.08;

/** The best passages for the task's question, at most `pageSize`. */
export async function retrieve(task: ReplyTask): Promise<Hit[]> {
  return retrieveFor(task, searchQuery(task));
}

/** The best passages for a query of a model's own. */
export async function retrieveFor(task: ReplyTask, query: string): Promise<Hit[]> {
  const { site, filter, pageSize, currentPath } = task;
  const hits = await site.bundle.search(query, searchOptions(filter, pageSize * 2));
  const weighed = hits.map((hit) => ({ hit, weight: hit.score * nearness(hit, currentPath) }));
  weighed.sort((a, b) => b.weight - a.weight);
  return weighed.slice(0, pageSize).map(({ hit }) => hit);
}

export function searchOptions(filter: SearchFilter, limit: number): SearchOptions {
  const narrow = {
    ...(filter.language === null ? {} : { language: filter.language }),
    ...(filter.version === null ? {} : { version: filter.version }),
  };
  return { limit, filter: narrow, groups: filter.groups };
}

/** A follow-up such as "and in Python?" means little alone: what was asked before is searched with it. */
export function searchQuery({ turns, question, context }: ReplyTask): string {
  const asked = turns.filter((turn) => turn.role === "user").map((turn) => turn.text);
  const before = asked.at(-1) === question ? asked.at(-2) : asked.at(-1);
  const parts = [question];
  if (before && isFollowUp(question)) parts.push(before);
  for (const item of context) parts.push(item.value.slice(0, 200));
  return parts.join(" ");
}

const pointsBack =
  /^(and|or|but|also|then|what about|how about|why|et|y|und|oder|aber|e|и|а)\b|\b(it|its|that|this|these|those|they|them|there|same|one|above|previous|instead)\b/i;

/** Short questions, and those that point back at what was said. */
function isFollowUp(question: string): boolean {
  const words = question.split(/\s+/);
  return words.length <= 3 || (words.length <= 12 && pointsBack.test(question));
}

function nearness(hit: Hit, currentPath: string | null): number {
  if (currentPath === null) return 1;
  const here = currentPath.replace(/[#?].*$/, "").replace(/^\/+|\/+$/g, "");
  if (hit.page.path === here || hit.page.address.replace(/^\//, "") === here) return samePage;
  const folder = here.includes("/") ? here.slice(0, here.lastIndexOf("/") + 1) : null;
  return folder !== null && hit.page.path.startsWith(folder) ? sameFolder : 1;
}
