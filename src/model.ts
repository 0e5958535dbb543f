// The data that crosses folders: types only, plain and cloneable.
import type { PagePath } from "./shared/page-path.js";
import type { Place } from "./shared/problem.js";
import type { ReaderGroups } from "./shared/reader-groups.js";

export type { PagePath } from "./shared/page-path.js";

/** HTML that is safe to write as it is. Made by `render/` and by JSX only. */
export type Html = string;

// ── Settings that several folders read ───────────────────────────────────────────────────────────────────────────

/** A library name, project path, URL or inline `<svg>`, with the style and library the writer may have named. */
export interface IconRef {
  readonly name: string;
  readonly style?: string | undefined;
  readonly library?: string | undefined;
}

/** A pair of CSS colours; where one is missing the other serves both. */
export interface ColorPair {
  readonly light?: string | undefined;
  readonly dark?: string | undefined;
}

/** A link of the top bar. `type` draws the service's mark and number of stars or members. */
export interface NavbarLink {
  readonly label: string | null;
  readonly href: string;
  readonly icon: IconRef | null;
  readonly type: "github" | "discord" | null;
}

/** The top bar's links and its one button. */
export interface Navbar {
  readonly links: readonly NavbarLink[];
  readonly primary: {
    readonly type: "button" | "github" | "discord";
    readonly label: string | null;
    readonly href: string;
  } | null;
}

/** Links to the site's accounts elsewhere, by platform, and columns of links. */
export interface Footer {
  readonly socials: Readonly<Record<string, string>>;
  readonly links: readonly {
    readonly header: string | null;
    readonly items: readonly { readonly label: string; readonly href: string }[];
  }[];
}

/** The strip above the top bar. `content` is inline Markdown. */
export interface Banner {
  readonly content: string;
  readonly dismissible: boolean;
  readonly type: "info" | "warning" | "critical";
  readonly color: ColorPair | null;
}

// ── Navigation as written (config/) ──────────────────────────────────────────────────────────────────────────────

export type HolderKind = "tab" | "item" | "anchor" | "dropdown" | "product" | "version" | "language" | "group";

/** Where a description comes from, as a holder or `api.openapi` names it. */
export interface DescriptionRef {
  /** Project path without leading slash, or an http(s) URL. */
  readonly source: string;
  /** Folder of the generated pages, without slashes at the ends; null: the default `api-reference`. */
  readonly directory: string | null;
  readonly overlays: readonly string[] | null;
  readonly place: Place;
}

/** What every element that holds others has in common: one shape, told apart by `kind`. */
export interface Holder {
  readonly kind: HolderKind;
  /** The text of the name key: `tab`, `group`, `version`, … A language's code. */
  readonly name: string;
  /** What is shown: a product's `name`, a language's own name, else `name`. */
  readonly label: string;
  readonly icon: IconRef | null;
  readonly color: ColorPair | null;
  readonly description: string | null;
  readonly tag: string | null;
  readonly hidden: boolean;
  readonly searchable: boolean | null;
  readonly expanded: boolean;
  readonly isDefault: boolean;
  readonly align: "start" | "end";
  readonly public: boolean | null;
  readonly boost: number | null;
  readonly directory: "none" | "accordion" | "card" | null;
  readonly root: PagePath | null;
  /** The element's own `openapi`; null: inherit from above. */
  readonly openapi: readonly DescriptionRef[] | null;
  readonly asyncapi: readonly DescriptionRef[] | null;
  /** What a language brings in place of the site's own; null: the site's. */
  readonly banner: Banner | null;
  readonly navbar: Navbar | null;
  readonly footer: Footer | null;
}

/** The navigation as docs.json says it, valid by the table of elements, before pages are looked up. */
export type WrittenNode =
  | {
      readonly kind: "branch";
      readonly holder: Holder;
      readonly place: Place;
      readonly children: readonly WrittenNode[];
      /** Links of this element's own `global`. */
      readonly global: readonly WrittenNode[];
    }
  | { readonly kind: "link"; readonly holder: Holder; readonly place: Place; readonly href: string }
  /** A string in `pages`: a page path, or `METHOD /path` with or without its description. */
  | { readonly kind: "entry"; readonly text: string; readonly place: Place };

/** The root of the written navigation. */
export interface WrittenNavigation {
  readonly children: readonly WrittenNode[];
  readonly global: readonly WrittenNode[];
}

// ── Navigation as placed (site/) ─────────────────────────────────────────────────────────────────────────────────

export interface NavBranch {
  readonly kind: "branch";
  /** Position in the tree such as `0.2.1`: unique, stable for one build. */
  readonly id: string;
  readonly holder: Holder;
  readonly children: readonly NavNode[];
  readonly global: readonly NavLink[];
  /** The page that opens when the branch itself is chosen; null where it holds no page. */
  readonly first: PagePath | null;
}
export interface NavLink {
  readonly kind: "link";
  readonly id: string;
  readonly holder: Holder;
  /** As written: an external URL, or a path without base path. */
  readonly href: string;
}
export interface NavPage {
  readonly kind: "page";
  readonly path: PagePath;
}
/** A node of the drawn navigation: entries that name nothing are gone. */
export type NavNode = NavBranch | NavLink | NavPage;

/** Where a page stands: the branches from the root to it, and its neighbours in reading order. */
export interface Trail {
  readonly branches: readonly NavBranch[];
  readonly previous: PagePath | null;
  readonly next: PagePath | null;
}

// ── Pages ────────────────────────────────────────────────────────────────────────────────────────────────────────

export type PageMode = "default" | "wide" | "custom" | "frame" | "center" | "assistant";

/** A page's front matter after reading. Keys that docsgen does not know are kept in `extra`. */
export interface FrontMatter {
  readonly title: string | null;
  readonly sidebarTitle: string | null;
  readonly description: string | null;
  readonly icon: IconRef | null;
  readonly tag: string | null;
  readonly mode: PageMode;
  readonly hidden: boolean | null;
  readonly noindex: boolean;
  readonly robots: string | null;
  readonly searchable: boolean | null;
  readonly boost: number | null;
  readonly keywords: readonly string[];
  readonly deprecated: boolean;
  readonly version: string | null;
  /** The entry is a link to elsewhere. */
  readonly url: string | null;
  readonly openapi: string | null;
  readonly openapiSchema: string | null;
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
export interface PageSource {
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
  | { readonly kind: "channel"; readonly description: string; readonly name: string };

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
  /** Label in the sidebar. */
  readonly label: string;
  /** HTTP method shown beside the label (`GET`, `WEBHOOK`), or null. */
  readonly method: string | null;
}

// ── Facts: what a pass over one page's tree learns (content/) ────────────────────────────────────────────────────

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
  readonly place: Place;
}

/** A heading section: what search and the assistant can find. */
export interface Passage {
  /** The heading's id; null for what stands before the first heading. */
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

/** A drawn page body with all that the frame, the index and the checks want to know of it. */
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

// ── Output ───────────────────────────────────────────────────────────────────────────────────────────────────────

/** An address and how to come by its bytes, asked for only when they are wanted. */
export type Route = MadeRoute | CopiedRoute;

export interface MadeRoute {
  readonly kind: "made";
  /** Path of the file below the output folder, such as `guides/start/index.html`. */
  readonly file: string;
  readonly make: () => Promise<string | Uint8Array> | string | Uint8Array;
}

/** A file of the project that is served as it is. */
export interface CopiedRoute {
  readonly kind: "copied";
  readonly file: string;
  /** Absolute path of the original. */
  readonly from: string;
}
