// Owns the settings of a site: every key of docs.json except `navigation`, checked and with defaults filled in.
import { z } from "zod";
import type { DescriptionRef } from "../model.js";
import { api } from "./settings/api.js";
import * as look from "./settings/appearance.js";
import { assistant } from "./settings/assistant.js";
import * as content from "./settings/content.js";
import * as frame from "./settings/frame.js";
import { integrations } from "./settings/integrations.js";
import { orNull, text } from "./settings/shapes.js";

/** One schema per top-level key, in the order in which editors offer them. */
export const SETTINGS = {
  theme: look.theme,
  name: text.default("Documentation"),
  description: orNull(text),
  public: orNull(z.boolean()),
  colors: look.colors,
  logo: look.logo,
  favicon: look.favicon,
  appearance: look.appearance,
  background: look.background,
  fonts: look.fonts,
  icons: look.icons,
  styling: look.styling,
  thumbnails: look.thumbnails,
  navbar: frame.navbar,
  footer: frame.footer,
  banner: frame.banner,
  interaction: frame.interaction,
  contextual: frame.contextual,
  api,
  search: frame.search,
  assistant,
  seo: content.seo,
  metadata: content.metadata,
  markdown: content.markdown,
  variables: content.variables,
  variations: content.variations,
  redirects: content.redirects,
  errors: frame.errors,
  integrations,
};

type Settings = { [Key in keyof typeof SETTINGS]: z.output<(typeof SETTINGS)[Key]> };

type Frozen<Value> = Value extends object ? { readonly [Key in keyof Value]: Frozen<Value[Key]> } : Value;

/** The settings of a site as plain frozen JSON. What docs.json leaves out is null, empty or the default. */
export type DocsConfig = Frozen<
  Omit<Settings, "api"> & {
    api: Settings["api"] & { openapi: DescriptionRef[]; asyncapi: DescriptionRef[] };
  }
>;
