// Owns what drawing a page yields: the document, its Markdown twin and what the rest of the build wants to know of it.
import type { Html, Page, PageFacts, PagePath } from "../model.js";
import type { Problem } from "../shared/problem.js";

/** Plain data: it crosses threads. */
export interface RenderedPage {
  readonly path: PagePath;
  /** The whole document. */
  readonly html: Html;
  readonly markdown: string;
  readonly facts: PageFacts;
  readonly problems: readonly Problem[];
  /** Project files besides the page that shaped it. */
  readonly dependencies: readonly string[];
  /** Island modules of the page. */
  readonly islands: readonly string[];
  /** Names of the custom elements in the document: each has a script. */
  readonly elements: readonly string[];
  /** Tokens of class attributes that the writer may mean as utilities. */
  readonly classes: readonly string[];
}

/** Draws pages one by one: in this thread or in others. */
export interface Renderer {
  readonly render: (page: Page) => Promise<RenderedPage>;
  /** The page for addresses that lead nowhere. */
  readonly draw404: () => Promise<Html>;
  readonly close: () => Promise<void>;
}
