// Owns the settings of a site: every key of docs.json except `navigation`, checked and with defaults filled in.
import * as z from "zod";
import type { DescriptionRef } from "../model.js";
import type { Place } from "../shared/problem.js";
import { api } from "./settings/api.js";
import * as look from "./settings/appearance.js";
import { assistant } from "./settings/assistant.js";
import * as content from "./settings/content.js";
import { feedback } from "./settings/feedback.js";
import { head } from "./settings/head.js";
import { images } from "./settings/images.js";
import { integrations } from "./settings/integrations.js";
import { security } from "./settings/security.js";
import { orNull, settings, text } from "./settings/shapes.js";
import * as shell from "./settings/shell.js";

/** One schema per top-level key, in the order in which editors offer them. */
export const DOCS_SETTINGS = settings({
  $schema: z
    .unknown()
    .optional()
    .describe("Path or URL of this schema. Editors use it to complete and check the file."),
  theme: look.theme,
  name: text.default("Documentation").describe("Name of the site, shown in page titles, feeds and link previews."),
  description: orNull(text).describe("Description of the site for search engines and llms.txt."),
  public: orNull(z.boolean()).describe(
    "No effect; accepted from other tools. A page is public unless it names `groups`.",
  ),
  colors: look.colors,
  logo: look.logo,
  favicon: look.favicon,
  appearance: look.appearance,
  background: look.background,
  fonts: look.fonts,
  icons: look.icons,
  styling: look.styling,
  thumbnails: look.thumbnails,
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
  seo: content.seo,
  metadata: content.metadata,
  versioning: content.versioning,
  translations: content.translations,
  markdown: content.markdown,
  variables: content.variables,
  glossary: content.glossary,
  print: content.print,
  variations: content.variations,
  redirects: content.redirects,
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
