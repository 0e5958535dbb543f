// Owns what the documents of a site are made of besides their articles: plain data, page by page.
import type { NotFoundInputs, SharedInputs, ShellInputs } from "../../layout/shell-inputs.js";
import type { DocumentInputs } from "../../layout/view.js";
import type { Page } from "../../model.js";
import type { RecordContext } from "../../search/indexing/records.js";

/** Everything a page is made of except its article: its document, its draft for search, what agents read of it. */
export interface RenderInputs extends DocumentInputs {
  readonly search: RecordContext;
  /** The full address of the page, as far as known. */
  readonly url: string;
}

/** The inputs of all pages of a site. */
export interface SiteDocuments {
  readonly shared: SharedInputs;
  /** Whether a page may have its own menu. */
  readonly hasOwnMenus: boolean;
  readonly ofPage: (page: Page) => RenderInputs;
  readonly notFound: NotFoundInputs;
  /** Of every branch that has pages. */
  readonly shells: () => readonly ShellInputs[];
}
