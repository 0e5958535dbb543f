// Owns the shape of an opened assistant bundle; `open-bundle.ts` opens one: `openBundle(dist): Promise<Bundle>`.
import type { PagePath } from "../shared/page-path.js";
import type { SearchPage } from "../shared/search-record.js";
import type { AssumedWord } from "./query/assumed-words.js";
import type { OtherWordsOf } from "./query/plan-query.js";
import type { Tokeniser } from "./words/tokeniser.js";

/** Narrows a search. A key that is left out does not narrow. */
export interface SearchFilter {
  /** Code as the site writes it (`fr`, `pt-BR`, `cn`); spelling variants of one language are the same. */
  readonly language?: string | undefined;
  /** Pages of this version, and pages that belong to no version. */
  readonly version?: string | undefined;
  readonly product?: string | undefined;
  readonly tag?: string | undefined;
}

/** What the pages of one version in one language are. */
export interface Edition {
  /** As the site writes it. */
  readonly language: string;
  /** Null: pages that belong to no version. */
  readonly version: string | null;
}

export interface SearchOptions {
  /** Most hits to return. Default 5. */
  readonly limit?: number | undefined;
  readonly filter?: SearchFilter | undefined;
  /** The reader's groups. Pages that name groups are found only by a reader who has one of them. Default: none. */
  readonly groups?: readonly string[] | undefined;
  /** The reader's: what several editions say is given from this one. Default: the edition that the site lists first. */
  readonly edition?: Edition | undefined;
  /** Most sections of one page among the first five hits. Default 1. */
  readonly perPage?: number | undefined;
  /** Tells for each term of a query which other words it may stand for: they find less than the word itself. */
  readonly otherWords?: ((query: string, tokeniser: Tokeniser) => OtherWordsOf) | undefined;
  /** Takes the place of what the bundle knows of words that go together. */
  readonly likeness?: QuestionLikeness | undefined;
}

/** Where a section is: the path of its page, and its number there. */
export interface SectionPlace {
  readonly path: string;
  readonly section: number;
}

/** How similar the sections of a site are to one question, as a model sees it. */
export interface QuestionLikeness {
  /** 1: like none other; 0 and less: no more than most. */
  readonly of: (place: SectionPlace) => number;
  /** The sections that are most like the question: found even where they share no word with it. */
  readonly nearest: readonly SectionPlace[];
}

/** One section found. */
export interface Hit {
  readonly page: SearchPage;
  readonly anchor: string | null;
  readonly headings: readonly string[];
  /** The section as Markdown-like text: prose, then its code blocks. */
  readonly content: string;
  /** Comparable within one answer only. The best hit of an answer that has every word at full strength nears `1`. */
  readonly score: number;
  /** How similar the section is to the query beyond the words that they share, from 0 to 1; undefined: nothing tells. */
  readonly similarity?: number | undefined;
  readonly reasons: readonly Reason[];
  /** Words of the query that were taken for others that the section has. */
  readonly assumed: readonly AssumedWord[];
  /** The same section in other versions, where they were found too. */
  readonly versions: readonly OtherVersion[];
}

/** Where another version says the same. */
export interface OtherVersion {
  readonly version: string | null;
  readonly path: PagePath;
  readonly address: string;
  readonly anchor: string | null;
}

/** What one word of the query gave to a hit's score: for `docsgen search --explain`. */
export interface Reason {
  /** As the reader wrote it. */
  readonly word: string;
  /** The index term that answered. */
  readonly term: string;
  readonly how: "exact" | "prefix" | "typo" | "part";
  /** Share of the hit's score, 0 to 1. */
  readonly share: number;
}

/** A page as the assistant reads it. */
export interface BundlePage extends Edition {
  readonly path: PagePath;
  readonly address: string;
  readonly title: string;
}

/** A section as a model is to read it. */
export interface BundleSection extends SectionPlace {
  readonly title: string;
  readonly headings: readonly string[];
  readonly text: string;
  readonly code: string;
}

export interface Bundle {
  /** Sections in the bundle. */
  readonly sections: number;
  /** Every page that the assistant may read, in the order of the navigation. */
  readonly pages: readonly BundlePage[];
  search(query: string, options?: SearchOptions): Promise<Hit[]>;
  /** Learns now what the first search would wait for; others are answered meanwhile. */
  prepare(): Promise<void>;
  /** Every section, with its words as a model is to read them. */
  eachSection(): Iterable<BundleSection>;
  /** A page's Markdown by its path or address, with or without slashes; null where there is none for these groups. */
  page(path: string, groups?: readonly string[]): Promise<string | null>;
  close(): Promise<void>;
}
