// Answers agents on hosts without a server: pages as Markdown, and tools at `/mcp`.

import { BROWSER_FOLDER, type SegmentEntry } from "../../search/browser-files.js";
import { assumedWords } from "../../search/query/assumed-words.js";
import { openSiteSearch, type PageResult } from "../../search/reading/site-search.js";
import { redirectTo, refreshTarget } from "../../serve/redirects.js";
import { encodePath } from "../../shared/encode-path.js";
import { pagePath } from "../../shared/page-path.js";
import { allowOrigin, preflight } from "../cors.js";
import { answerTools, type ToolSite } from "../endpoints/mcp-tools.js";
import { readJsonBody } from "../endpoints/read-json-body.js";
import { DEFAULT_MODEL_SETTINGS } from "../model/model-settings.js";
import { type FoundSection, openPassageReader } from "../passages/read-passages.js";
import { notAllowed, Refusal, refusalResponse } from "../refusal.js";
import { type FetchPublic, isForText, isForTools, type StaticSite } from "./is-for-agent.js";

/** No call of a tool comes near it. */
const LARGEST_BODY = 64 * 1024;
/** No page's address comes near it. */
const LONGEST_PATH = 2048;

/** Files that are what they are, and docsgen's own. A page's address may end like `v1.2`. */
const NO_PAGE = /\.[a-z][a-z0-9]{1,11}$|\/(?:\.|_docsgen\/)/i;

/** Headers of a page's file that hold for what is made of it. */
const KEPT = "cache-control etag last-modified link referrer-policy x-llms-txt x-robots-tag".split(" ");

/** Null: the request is not an agent's, and the site answers it as ever. */
export async function answerAgent(
  request: Request,
  site: StaticSite,
  fetchPublic: FetchPublic,
): Promise<Response | null> {
  const url = new URL(request.url);
  if (isForTools(request, site)) {
    const answer = await answerTool(request, () => staticTools(site, fetchPublic, url.origin));
    if (answer !== null) return allowOrigin(answer, request.headers.get("origin"), null);
  }
  if (!isForText(request)) return null;
  const answer = await answerPage(url, site, fetchPublic);
  answer?.headers.set("vary", "Accept");
  return answer !== null && request.method === "HEAD" ? new Response(null, answer) : answer;
}

/** A site may have a page at this address: what reads a page is not for tools. */
async function answerTool(request: Request, toolsOf: () => ReturnType<typeof staticTools>): Promise<Response | null> {
  const isStream = /\btext\/event-stream\b/.test(request.headers.get("accept") ?? "");
  if (request.method === "OPTIONS") return preflight();
  if (request.method === "HEAD" || (request.method === "GET" && !isStream)) return null;
  try {
    if (request.method !== "POST") throw notAllowed(request);
    return await answerTools(toolsOf(), request, await readJsonBody(request, LARGEST_BODY));
  } catch (error) {
    const isRefusal = error instanceof Refusal;
    return refusalResponse(
      isRefusal ? error : new Refusal("internal_error", "Something went wrong. Please try again."),
    );
  }
}

async function answerPage(url: URL, { base }: StaticSite, fetchPublic: FetchPublic): Promise<Response | null> {
  const { pathname, origin, search } = url;
  const isInside = pathname === base || pathname.startsWith(`${base}/`);
  if (!isInside || pathname.length > LONGEST_PATH || NO_PAGE.test(pathname)) return null;
  const name = nameOf(pathname.slice(base.length));
  const twin = await fetchPublic(`${base}/${name}.md`);
  if (twin.ok && !isHtml(twin)) return markdown(twin.body, twin);
  const page = await fetchPublic(pathname);
  if (page.status === 404) return markdown(notFound(origin + base), page);
  const target = page.ok && isHtml(page) ? refreshTarget(await page.text()) : null;
  // The page does not say for how long.
  return target === null ? null : redirectTo(target, search, false);
}

function isHtml({ headers }: Response): boolean {
  return /\bhtml\b/.test(headers.get("content-type") ?? "");
}

function notFound(home: string): string {
  return `# Page not found\n\nThere is no page at this address. [llms.txt](${home}/llms.txt) lists the pages.\n`;
}

/** With the headers that the site gives what it has there. */
function markdown(body: BodyInit | null, { status, headers }: Response): Response {
  const own = new Headers({ "content-type": "text/markdown; charset=utf-8", "x-content-type-options": "nosniff" });
  for (const header of KEPT) {
    const value = headers.get(header);
    if (value !== null) own.set(header, value);
  }
  return new Response(body, { status, headers: own });
}

/** `origin`: where the site was asked, for links of a site that does not know its own address. */
function staticTools(site: StaticSite, fetchPublic: FetchPublic, origin: string): ToolSite {
  const home = site.url ?? origin;
  const page = (path: string) => readTwin(path, site, fetchPublic);
  return {
    domain: new URL(home).host,
    title: site.name,
    page,
    async search(query, { limit, language, version }) {
      const { index, search } = await openSiteSearch((name) => fetchPublic(`${site.base}/${BROWSER_FOLDER}/${name}`));
      const tag = language ?? index.segments[0]?.tag ?? "en";
      const wanted = version ?? firstVersion(index.segments, tag);
      const answer = await search(query, { tag, version: wanted, product: null, kind: null });
      const hits = bestFirst(answer.results).slice(0, limit);
      const reader = openPassageReader({ prefix: home + site.base, bundle: { page } }, []);
      const passages = await reader.read(hits, DEFAULT_MODEL_SETTINGS.passageTokens);
      const text = () => hits.flatMap((hit) => [hit.page.title, ...hit.headings, hit.content]).join(" ");
      return { passages, assumed: assumedWords(answer.lookUps, text, answer.tokeniser.termOf) };
    },
  };
}

/** The version that the site lists first: several would say the same things. */
function firstVersion(segments: readonly SegmentEntry[], tag: string): string | null {
  return segments.find((each) => each.tag === tag)?.version ?? null;
}

/** The best section of every page, then the next of each. */
function bestFirst(results: readonly PageResult[]): FoundSection[] {
  const deepest = Math.max(0, ...results.map(({ sections }) => sections.length));
  return Array.from({ length: deepest }, (_, rank) =>
    results.flatMap(({ page: { title, address }, sections }) => {
      const section = sections[rank];
      if (!section) return [];
      const { anchor, headings, text } = section;
      return [
        { page: { title, address, path: pagePath(nameOf(address)) }, anchor, headings, content: text, versions: [] },
      ];
    }),
  ).flat();
}

function nameOf(address: string): string {
  return address.replace(/^\/+|\/+$/g, "") || "index";
}

/** The Markdown of a page. Hidden files, docsgen's own and what climbs are no pages. */
async function readTwin(path: string, { base }: StaticSite, fetchPublic: FetchPublic): Promise<string | null> {
  const name = nameOf(path);
  if (/[\\\0]|(?:^|\/)(?:\.|\/|_docsgen(?:\/|$))/.test(name)) return null;
  const response = await fetchPublic(`${base}/${encodePath(name)}.md`);
  // Some hosts answer what is missing with a page.
  return response.ok && !isHtml(response) ? response.text() : null;
}
