// Types of the navigation, as docs.json writes it and with its pages, and of the bars and links around it. Types only.
import type { PagePath } from "../shared/page-path.js";
import type { Place } from "../shared/problem.js";

export type HolderKind = "tab" | "item" | "anchor" | "dropdown" | "product" | "version" | "language" | "group";

/** Where a description comes from, as a holder or `api.openapi` names it. */
export interface DescriptionRef {
  /** Project path without leading slash, or an http(s) URL. */
  readonly source: string;
  /** Folder of the generated pages, without slashes at the ends; null: the default `api-reference`. */
  readonly directory: string | null;
  readonly overlays: readonly string[] | null;
  /** Whether its pages begin with an overview of the API; null: as the settings say. */
  readonly overview: boolean | null;
  /** Earlier releases that it is compared with, the oldest first; null: none. */
  readonly changes: readonly ReleaseRef[] | null;
  readonly place: Place;
}

/** An earlier release of a description, as docs.json names it. */
export interface ReleaseRef {
  /** A file of the project, a git ref, `REF:PATH`, or a pattern of tags. */
  readonly source: string;
  /** What readers know it as; null: as its source says. */
  readonly label: string | null;
  /** The day it came out, such as `2026-01-15`; null: as git says. */
  readonly date: string | null;
  readonly place: Place;
}

/** What every element with children has in common: one shape, distinguished by `kind`. */
export interface Holder {
  readonly kind: HolderKind;
  /** Whether docsgen made it, for a tag of a description; docs.json says the others. */
  readonly isGenerated: boolean;
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
  /** What a tab or anchor says of the pages generated below it, unless their description does. */
  readonly version: string | null;
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
      /** Where its `root` is written; null where it has none. */
      readonly rootPlace: Place | null;
      /** The git ref that a version is read from; null for what the project itself has. */
      readonly ref: { readonly text: string; readonly place: Place } | null;
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

interface NavPage {
  readonly kind: "page";
  readonly path: PagePath;
}

/** A node of the drawn navigation: entries that name nothing are gone. */
export type NavNode = NavBranch | NavLink | NavPage;

/** The position of a page: the branches from the root to it, and its neighbours in reading order. */
export interface Trail {
  readonly branches: readonly NavBranch[];
  readonly previous: PagePath | null;
  readonly next: PagePath | null;
}

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
