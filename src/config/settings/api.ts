// Owns the settings of the API reference.
import * as z from "zod";
import { orNull, settings, text, webUrl } from "./shapes.js";

const mdx = settings({
  server: z
    .union([webUrl.transform((url) => [url]), z.array(webUrl)])
    .default([])
    .describe("Base URLs for their paths."),
  auth: settings({ method: orNull(z.enum(["bearer", "basic", "key", "cobo", "none"])), name: orNull(text) })
    .prefault({})
    .describe("How their requests are authenticated."),
});

const playground = settings({
  display: z
    .enum(["interactive", "simple", "none", "auth"])
    .default("interactive")
    .describe("How much it can do, and for whom."),
  /** The address of a proxy of the site's own. `true`, the hosted product's word for its own proxy, names none. */
  proxy: z
    .union([z.boolean(), text])
    .default(true)
    .describe("URL of a proxy that sends requests instead of the browser."),
  credentials: z.boolean().default(false).describe("Whether to send cookies."),
  /** Address that says who the reader is, as JSON: `{groups, expiresAt, apiPlaygroundInputs, token}`. */
  user: orNull(text).describe("URL that returns information about the reader as JSON."),
});

const examples = settings({
  languages: orNull(z.array(text)).describe("Languages in order."),
  defaults: orNull(z.enum(["required", "all"])).describe(
    "Which fields samples have: required ones only, or all. By default required ones and those with an example.",
  ),
  prefill: z.boolean().default(false).describe("Whether the form starts with example values."),
  autogenerate: z.boolean().default(true).describe("Whether to generate samples if the API description has none."),
});

const params = settings({
  expanded: z.enum(["all", "closed"]).default("closed").describe("Whether nested fields start expanded."),
  post: z.array(text).default([]).describe("Schema fields to show as labels after the name."),
});

/** Descriptions are read with their places, by `description-refs.ts`. */
export const api = settings({
  openapi: z.unknown().optional(),
  asyncapi: z.unknown().optional(),
  overview: orNull(z.boolean()).describe(
    "Whether the pages of an API description begin with an overview. Without it, they do if they are all that their group or tab has, and the description says something about the whole API.",
  ),
  playground: playground.prefault({}).describe("The form for sending requests."),
  examples: examples.prefault({}).describe("Request samples."),
  params: params.prefault({}).describe("Parameter tables."),
  url: orNull(z.literal("full")).describe("Shows the base URL in front of every path."),
  mdx: mdx.prefault({}).describe("Endpoint pages written by hand."),
})
  .prefault({})
  .describe("The API reference.");
