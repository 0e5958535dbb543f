// Keeps anchors of headings: if docsgen would choose another id, the heading gets the old one.
import { decodeEntities, githubId, headingId } from "../../core.js";
import type { Dialect } from "../old-site.js";

const SLUGS: Readonly<Record<Dialect, (text: string) => string>> = {
  docusaurus: githubId,
  starlight: githubId,
  vitepress: vueSlug,
  mkdocs: pythonSlug,
};

function vueSlug(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\u0300-\u036F]/g, "")
    .replace(/[\s~`!@#$%^&*()\-_+=[\]{}|\\;:"'“”‘’<>,.?/]+/g, "-")
    .replace(/-{2,}/g, "-")
    .replace(/^-+|-+$/g, "")
    .replace(/^(\d)/, "_$1")
    .toLowerCase();
}

function pythonSlug(text: string): string {
  const ascii = text.normalize("NFKD").replace(/[^\0-\x7F]/g, "");
  return ascii
    .replace(/[^\w\s-]/g, "")
    .trim()
    .toLowerCase()
    .replace(/[-\s]+/g, "-");
}

/** Counts the ids of one page. */
export function oldIds(dialect: Dialect): (text: string, wanted: string | null) => string {
  const joint = dialect === "mkdocs" ? "_" : "-";
  const used = new Set<string>();
  return (text, wanted) => {
    const wish = wanted ?? SLUGS[dialect](plainHeading(text));
    let id = wish;
    for (let number = 1; used.has(id); number++) id = `${wish}${joint}${number}`;
    used.add(id);
    return id;
  };
}

/** Its text may have brackets of its own: `[[Tag] Words](/a)`. */
const LINK = /\[((?:[^[\]]|\[[^[\]]*\])*)\](?:\([^)]*\)|\[[^\]]*\])/g;

/** The words of a heading without its marks. */
export function plainHeading(text: string): string {
  const held: string[] = [];
  // What is escaped or code means itself.
  const hold = (written: string) => `\uE000${held.push(written) - 1}\uE001`;
  const plain = text
    .replace(/(`+)(.+?)\1/g, (_, __, code: string) => hold(code))
    .replace(/\\([\\`*_{}[\]()#+.!<>|~-])/g, (_, letter: string) => hold(letter))
    .replace(/!\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(LINK, "$1")
    .replace(/<[^<>]+>|:(?:material|fontawesome|octicons|simple)-[\w-]+:/g, "")
    .replace(/\*{1,3}(\S(?:.*?\S)?)\*{1,3}/g, "$1");
  return decodeEntities(plain)
    .replace(/\uE000(\d+)\uE001/g, (_, index: string) => held[Number(index)] ?? "")
    .trim();
}

/** Whether a link with the old id finds the heading without it being named. */
export function isKnownAs(id: string, text: string): boolean {
  const shown = plainHeading(text);
  return id === headingId(shown) || id === githubId(shown);
}
