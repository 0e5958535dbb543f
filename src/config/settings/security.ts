// Owns settings for what browsers allow pages to do.
import * as z from "zod";
import { DIRECTIVES } from "../../shared/policy/sources.js";
import { settings } from "./shapes.js";

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

export const security = settings({
  csp: z
    .union([z.literal("off"), settings(directives)])
    .default({})
    .describe('Sources to add to the Content-Security-Policy of pages, by directive, or "off" for pages without one.'),
})
  .prefault({})
  .describe("What browsers let pages do.");
