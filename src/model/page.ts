// Types of pages: front matter, source and target.
import type { PagePath } from "../shared/page-path.js";
import type { Place } from "../shared/problem.js";
import type { ReaderGroups } from "../shared/reader-groups.js";
import type { IconRef } from "./settings.js";

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
