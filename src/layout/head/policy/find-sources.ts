// Finds in drawn HTML what a browser loads from elsewhere, and the scripts written in it.

import { createHash } from "node:crypto";
import { decodeEntities } from "../../../content/parse/decode-entities.js";
import type { Html } from "../../../model.js";
import { cssSources, sheetSources } from "../../../shared/policy/css-sources.js";
import {
  allowFor,
  type Directive,
  fileSource,
  joinSources,
  originSource,
  type Sources,
} from "../../../shared/policy/sources.js";

/** `isOwners`: by the owner of the site, whose scripts and frames are allowed. What descriptions say brings none. */
export function findSources(html: Html, isOwners: boolean): Sources {
  const found: Sources[] = [];
  LOADING.lastIndex = 0;
  for (let match = LOADING.exec(html); match !== null; match = LOADING.exec(html)) {
    const [whole, name, written = ""] = match;
    if (name === undefined) found.push(cssSources(whole));
    else {
      const tag = { name: name.toLowerCase(), attributes: attributesOf(written) };
      const text = tag.name === "script" || tag.name === "style" ? textAfter(html, LOADING.lastIndex, tag.name) : "";
      LOADING.lastIndex += text.length;
      found.push(...MEDIA.flatMap((row) => sourcesOfMedia(tag, row)));
      if (tag.name === "docs-playground") found.push(sourcesOfPlayground(tag));
      if (isOwners) found.push(...sourcesOfOwner(tag, text));
    }
  }
  if (isOwners) found.push(...handlerSources(html));
  return found.length === 0 ? NONE : joinSources(found);
}

const NONE: Sources = {};

/** Tags that load something, and addresses in styles. */
const LOADING =
  /<(img|image|video|audio|source|track|input|iframe|frame|embed|object|script|style|link|form|docs-playground)\b((?:[^"'<>]|"[^"]*"|'[^']*')*)>|url\((?:&quot;|&#39;|["'])?(?:https?:)?\/\/[^"'()\s;&]+/gi;

interface Tag {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
}

function attributesOf(written: string): Map<string, string> {
  const attributes = new Map<string, string>();
  for (const [, name = "", double, single, bare] of written.matchAll(ATTRIBUTE))
    attributes.set(name.toLowerCase(), decodeEntities(double ?? single ?? bare ?? ""));
  return attributes;
}

const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>=]+)))?/g;

/** The attributes that load pictures and media, by anybody. */
const MEDIA: readonly { readonly names: RegExp; readonly attribute: string; readonly directive: Directive }[] = [
  { names: /^(?:img|input|source)$/, attribute: "src", directive: "img-src" },
  { names: /^(?:img|source)$/, attribute: "srcset", directive: "img-src" },
  { names: /^image$/, attribute: "href", directive: "img-src" },
  { names: /^image$/, attribute: "xlink:href", directive: "img-src" },
  { names: /^video$/, attribute: "poster", directive: "img-src" },
  { names: /^(?:video|audio|source|track)$/, attribute: "src", directive: "media-src" },
];

function sourcesOfMedia({ name, attributes }: Tag, { names, attribute, directive }: (typeof MEDIA)[number]): Sources[] {
  const written = names.test(name) ? attributes.get(attribute) : undefined;
  if (written === undefined) return [];
  const urls = attribute === "srcset" ? written.split(/,\s+|\s+/) : [written];
  return [
    allowFor(
      [directive],
      urls.flatMap((url) => originSource(url) ?? []),
    ),
  ];
}

/** Requests go to the servers of the operation, and answers may be sounds and films. */
function sourcesOfPlayground({ attributes }: Tag): Sources {
  const connects = (attributes.get("data-connects") ?? "").split(" ").filter((source) => source !== "");
  return { ...allowFor(["connect-src"], connects), "media-src": ["blob:"] };
}

function sourcesOfOwner({ name, attributes }: Tag, text: string): Sources[] {
  const { src = "", href = "", data = "", action = "" } = Object.fromEntries(attributes);
  const origin = (url: string, directive: Directive) => allowFor([directive], [originSource(url) ?? []].flat());
  switch (name) {
    case "script":
      if (!isCode(attributes.get("type") ?? "")) return [];
      return [allowFor(["script-src"], attributes.has("src") ? [fileSource(src) ?? []].flat() : [hashSource(text)])];
    case "style":
      return [cssSources(text)];
    case "link":
      return linkSources(attributes.get("rel") ?? "", attributes.get("as") ?? "", href);
    case "iframe":
    case "frame":
      return [origin(src, "frame-src")];
    case "embed":
    case "object":
      return [origin(src, "object-src"), origin(data, "object-src")];
    case "form":
      return [origin(action, "form-action")];
    default:
      return [];
  }
}

function linkSources(rel: string, as: string, href: string): Sources[] {
  const origin = [originSource(href) ?? []].flat();
  if (/\bstylesheet\b/i.test(rel)) return [sheetSources(href)];
  if (/\bicon\b/i.test(rel)) return [allowFor(["img-src"], origin)];
  if (/^modulepreload$/i.test(rel)) return [allowFor(["script-src"], origin)];
  return /^preload$/i.test(rel) && as === "font" ? [allowFor(["font-src"], origin)] : [];
}

/** Whether a browser runs, or follows, a script of this type; all others are data. */
function isCode(type: string): boolean {
  return /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script(?:;.*)?)$/i.test(
    type.trim(),
  );
}

function textAfter(html: Html, start: number, name: string): string {
  const end = html.slice(start).search(new RegExp(`</${name}\\b`, "i"));
  return end === -1 ? html.slice(start) : html.slice(start, start + end);
}

/** A script as a source: browsers hash its text, with the line ends that HTML knows. */
export function hashSource(text: string): string {
  return `'sha256-${createHash("sha256").update(text.replace(/\r\n?/g, "\n")).digest("base64")}'`;
}

/** Handlers in attributes, as HTML has them. In text, quotation marks are escaped. */
function handlerSources(html: Html): Sources[] {
  if (!/\son[a-z]+=["']/.test(html)) return [];
  const hashes = Array.from(html.matchAll(/\son[a-z]+=(?:"([^"]*)"|'([^']*)')/g), ([, double, single]) =>
    hashSource(decodeEntities(double ?? single ?? "")),
  );
  return [{ "script-src": ["'unsafe-hashes'", ...hashes] }];
}
