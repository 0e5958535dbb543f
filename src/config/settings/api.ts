// Owns the settings of the API reference.
import * as z from "zod";
import { orNull, settings, text, webUrl } from "./shapes.js";

const mdx = settings({
  server: z.union([webUrl.transform((url) => [url]), z.array(webUrl)]).default([]),
  auth: settings({ method: orNull(z.enum(["bearer", "basic", "key", "cobo", "none"])), name: orNull(text) }).prefault(
    {},
  ),
});

const playground = settings({
  display: z.enum(["interactive", "simple", "none", "auth"]).default("interactive"),
  /** The address of a proxy of the site's own. `true`, the hosted product's word for its own proxy, names none. */
  proxy: z.union([z.boolean(), text]).default(true),
  credentials: z.boolean().default(false),
  /** Address that says who the reader is, as JSON: `{groups, expiresAt, apiPlaygroundInputs, token}`. */
  user: orNull(text),
});

const examples = settings({
  languages: orNull(z.array(text)),
  defaults: z.enum(["required", "all"]).default("all"),
  prefill: z.boolean().default(false),
  autogenerate: z.boolean().default(true),
});

const params = settings({
  expanded: z.enum(["all", "closed"]).default("closed"),
  post: z.array(text).default([]),
});

/** Descriptions are read with their places, by `description-refs.ts`. */
export const api = settings({
  openapi: z.unknown().optional(),
  asyncapi: z.unknown().optional(),
  playground: playground.prefault({}),
  examples: examples.prefault({}),
  params: params.prefault({}),
  url: orNull(z.literal("full")),
  mdx: mdx.prefault({}),
}).prefault({});
