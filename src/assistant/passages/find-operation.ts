// Finds the page of an API operation by its method and path, or by its title.
import type { Hit } from "../../search/bundle.js";
import type { AssistantSite } from "../assistant-site.js";
import type { SearchFilter } from "../endpoints/message-request.js";
import { searchOptions } from "../retrieve.js";

const MOST_LOOKED_AT = 20;

/** Null where the site has no such operation, or this reader may not see it. */
export async function findOperation(
  site: AssistantSite,
  written: string,
  filter: SearchFilter,
): Promise<Hit["page"] | null> {
  const [, method, path] = /^\s*([a-z]+)\s+(\/\S*)\s*$/i.exec(written) ?? [];
  const [whole, ...shorter] = path === undefined ? [] : endingsOf(path);
  const hits = await site.bundle.search(written, searchOptions(filter, MOST_LOOKED_AT));
  const others: { page: Hit["page"]; markdown: string }[] = [];
  for (const { page } of hits) {
    if (page.kind === "page" || (method !== undefined && page.method?.toUpperCase() !== method.toUpperCase())) continue;
    const markdown = await site.bundle.page(page.path, filter.groups);
    if (markdown === null) continue;
    if (path === undefined || (whole !== undefined && namesPath(markdown, whole))) return page;
    others.push({ page, markdown });
  }
  for (const ending of shorter) {
    const found = others.find(({ markdown }) => namesPath(markdown, ending));
    if (found) return found.page;
  }
  return null;
}

/** The path, and without what may belong to the server's address: `/api/v1/users` is `/users` too. */
function endingsOf(path: string): string[] {
  const parts = path
    .replace(/[?#].*$/, "")
    .split("/")
    .slice(1);
  const endings = parts.map((_, start) => `/${parts.slice(start).join("/")}`);
  return endings.filter((ending) => /\/[^/{:<]/.test(ending));
}

/** Placeholders may be named otherwise: `/users/{id}` is `/users/:userId`. */
function namesPath(markdown: string, path: string): boolean {
  const pieces = path.split(/\{[^}]*\}|:\w+|<[^>]*>/).map((piece) => piece.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`${pieces.join("[^/\\s]+")}(?![\\w/{-])`, "i").test(markdown);
}
