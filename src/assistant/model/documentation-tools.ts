// Owns the tools by which a model reads more of the documentation than it was given.
import { tool } from "ai";
import { z } from "zod";
import type { Hit } from "../../search/bundle.js";
import { toPagePath } from "../../shared/page-path.js";
import type { AssistantSite } from "../assistant-site.js";
import type { SearchFilter } from "../endpoints/message-request.js";
import { estimateTokens } from "../passages/estimate-tokens.js";
import type { FoundSection, Passage, PassageReader } from "../passages/read-passages.js";
import type { ReplyTask } from "../provider.js";
import { retrieveFor, searchOptions } from "../retrieve.js";
import type { LinkChecker } from "./check-link.js";
import { escapeFrames, passagesText } from "./system-prompt.js";

interface ToolParts {
  readonly task: ReplyTask;
  /** What the question has read already is not read again. */
  readonly reader: PassageReader;
  /** Learns of what the tools return: answers may link to it. */
  readonly links: LinkChecker;
  /** Tokens of documentation that are left for this reply. */
  readonly tokens: number;
}

const MOST_QUERIES = 4;

/** With fewer tokens left, a tool would return no more than a few lines. */
const FEWEST_TOKENS = 100;

/** Of the tokens that are left, what one search may return: a page may have to be read after it. */
const SHARE_OF_SEARCH = 0.5;

const SEARCH = {
  description: "Searches the documentation and returns the best sections that you do not have yet.",
  inputSchema: z.object({
    queries: z.array(z.string()).min(1).max(MOST_QUERIES).optional().describe("Two to five key words each."),
    query: z.string().optional().describe("A single query."),
  }),
};

const READ_PAGE = {
  description: "Returns what you do not have yet of a page, from its beginning or from the section of an #anchor.",
  inputSchema: z.object({
    path: z.string().describe("The page's path as given with passages, such as guides/start or guides/start#linux."),
  }),
};

const READ_OPERATION = {
  description: "Returns the reference of an API operation: its parameters, bodies and responses.",
  inputSchema: z.object({ operation: z.string().describe("Method and path, such as POST /v1/users, or its title.") }),
};

export function documentationTools({ task, reader, links, tokens }: ToolParts) {
  let left = tokens;
  const isSpent = () => left < FEWEST_TOKENS;

  function unlessSpent<Input>(read: (input: Input) => Promise<string>) {
    return async (input: Input) => (isSpent() ? SPENT : read(input));
  }

  function give(passages: readonly Passage[]): string {
    if (passages.length === 0) return NOTHING_NEW;
    links.know(passages);
    left -= passages.reduce((sum, { markdown }) => sum + estimateTokens(markdown), 0);
    return passagesText(passages, links);
  }

  async function givePage(page: FoundSection["page"], anchor: string | null = null): Promise<string | null> {
    const rest = await reader.readPage(page, anchor, left);
    return rest && give(rest.passage === null ? [] : [rest.passage]) + notReturned(rest.unread);
  }

  const search = unlessSpent(async ({ queries = [], query }: z.infer<typeof SEARCH.inputSchema>) => {
    const texts = [...queries, ...(query === undefined ? [] : [query])].map((text) => text.slice(0, 400));
    const found = await Promise.all(texts.map((text) => retrieveFor(task, [{ text, counts: 1 }])));
    return give(await reader.read(takeInTurn(found), left * SHARE_OF_SEARCH));
  });
  const readPage = unlessSpent(async ({ path }: z.infer<typeof READ_PAGE.inputSchema>) => {
    const text = await givePage(pageOfLink(path, task.site), /#(.+)$/.exec(path)?.[1]);
    return text ?? `There is no page "${path}". Use search to find paths.`;
  });
  const readOperation = unlessSpent(async ({ operation }: z.infer<typeof READ_OPERATION.inputSchema>) => {
    const page = await findOperation(task.site, operation.slice(0, 400), task.filter);
    return (page && (await givePage(page))) ?? `There is no operation "${operation}". Use search to find it.`;
  });
  const tools = {
    search: tool({ ...SEARCH, execute: search }),
    read_page: tool({ ...READ_PAGE, execute: readPage }),
    read_operation: tool({ ...READ_OPERATION, execute: readOperation }),
  };
  return { tools, isSpent };
}

const SPENT = "Nothing more can be read for this answer. Answer from what you have.";

const NOTHING_NEW = "Nothing was found that you do not have already.";

/** Headings of a page that are named where there are no tokens left for what is below them. */
const MOST_HEADINGS = 20;

function notReturned(headings: readonly string[]): string {
  if (headings.length === 0) return "";
  return `\n\nNot returned: ${escapeFrames(headings.slice(0, MOST_HEADINGS).join(" · "))}`;
}

function pageOfLink(path: string, { prefix, bundle }: AssistantSite): FoundSection["page"] {
  const own = prefix !== "" && path.startsWith(prefix) ? path.slice(prefix.length) : path;
  const wanted = own
    .replace(/[#?].*$/, "")
    .replace(/^\/+|\/+$/g, "")
    .replace(/\.mdx?$/, "");
  const page = bundle.pages.find((each) => [each.path, each.address.replace(/^\//, "")].includes(wanted));
  return page ?? { title: wanted, path: toPagePath(wanted), address: `/${wanted}` };
}

/** The best of each query, then the second of each; each section once. */
function takeInTurn(found: readonly (readonly Hit[])[]): Hit[] {
  const longest = Math.max(0, ...found.map((hits) => hits.length));
  const taken = new Map<string, Hit>();
  for (let place = 0; place < longest; place++) {
    for (const hits of found) {
      const hit = hits[place];
      if (hit) taken.set(`${hit.page.path}#${hit.anchor}`, hit);
    }
  }
  return [...taken.values()];
}

/** Finds the page of an API operation by its method and path, or by its title. */
const MOST_LOOKED_AT = 20;

/** Null where the site has no such operation, or this reader may not see it. */
async function findOperation(site: AssistantSite, written: string, filter: SearchFilter): Promise<Hit["page"] | null> {
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
