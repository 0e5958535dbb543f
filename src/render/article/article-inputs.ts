// Owns what shapes the articles of a site, as plain data: what draws them is handed this and nothing else of the site.
import type { DocsConfig } from "../../config/docs-config.js";
import type { ParserName } from "../../content/parse/parse.js";
import type { ApiTarget, Page } from "../../model.js";
import type { ShownMarks } from "../../openapi/changes/shown-marks.js";
import type { Description } from "../../openapi/description.js";
import type { SiteAddress } from "../../site/site.js";

/** What shapes every article, besides its page, the files it imports and where its links lead. */
export interface ArticleInputs {
  readonly parser: ParserName;
  readonly lenient: boolean;
  readonly address: SiteAddress;
  readonly trailingSlash: boolean;
  /** Values of `{{name}}`. */
  readonly variables: DocsConfig["variables"];
  readonly glossary: DocsConfig["glossary"];
  /** `styling.latex`; null decides by the text. */
  readonly latex: boolean | null;
  /** Folders whose Markdown is not trusted. */
  readonly safe: readonly string[];
  readonly iconLibrary: DocsConfig["icons"]["library"];
  /** Whether large pictures have copies. */
  readonly optimizesPictures: boolean;
  /** Every file that a page may import, relative to the root. */
  readonly snippets: readonly string[];
  readonly colours: ColourInputs;
  /** How long the code of a page may run, in milliseconds. */
  readonly timeLimit: number;
}

/** What shapes coloured code, besides the code. */
export interface ColourInputs {
  readonly theme: DocsConfig["styling"]["codeblocks"]["theme"];
  /** Grammars of the project, as JSON. */
  readonly grammars: readonly string[];
  /** `styling.codeblocks.fold`. */
  readonly fold: number | null;
}

/** What shapes every API reference, besides its page and its description. */
export interface ReferenceInputs {
  readonly parser: ParserName;
  readonly address: SiteAddress;
  readonly trailingSlash: boolean;
  readonly iconLibrary: DocsConfig["icons"]["library"];
  readonly api: Omit<DocsConfig["api"], "openapi" | "asyncapi">;
  /** Whether the Markdown of a page describes its operation. */
  readonly markdownSchema: boolean;
}

/** A description, with the pages of its operations, schemas and channels, which link to one another. */
export interface DescribedPages {
  readonly description: Description;
  readonly addresses: readonly (readonly [target: ApiTarget, address: string])[];
  /** What releases added and changed; null where none are compared. */
  readonly marks: ShownMarks | null;
}

/** What shapes the article of one page. */
export interface PageInputs {
  readonly page: Page;
  /** The language a page is in, as docs.json names it; null where docs.json names none. */
  readonly language: string | null;
  /** Null where the page shows no operation of a description. */
  readonly described: DescribedPages | null;
}

/** The inputs of all articles of a site. */
export interface SiteArticles {
  readonly articles: ArticleInputs;
  readonly references: ReferenceInputs;
  /** By id of the description. */
  readonly described: ReadonlyMap<string, DescribedPages>;
  readonly ofPage: (page: Page) => PageInputs;
}
