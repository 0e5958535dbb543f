// Owns the browser files that documents name, and other constants of a build.
import type { DocsConfig } from "../config/docs-config.js";
import type { Html, IconRef } from "../model.js";
import type { Sources } from "../shared/policy/sources.js";

/** One bundled browser file and its static imports. */
interface AssetEntry {
  readonly file: string;
  readonly imports: readonly string[];
  /** Every file it may load, including itself and lazy ones. */
  readonly all: readonly string[];
}

/** What `scripts/bundle.js` writes next to the browser files: name → file. */
export type AssetManifest = Readonly<Record<string, AssetEntry>>;

/** A style sheet of every page: the address of a file, base path included, or inline rules. */
export type SiteSheet =
  | { readonly kind: "link"; readonly href: string }
  | { readonly kind: "inline"; readonly css: string };

/** The browser files of a build, and what else every page shares. */
export interface Assets {
  /** Address of the folder with the browser files, base path included: `/docs/_docsgen`. */
  readonly folder: string;
  readonly scripts: AssetManifest;
  readonly styles: AssetManifest;
  /** Address of the sheet of every page, made for the site: what it says beyond docsgen's own rules comes with them. */
  readonly siteSheet: string;
  /** Style sheets of the repository, in order. */
  readonly siteStyles: readonly SiteSheet[];
  /** Addresses of style sheets that the first paint does not wait for. */
  readonly lateStyles: readonly string[];
  /** Addresses of classic scripts of every page: the repository's own. */
  readonly siteScripts: readonly string[];
  /** HTML for the end of every head: analytics tags. */
  readonly head: Html;
  /** The shapes of the generated favicon; null where the site has none. */
  readonly favicons: readonly Favicon[];
  /** Addresses of fonts that nearly every page needs. */
  readonly preloads: readonly string[];
  /** Whether an assistant answers on this site; otherwise its buttons are not drawn. */
  readonly hasAssistant: boolean;
  /** Whether this is a live preview, which has an assistant of its own. */
  readonly isPreview: boolean;
  /** Whether the build writes a search index. */
  readonly hasSearch: boolean;
  /** Where every page may load things from besides the site; null where pages carry no Content-Security-Policy. */
  readonly policy: Sources | null;
}

/** Services that give the same answers on every site. */
export interface DrawingTools {
  /** Draws an icon; null where there is none. */
  readonly icon: (ref: IconRef) => Html | null;
  /** Reads a page's own menu from its front matter; null where it cannot be used. */
  readonly ownMenu: (written: unknown) => DocsConfig["contextual"] | null;
}

/** One `<link rel="icon">`. */
export interface Favicon {
  readonly rel: "icon" | "apple-touch-icon";
  readonly href: string;
  readonly type: string | null;
  readonly sizes: string | null;
  /** For one colour scheme only. */
  readonly scheme: "light" | "dark" | null;
}
