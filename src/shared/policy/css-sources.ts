// Finds the external sources of style sheets.
import { allowFor, fileSource, joinSources, originSource, type Sources } from "./sources.js";

/** Style sheets of these hosts load their fonts from another one. */
const FONT_HOSTS: ReadonlyMap<string, string> = new Map([
  ["fonts.googleapis.com", "https://fonts.gstatic.com"],
  ["use.typekit.net", "https://p.typekit.net"],
]);

/** What a style sheet on another host needs. */
export function sheetSources(url: string): Sources {
  const origin = originSource(url);
  const file = fileSource(url);
  if (origin === null || file === null) return {};
  const fonts = FONT_HOSTS.get(origin.replace(/^https?:\/\//, "")) ?? null;
  return { "style-src": [file], "font-src": fonts === null ? [origin] : [origin, fonts] };
}

/** What the text of a style sheet loads from elsewhere: further sheets, pictures and fonts. */
export function cssSources(css: string): Sources {
  const found: Sources[] = [];
  for (const [, imported, other] of css.matchAll(CSS_URL)) {
    const origin = originSource(other ?? "");
    if (imported !== undefined) found.push(sheetSources(imported));
    else if (origin !== null) found.push(allowFor(["img-src", "font-src"], [origin]));
  }
  return joinSources(found);
}

/** In attributes, quotation marks are escaped. */
const CSS_URL =
  /@import\s+(?:url\(\s*)?["']?((?:https?:)?\/\/[^"'()\s;]+)|url\(\s*(?:["']|&quot;|&#39;)?((?:https?:)?\/\/[^"'()\s;&]+)/gi;
