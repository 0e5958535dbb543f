// Writes the Content-Security-Policy of a document: what docsgen needs everywhere, and what the site and the page name.
import type { Html } from "../../../model.js";
import { DIRECTIVES, type Directive, joinSources, type Sources } from "../../../shared/policy/sources.js";
import { voidTag } from "../../../shared/write-html.js";

/**
 * What pages of docsgen need. Styles may be inline: colours of code and places of tooltips are attributes. `blob:` shows
 * answers of the playground and pictures that are copied.
 */
const ALWAYS: Sources = {
  "default-src": ["'self'"],
  "script-src": ["'self'"],
  "style-src": ["'self'", "'unsafe-inline'"],
  "img-src": ["'self'", "data:", "blob:"],
  "object-src": ["'none'"],
  "form-action": ["'self'"],
  "base-uri": ["'self'"],
};

/** What only a header of the server can say. */
const IN_HEADER: ReadonlySet<Directive> = new Set(["frame-ancestors"]);

/** The policy as text. */
function policyText(more: readonly Sources[]): string {
  const all = joinSources([ALWAYS, ...more]);
  const written = DIRECTIVES.filter((directive) => !IN_HEADER.has(directive)).flatMap((directive) => {
    const sources = all[directive];
    return sources === undefined ? [] : [`${directive} ${sourcesOf(directive, sources).join(" ")}`];
  });
  return written.join(";");
}

/** A directive that names sources no longer falls back to `default-src`; `'none'` is for directives that name none. */
function sourcesOf(directive: Directive, sources: readonly string[]): readonly string[] {
  const named = sources.filter((source) => source !== "'none'");
  if (named.length === 0) return ["'none'"];
  return ALWAYS[directive] === undefined ? ["'self'", ...named] : named;
}

/** The element for the head of a document, before anything that loads. */
export function policyTag(more: readonly Sources[]): Html {
  return voidTag("meta", { "http-equiv": "Content-Security-Policy", content: policyText(more) });
}

/** For hosts that set headers: what an element of a document cannot say. */
export function headerPolicy({ "frame-ancestors": ancestors = [] }: Sources): string {
  return `base-uri 'self'; frame-ancestors ${[...new Set(["'self'", ...ancestors])].join(" ")}`;
}
