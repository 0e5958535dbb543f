// Lists the keys of front matter, each with what it may be and what it does, for editors and the documentation, and those of other tools.

import { didYouMean, nearest } from "../../shared/nearest.js";
import type { JsonObject } from "../json/places.js";

const string = (description: string): JsonObject => ({ type: "string", description });
const flag = (description: string): JsonObject => ({ type: "boolean", description });
const oneOf = (words: readonly string[], description: string): JsonObject => ({ enum: words, description });
const strings = (description: string): JsonObject => ({
  anyOf: [{ type: "array", items: { type: "string" } }, { type: "string" }],
  description,
});

/** Modes of a page. */
export const PAGE_MODES = ["default", "wide", "custom", "frame", "center", "landing", "assistant"] as const;

/** How an endpoint page written by hand authenticates. */
export const AUTH_METHODS = ["bearer", "basic", "key", "cobo", "none"] as const;

/** How a page shows its playground. */
export const PLAYGROUNDS = ["interactive", "simple", "none", "auth"] as const;

/** Key → its JSON Schema. `read-front-matter.ts` can read no other key. */
const MATTER_KEYS = {
  title: string('Title of the page. Default: the first heading, or the file name. `""` draws no title.'),
  sidebarTitle: string("Shorter title for the sidebar."),
  description: string("One sentence below the title, also for search engines and link previews."),
  icon: {
    anyOf: [
      { type: "string" },
      {
        type: "object",
        properties: { name: { type: "string" }, style: { type: "string" }, library: { type: "string" } },
        required: ["name"],
        additionalProperties: false,
      },
    ],
    description: "Icon in the sidebar: a name, path, URL or inline SVG.",
  },
  iconType: string("Style of the icon, such as `solid`."),
  order: {
    type: "number",
    description:
      "Place among the pages of a folder that the navigation lists as `guides/*`; of an index page, the place of its " +
      "folder. Also read as `sidebar_position`, `nav_order` or `weight`.",
  },
  tag: string("Label next to the title in the sidebar."),
  mode: oneOf(
    PAGE_MODES,
    "Layout of the page: `wide` hides the table of contents, `custom` shows only the top bar, `frame` keeps the " +
      "sidebar around a blank page, `center` centres the text without sidebars, `landing` opens a site with a large title and the links of " +
      "`related` as buttons, `assistant` is a full-page chat.",
  ),
  hidden: flag("Publishes the page without listing it in the navigation, search or sitemap."),
  noindex: flag("Asks search engines not to list the page."),
  robots: string("Content of the robots meta tag."),
  searchable: flag("Whether search finds the page. Default: if it is not hidden."),
  boost: { type: "number", exclusiveMinimum: 0, description: "Factor that raises or lowers the page in search." },
  keywords: strings("Words that find the page although it does not contain them."),
  deprecated: flag("Marks the page as deprecated."),
  version: string("Version of the page, such as `v2`."),
  url: string("Makes the navigation entry a link to this URL."),
  openapi: string(
    "API operation of the page: `METHOD /path`, with the name of the description before it if there are several.",
  ),
  "openapi-schema": string("Schema of an API description to show."),
  schema: string("JSON Schema file to show, such as that of a configuration file: a JSON or YAML file of the project."),
  asyncapi: string("AsyncAPI channel of the page."),
  api: string("Endpoint of a page written by hand: `METHOD /path` or `METHOD https://…`."),
  authMethod: oneOf(AUTH_METHODS, "How an endpoint written by hand authenticates."),
  contentType: string("Content type of the request body of an endpoint written by hand."),
  playground: oneOf(PLAYGROUNDS, "How the page shows its playground. Default: `api.playground.display` of docs.json."),
  hideApiMarker: flag("Hides the HTTP method in the sidebar."),
  groups: strings("Reader groups that may read the page. Only builds with `--groups` include it."),
  public: flag("No effect; accepted from other tools. A page is public unless it names `groups`."),
  isPublic: flag("Another name for `public`."),
  hideFooterPagination: flag("Hides the links to the previous and next page."),
  timestamp: flag("Shows when the page was last modified. Default: `metadata.timestamp` of docs.json."),
  lastUpdatedDate: string("Date of the last change, instead of the one from git."),
  createdDate: string("Date of creation."),
  related: {
    anyOf: [
      { const: false },
      {
        type: "array",
        items: { anyOf: [{ type: "string" }, { type: "object", additionalProperties: { type: "string" } }] },
      },
    ],
    description: "Pages to suggest at the foot: paths, URLs or `Title: link`. `false` suggests none.",
  },
  contextual: { description: "Page menu of this page, as `contextual` in docs.json." },
  rss: flag("Offers an RSS feed of the page's `<Update>` entries."),
  canonical: string("Canonical URL of the page."),
} as const satisfies Readonly<Record<string, JsonObject>>;

/** A key that docsgen reads. */
export type MatterKey = keyof typeof MATTER_KEYS;

/** The JSON Schema of front matter. Other keys are allowed: other tools read them, and `og:title` is a meta tag. */
export function matterSchema(): JsonObject {
  return {
    $schema: "http://json-schema.org/draft-07/schema#",
    title: "Front matter",
    description: "What a page says about itself.",
    type: "object",
    properties: MATTER_KEYS,
    patternProperties: { "^[\\w-]+:[\\w:-]+$": { type: "string", description: "A meta tag, such as og:title." } },
  };
}

const ADDRESS =
  "The path of the file is the address of the page: move the file, or list the other address in redirects.";
const LAYOUT = 'Use "mode": wide, custom, frame, center or assistant.';
const HIDDEN = 'Use "hidden: true", or list the file in .mintignore.';
const REDIRECT = 'List old addresses in "redirects" of docs.json.';
const NO_PAGES = "No pages are generated from it; the page is drawn as it is written.";

const INSTEAD: Readonly<Record<string, string>> = {
  slug: ADDRESS,
  permalink: ADDRESS,
  aliases: REDIRECT,
  redirect_from: REDIRECT,
  sidebar_label: 'Use "sidebarTitle".',
  pagination_label: 'Use "sidebarTitle".',
  layout: LAYOUT,
  hide_table_of_contents: 'Use "mode: wide".',
  hide_title: 'Use an empty title: title: "".',
  draft: HIDDEN,
  unlisted: HIDDEN,
  graphql: NO_PAGES,
  sdk: NO_PAGES,
};

/** Read by the hosted product or by other tools, and near to a key that is meant for us. */
const OTHERS = new Set(
  (
    "auth authors author tags icons group labels label versions urls links created createdAt lastUpdated " +
    "lastUpdatedAt updatedDate updatedAt date datetime subtitle titles modes types public_id"
  ).split(" "),
);

const KNOWN: readonly string[] = Object.keys(MATTER_KEYS);

/**
 * What to write instead of a key without effect: of one that another tool knows, or one near to a key of ours. Null for all
 * others, which may be data of the project, and for what says more than a key of ours: `versionTo` is no slip of `version`.
 */
export function instead(key: string): string | null {
  if (Object.hasOwn(INSTEAD, key)) return INSTEAD[key] ?? null;
  if (KNOWN.includes(key) || OTHERS.has(key) || key.includes(":")) return null;
  const near = nearest(key, KNOWN);
  const saysMore = near !== null && key.startsWith(near) && key.length > near.length + 1;
  return near === null || saysMore ? null : didYouMean(near);
}
