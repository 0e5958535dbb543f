// Owns the inputs of a site's shells: plain data, identified by hash.
import type { PictureSize } from "../components/draw-context.js";
import type { DocsConfig } from "../config/docs-config.js";
import type { Banner, Footer, IconRef, Navbar } from "../model.js";
import type { AddressSettings } from "./addresses.js";
import type { Assets } from "./assets.js";
import type { AssistantSettings } from "./assistant/assistant-settings.js";
import type { Branch, PageLink } from "./branch.js";

/** Settings that shells and heads of pages show. */
export type ShellSettings = Pick<
  DocsConfig,
  "theme" | "name" | "description" | "colors" | "appearance" | "background" | "footer" | "contextual" | "search" | "seo"
> & {
  readonly logo: Logo | null;
  /** Where the chat asks; null where there is none. */
  readonly assistant: AssistantSettings | null;
  /** Where programs can ask about the pages (Model Context Protocol); null: nowhere. */
  readonly mcp: string | null;
  /** What is above a title. */
  readonly eyebrows: Eyebrows;
  /** Where ratings of pages go; null where readers are not asked. */
  readonly ratings: RatingsServer | null;
};

/** The logo with the sizes of its pictures; null where they are not known. */
type Logo = NonNullable<DocsConfig["logo"]> & {
  readonly lightSize: PictureSize | null;
  readonly darkSize: PictureSize | null;
};

interface RatingsServer {
  readonly url: string;
  /** The public key of an assistant; null for other addresses. */
  readonly key: string | null;
}

/** What the shells of all branches share. */
export interface SharedInputs {
  readonly settings: ShellSettings;
  readonly address: AddressSettings;
  readonly assets: Assets;
  /** The icons on the strip, in order. */
  readonly icons: readonly IconRef[];
  readonly iconLibrary: DocsConfig["icons"]["library"];
  /** Whether the project has `slots/sidebarTop`. */
  readonly hasSidebarTop: boolean;
}

/** What surrounds the pages of one branch. */
export interface ShellInputs extends Branch {
  readonly shared: SharedInputs;
  /** The language of its words, as docs.json names it; null where docs.json names none. */
  readonly language: string | null;
  readonly banner: Banner | null;
  readonly navbar: Navbar;
  readonly footer: Footer;
  /** The target of the logo; null for the site's own address. */
  readonly home: string | null;
}

/** What the page for unknown addresses shows in its shell. */
export interface NotFoundInputs {
  readonly shell: ShellInputs;
  readonly settings: DocsConfig["errors"]["404"];
  /** Pages to continue with. */
  readonly ways: readonly PageLink[];
  /** Targets of selector choices on this page, by id; other choices have their usual target. */
  readonly crossings: Readonly<Record<string, string>>;
}

type Eyebrows = "section" | "breadcrumbs";

/** Themes for large, deeply nested sites show the path to a page, all others the name of its group. */
export function eyebrowsOf({ styling, theme }: Pick<DocsConfig, "styling" | "theme">): Eyebrows {
  return styling.eyebrows ?? (theme === "aspen" || theme === "sequoia" ? "breadcrumbs" : "section");
}
