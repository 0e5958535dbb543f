// Owns the inputs of documents: for each page the data it shows.
import type { Article, IconRef, Page } from "../model.js";
import type { Crumb, PageLink } from "./branch.js";
import type { ShellInputs } from "./shell-inputs.js";

/** The page in another language. */
export interface Translation {
  readonly tag: string;
  readonly address: string;
}

/** What a page of a version that is not the current one says about itself. */
export interface OtherVersion {
  readonly version: string;
  readonly current: string;
  /** Where the notice leads to; null where the current version has no pages. */
  readonly href: string | null;
  /** Whether that is this very page in the current version. */
  readonly isSamePage: boolean;
}

/** What a page says about the page that it translates, or that it shows in place of a translation. */
export interface OriginalNotice {
  readonly kind: "lagging" | "missing";
  /** The language of the original, in its own words. */
  readonly language: string;
  readonly href: string;
}

/** What a directory shows of a page or group. */
export interface ListedItem {
  readonly title: string;
  readonly icon: IconRef | null;
  readonly description: string | null;
  readonly href: string;
}

/** The directory below the root page of a group. */
export type Listing =
  | { readonly kind: "cards"; readonly items: readonly ListedItem[] }
  | {
      readonly kind: "lists";
      readonly loose: readonly ListedItem[];
      readonly groups: readonly {
        readonly id: string;
        readonly label: string;
        readonly items: readonly ListedItem[];
      }[];
    };

/** What the document of a page shows besides its article. Plain data, identified by its hash. */
export interface DocumentInputs {
  readonly shell: ShellInputs;
  readonly page: Page;
  /** The page's address in links, base path included. */
  readonly href: string;
  /** The levels above the page, outermost first, without the page itself. */
  readonly crumbs: readonly Crumb[];
  /** Ids of the divisions around the page, or around the one whose shell it borrows. */
  readonly around: readonly string[];
  /** Neighbours in reading order; null where none is shown. */
  readonly previous: PageLink | null;
  readonly next: PageLink | null;
  /** Of its front matter. */
  readonly related: readonly PageLink[];
  readonly listing: Listing | null;
  /** Targets of selector choices on this page, by id; other choices have their usual target. */
  readonly crossings: Readonly<Record<string, string>>;
  readonly translations: readonly Translation[];
  readonly otherVersion: OtherVersion | null;
  readonly original: OriginalNotice | null;
  /** The language of the article, as docs.json names it, where it is not that of the page around it; else null. */
  readonly articleLanguage: string | null;
  /** Address of the page that search engines should list instead of this one, base path included; null for none. */
  readonly canonicalHref: string | null;
  /** Address of the Markdown twin, base path included; null where the build writes none. */
  readonly markdownAddress: string | null;
  /** Date of the last change in ISO format (`2026-11-21`); null where it is not shown. */
  readonly lastUpdated: string | null;
  /** Where the page can be edited, and where an issue with it reported; null where it says neither. */
  readonly editHref: string | null;
  readonly issueHref: string | null;
  /** Address of the preview picture for links to this page; null for none. */
  readonly image: string | null;
  /** Address of the feed of a page with updates; null for none. */
  readonly feed: string | null;
  /** Whether search engines may list the page, from front matter, `hidden` and site settings. */
  readonly isIndexed: boolean;
  /** Address of the API description behind this page, for "Download specification"; null for none. */
  readonly descriptionAddress: string | null;
}

/** A page with its drawn article, ready for its shell. */
export interface PageView extends DocumentInputs {
  readonly article: Article;
}
