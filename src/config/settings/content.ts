// Owns the settings of what a site says and to whom: search engines, metadata, variables, redirects, agents.
import * as z from "zod";
import { orNull, settings, text, webUrl } from "./shapes.js";

const metatags = z.record(z.string(), z.coerce.string()).default({});

export const seo = settings({
  indexing: z.enum(["navigable", "all"]).default("navigable"),
  metatags,
  paths: z.array(settings({ path: text.transform((path) => path.replace(/^\/+|\/+$/g, "")), metatags })).default([]),
  organization: orNull(
    settings({
      id: orNull(text),
      name: orNull(text),
      legalName: orNull(text),
      url: orNull(webUrl),
      logo: orNull(text),
      sameAs: z.array(webUrl).default([]),
    }),
  ),
  /** Null: links have none, and full addresses are those that a host of files serves. */
  trailingSlash: orNull(z.boolean()),
}).prefault({});

export const metadata = settings({ timestamp: z.boolean().default(false) }).prefault({});

export const markdown = settings({
  schema: z.boolean().default(true),
  instructions: z.union([text.transform((line) => [line]), z.array(text)]).default([]),
}).prefault({});

/** Names as `{{name}}` can spell them. */
const variableName = z.string().regex(/^[A-Za-z0-9_.-]+$/, {
  error: "can only contain letters, digits, dots, hyphens and underscores",
});

export const variables = z.record(variableName, z.string()).default({});

export const variations = settings({ options: z.array(settings({ id: text, label: text })).default([]) }).prefault({});

export const redirects = z
  .array(settings({ source: text, destination: text, permanent: z.boolean().default(true) }))
  .default([]);
