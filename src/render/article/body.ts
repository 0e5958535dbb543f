// Owns what is handed over to have the body of a page drawn.
import type { Page } from "../../model.js";
import type { Report } from "../../shared/problem.js";
import type { HighlightCode } from "../code/highlight-code.js";

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
