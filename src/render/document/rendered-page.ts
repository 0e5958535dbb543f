// Owns a rendered page: the document, its Markdown and its facts.
import type { Parts } from "../../memory/memory.js";
import type { Html, Page, PageFacts } from "../../model.js";
import type { Problem } from "../../shared/problem.js";
import type { RenderInputs } from "../inputs/site-inputs.js";

export interface RenderedPage {
  /** What it was drawn from, besides its article. */
  readonly inputs: RenderInputs;
  /** The whole document, in consecutive pieces. */
  readonly pieces: readonly Html[];
  readonly markdown: string;
  readonly facts: PageFacts;
  /** Identifies what its article was made from; empty where articles are not kept. */
  readonly article: string;
  /** Its article for a later run; null where articles are not kept, or this one is kept already. */
  readonly kept: Parts | null;
  readonly problems: readonly Problem[];
  /** Project files that shaped the page, besides its own. */
  readonly dependencies: readonly string[];
  /** Island modules of the page. */
  readonly islands: readonly string[];
  /** Names of the custom elements in the document: each has a script. */
  readonly elements: readonly string[];
  /** Names of the style sheets of this page, besides the one that every page has. */
  readonly styles: readonly string[];
  /** Sheets of components that it shows, and tokens of class attributes that may be utilities. */
  readonly classes: readonly string[];
}

/** Draws pages one by one, for the live preview. */
export interface Renderer {
  readonly render: (page: Page) => Promise<RenderedPage>;
  /** The page for unknown addresses. */
  readonly draw404: () => Promise<Html>;
}

/** Pages that link elsewhere are never drawn. */
export function isDrawn(page: Page): boolean {
  return page.matter.url === null;
}

/** Pages with an API description below their text. */
export function hasReference({ target, matter }: Page): boolean {
  return target !== null || matter.api !== null;
}

/** Address of the Markdown twin without base path: `/guides/start.md`; the start page's is `/index.md`. */
export function markdownFile(page: Pick<Page, "address">): string {
  return page.address === "/" ? "/index.md" : `${page.address}.md`;
}
