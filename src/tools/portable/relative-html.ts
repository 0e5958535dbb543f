// Makes a document of a site work from a folder: relative addresses, classic scripts, a policy that allows files.

import { type CssAddresses, relativeCss } from "./relative-css.js";
import { holdsAddress } from "./site-address.js";

/** What the document depends on. */
interface HtmlAddresses extends CssAddresses {
  /** From the document to the root of the site, such as `../../`. */
  readonly toRoot: string;
  /** Said of each script that is a module, by its relative address. */
  readonly onModule: (relative: string) => void;
}

/** The script that loads modules and files from a folder. */
export const RUNTIME = "_docsgen/portable.js";

/** The sheet with the strip of icons. */
export const ICONS = "_docsgen/icons.css";

const PIECE =
  /<!--.*?-->|<(script|style)\b((?:"[^"]*"|'[^']*'|[^"'>])*)>(.*?)<\/\1\s*>|<([a-z][\w:-]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>/gis;
const ATTRIBUTE = /(\s)([\w:@.-]+)=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g;
const ICON_STRIP = /--icons:url\("[^"]*"\);?/;

/** The document with other addresses. */
export function relativeHtml(html: string, addresses: HtmlAddresses): string {
  let hasRuntime = false;
  const runtime = () => {
    const tag = hasRuntime ? "" : `<script defer src="${addresses.toRoot}${RUNTIME}"></script>`;
    hasRuntime = true;
    return tag;
  };
  return html.replace(PIECE, (all, ...[raw, rawAttributes = "", text = "", name, attributes = ""]: string[]) => {
    if (raw?.toLowerCase() === "style") return styleTag(rawAttributes, text, addresses);
    if (raw !== undefined) {
      const found = scriptTag(rawAttributes, text, addresses);
      return found.isModule ? runtime() + found.tag : found.tag;
    }
    if (name === undefined) return all;
    const tag = name.toLowerCase() === "link" ? linkTag(attributes, addresses) : null;
    if (tag !== null) return tag === "" ? "" : runtime() + tag;
    return `<${name}${relativeAttributes(name, attributes, addresses)}>`;
  });
}

function styleTag(attributes: string, css: string, addresses: HtmlAddresses): string {
  const own = css.replace(ICON_STRIP, "");
  const sheet = own === css ? "" : `<link rel="stylesheet" href="${addresses.toRoot}${ICONS}"/>`;
  return `${sheet}<style${attributes}>${relativeCss(own, addresses)}</style>`;
}

function scriptTag(attributes: string, text: string, addresses: HtmlAddresses): { tag: string; isModule: boolean } {
  const type = attributeOf(attributes, "type");
  // Files are never fetched ahead.
  if (type === "speculationrules") return { tag: "", isModule: false };
  const src = attributeOf(attributes, "src");
  const file = src === null ? null : addresses.relative(src);
  const others = relativeAttributes("script", attributes, addresses);
  if (type !== "module" || file === null) return { tag: `<script${others}>${text}</script>`, isModule: false };
  addresses.onModule(file);
  return { tag: `<script defer data-module src="${file}"></script>`, isModule: true };
}

/** What preloads a module is a script that defines it. Null: an ordinary link. */
function linkTag(attributes: string, addresses: HtmlAddresses): string | null {
  const rel = attributeOf(attributes, "rel");
  if (rel === "manifest" || (rel === "preload" && attributeOf(attributes, "as") === "font")) return "";
  if (rel !== "modulepreload") return null;
  const file = addresses.relative(attributeOf(attributes, "href") ?? "");
  if (file === null) return "";
  addresses.onModule(file);
  return `<script defer src="${file}"></script>`;
}

function attributeOf(attributes: string, wanted: string): string | null {
  for (const [, , name, double, single, bare] of attributes.matchAll(ATTRIBUTE))
    if (name?.toLowerCase() === wanted) return double ?? single ?? bare ?? "";
  return null;
}

function relativeAttributes(tag: string, attributes: string, addresses: HtmlAddresses): string {
  const equivalent = tag.toLowerCase() === "meta" ? attributeOf(attributes, "http-equiv")?.toLowerCase() : undefined;
  return attributes.replace(ATTRIBUTE, (all, ...[space, name = "", double, single, bare]: string[]) => {
    const value = double ?? single ?? bare ?? "";
    const written = newValue(name.toLowerCase(), value, { addresses, equivalent, tag });
    if (written === null) return all;
    const quote = written.includes('"') ? "'" : '"';
    return `${space}${name}=${quote}${written}${quote}`;
  });
}

interface Around {
  readonly addresses: HtmlAddresses;
  readonly tag: string;
  /** `http-equiv` of the same tag. */
  readonly equivalent: string | undefined;
}

/** The new value of an attribute; null where it stays. */
function newValue(name: string, value: string, { addresses, equivalent, tag }: Around): string | null {
  if (name === "style") return withQuotes(relativeCss(plainQuotes(value), addresses));
  if (name === "srcset" || name === "imagesrcset")
    return value.replace(/(?<=^|,)\s*\S+/g, (each) => moved(each, addresses));
  if (name === "content" && equivalent === "content-security-policy") return value.replaceAll("'self'", "'self' file:");
  if (name === "content" && equivalent === "refresh")
    return value.replace(/(?<=url=)\S+/i, (each) => addresses.relative(each) ?? each);
  return holdsAddress(tag, name) ? addresses.relative(value) : null;
}

function moved(candidate: string, { relative }: HtmlAddresses): string {
  const address = candidate.trim();
  return candidate.replace(address, () => relative(address) ?? address);
}

function plainQuotes(value: string): string {
  return value.replaceAll("&quot;", '"').replaceAll("&#39;", "'");
}

function withQuotes(value: string): string {
  return value.replaceAll('"', "&quot;");
}
