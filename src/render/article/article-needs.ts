// Owns what drawing the bodies of pages needs of the site.
import type { ParserName } from "../../content/parse/parse.js";
import type { UiStrings } from "../../shared/ui-strings.js";
import type { HighlightCode } from "../code/highlight-code.js";
import type { Icons } from "../icons/load-icons.js";

/** What drawing bodies needs of the site. */
export interface ArticleContext {
  readonly parser: ParserName;
  /** Values of `{{name}}`. */
  readonly variables: Readonly<Record<string, string>>;
  /** `styling.latex`; null: where the text looks like it. */
  readonly latex: boolean | null;
  /** Every file that a page may import, relative to the root. */
  readonly snippets: readonly string[];
  /** The text of a project file; null where there is none. */
  readonly readFile: (file: string) => string | null;
  /** The address to write for a link or an asset that a file names. */
  readonly resolveLink: (target: string, fromFile: string) => string;
  readonly icons: Icons;
  /** The words of a language of docs.json; null: the page is in none that it names. */
  readonly words: (language: string | null) => UiStrings;
  /** The language of code that was probably meant; null for known ones, and those no slip explains. */
  readonly meantLanguage: (written: string) => string | null;
  /** The time that code of pages finds, in milliseconds. */
  readonly clock: number;
  /** How long the code of a page may run, in milliseconds. */
  readonly timeLimit: number;
  /** Whether pages that run out of time are given up with `OutOfTime`: they are drawn elsewhere, with more of it. */
  readonly isFirstLook: boolean;
  /** Highlights code; null: plain text. */
  readonly highlight: HighlightCode | null;
  /** Where verdicts on diagrams are kept between runs; null: nowhere. */
  readonly cache: string | null;
}
