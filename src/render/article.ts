// Owns what drawing the bodies of pages needs and gives.
import type { ParserName } from "../content/parse.js";
import type { Article, Html, Page } from "../model.js";
import type { Report } from "../shared/problem.js";
import type { UiStrings } from "../shared/ui-strings.js";
import { ArticleDrawer } from "./article-drawer.js";
import type { Icons } from "./load-icons.js";

/** What drawing bodies needs of the site. */
export interface ArticleContext {
  readonly lenient: boolean;
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
  readonly resolveLink: (target: string, fromFile: string, fromAddress: string) => string;
  readonly icons: Icons;
  /** Words of the language a page is in. */
  readonly words: (page: Page) => UiStrings;
  /** Highlights code; null: plain text. */
  readonly highlight: HighlightCode | null;
}

/** Highlights the fences of a page, all at once, since grammars load when they are first used. */
export type HighlightCode = (blocks: readonly FencedCode[]) => Promise<readonly HighlightedCode[]>;

export interface FencedCode {
  readonly code: string;
  readonly language: string | null;
  readonly meta: string | null;
}

export interface HighlightedCode {
  /** Stands inside `<code>`; null: the code as it is. */
  readonly html: Html | null;
  /** Props of the code block that the fence's meta asks for: title, icon, lines, wrap, … */
  readonly props: Readonly<Record<string, unknown>>;
}

export interface Articles {
  /** Draws a body: the text that follows the front matter. */
  readonly draw: (page: Page, text: string, report: Report) => Promise<Article>;
}

/** Makes the drawer of bodies; it remembers snippets between pages. */
export function createArticles(context: ArticleContext): Articles {
  const drawer = new ArticleDrawer(context);
  return { draw: (page, text, report) => drawer.draw(page, text, report) };
}
