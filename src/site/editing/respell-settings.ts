// Rewrites what the files of the settings say of moved files: entries of the navigation, links, redirects, pictures.
import { posix } from "node:path";
import { type Node, parseTree } from "jsonc-parser";
import { toPagePath } from "../../shared/page-path.js";
import { linkPathOf } from "./addresses.js";
import type { Edit } from "./edit.js";
import { type Move, respellLink } from "./respell.js";

/** A file of the settings. */
export interface SettingsFile {
  readonly file: string;
  /** Files of pages by their paths, in lower case. */
  readonly pages: ReadonlyMap<string, string>;
  readonly move: Move;
}

/** The edits of one JSON file. */
export function settingsEdits(text: string, settings: SettingsFile): Edit[] {
  const edits: Edit[] = [];
  const offset = text.startsWith("\uFEFF") ? 1 : 0;
  const visit = (node: Node, spot: Spot) => {
    if (node.type === "string") {
      const spelt = respellValue(String(node.value), spot, settings);
      if (spelt !== null) {
        const start = node.offset + offset;
        edits.push({ start, end: start + node.length, text: JSON.stringify(spelt) });
      }
    }
    if (node.type === "property") {
      const [key, value] = node.children ?? [];
      if (value) visit(value, { ...spot, key: String(key?.value) });
    } else if (node.type === "object") {
      const hasDestination = (node.children ?? []).some(({ children }) => children?.[0]?.value === "destination");
      for (const child of node.children ?? []) visit(child, { key: "", isRedirect: hasDestination });
    } else for (const child of node.children ?? []) visit(child, spot);
  };
  const tree = parseTree(text.slice(offset));
  if (tree) visit(tree, { key: "", isRedirect: false });
  return edits;
}

/** Where a text is: the key it or its list is the value of. */
interface Spot {
  readonly key: string;
  readonly isRedirect: boolean;
}

/** Keys whose values are links even where they do not begin with a slash. */
const LINK_KEYS = ["href", "url", "destination"];

function respellValue(value: string, { key, isRedirect }: Spot, { file, pages, move }: SettingsFile): string | null {
  if (isRedirect && key === "source") return null;
  if (key === "$ref") return respellInclusion(value, file, move);
  if (key === "pages" || key === "root") return respellEntry(value, pages, move) ?? respellSource(value, move);
  const isLink = /^\.{0,2}\//.test(value) || LINK_KEYS.includes(key) || move.before.files.has(value);
  return isLink ? respellLink(value, [AT_ROOT], move) : null;
}

/** Paths without a slash at their start are from the root. */
const AT_ROOT = { before: "index.mdx", after: "index.mdx" };

/** An entry that names a page keeps its slashes and ending. */
function respellEntry(entry: string, pages: ReadonlyMap<string, string>, { moved }: Move): string | null {
  const path = toPagePath(entry.trim()).toLowerCase();
  const file = pages.get(path) ?? pages.get(path === "" ? "index" : `${path}/index`);
  const to = file === undefined ? undefined : moved.get(file);
  if (file === undefined || to === undefined) return null;
  const isFolder = linkPathOf(file).toLowerCase() !== path;
  const ending = /\.mdx?$/i.exec(entry.trim()) ? posix.extname(to) : "";
  const spelt = isFolder ? linkPathOf(to).replace(/\/index$/, "") : linkPathOf(to) + ending;
  const start = /^\s*\.?\//.exec(entry)?.[0].trim() ?? "";
  return start + spelt + (entry.trim().endsWith("/") ? "/" : "");
}

/** `openapi/store.yaml GET /pets`: the description may have moved. */
function respellSource(entry: string, move: Move): string | null {
  const [, source, rest] = /^(\S+\.(?:json|ya?ml))(\s.*)$/i.exec(entry) ?? [];
  const spelt = source === undefined ? null : respellLink(source, [AT_ROOT], move);
  return spelt === null ? null : spelt + rest;
}

function respellInclusion(ref: string, file: string, { moved }: Move): string | null {
  const included = posix.join(posix.dirname(file), ref);
  const [from, to] = [moved.get(file) ?? file, moved.get(included) ?? included];
  if (from === file && to === included) return null;
  const relative = posix.relative(posix.dirname(from), to);
  return relative.startsWith(".") ? relative : `./${relative}`;
}
