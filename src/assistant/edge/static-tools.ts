// Makes tools of the files of a site: sections are found with the index of its search box, pages are read as Markdown.
import { BROWSER_FOLDER, type SegmentEntry } from "../../search/browser-files.js";
import { assumedWords } from "../../search/query/assumed-words.js";
import { openSiteSearch, type PageResult } from "../../search/reading/site-search.js";
import { encodePath } from "../../shared/encode-path.js";
import { pagePath } from "../../shared/page-path.js";
import type { ToolSite } from "../endpoints/mcp-tools.js";
import { DEFAULT_MODEL_SETTINGS } from "../model/model-settings.js";
import { type FoundSection, openPassageReader } from "../passages/read-passages.js";
import type { FetchPublic, StaticSite } from "./static-site.js";

/** `origin`: where the site was asked, for links of a site that does not know its own address. */
export function staticTools(site: StaticSite, fetchPublic: FetchPublic, origin: string): ToolSite {
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
  const isPage = response.ok && !/\bhtml\b/.test(response.headers.get("content-type") ?? "");
  return isPage ? response.text() : null;
}
