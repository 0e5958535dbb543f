// Owns which browser files documents name, and what else is the same on every page of a build.
import type { DocsConfig } from "../config/docs-config.js";
import type { Html, IconRef } from "../model.js";

/** One bundled browser file and the files it imports from the start. */
export interface AssetEntry {
  readonly file: string;
  readonly imports: readonly string[];
  /** Every file it can ever load, itself and lazy ones included. */
  readonly all: readonly string[];
}

/** What `scripts/bundle.js` writes beside the browser files: name → file. */
export type AssetManifest = Readonly<Record<string, AssetEntry>>;

/** A style sheet of every page: the address of a file, base path included, or rules that stand in the page. */
export type SiteSheet =
  | { readonly kind: "link"; readonly href: string }
  | { readonly kind: "inline"; readonly css: string };

/** The browser files of a build, and what else is the same on every page. */
export interface Assets {
  /** Address of the folder with the browser files, base path included: `/docs/_docsgen`. */
  readonly folder: string;
  readonly scripts: AssetManifest;
  readonly styles: AssetManifest;
  /** Further style sheets in their order: generated utilities, files of the repository. */
  readonly siteStyles: readonly SiteSheet[];
  /** Addresses of style sheets that the first sight of a page does not wait for. */
  readonly lateStyles: readonly string[];
  /** `@font-face` rules that stand in every page. */
  readonly fontFaces: string;
  /** Addresses of classic scripts of every page: the repository's own. */
  readonly siteScripts: readonly string[];
  /** Ready HTML for the end of every head: analytics tags. */
  readonly head: Html;
  /** The shapes of the favicon that the build made; null: the site has none. */
  readonly favicons: readonly Favicon[];
  /** Addresses of fonts that nearly every page needs. */
  readonly preloads: readonly string[];
  /** Whether an assistant answers on this site: without one its buttons are not drawn. */
  readonly hasAssistant: boolean;
  /** Whether the build writes a search index. */
  readonly hasSearch: boolean;
}

/** What answers the same for the same question on every site. */
export interface DrawingTools {
  /** Draws an icon; null where there is nothing to draw. */
  readonly icon: (ref: IconRef) => Html | null;
  /** What the front matter of a page makes of the page menu; null where it cannot be used. */
  readonly ownMenu: (written: unknown) => DocsConfig["contextual"] | null;
}

/** One `<link rel="icon">`. */
export interface Favicon {
  readonly rel: "icon" | "apple-touch-icon" | "manifest";
  readonly href: string;
  readonly type: string | null;
  readonly sizes: string | null;
  /** For one colour scheme only. */
  readonly scheme: "light" | "dark" | null;
}
