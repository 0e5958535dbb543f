// Reads what the props of a component say: its words, its links, its switches.
import type { LinkFact } from "../../model.js";
import { LINK_TARGET, LINK_TITLE } from "../../shared/markdown-link.js";
import { textOf, textOfValue } from "./text-of.js";
import type { ElementNode } from "./tree.js";

/** Props that a reader sees as text, in the order they are shown. */
const shown = [
  "title",
  "label",
  "headline",
  "name",
  "path",
  "query",
  "body",
  "header",
  "type",
  "description",
  "tip",
  "caption",
  "hint",
  "alt",
];

/** The words that a component's props put on the page, one line for each; HTML shows only `alt`. */
export function elementText({ name, props, component }: ElementNode): string {
  if (component.kind === "html") return wordOf(props["alt"]) ?? "";
  if (component.kind === "author" || component.kind === "none" || notShown.has(name)) return "";
  const words: string[] = [];
  for (const key of shown) {
    const text = textOfValue(props[key]).trim();
    if (text !== "" && text !== "true") words.push(plain(text));
  }
  return words.join(name.endsWith("Field") || name === "Param" ? " " : "\n");
}

const notShown = new Set(["Icon", "Frame.Icon", "Latex"]);

/** The links and files that a component or a tag names. */
export function elementLinks(node: ElementNode): LinkFact[] {
  const { props, place, name } = node;
  const links: LinkFact[] = [];
  for (const key of linking) {
    const target = props[key];
    if (typeof target !== "string" || target === "") continue;
    if (key === "src" && name === "Icon") continue;
    const text = wordOf(props["title"]) ?? wordOf(props["alt"]) ?? textOf(node).trim();
    links.push({ target, text, isImage: key !== "href" && name !== "iframe", place });
  }
  return links;
}

const linking = ["href", "src", "img", "poster"];

/** A prop that is a text with something in it; null for everything else. */
export function wordOf(value: unknown): string | null {
  if (typeof value === "number") return String(value);
  const text = typeof value === "string" ? value.trim() : textOfValue(value).trim();
  return text === "" ? null : plain(text);
}

/** A switch: present, `{true}` or `"true"`. */
export function isOn(value: unknown): boolean {
  return value === true || (typeof value === "string" && value !== "false");
}

const LINK = new RegExp(String.raw`\[([^\]]+)\]\((?:${LINK_TARGET}${LINK_TITLE})?\)`, "g");

/** A title's words without the marks of inline Markdown. */
function plain(text: string): string {
  if (!/[`*_~[]/.test(text)) return text;
  return text
    .replace(/`([^`]+)`/g, "$1")
    .replace(LINK, "$1")
    .replace(/(\*\*|~~|\*)(?=\S)([^*~]+?)\1/g, "$2");
}
