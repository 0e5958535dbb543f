// THE list of a site's files by kind: each entry is built, checked for and previewed.
import { hashOf } from "../../emit/hash-of.js";
import { MARK } from "../../files/older-output.js";
import { openFolder } from "../../files/open-folder.js";
import { themeStyle } from "../../layout/head/theme-style.js";
import { oncePerKey } from "../../layout/once-per-key.js";
import { fromInputs, resultFiles, type Work } from "../../memory/memory.js";
import type { Route } from "../../model.js";
import type { Site } from "../../site/site.js";
import { feedRoutes } from "../agents/rss.js";
import { agentRoutes } from "../agents/well-known.js";
import { bookRoutes } from "../book/book-routes.js";
import { codeSheet } from "../code/code-colours.js";
import { drawSearchPage, SEARCH_PAGE_ELEMENT } from "../document/own-page.js";
import type { RenderSettings, SiteToDraw } from "../document/render-settings.js";
import type { DrawThumbnail } from "../identity/draw-thumbnail.js";
import { faviconRoutes } from "../identity/favicons.js";
import { earlyFaces, fontRoutes } from "../identity/font-routes.js";
import { type ThumbnailView, thumbnailFile, thumbnailView } from "../identity/thumbnail-view.js";
import { allPictureRoutes, pictureRoutes } from "../pictures/picture-routes.js";
import { slotFiles } from "../slots/draw-slots.js";
import { componentSheets, readSheet } from "../styles/read-sheets.js";
import {
  browserRoutes,
  collectionRoutes,
  indexRoutes,
  isIsland,
  islandRoutes,
  isOfIndex,
  oauthRoutes,
  operationRoutes,
  shellFiles,
  shippedRoutes,
} from "./browser-routes.js";
import {
  fileRoutes,
  headersFile,
  hostRedirects,
  proxyRoutes,
  redirectRoutes,
  robotsFile,
  SITE_SHEET,
  siteFile,
  sitemap,
} from "./host-files.js";
import {
  type Entry,
  type OtherRoute,
  type Owner,
  type PlainEntry,
  pageRoutes,
  type RouteEntries,
  type ShellRoute,
} from "./site-route.js";

/** To add a file, add an entry to the list with what it is made of. */
export const ROUTE_ENTRIES: RouteEntries = {
  drawn: [
    { owner: "writer", list: ({ settings }) => pageRoutes(settings.site) },
    shell("404.html", () => ({ draw: ({ draw404 }) => draw404(), elements: [] })),
    shell("search/index.html", ({ inputs }) => ({
      draw: () => drawSearchPage(inputs.documents),
      elements: [SEARCH_PAGE_ELEMENT],
    })),
  ],
  plain: [
    textFile("robots.txt", robotsFile),
    fileWithOrigin("sitemap.xml", sitemap),
    textFile("_redirects", hostRedirects),
    textFile("_headers", headersFile),
    // GitHub Pages skips folders such as _docsgen when it serves a branch, unless this file exists.
    textFile(".nojekyll", () => ""),
    textFile(MARK, siteFile),
    ofSite(proxyRoutes),
    ofSite(oauthRoutes),
    ofSite(operationRoutes),
    ofSite(collectionRoutes),
    ofSite(redirectRoutes, "writer"),
    { owner: "docsgen", list: ({ settings }) => shippedRoutes(settings) },
    { owner: "docsgen", list: ({ inputs }) => shellFiles(inputs.documents) },
    { owner: "docsgen", list: ({ settings }) => [siteSheetRoute(settings)] },
    ofSite(faviconRoutes),
    ofSite(fontRoutes),
    { owner: "docsgen", list: ({ settings }) => thumbnailRoutes(settings) },
    { owner: "docsgen", list: ({ settings }) => (settings.isDev ? allPictureRoutes(settings) : []) },
    ofSite(agentRoutes),
    ofSite(fileRoutes, "project"),
  ],
  notes: [
    { owner: "docsgen", mayHave: () => false, list: browserRoutes },
    {
      owner: "docsgen",
      mayHave: () => false,
      list: ({ settings }, { pages }) => (settings.isDev ? [] : pictureRoutes(settings, pages)),
    },
    {
      owner: "docsgen",
      mayHave: (file) => /(?:^|\/)rss\.xml$/.test(file),
      list: ({ settings }, { pages }) => feedRoutes(settings.site, pages),
    },
  ],
  books: { owner: "docsgen", list: bookRoutes },
  islands: { mayHave: isIsland, bundle: islandRoutes },
  index: { mayHave: isOfIndex, list: indexRoutes },
};

type Shell = Pick<ShellRoute, "draw" | "elements">;

/** A document without a page. */
function shell(file: string, of: (from: SiteToDraw) => Shell): Entry<ShellRoute> {
  return { owner: "docsgen", list: (from) => [{ kind: "shell", file, ...of(from) }] };
}

/** Files that depend on the site alone. */
function ofSite(list: (site: Site) => ReturnType<PlainEntry["list"]>, owner: Owner = "docsgen"): PlainEntry {
  return { owner, list: ({ settings }) => list(settings.site) };
}

function textFile(file: string, write: (site: Site) => string): PlainEntry {
  return ofSite((site) => [{ kind: "made", file, make: () => write(site) }]);
}

/** A text with full addresses. */
function fileWithOrigin(file: string, write: (site: Site) => string): PlainEntry {
  const made = textFile(file, write);
  return {
    owner: "docsgen",
    list: (from) => (from.settings.site.address.url === null ? [{ kind: "withheld", file }] : made.list(from)),
  };
}

/** Lists the preview pictures of a site and keeps them between runs, found again by what they show. */
export function thumbnailRoutes(settings: RenderSettings): Route[] {
  const { site } = settings;
  const picture = createPictures(settings);
  return [...site.pages.values()].flatMap((page): Route[] => {
    const view = thumbnailView(site, page);
    return view === null ? [] : [{ kind: "made", file: thumbnailFile(page), make: () => picture(view) }];
  });
}

/** The libraries are loaded for the first picture that is not kept. */
function createPictures({ site, cache }: RenderSettings): DrawThumbnail {
  let opened: Promise<DrawThumbnail> | null = null;
  const { remembered } = resultFiles(cache);
  const picture: Work<PictureInputs, Uint8Array> = {
    name: "previews",
    hash: hashOf,
    codec: { pack: (bytes) => [bytes], open: (bytes) => bytes },
    run: fromInputs(async ({ view }) => {
      opened ??= import("../identity/draw-thumbnail.js").then(({ openThumbnails }) =>
        openThumbnails(site.root, view.family),
      );
      return (await opened)(view);
    }),
  };
  // Pages with the same title and description share a picture.
  return async (view) => (await remembered(picture, { view, pictures: picturesIn(view, site) })).output;
}

interface PictureInputs {
  readonly view: ThumbnailView;
  /** The pictures of the project inside it, as base64; null for one that is missing or comes from elsewhere. */
  readonly pictures: readonly (string | null)[];
}

function picturesIn({ logo, background }: ThumbnailView, { root }: Site): PictureInputs["pictures"] {
  const folder = openFolder(root);
  const read = (file: string | null) => {
    if (file === null || /^[a-z]+:/i.test(file)) return null;
    return folder.read(file.replace(/^\.?\/+/, ""))?.toString("base64") ?? null;
  };
  return [read(logo), read(background)];
}

/** Makes a site's style sheet: base rules, theme, fonts, code colours, and what its pages use of components and utilities. */
function siteSheetRoute({ site, isDev }: RenderSettings): OtherRoute {
  const make = async (used: ReadonlySet<string>) => {
    const sheet = [
      ...namesOf(site, (part) => isDev || used.has(part)).map(readSheet),
      themeStyle(site),
      earlyFaces(site),
      await codeSheet(site.config.styling.codeblocks.theme),
    ].join("");
    if (!site.usesClasses) return sheet;
    const { buildUtilities } = await import("../styles/tailwind.js");
    return sheet + (await buildUtilities(used));
  };
  // The live preview asks again after every edit.
  return { kind: "classes", file: SITE_SHEET, make: oncePerKey(make, (used) => [...used].sort().join(" ")) };
}

/** The sheets that it is made of. The page for unknown addresses, of which there are no notes, may show any component. */
function namesOf({ config, snippets }: Site, isUsed: (part: string) => boolean): string[] {
  const { theme, background, feedback, errors, assistant } = config;
  const isAnyShown = /[<[]/.test(String(errors["404"].description)) || slotFiles(snippets).has("notFound");
  return [
    "site",
    `theme-${theme}`,
    ...(background.decoration ? ["backdrop"] : []),
    ...(feedback.thumbsRating ? ["rating"] : []),
    ...(assistant || isUsed("assistant") ? ["assistant"] : []),
    ...componentSheets().filter((part) => isAnyShown || isUsed(part)),
  ];
}
