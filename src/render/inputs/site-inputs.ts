// Owns the inputs of a site's pages, as plain data for each article and document.
import type { DocumentDrawing } from "../../layout/draw-document.js";
import type { NotFoundInputs, SharedInputs, ShellInputs } from "../../layout/shell-inputs.js";
import type { DocumentInputs } from "../../layout/view.js";
import type { Page } from "../../model.js";
import type { RecordContext } from "../../search/indexing/records.js";
import type { SiteArticles } from "../article/article-inputs.js";
import type { KnownAddresses } from "../article/resolve-link.js";

/** Everything a page is made of except its article: its document, its draft for search, what agents read of it. */
export interface RenderInputs extends DocumentInputs {
  readonly search: RecordContext;
  /** The full address of the page, as far as known. */
  readonly url: string;
}

/** What the page at `search/` is drawn from. */
export interface SearchPageInputs {
  readonly document: DocumentInputs;
  /** The language of its words, as docs.json names it; null where docs.json names none. */
  readonly language: string | null;
}

/** The inputs of the documents of a site. */
export interface SiteDocuments {
  readonly shared: SharedInputs;
  /** Whether a page may have its own menu. */
  readonly hasOwnMenus: boolean;
  readonly ofPage: (page: Page) => RenderInputs;
  readonly notFound: NotFoundInputs;
  readonly searchPage: () => SearchPageInputs;
  /** Draws them. Each shell is drawn once, whoever needs it first. */
  readonly drawing: () => Promise<DocumentDrawing>;
  /** Of every branch that has pages. */
  readonly shells: () => readonly ShellInputs[];
}

/** Everything that the pages of a site are drawn from. Each thread makes it once. */
export interface SiteInputs {
  readonly articles: SiteArticles;
  readonly documents: SiteDocuments;
  readonly addresses: KnownAddresses;
  /** Whether classes of pages are collected. */
  readonly usesClasses: boolean;
}
