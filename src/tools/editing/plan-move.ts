// Plans a move: the files that change places, and every text that must follow.

import { posix } from "node:path";
import { type Node, parseTree } from "jsonc-parser";
import { openFolder } from "../../files/open-folder.js";
import type { Changes } from "../../files/write-changes.js";
import { decodePath, encodePath } from "../../shared/encode-path.js";
import { toPagePath } from "../../shared/page-path.js";
import { findLinksOfCode, findLinksOfDescription, findWrittenLinks, lookUpFiles, type WrittenLink } from "../core.js";
import { addressOfFile, linkPathOf, movedAddresses } from "./addresses.js";
import { type Edit, editText } from "./edit.js";
import type { MovedFiles } from "./find-moved.js";
import type { EditedProject } from "./read-project.js";
import { changeRedirects, type NewRedirect, redirectList, writtenSources } from "./redirect-edits.js";
import { type Base, type Move, respell, respellLink } from "./respell.js";

/** A text and what becomes of it. */
export interface EditedFile {
  /** Before the move. */
  readonly file: string;
  readonly before: string;
  readonly after: string;
  readonly edits: readonly Edit[];
}

export interface MovePlan extends Changes {
  readonly edited: readonly EditedFile[];
  readonly redirects: readonly NewRedirect[];
  /** Files that are not in UTF-8 and were left as they are, though they name something that moves. */
  readonly unreadable: readonly string[];
}

interface MoveOptions {
  readonly siteUrl: string | null;
  /** Whether old addresses lead on. */
  readonly redirect: boolean;
}

/** Nothing is written. */
export function planMove(project: EditedProject, files: MovedFiles, options: MoveOptions): MovePlan {
  const moved = new Map([...files, ...movedFolders(project, files)]);
  const move = moveOf(project, moved, options.siteUrl);
  const edited: EditedFile[] = [];
  const unreadable: string[] = [];
  const edit = (file: string, editsOf: (text: string) => readonly Edit[]) => {
    const bytes = openFolder(project.root).listedBytes(file);
    const before = bytes.toString("utf8");
    const edits = editsOf(before);
    if (edits.length === 0) return;
    if (Buffer.from(before).equals(bytes)) edited.push({ file, before, after: editText(before, edits), edits });
    else unreadable.push(file);
  };
  for (const { file, links, base } of linkedFiles(project, files))
    edit(file, (text) => linkEdits(links(text), base, move));
  const pages = new Map(project.files.pages.map((file) => [linkPathOf(file).toLowerCase(), file]));
  for (const file of project.settingsFiles) edit(file, (text) => settingsEdits(text, { file, pages, move }));
  const redirects = options.redirect ? newRedirects(project, moved) : [];
  const all = withRedirects(project, edited, { moved, redirects });
  const written = new Map(all.map(({ file, before, after }) => [files.get(file) ?? file, { before, after }]));
  return { moved: files, written, edited: all, redirects, unreadable };
}

function moveOf({ addresses, lookup, openedBy }: EditedProject, moved: MovedFiles, siteUrl: string | null): Move {
  const folders = Array.from(openedBy.keys(), (address): [string, string] => [address, `${address.slice(1)}/`]);
  const before = { ...addresses, pages: new Map([...addresses.pages, ...folders]) };
  const filesAfter = lookUpFiles([...lookup.values()].map((file) => moved.get(file) ?? file));
  return { moved, before, after: movedAddresses(before, moved), filesBefore: lookup, filesAfter, siteUrl };
}

/** Folders whose addresses lead to a page in them: they move with the last of their pages. */
function movedFolders({ openedBy, addresses }: EditedProject, files: MovedFiles): Map<string, string> {
  const found = new Map<string, string>();
  for (const [address, opening] of openedBy) {
    const inside = [...addresses.pages].filter(([each]) => each.startsWith(`${address}/`));
    const isLeft = inside.every(([, file]) => file !== null && files.has(file));
    const to = files.get(opening);
    if (isLeft && to !== undefined) found.set(`${address.slice(1)}/`, newFolder(address.slice(1), opening, to));
  }
  return found;
}

/** The folder in its new place; the page itself where that is no longer in a folder of the same depth. */
function newFolder(folder: string, opening: string, to: string): string {
  const rest = opening.slice(folder.length);
  const above = to.slice(0, -rest.length);
  return to.endsWith(rest) && above !== "" ? `${above}/` : to;
}

interface LinkedFile {
  readonly file: string;
  readonly links: (text: string) => readonly WrittenLink[];
  readonly base: Base;
}

function linkedFiles({ files: { pages, snippets }, includedBy, site }: EditedProject, moved: MovedFiles): LinkedFile[] {
  const from = (file: string) => ({ before: file, after: moved.get(file) ?? file });
  const linked = (file: string, links: LinkedFile["links"], within: readonly string[] = [file]): LinkedFile => {
    return { file, links, base: { own: from(file), pages: within.map(from) } };
  };
  const isCode = (file: string) => /\.[jt]sx$/i.test(file);
  const descriptions = [...site.descriptions.values()].flatMap(({ source }) =>
    source.kind === "file" ? [source.file] : [],
  );
  return [
    ...pages.map((file) => linked(file, findWrittenLinks)),
    ...snippets
      .filter((file) => !pages.includes(file))
      .map((file) => linked(file, isCode(file) ? findLinksOfCode : findWrittenLinks, includedBy.get(file))),
    ...descriptions.map((file) => linked(file, findLinksOfDescription)),
  ];
}

function linkEdits(links: readonly WrittenLink[], base: Base, move: Move): Edit[] {
  return links.flatMap((link) => {
    const text = respell(link, base, move);
    return text === null || text === link.target ? [] : [{ start: link.start, end: link.end, text }];
  });
}

/** One for each address: patterns would need a host that knows them. */
function newRedirects({ openedBy, addresses }: EditedProject, moved: MovedFiles): NewRedirect[] {
  const found: NewRedirect[] = [];
  for (const [from, to] of moved) {
    const source = addressOfFile(from);
    const isFolder = from.endsWith("/");
    if (!isFolder && addresses.pages.get(source) !== from) continue;
    const opening = isFolder ? moved.get(openedBy.get(source) ?? "") : to;
    const destination = opening === undefined ? null : addressOfFile(opening);
    if (destination !== null && destination !== source)
      found.push({ source: encodePath(source), destination: encodePath(destination) });
  }
  return found;
}

interface Redirecting {
  readonly moved: MovedFiles;
  readonly redirects: readonly NewRedirect[];
}

/** docs.json with the redirects of the move, and without those that the new pages would hide. */
function withRedirects(project: EditedProject, edited: readonly EditedFile[], change: Redirecting): EditedFile[] {
  const { file, at } = redirectList(project.root, project.settingsFiles);
  const known = edited.find((each) => each.file === file);
  const before = known?.before ?? openFolder(project.root).listed(file);
  const text = known?.after ?? before;
  const taken = new Set(Array.from(change.moved.values(), addressOfFile));
  const replaced = new Set(change.redirects.map(({ source }) => decodePath(source)));
  const removed = writtenSources(text, at).filter((source) => taken.has(source) || replaced.has(source));
  const after = changeRedirects(text, { at, added: change.redirects, removed: new Set(removed) });
  if (after === before) return [...edited];
  return [...edited.filter((each) => each !== known), { file, before, after, edits: known?.edits ?? [] }];
}

/** A file of the settings. */
interface SettingsFile {
  readonly file: string;
  /** Files of pages by their paths, in lower case. */
  readonly pages: ReadonlyMap<string, string>;
  readonly move: Move;
}

/** The edits of one JSON file. */
function settingsEdits(text: string, settings: SettingsFile): Edit[] {
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
  if (key === "pages" || key === "root")
    return respellEntry(value, pages, move) ?? respellFolder(value, pages, move) ?? respellSource(value, move);
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

/** A folder whose pages all move to another one: `guides/*`, or its name alone. */
function respellFolder(entry: string, pages: ReadonlyMap<string, string>, { moved }: Move): string | null {
  const [, start = "", folder = "", end = ""] = /^(\s*\/?)(.*?)(\/?\*?\s*)$/.exec(entry) ?? [];
  const inside = [...pages.values()].filter((file) => file.startsWith(`${folder}/`));
  const first = inside[0];
  const to = first === undefined ? undefined : moved.get(first);
  if (folder === "" || first === undefined || to === undefined) return null;
  const folderAfter = to.slice(0, -first.slice(folder.length).length);
  const isWhole = inside.every((file) => moved.get(file) === folderAfter + file.slice(folder.length));
  return isWhole && folderAfter !== "" ? start + folderAfter + end : null;
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
