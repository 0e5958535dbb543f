// Owns the tools by which a model reads more of the documentation than it was given.
import { tool } from "ai";
import { z } from "zod";
import type { Hit } from "../../search/bundle.js";
import { sectionUrl } from "../assistant-site.js";
import { beginningWithin, estimateTokens } from "../passages/estimate-tokens.js";
import { findOperation } from "../passages/find-operation.js";
import { type Passage, readPassages } from "../passages/read-passages.js";
import type { ReplyTask } from "../provider.js";
import { retrieveFor } from "../retrieve.js";
import type { LinkChecker } from "./check-link.js";
import type { ModelSettings } from "./model-settings.js";
import { passagesText } from "./system-prompt.js";

interface ToolParts {
  readonly task: ReplyTask;
  readonly settings: ModelSettings;
  /** Learns of what the tools return: answers may link to it. */
  readonly links: LinkChecker;
}

const MOST_QUERIES = 4;

export function documentationTools({ task, settings, links }: ToolParts) {
  let left = settings.toolTokens;
  const { site, filter } = task;
  const { groups } = filter;

  function give(passages: readonly Passage[]): string {
    links.know(passages);
    left -= passages.reduce((sum, { markdown }) => sum + estimateTokens(markdown), 0);
    return passagesText(passages, links.numberOf);
  }

  function givePage(
    { title, path, address }: { title: string; path: string; address: string },
    markdown: string,
  ): string {
    const text = beginningWithin(markdown, Math.min(left, settings.passageTokens));
    const link = sectionUrl(site, address, null);
    return give([{ title, path, link, markdown: text === markdown ? text : `${text}\n…`, versions: [] }]);
  }

  const search = tool({
    description: "Searches the documentation and returns the best sections.",
    inputSchema: z.object({
      queries: z.array(z.string()).min(1).max(MOST_QUERIES).optional().describe("Two to five key words each."),
      query: z.string().optional().describe("A single query."),
    }),
    execute: async ({ queries = [], query }) => {
      if (left <= 0) return SPENT;
      const texts = [...queries, ...(query === undefined ? [] : [query])].map((text) => text.slice(0, 400));
      const found = await Promise.all(texts.map((text) => retrieveFor(task, [{ text, counts: 1 }])));
      const budget = Math.min(left, settings.passageTokens);
      return give(await readPassages(site, takeInTurn(found), { groups, budget }));
    },
  });

  const read_page = tool({
    description: "Returns a page of the documentation.",
    inputSchema: z.object({
      path: z.string().describe("The page's path as given with passages, such as guides/start."),
    }),
    execute: async ({ path }) => {
      if (left <= 0) return SPENT;
      const wanted = pathOfLink(path, site.prefix);
      const markdown = await site.bundle.page(wanted, groups);
      if (markdown === null) return `There is no page "${path}". Use search to find paths.`;
      const page = site.bundle.pages.find((each) => [each.path, each.address.replace(/^\//, "")].includes(wanted));
      return givePage(page ?? { title: wanted, path: wanted, address: `/${wanted}` }, markdown);
    },
  });

  const read_operation = tool({
    description: "Returns the reference of an API operation: its parameters, bodies and responses.",
    inputSchema: z.object({ operation: z.string().describe("Method and path, such as POST /v1/users, or its title.") }),
    execute: async ({ operation }) => {
      if (left <= 0) return SPENT;
      const found = await findOperation(site, operation.slice(0, 400), filter);
      return found
        ? givePage(found.page, found.markdown)
        : `There is no operation "${operation}". Use search to find it.`;
    },
  });

  return { search, read_page, read_operation };
}

const SPENT = "Nothing more can be read for this answer. Answer from what you have.";

function pathOfLink(path: string, prefix: string): string {
  const own = prefix !== "" && path.startsWith(prefix) ? path.slice(prefix.length) : path;
  return own
    .replace(/[#?].*$/, "")
    .replace(/^\/+|\/+$/g, "")
    .replace(/\.mdx?$/, "");
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
