// Owns the inputs of a site's articles, as plain data.

import type { PictureCopy, PictureSize } from "../../components/draw-context.js";
import type { DocsConfig } from "../../config/docs-config.js";
import type { ParserName } from "../../content/parse/parse.js";
import type { Refusal } from "../../files/refusal.js";
import type { ApiTarget, Page } from "../../model.js";
import type { ShownMarks } from "../../openapi/changes/shown-marks.js";
import type { Description } from "../../openapi/description.js";
import type { Report } from "../../shared/problem.js";
import type { UiStrings } from "../../shared/ui-strings.js";
import type { SiteAddress } from "../../site/site.js";
import type { HighlightCode } from "../code/highlight-code.js";
import type { Icons } from "../icons/load-icons.js";
import type { GlossText } from "../tree/glossary.js";

/** What shapes every article, besides its page, the files it imports and where its links lead. */
export interface ArticleInputs {
  readonly parser: ParserName;
  readonly lenient: boolean;
  readonly address: SiteAddress;
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

/** What drawing bodies needs of the site. */
export interface ArticleContext
  extends Pick<ArticleInputs, "parser" | "variables" | "latex" | "safe" | "snippets" | "timeLimit"> {
  /** The text of a project file; null where it does not exist. */
  readonly readFile: (file: string) => string | null;
  /** The text of a file of the repository that the project is in, by its path from the project. */
  readonly readCode: (file: string) => string | Refusal;
  /** Resolves a link to a page or an asset in a file. */
  readonly resolveLink: (target: string, fromFile: string) => string;
  /** The same for copies, which are read away from the site: with its origin, as far as known. */
  readonly linkInCopy: (target: string, fromFile: string) => string;
  /** The project file of a picture that a file shows; null where it comes from elsewhere. */
  readonly pictureFile: (target: string, fromFile: string) => string | null;
  /** The size of a project file; null where it has none. */
  readonly pictureSize: (file: string) => PictureSize | null;
  /** The copy of a large picture of the project that is served beside it. */
  readonly pictureCopy: (file: string) => PictureCopy | null;
  readonly icons: Icons;
  /** The interface words of a language of docs.json, or of pages without one (null). */
  readonly words: (language: string | null) => UiStrings;
  /** The language of code that was probably meant; null where it is known or no misspelling. */
  readonly meantLanguage: (written: string) => string | null;
  /** The time that code of pages sees, in milliseconds. */
  readonly clock: number;
  /** Whether pages that run out of time end with `OutOfTime`, so that they are drawn elsewhere with more of it. */
  readonly isFirstLook: boolean;
  /** Begins to explain the terms of a page in a language of docs.json, or in none (null); null where there are none. */
  readonly glossing: (language: string | null) => GlossText | null;
  /** Highlights code; null: plain text. */
  readonly highlight: HighlightCode | null;
  /** Where verdicts on diagrams are kept between runs; null keeps none. */
  readonly cache: string | null;
}

/** The file that a body is written in; the path of a page that has none. */
export function fileOfBody({ source, content, path }: Page): string {
  return source?.file ?? content?.place.file ?? path;
}

/** A body to be drawn. */
export interface Body {
  readonly page: Page;
  /** The language of the page's own text, as docs.json names it; null where docs.json names none. */
  readonly language: string | null;
  /** The text after the front matter. */
  readonly text: string;
  readonly report: Report;
  /** Called with the target of each link. */
  readonly onLink?: ((target: string, address: string) => void) | undefined;
  /** Highlights code in place of the default. */
  readonly highlight?: HighlightCode;
}
