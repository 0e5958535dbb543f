// Owns settings about content: search engines, metadata, variables, redirects, agents.
import * as z from "zod";
import { orNull, settings, text, webUrl } from "./shapes.js";

const metatags = z.record(z.string(), z.coerce.string()).default({});

const seo = settings({
  indexing: z
    .enum(["navigable", "all"])
    .default("navigable")
    .describe("Which pages to list: those in the navigation, or all."),
  metatags: metatags.describe("Meta tags for every page."),
  paths: z
    .array(settings({ path: text.transform((path) => path.replace(/^\/+|\/+$/g, "")), metatags }))
    .default([])
    .describe("Meta tags by folder."),
  organization: orNull(
    settings({
      id: orNull(text),
      name: orNull(text),
      legalName: orNull(text),
      url: orNull(webUrl),
      logo: orNull(text),
      sameAs: z.array(webUrl).default([]),
    }),
  ).describe("Who publishes the site."),
  trailingSlash: z
    .boolean()
    .default(true)
    .describe("Whether URLs of pages end with a slash, as static hosts serve pages without a redirect."),
})
  .prefault({})
  .describe("Search engine settings.");

const metadata = settings({
  timestamp: z.boolean().default(false).describe("Shows when a page was last modified."),
})
  .prefault({})
  .describe("Page metadata.");

const versioning = settings({
  notice: z
    .boolean()
    .default(true)
    .describe("Whether pages of other versions show a notice with a link to the same page of the default version."),
  canonical: z
    .boolean()
    .default(true)
    .describe("Whether pages of other versions name the same page of the default one as canonical."),
  sitemap: z.boolean().default(false).describe("Whether the sitemap also lists pages of other versions."),
})
  .prefault({})
  .describe(
    "How versions other than the default one are treated. Without a default, the first version is the default.",
  );

const translations = settings({
  notice: z
    .boolean()
    .default(true)
    .describe("Whether outdated translations, and originals shown in their place, have a notice."),
  fill: z
    .boolean()
    .default(false)
    .describe("Whether every language has all pages of the default one; missing translations show the original."),
})
  .prefault({})
  .describe(
    "How pages in languages other than the default one are treated. Without a default, the first language is the default.",
  );

const markdown = settings({
  html: z
    .union([
      z.literal("safe").transform(() => [""]),
      settings({ safe: z.array(text.transform((path) => path.replace(/^\/+|\/+$/g, ""))) }).transform(
        ({ safe }) => safe,
      ),
    ])
    .default([])
    .describe(
      'Markdown pages (`.md`) whose authors are not trusted: "safe" for all, or { "safe": ["folder"] }. Their HTML is cleaned, and nothing in them runs.',
    ),
  schema: z.boolean().default(true).describe("Whether endpoint pages include their API description."),
  instructions: z
    .union([text.transform((line) => [line]), z.array(text)])
    .default([])
    .describe("What agents should read first."),
})
  .prefault({})
  .describe("How Markdown is read, and what agents get.");

/** Names as `{{name}}` can spell them. */
const variableName = z.string().regex(/^[A-Za-z0-9_.-]+$/, {
  error: "can only contain letters, digits, dots, hyphens and underscores",
});

const variables = z
  .record(variableName, z.string())
  .default({})
  .describe("Name → text that replaces {{name}} in pages.");

/** A text for all readers, or one for each language, as docs.json names them. */
const explanation = z.union([text, z.record(z.string(), text)]);

const glossary = z
  .record(text, explanation)
  .default({})
  .describe(
    "Term → explanation, as inline Markdown; or one per language. The first use of a term on a page shows it on hover and focus.",
  );

const print = settings({
  groups: z
    .array(text)
    .default([])
    .describe("Names of groups, tabs or other parts of the navigation. `Guides` is published at `/print/guides`."),
})
  .prefault({})
  .describe("Parts of the site that are also available as one document, to print or save.");

const variations = settings({
  options: z
    .array(settings({ id: text, label: text }))
    .default([])
    .describe("The choices, in order."),
})
  .prefault({})
  .describe("Choices for <Variation>.");

const redirects = z
  .array(
    settings({
      source: text.describe("Old path; `:name` matches one segment, `*` matches any number."),
      destination: text.describe("New path or URL."),
      permanent: z
        .boolean()
        .default(true)
        .describe("Whether the move is permanent, so that search engines drop the old path."),
    }),
  )
  .default([])
  .describe("Old paths and where they redirect to.");

/** In the order in which editors offer them. */
export const contentSettings = {
  seo,
  metadata,
  versioning,
  translations,
  markdown,
  variables,
  glossary,
  print,
  variations,
  redirects,
};
