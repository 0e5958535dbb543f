// Owns what drawing the bodies of pages needs of the site.

import type { PictureCopy, PictureSize } from "../../components/draw-context.js";
import type { ParserName } from "../../content/parse/parse.js";
import type { Refusal } from "../../files/refusal.js";
import type { UiStrings } from "../../shared/ui-strings.js";
import type { HighlightCode } from "../code/highlight-code.js";
import type { Icons } from "../icons/load-icons.js";
import type { GlossText } from "../tree/glossary.js";

/** What drawing bodies needs of the site. */
export interface ArticleContext {
  readonly parser: ParserName;
  /** Values of `{{name}}`. */
  readonly variables: Readonly<Record<string, string>>;
  /** `styling.latex`; null decides by the text. */
  readonly latex: boolean | null;
  /** Folders whose Markdown is not trusted. */
  readonly safe: readonly string[];
  /** Every file that a page may import, relative to the root. */
  readonly snippets: readonly string[];
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
  /** How long the code of a page may run, in milliseconds. */
  readonly timeLimit: number;
  /** Whether pages that run out of time end with `OutOfTime`, so that they are drawn elsewhere with more of it. */
  readonly isFirstLook: boolean;
  /** Begins to explain the terms of a page in a language of docs.json, or in none (null); null where there are none. */
  readonly glossing: (language: string | null) => GlossText | null;
  /** Highlights code; null: plain text. */
  readonly highlight: HighlightCode | null;
  /** Where verdicts on diagrams are kept between runs; null keeps none. */
  readonly cache: string | null;
}
