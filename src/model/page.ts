// Types of pages, of what is known of their content, and of the files that are made of them.
import type { PagePath } from "../shared/page-path.js";
import type { Place } from "../shared/problem.js";
import type { ReaderGroups } from "../shared/reader-groups.js";
import type { IconRef } from "./navigation.js";

export type PageMode = "default" | "wide" | "custom" | "frame" | "center" | "landing" | "assistant";

/** A page's front matter after reading. Keys that docsgen does not know are kept in `extra`. */
export interface FrontMatter {
  readonly title: string | null;
  readonly sidebarTitle: string | null;
  readonly description: string | null;
  readonly icon: IconRef | null;
  readonly tag: string | null;
  /** Place among the pages of a folder that the navigation lists. */
  readonly order: number | null;
  readonly mode: PageMode;
  readonly hidden: boolean | null;
  readonly noindex: boolean;
  readonly robots: string | null;
  readonly searchable: boolean | null;
  readonly boost: number | null;
  readonly keywords: readonly string[];
  /** Null: not said, so an operation decides. */
  readonly deprecated: boolean | null;
  readonly version: string | null;
  /** The entry is a link to elsewhere. */
  readonly url: string | null;
  readonly openapi: string | null;
  readonly openapiSchema: string | null;
  /** A JSON Schema file to show. */
  readonly schema: string | null;
  readonly asyncapi: string | null;
  /** `METHOD url-or-path`: an API page written by hand. */
  readonly api: string | null;
  readonly authMethod: string | null;
  readonly contentType: string | null;
  readonly playground: "interactive" | "simple" | "none" | "auth" | null;
  readonly hideApiMarker: boolean;
  readonly groups: ReaderGroups | null;
  readonly public: boolean | null;
  readonly hideFooterPagination: boolean;
  readonly timestamp: boolean | null;
  readonly lastUpdatedDate: string | null;
  readonly createdDate: string | null;
  readonly related: false | readonly { readonly title: string | null; readonly href: string }[] | null;
  readonly contextual: unknown;
  readonly rss: boolean;
  readonly canonical: string | null;
  /** `og:*`, `twitter:*` and other `prefix:key` entries. */
  readonly metatags: Readonly<Record<string, string>>;
  readonly extra: Readonly<Record<string, unknown>>;
}

/** The file a page was read from. */
interface PageSource {
  /** Relative to the root, with extension. */
  readonly file: string;
  /** Line (from 1) and offset (UTF-16 units) at which the body begins, after the front matter. */
  readonly bodyLine: number;
  readonly bodyOffset: number;
  /** Content hash of the file's bytes. */
  readonly hash: string;
}

/** What an API page is about. `description` is the id of a description in the Site. */
export type ApiTarget =
  | { readonly kind: "endpoint"; readonly description: string; readonly method: string; readonly path: string }
  | { readonly kind: "webhook"; readonly description: string; readonly name: string; readonly method: string }
  | { readonly kind: "schema"; readonly description: string; readonly name: string }
  | { readonly kind: "channel"; readonly description: string; readonly name: string }
  /** The API as a whole. */
  | { readonly kind: "overview"; readonly description: string }
  /** What its releases changed. */
  | { readonly kind: "changes"; readonly description: string };

/** A page of the site: an authored body, an API target, or both. */
export interface Page {
  readonly path: PagePath;
  /** Without base path: `/guides/start`. */
  readonly address: string;
  readonly source: PageSource | null;
  readonly target: ApiTarget | null;
  /**
   * MDX that a description puts before the generated part (`x-svc.content`), with the place of its first line.
   * Where it does not keep its lines (a text on one line of the file), the place is that of the whole.
   */
  readonly content: { readonly text: string; readonly place: Place; readonly keepsLines: boolean } | null;
  readonly matter: FrontMatter;
  /** Never empty: front matter, else operation summary, else made from the path. */
  readonly title: string;
  /** Whether a heading of its body says the title, instead of front matter. */
  readonly isTitledByHeading?: true;
  /** Label in the sidebar. */
  readonly label: string;
  /** HTTP method shown next to the label (`GET`, `WEBHOOK`), or null. */
  readonly method: string | null;
}

/** The pages of a site. */
export type Pages = ReadonlyMap<PagePath, Page>;

/** An address and how to come by its bytes, asked for only when they are wanted. */
export type Route = MadeRoute | CopiedRoute;

export interface MadeRoute {
  readonly kind: "made";
  /** Path of the file below the output folder, such as `guides/start/index.html`. */
  readonly file: string;
  /** Absolute path of the one file of the project that it follows from: while that is unchanged, so is this file. */
  readonly madeFrom?: string;
  readonly make: () => Promise<string | Uint8Array> | string | Uint8Array;
}

/** A file that is served as it is. */
export interface CopiedRoute {
  readonly kind: "copied";
  readonly file: string;
  /** Absolute path of the original. */
  readonly from: string;
  /** Absolute path of the project that the original is a file of: it is only read inside. */
  readonly project?: string;
}

/** HTML that is safe to write as it is. Made by `render/` and by JSX only. */
export type Html = string;

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
