// Owns what drawing a page yields: the document, its Markdown twin and what the rest of the build wants to know of it.
import type { Html, PageFacts, PagePath } from "../model.js";
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
  /** Tokens of class attributes that the writer may mean as utilities. */
  readonly classes: readonly string[];
}

/** Draws pages one by one: in this thread or in others. */
export interface Renderer {
  readonly render: (path: PagePath) => Promise<RenderedPage>;
  readonly close: () => Promise<void>;
}
