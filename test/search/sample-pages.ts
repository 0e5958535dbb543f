// Makes small pages for the tests of search.
import { cutSegment, type DraftPage, pageDrafter, segmentPages } from "../../src/search/indexing/draft.js";
import type { SettledLink } from "../../src/search/indexing/weigh-links.js";
import { writeAssistantBundle } from "../../src/search/indexing/write-assistant-bundle.js";
import { searchSegments } from "../../src/search/query/search-segments.js";
import { vocabularyText } from "../../src/search/query/vocabulary.js";
import { openSegment } from "../../src/search/reading/open-segment.js";
import { loadTokeniser } from "../../src/search/words/tokeniser.js";
import { pagePath } from "../../src/shared/page-path.js";
import type { SearchPage } from "../../src/shared/search-record.js";
import { temporaryFolder, writeFiles } from "../temporary-folder.js";

/** A page in short: `sections` maps headings to texts; the empty heading is the page's top. */
export interface SamplePage extends Partial<Omit<SearchPage, "path" | "address">> {
  readonly path: string;
  readonly sections?: Readonly<Record<string, string>>;
  readonly code?: string;
  readonly names?: readonly string[];
  readonly links?: readonly SettledLink[];
  readonly markdown?: string;
}

const PLAIN: Omit<SearchPage, "path" | "address" | "title"> = {
  ...{ description: null, kind: "page", method: null, crumbs: [], language: "en", version: null, product: null },
  ...{ tags: [], keywords: [], boost: 1, groups: null, visible: { site: true, assistant: true } },
};

export function recordsOfSample({ path, sections, code, names, links: _, markdown: __, ...rest }: SamplePage) {
  const page: SearchPage = { ...PLAIN, path: pagePath(path), address: `/${path}`, title: path, ...rest };
  return Object.entries(sections ?? { "": "" }).map(([heading, text], index) => ({
    page,
    anchor: heading === "" ? null : heading.toLowerCase().replace(/\W+/g, "-"),
    headings: heading === "" ? [] : [heading],
    text,
    code: index === 0 ? (code ?? "") : "",
    names: index === 0 ? (names ?? []) : [],
    operation: null,
  }));
}

export async function drafts(samples: readonly SamplePage[]): Promise<DraftPage[]> {
  return Promise.all(
    samples.map(async (sample) => {
      const records = recordsOfSample(sample);
      const tokeniser = await loadTokeniser(sample.language ?? "en");
      return pageDrafter(tokeniser)(records, { links: sample.links ?? [], markdown: sample.markdown ?? "" });
    }),
  );
}

/** The folder of a build that has a bundle of these pages and nothing else. */
export async function writtenBundle(samples: readonly SamplePage[], isSemantic = true): Promise<string> {
  const dist = temporaryFolder();
  const files = writeAssistantBundle(segmentPages(await drafts(samples), "assistant"), { isSemantic });
  writeFiles(dist, Object.fromEntries(Array.from(files, ({ file, make }) => [file, make()])));
  return dist;
}

/** Finds sections, best first, as `path` or `path#anchor`. */
export type FindSamples = (text: string, isTyping?: boolean) => Promise<string[]>;

/** The pages found, best first, as `path` or `path#anchor`. */
export async function found(samples: readonly SamplePage[], text: string, isTyping = false): Promise<string[]> {
  return (await openSamples(samples))(text, isTyping);
}

/** Indexes pages once, for many queries. */
export async function openSamples(samples: readonly SamplePage[]): Promise<FindSamples> {
  const [segmented] = segmentPages(await drafts(samples), "site");
  if (!segmented) return async () => [];
  const { root, shards } = cutSegment(segmented, (size) => size >= 256);
  const segment = openSegment(root, {
    shard: async (number) => shards[number]?.bytes() ?? new Uint8Array(),
    vocabulary: async () => vocabularyText(segmented.postings, segmented.sections),
  });
  const tokeniser = await loadTokeniser(segmented.language);
  const sections = segmented.pages.flatMap(({ page, anchors }) =>
    anchors.map((anchor) => (anchor === null ? page.path : `${page.path}#${anchor}`)),
  );
  return async (text, isTyping = false) => {
    const question = { text, isTyping, most: 10, allows: () => true };
    const answer = await searchSegments(question, [segment], tokeniser);
    return answer.found.map(({ section }) => sections[section] ?? "");
  };
}
