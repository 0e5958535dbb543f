// Owns the settings of a site: every key of docs.json except `navigation`, checked and with defaults filled in.
import * as z from "zod";
import type { DescriptionRef } from "../model.js";
import { DIRECTIVES } from "../shared/policy/sources.js";
import type { Place } from "../shared/problem.js";
import { escapeHtml, voidTag } from "../shared/write-html.js";
import { api } from "./settings/api.js";
import { lookSettings, theme } from "./settings/appearance.js";
import { assistant } from "./settings/assistant.js";
import { contentSettings } from "./settings/content.js";
import { integrations } from "./settings/integrations.js";
import { orNull, settings, text, webUrl } from "./settings/shapes.js";
import * as shell from "./settings/shell.js";

const NONE = { suggestEdit: false, raiseIssue: false, url: null, repository: null, branch: null };

const fields = settings({
  enabled: z.boolean().default(true).describe("Whether feedback is shown at all."),
  suggestEdit: z
    .boolean()
    .optional()
    .describe("Shows a link to edit the page in its repository. Default: on if `repository` is set."),
  raiseIssue: z.boolean().default(false).describe("Shows a link to report an issue with the page."),
  thumbsRating: z.boolean().default(false).describe("Asks whether the page was helpful. Needs `url` or `assistant`."),
  url: orNull(webUrl).describe(
    "Address that ratings are sent to, as JSON: `id`, `path`, `title`, `helpful` and `reason`. Default: the server of `assistant`, which keeps them for `docsgen insights`.",
  ),
  repository: orNull(webUrl).describe("URL of the repository. Default: git's `origin`."),
  branch: orNull(text).describe("Branch to edit. Default: the branch that is checked out."),
}).transform(({ enabled, thumbsRating, url, suggestEdit, ...rest }) => {
  if (!enabled) return { ...NONE, thumbsRating: false };
  return {
    ...rest,
    suggestEdit: suggestEdit ?? rest.repository !== null,
    thumbsRating,
    url: thumbsRating ? url : null,
  };
});

/** `true` is the links that need no server. */
const feedback = z
  .union([
    z.boolean().transform((isOn) => ({ ...NONE, thumbsRating: false, suggestEdit: isOn, raiseIssue: isOn })),
    fields,
  ])
  .prefault({})
  .describe("Feedback from readers below each page. Off unless set.");

const source = z
  .string()
  .trim()
  .regex(/^(?:'[\w+/=-]+'|[^\s;,']+)$/, { error: 'must be one source such as "https://cdn.example.com"' })
  .refine((value) => value !== "'unsafe-inline'", {
    error: `cannot be "'unsafe-inline'": browsers ignore it beside hashes. Set "csp" to "off" instead`,
  });

const sources = z.union([source.transform((one) => [one]), z.array(source)]).optional();

const directives = Object.fromEntries(DIRECTIVES.map((name) => [name, sources])) as {
  readonly [Name in (typeof DIRECTIVES)[number]]: typeof sources;
};

const security = settings({
  csp: z
    .union([z.literal("off"), settings(directives)])
    .default({})
    .describe('Sources to add to the Content-Security-Policy of pages, by directive, or "off" for pages without one.'),
})
  .prefault({})
  .describe("What browsers let pages do.");

const images = settings({
  optimize: z
    .boolean()
    .default(true)
    .describe(
      "Whether large PNG, JPEG and WebP pictures of pages are also offered as WebP, no wider than readers see them.",
    ),
})
  .prefault({})
  .describe("How pictures are optimized. The originals keep their addresses.");

const tag = settings({
  tag: text.regex(/^[a-z][\w-]*$/i, { error: 'must be the name of a tag, such as "meta"' }),
  attributes: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).default({}),
  content: z.string().default(""),
}).transform(({ tag: name, attributes, content }) => {
  const opening = voidTag(name, attributes).replace(/\/>$/, ">");
  if (VOID.includes(name.toLowerCase())) return opening;
  const isCode = name === "script" || name === "style";
  return `${opening}${isCode ? content.replaceAll("</", "<\\/") : escapeHtml(content)}</${name}>`;
});

const VOID: readonly string[] = ["base", "link", "meta"];

/** As HTML. */
const head = z
  .union([
    z.string(),
    settings({ raw: z.string() }).transform(({ raw }) => raw),
    z.array(z.union([z.string(), tag])).transform((tags) => tags.join("")),
  ])
  .default("")
  .describe("HTML for the head of every page: `{ raw }`, or a list of HTML texts and `{ tag, attributes }`.");

/** One schema per top-level key, in the order in which editors offer them. */
export const DOCS_SETTINGS = settings({
  $schema: z
    .unknown()
    .optional()
    .describe("Path or URL of this schema. Editors use it to complete and check the file."),
  theme,
  name: text.default("Documentation").describe("Name of the site, shown in page titles, feeds and link previews."),
  description: orNull(text).describe("Description of the site for search engines and llms.txt."),
  public: orNull(z.boolean()).describe(
    "No effect; accepted from other tools. A page is public unless it names `groups`.",
  ),
  ...lookSettings,
  images,
  navbar: shell.navbar,
  footer: shell.footer,
  banner: shell.banner,
  interaction: shell.interaction,
  contextual: shell.contextual,
  feedback,
  api,
  search: shell.search,
  assistant,
  ...contentSettings,
  errors: shell.errors,
  integrations,
  head,
  security,
  navigation: z
    .unknown()
    .optional()
    .describe("The pages and their structure. The root has exactly one kind of element."),
});

type Settings = z.output<typeof DOCS_SETTINGS>;

type Frozen<Value> = Value extends object ? { readonly [Key in keyof Value]: Frozen<Value[Key]> } : Value;

/** The settings of a site as plain frozen JSON. What docs.json leaves out is null, empty or the default. */
export type DocsConfig = Frozen<
  Omit<Settings, "$schema" | "navigation" | "api" | "redirects"> & {
    api: Omit<Settings["api"], "openapi" | "asyncapi"> & { openapi: DescriptionRef[]; asyncapi: DescriptionRef[] };
    redirects: (Settings["redirects"][number] & { place: Place })[];
  }
>;
