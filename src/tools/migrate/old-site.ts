// Owns a site of another tool, read and ready to be converted.
import { decodePath } from "../../shared/encode-path.js";
import type { Place } from "../../shared/problem.js";
import type { OldFiles } from "./reading.js";
import type { Values } from "./values.js";

/** A page of the old site. */
export interface OldPage {
  /** Absolute path of its file. */
  readonly file: string;
  /** Its address without base path: `/guide/start`. The new page has the same. */
  readonly address: string;
  /** Where links that name no file begin: with the folder of the page, or with the page itself as a folder. */
  readonly isFolder: boolean;
  /** Where files of several languages lie beside each other. */
  readonly translation?: {
    /** What addresses of its language begin with; empty for the default language. */
    readonly locale: string;
    /** Its file without the language, as links name it. */
    readonly plain: string;
  };
}

/** What has no counterpart, or could not be read. The place is relative to the old project. */
export interface LeftOut {
  readonly place: Place;
  readonly what: string;
}

/** A group, page or element of docs.json. */
export type NavigationNode = string | { readonly [key: string]: unknown };

/** A page that lists others, such as the posts of a blog. */
export interface PageList {
  readonly address: string;
  readonly title: string;
  readonly entries: readonly { readonly address: string; readonly title: string }[];
}

export interface Redirect {
  readonly source: string;
  readonly destination: string;
}

/** How pages are written, and what their headings are called. */
export type Dialect = "docusaurus" | "vitepress" | "starlight" | "mkdocs";

export interface OldSite {
  readonly dialect: Dialect;
  /** Absolute path of the old project. */
  readonly root: string;
  readonly files: OldFiles;
  /** Settings of docs.json besides navigation and redirects. */
  readonly settings: Values;
  /** Where the site was served, for docsgen.json. */
  readonly base: string;
  readonly url: string | null;
  readonly navigation: Values;
  readonly redirects: readonly Redirect[];
  readonly pages: readonly OldPage[];
  /** Absolute folders whose files are served from the root. */
  readonly statics: readonly string[];
  /** Absolute folders whose other files belong to the pages. */
  readonly content: readonly string[];
  /** Names in the sidebar, by address. */
  readonly labels: ReadonlyMap<string, string>;
  /** Pages that are links elsewhere. */
  readonly links: readonly { readonly address: string; readonly title: string; readonly url: string }[];
  /** Pages that only list others. */
  readonly lists: readonly PageList[];
  readonly leftOut: readonly LeftOut[];
  /** More addresses that must lead somewhere: of pages that were not read, or that are made by the tool. */
  readonly lost: readonly string[];
  /** Absolute files that settings name, by their new path. */
  readonly assets: ReadonlyMap<string, string>;
  /** Whether files that end in `.md` are no MDX. */
  readonly hasMarkdown?: boolean;
  /** Whether a plug-in finds the addresses of links by names in code: `[words][package.name]`. */
  readonly hasNamedLinks?: boolean;
}

/** The new file of a page with an address. */
export function fileOfAddress(address: string): string {
  return `${address === "/" ? "index" : decodePath(address.slice(1).replace(/\/$/, ""))}.mdx`;
}

/** The entry of a page in the navigation. */
export function entryOf(address: string): string {
  return fileOfAddress(address).replace(/\.mdx$/, "");
}
