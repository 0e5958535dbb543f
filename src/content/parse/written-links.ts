// Finds where a text names pages and files: links of Markdown, attributes, imports, front matter. It reads the text as it is
// written, so that a link can be rewritten in place.
import { findFrontMatter } from "../../config/front-matter/find-front-matter.js";
import { isInside, scanText } from "./code-ranges.js";

/** What a written link is: where code imports a file or includes a snippet, other rules of paths apply. */
type WrittenLinkKind = "link" | "import" | "include";

/** A target as it is written, from `start` to `end` of the text. */
export interface WrittenLink {
  readonly kind: WrittenLinkKind;
  readonly target: string;
  readonly start: number;
  readonly end: number;
}

/** `[text](target)` and `![text](<target>)`; one pair of parentheses may be in the target. */
const INLINE = /\]\(\s*(?:<(?<angle>[^<>\n]*)>|(?<plain>[^\s()<>]*(?:\([^\s()<>]*\)[^\s()<>]*)*))/dg;
/** `[label]: target`, but no footnote. */
const DEFINITION = /^[ \t>]*\[(?!\^)[^\]\n]+\]:[ \t]*(?:<(?<angle>[^<>\n]+)>|(?<plain>[^\s<>]+))/dgm;
/** `href="target"`, `src={'target'}`, `url: "target"`. */
const NAMED =
  /\b(?:href|src|url|path|to|link|img|image|poster|root|horizontal|cta)\s*[=:]\s*\{?\s*(["'])(?<plain>[^"'\n{}]+)\1/dg;
/** Any other text in quotes that begins like a path, where code or an attribute has it. */
const QUOTED = /[=:([,{?]\s*(["'])(?<plain>(?:\/|\.{1,2}\/)[^"'\n{}]*)\1/dg;
const IMPORT =
  /^[ \t]*(?:import\s+(?:[\w*\s{},$]+?\s+from\s+)?|export\s+[\w*\s{},$]+?\s+from\s+)["'](?<plain>[./][^"'\n]*)["']/dgm;
const INCLUDE = /<Snippet\b[^<>]*?\bfile\s*=\s*\{?\s*["'](?<plain>[^"'\n]+)["']/dg;

/** The links of a page or snippet of MDX or Markdown, without those in code and comments. */
export function findWrittenLinks(text: string): WrittenLink[] {
  const matter = findFrontMatter(text);
  const bodyOffset = matter !== null && matter !== "unclosed" ? matter.bodyOffset : 0;
  const { code, comments } = scanText(text);
  const ofBody = [
    ...findImportsOfFiles(text),
    ...matches(text, INCLUDE, "include"),
    ...[INLINE, DEFINITION, NAMED, QUOTED].flatMap((pattern) => matches(text, pattern, "link")),
  ].filter(({ start }) => start >= bodyOffset && !isInside(code, start) && !isInside(comments, start));
  return distinct([...linksOfMatter(text.slice(0, bodyOffset)), ...ofBody]);
}

/** The links of a file of code, such as a component: its imports, and texts in quotes. */
export function findLinksOfCode(text: string): WrittenLink[] {
  const links = [NAMED, QUOTED].flatMap((pattern) => matches(text, pattern, "link"));
  return distinct([...findImportsOfFiles(text), ...links]);
}

/** What `import … from` and `export … from` name, as far as it can be a file of the project. */
export function findImportsOfFiles(text: string): WrittenLink[] {
  // Samples of code import packages: the end of an import of a file is looked for first, in a fraction of the time.
  return /(?:import|from)\s+["'][./]/.test(text) ? matches(text, IMPORT, "import") : [];
}

/** The links of Markdown that a description of an API has in its texts. */
export function findLinksOfDescription(text: string): WrittenLink[] {
  return distinct(matches(text, INLINE, "link"));
}

/** Whole values that begin like a path, and the first word of `openapi`. */
const MATTER_VALUE =
  /^[ \t]*(?:-[ \t]+)?(?:["']?[\w:.-]+["']?:[ \t]+)?(["']?)(?<plain>\.{0,2}\/[^\s"']*)\1[ \t]*\r?$/dgm;
const MATTER_FILE = /^(?:openapi|asyncapi|openapi-schema):[ \t]+["']?(?<plain>[^\s"']+\.(?:json|ya?ml))/dgm;

function linksOfMatter(text: string): WrittenLink[] {
  return [...matches(text, MATTER_FILE, "link"), ...matches(text, MATTER_VALUE, "link")];
}

function matches(text: string, pattern: RegExp, kind: WrittenLinkKind): WrittenLink[] {
  const found: WrittenLink[] = [];
  for (const { groups, indices } of text.matchAll(pattern)) {
    const name = groups?.["angle"] === undefined ? "plain" : "angle";
    const [start, end] = indices?.groups?.[name] ?? [];
    const target = groups?.[name];
    if (target && start !== undefined && end !== undefined) found.push({ kind, target, start, end });
  }
  return found;
}

/** In order, each place once: the first that was found there, as an import is text in quotes, too. */
function distinct(links: readonly WrittenLink[]): WrittenLink[] {
  const byStart = new Map(links.toReversed().map((link) => [link.start, link]));
  return [...byStart.values()].sort((one, other) => one.start - other.start);
}
