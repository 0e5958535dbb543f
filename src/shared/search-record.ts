// Owns the search record: one heading section of a page, as search and the assistant know it. Plain data.
import type { PagePath } from "./page-path.js";
import type { ReaderGroups } from "./reader-groups.js";

/** What the sections of one page share. */
export interface SearchPage {
  readonly path: PagePath;
  /** Without base path: `/guides/start`. */
  readonly address: string;
  readonly title: string;
  /** Front matter description or the operation's summary; found with the page's first section. */
  readonly description: string | null;
  readonly kind: "page" | "endpoint" | "webhook" | "schema" | "channel";
  /** HTTP method shown next to the title (`GET`, `WEBHOOK`), or null. */
  readonly method: string | null;
  /** Labels of the navigation from the root to the page, without language and version. */
  readonly crumbs: readonly string[];
  /** The site's code of the page's language, such as `en` or `pt-BR`. */
  readonly language: string;
  readonly version: string | null;
  readonly product: string | null;
  readonly tags: readonly string[];
  /** Words that are found but not shown. */
  readonly keywords: readonly string[];
  /** Multiplies the score; 1 leaves it alone. */
  readonly boost: number;
  /** Reader groups that may see the page; null: everyone. */
  readonly groups: ReaderGroups | null;
  readonly visible: SearchVisibility;
}

/** Who may find a page. */
export interface SearchVisibility {
  readonly site: boolean;
  readonly assistant: boolean;
}

/** One heading section. The sections of a page share one `page` object. */
export interface SearchRecord {
  readonly page: SearchPage;
  /** The heading's id; null for the text before the first heading. */
  readonly anchor: string | null;
  /** Headings from below the page's title to this one; the last is the section's own. Empty at the page's top. */
  readonly headings: readonly string[];
  /** Prose as plain text. */
  readonly text: string;
  /** Code blocks, one after the other. */
  readonly code: string;
  /** Identifiers: an endpoint's path, parameter and property names. */
  readonly names: readonly string[];
  /** Of the first section of an operation; null for others. */
  readonly operation: OperationSummary | null;
}

/** What an operation is found by besides its text. */
export interface OperationSummary {
  readonly method: string;
  readonly path: string;
  /** The first sentence: a second title. */
  readonly sentence: string;
}
