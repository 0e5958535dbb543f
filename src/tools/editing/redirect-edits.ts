// Adds redirects to the text of docs.json and takes some out of it, in the writer's formatting.
import { posix } from "node:path";
import { findNodeAtLocation, type Node, parseTree } from "jsonc-parser";
import { openFolder } from "../../files/open-folder.js";
import { decodePath } from "../../shared/encode-path.js";
import type { RedirectRule } from "../../shared/match-redirect.js";
import type { Edit } from "./edit.js";

export type NewRedirect = Pick<RedirectRule, "source" | "destination">;

/** What changes among the redirects of a JSON file. `at` is the path of the list: empty where the file is the list. */
interface RedirectChange {
  readonly at: readonly string[];
  readonly added: readonly NewRedirect[];
  /** Sources of those to take out. */
  readonly removed: ReadonlySet<string>;
}

/** What editors of some systems put before a text, and JSON does not know. */
const BYTE_ORDER_MARK = /^\uFEFF?/;

/** The text with the change made. What is not touched keeps its bytes. */
export function changeRedirects(text: string, { at, added, removed }: RedirectChange): string {
  const [mark = ""] = BYTE_ORDER_MARK.exec(text) ?? [];
  const json = text.slice(mark.length);
  const taken = removed.size === 0 ? json : withoutRedirects(json, at, removed);
  return mark + (added.length === 0 ? taken : withRedirects(taken, at, added));
}

/** The sources that are written, without a slash at the end. */
export function writtenSources(text: string, at: readonly string[]): string[] {
  return listOf(text.replace(BYTE_ORDER_MARK, ""), at).map(sourceOf);
}

function listOf(text: string, at: readonly string[]): Node[] {
  const tree = parseTree(text);
  const list = tree && findNodeAtLocation(tree, [...at]);
  return list?.type === "array" ? (list.children ?? []) : [];
}

function sourceOf(node: Node): string {
  const source = findNodeAtLocation(node, ["source"])?.value;
  return typeof source === "string" ? `/${decodePath(source.replace(/^\/+|\/+$/g, ""))}` : "";
}

function withoutRedirects(text: string, at: readonly string[], removed: ReadonlySet<string>): string {
  let left = text;
  for (;;) {
    const items = listOf(left, at);
    const index = items.findIndex((node) => removed.has(sourceOf(node)));
    const [item, before, after] = [items[index], items[index - 1], items[index + 1]];
    if (!item) return left;
    const edit: Edit = before
      ? { start: endOf(before), end: endOf(item), text: "" }
      : { start: item.offset, end: after ? after.offset : endOf(item), text: "" };
    left = left.slice(0, edit.start) + left.slice(edit.end);
  }
}

function endOf({ offset, length }: Node): number {
  return offset + length;
}

function withRedirects(text: string, at: readonly string[], added: readonly NewRedirect[]): string {
  const tree = parseTree(text);
  const list = tree && findNodeAtLocation(tree, [...at]);
  const style = styleOf(text);
  if (list?.type !== "array") return withList(text, { key: at.at(-1) ?? "redirects", added, style });
  const last = list.children?.at(-1);
  if (!last) {
    const inner = indentAt(text, list.offset) + style.unit;
    const items = added.map((each) => inner + itemText(each, { inner, style, isOneLine: false }));
    const lines = `[${style.newline}${items.join(`,${style.newline}`)}${style.newline}${indentAt(text, list.offset)}]`;
    return text.slice(0, list.offset) + lines + text.slice(endOf(list));
  }
  const isOneLine = !text.slice(last.offset, endOf(last)).includes("\n");
  const previous = list.children?.at(-2);
  const start = previous ? endOf(previous) : list.offset + 1;
  const gap = text.slice(start, last.offset).replace(previous ? /^[^,]*,/ : /^/, "");
  const inner = indentAt(text, last.offset);
  const items = added.map(
    (each) => `,${gap}${itemText(each, { inner, style, isOneLine, like: text.slice(last.offset, endOf(last)) })}`,
  );
  return text.slice(0, endOf(last)) + items.join("") + text.slice(endOf(last));
}

interface Style {
  readonly unit: string;
  readonly newline: string;
}

function styleOf(text: string): Style {
  return { unit: /\n([ \t]+)"/.exec(text)?.[1] ?? "  ", newline: text.includes("\r\n") ? "\r\n" : "\n" };
}

/** The blanks at the start of the line of an offset. */
function indentAt(text: string, offset: number): string {
  const line = text.slice(text.lastIndexOf("\n", offset - 1) + 1);
  return /^[ \t]*/.exec(line)?.[0] ?? "";
}

interface ItemStyle {
  readonly inner: string;
  readonly style: Style;
  readonly isOneLine: boolean;
  /** A redirect of the list. */
  readonly like?: string;
}

function itemText({ source, destination }: NewRedirect, { inner, style, isOneLine, like = "{ " }: ItemStyle): string {
  const pair = [`"source": ${JSON.stringify(source)}`, `"destination": ${JSON.stringify(destination)}`];
  const blank = /^\{\s/.test(like) ? " " : "";
  if (isOneLine) return `{${blank}${pair.join(", ")}${blank}}`;
  const lines = pair.map((each) => inner + style.unit + each);
  return `{${style.newline}${lines.join(`,${style.newline}`)}${style.newline}${inner}}`;
}

interface NewList {
  readonly key: string;
  readonly added: readonly NewRedirect[];
  readonly style: Style;
}

/** The list as the last key of the whole object. */
function withList(text: string, { key, added, style }: NewList): string {
  const tree = parseTree(text);
  const last = tree?.children?.at(-1);
  if (tree?.type !== "object" || !last) return text;
  const { unit, newline } = style;
  const inner = unit + unit;
  const items = added.map((each) => inner + itemText(each, { inner, style, isOneLine: false }));
  const list = `,${newline}${unit}"${key}": [${newline}${items.join(`,${newline}`)}${newline}${unit}]`;
  return text.slice(0, endOf(last)) + list + text.slice(endOf(last));
}

/** Where redirects are written: in docs.json, or in a file that it includes for them. `settingsFiles` begins with docs.json. */
export function redirectList(
  root: string,
  [main = "docs.json", ...others]: readonly string[],
): { readonly file: string; readonly at: readonly string[] } {
  const tree = parseTree(
    openFolder(root)
      .listed(main)
      .replace(/^\uFEFF/, ""),
  );
  const ref: unknown = tree && findNodeAtLocation(tree, ["redirects", "$ref"])?.value;
  const included = typeof ref === "string" ? posix.join(posix.dirname(main), ref) : null;
  return included !== null && others.includes(included)
    ? { file: included, at: [] }
    : { file: main, at: ["redirects"] };
}
