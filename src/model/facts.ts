// Types of the facts about a page, from its tree and its drawn body.
import type { Place } from "../shared/problem.js";
import type { Html } from "./route.js";

export interface Heading {
  readonly id: string;
  readonly text: string;
  /** 1 to 6. */
  readonly level: number;
  /** False where the heading is an anchor but not part of the table of contents. */
  readonly inContents: boolean;
}

/** A link or image as the writer put it. */
export interface LinkFact {
  readonly target: string;
  /** The words of the link. */
  readonly text: string;
  readonly isImage: boolean;
  /** The writer says with an empty `alt` that a picture adds nothing for those who do not see it. */
  readonly isDecorative?: true;
  readonly place: Place;
}

/** A heading section: what search and the assistant can find. */
export interface Passage {
  /** The heading's id; null for the text before the first heading. */
  readonly anchor: string | null;
  /** Texts of the headings from the page's top to this one; the last is its own. */
  readonly headings: readonly string[];
  readonly text: string;
  /** Code blocks of the section. */
  readonly code: readonly { readonly language: string | null; readonly text: string }[];
}

/** One changelog entry, for feeds. */
export interface UpdateFact {
  readonly anchor: string;
  readonly label: string;
  readonly description: string | null;
  /** What the writer calls its date. */
  readonly date: string | null;
  readonly tags: readonly string[];
  readonly rss: { readonly title: string | null; readonly description: string | null } | null;
  readonly html: Html;
}

export interface PageFacts {
  readonly headings: readonly Heading[];
  /** Every id on the page that a link may name. */
  readonly anchors: readonly string[];
  readonly links: readonly LinkFact[];
  readonly passages: readonly Passage[];
  readonly updates: readonly UpdateFact[];
  /** The first paragraph as text, for descriptions; null on a page without one. */
  readonly firstParagraph: string | null;
}

/** A drawn page body with all that the shell, the index and the checks want to know of it. */
export interface Article {
  readonly html: Html;
  /** Drawn into the right column instead of the table of contents (RequestExample, ResponseExample, Panel). */
  readonly aside: Html | null;
  /** The Markdown twin's body: components as readable Markdown. */
  readonly markdown: string;
  readonly facts: PageFacts;
  /** Project files besides the page that shaped it (snippets): their change redraws it. */
  readonly dependencies: readonly string[];
  /** Stylesheets beyond the common one, such as `katex`. */
  readonly styles: readonly string[];
  /** Islands of author-written JSX that need the browser, by module file. */
  readonly islands: readonly string[];
}
