// A bundle of a few sections in memory: finds those that share most words with the query.
import type { Bundle, Hit } from "../../../src/search/bundle.js";
import { toPagePath } from "../../../src/shared/page-path.js";
import type { SearchPage } from "../../../src/shared/search-record.js";

export interface FakeSection {
  readonly path: string;
  readonly title: string;
  readonly anchor?: string;
  readonly headings?: readonly string[];
  readonly content: string;
  readonly description?: string;
  readonly language?: string;
  readonly version?: string;
  readonly groups?: readonly string[];
  readonly kind?: SearchPage["kind"];
  /** To every question. */
  readonly similarity?: number;
}

const install = { path: "guide/install", title: "Install" };

export const installSections: readonly FakeSection[] = [
  {
    ...install,
    ...{ anchor: "with-npm", headings: ["With npm"] },
    content: "Run the command below to install the tool with npm.\n\n```bash\nnpm install acme\n```",
  },
  {
    ...install,
    ...{ anchor: "requirements", headings: ["Requirements"] },
    content: "Acme needs Node 20 or later. It runs on Linux, macOS and Windows.",
  },
  {
    ...{ path: "guide/deploy", title: "Deploy", anchor: "docker", headings: ["Docker"] },
    content: "Build the image and start a container. Set the PORT variable to choose the port.",
  },
  { path: "index", title: "Welcome", content: "Acme makes small tools for large teams." },
];

export function fakeBundle(sections: readonly FakeSection[] = installSections): Bundle {
  return {
    sections: sections.length,
    pages: [],
    search: async (query, { limit = 5, groups = [], filter } = {}) => {
      const wanted = wordsOf(query);
      return sections
        .filter((section) => section.groups === undefined || section.groups.some((group) => groups.includes(group)))
        .filter((section) => filter?.language === undefined || section.language === filter.language)
        .map((section) => toHit(section, wanted))
        .filter((hit) => hit.score > 0)
        .sort((a, b) => b.score - a.score)
        .slice(0, limit);
    },
    page: async (path, groups = []) => {
      const name = toPagePath(path) || "index";
      const isOpen = (section: FakeSection) => !section.groups || section.groups.some((each) => groups.includes(each));
      const found = sections.filter((section) => section.path === name && isOpen(section));
      return found.length === 0 ? null : found.map(({ content }) => content).join("\n\n");
    },
    *eachSection() {
      for (const { path, title, headings = [], content } of sections) {
        yield { path, section: 0, title, headings, text: content, code: "" };
      }
    },
    prepare: async () => {},
    close: async () => {},
  };
}

function toHit(section: FakeSection, wanted: ReadonlySet<string>): Hit {
  const words = wordsOf(`${section.title} ${section.headings?.join(" ")} ${section.content}`);
  const shared = [...wanted].filter((word) => words.has(word));
  return {
    page: pageOf(section),
    anchor: section.anchor ?? null,
    headings: section.headings ?? [],
    content: section.content,
    score: shared.length / Math.max(1, wanted.size),
    reasons: shared.map((word) => ({ word, term: word, how: "exact", share: 1 / shared.length })),
    assumed: [],
    similarity: section.similarity,
    versions: [],
  };
}

function pageOf({ language = "en", kind = "page", ...section }: FakeSection): SearchPage {
  const { path, title, description = null, version = null, groups = null } = section;
  return {
    ...{ path: toPagePath(path), address: path === "index" ? "/" : `/${path}`, title, description },
    ...{ kind, method: null, crumbs: [], language, version, product: null, tags: [], keywords: [] },
    ...{ boost: 1, groups, visible: { site: true, assistant: true } },
  };
}

const SMALL = new Set("the a an i do how to is of and in it with can what".split(" "));

function wordsOf(text: string): Set<string> {
  return new Set((text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !SMALL.has(word)));
}
