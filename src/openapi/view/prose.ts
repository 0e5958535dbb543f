// Turns descriptions (CommonMark with GitHub's tables and HTML, never MDX) into safe HTML; `<date>` is a placeholder.
import type { Element, Root } from "hast";
import type { Html as HtmlNode, Root as Markdown, Nodes } from "mdast";
import rehypeRaw from "rehype-raw";
import rehypeSanitize, { defaultSchema } from "rehype-sanitize";
import rehypeStringify from "rehype-stringify";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import type { Html } from "../../model.js";
import { withAddresses } from "../../shared/html/address-attributes.js";
import { SAFE_HTML } from "../../shared/safe-html.js";
import { escapeHtml } from "../../shared/write-html.js";
import { alertOf } from "./alerts.js";

/** Renders a description as HTML; null where there is none. Remembers results, since descriptions repeat. */
export type Prose = (text: string | null) => Html | null;

/** Anything that may be Markdown syntax: marks, several lines, lists, bare links. */
const MARKED = /[\\`*_[\]<>&#|~\n]|https?:|www\.|@|^\s*(?:[-+=]|\d+[.)])|^\s{4}|\s{2}$/i;

/** The page and its sections have titles: headings in a description begin below their level. */
const DEEPER = 2;

/** `link` says where an address leads from here; `parse` reads Markdown with GitHub's tables. */
export function createProse(link: Link, parse: (text: string) => Markdown): Prose {
  const memo = new Map<string, Html>();
  const plain = pipeline(link, false);
  const withHtml = pipeline(link, true);
  const marked = (text: string): Html => {
    try {
      return text.includes("<") ? withHtml(unhidePlaceholders(parse(text), text, parse)) : plain(parse(text));
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      return `<p>${escapeHtml(text.trim())}</p>`; // Nested too deeply for the stack: it stays as written.
    }
  };
  return (text) => {
    if (text === null || text.trim() === "") return null;
    const known = memo.get(text);
    if (known !== undefined) return known;
    // HTML cannot contain NUL; CommonMark replaces it.
    const shown = text.replaceAll("\0", "\uFFFD");
    const html = MARKED.test(shown) ? marked(shown) : `<p>${shown.trim()}</p>`;
    memo.set(text, html);
    return html;
  };
}

/** Elements that are drawn. */
const DRAWN = new Set(defaultSchema.tagNames ?? []);

/** Elements that vanish with what is in them, closed or not. */
const VANISHING = new Set(["script", "style"]);

/** Other elements of HTML: their tags vanish where they are used as such, and are words where they stand alone. */
const OTHERS = new Set(
  (
    "abbr acronym address applet area article aside audio base bdi bdo big body button canvas caption center cite col " +
    "colgroup data datalist dfn dialog dir embed fieldset figcaption figure font footer form frame frameset head header " +
    "hgroup html iframe label legend link main map mark marquee math menu meta meter nav noframes noscript object " +
    "optgroup option output param progress search select slot small svg template textarea time title track u video wbr"
  ).split(" "),
);

/** Elements that are closed by what follows, or have no end. */
const OPEN_ENDED = new Set("br hr img input li p td th tr dt dd tbody thead tfoot source wbr".split(" "));

const CLOSING_TAG = /<\/([a-z][\w:.-]*)/gi;

const TAG = /<(\/?)([a-z][\w:.-]*)([^<>]*)>/gi;

/** Makes text of what is no HTML, in the HTML of the tree. `parse` reads Markdown: a block may have been hidden behind such a word. */
function unhidePlaceholders(tree: Markdown, text: string, parse: (text: string) => Markdown): Markdown {
  const closed = new Set(Array.from(text.matchAll(CLOSING_TAG), ([, name = ""]) => name.toLowerCase()));
  unhide(tree, closed, parse);
  return tree;
}

function unhide(parent: Nodes, closed: ReadonlySet<string>, parse: (text: string) => Markdown): void {
  if (!("children" in parent)) return;
  const isBlock = parent.type !== "paragraph" && parent.type !== "heading" && parent.type !== "tableCell";
  for (const [index, child] of [...parent.children.entries()].reverse()) {
    if (child.type !== "html") unhide(child, closed, parse);
    else {
      const shown = child.value.replace(TAG, (tag: string, ...parts: string[]) =>
        isPlaceholder(parts, closed) ? `&lt;${tag.slice(1)}` : tag,
      );
      if (shown === child.value) continue;
      if (isBlock && shown.startsWith("&lt;")) parent.children.splice(index, 1, ...(parse(shown).children as never[]));
      else (child as HtmlNode).value = shown;
    }
  }
}

function isPlaceholder(
  [slash, written = "", attributes = ""]: readonly string[],
  closed: ReadonlySet<string>,
): boolean {
  const name = written.toLowerCase();
  if (VANISHING.has(name)) return false;
  if (!DRAWN.has(name) && !OTHERS.has(name)) return true;
  if (slash !== "" || /[="'/]/.test(attributes)) return false;
  return !closed.has(name) && !OPEN_ENDED.has(name) && (written !== name || !DRAWN.has(name));
}

type Link = (address: string) => string;

function pipeline(link: Link, hasHtml: boolean): (tree: Markdown) => Html {
  const elements = unified().use(remarkRehype, { allowDangerousHtml: hasHtml });
  const processor = (hasHtml ? elements.use(rehypeRaw) : elements)
    .use(rehypeSanitize, SAFE_HTML)
    .use(() => (tree: Root) => settle(tree, link))
    .use(rehypeStringify)
    .freeze();
  return (tree) => processor.stringify(processor.runSync(tree));
}

/** Removes leftovers of forms, lowers headings and settles addresses. */
function settle(parent: Root | Element, link: Link): void {
  const isTask = parent.type === "element" && (parent.tagName === "li" || parent.tagName === "p");
  if (!isTask) dropInputs(parent);
  for (const [index, child] of parent.children.entries()) {
    const node = alertOf(child) ?? child;
    if (node !== child) parent.children[index] = node;
    if (node.type !== "element") continue;
    if (DIRECTED.test(node.tagName) && FROM_THE_RIGHT.test(textOf(node))) node.properties["dir"] = "auto";
    const level = /^h([1-6])$/.exec(node.tagName)?.[1];
    if (level !== undefined) node.tagName = `h${Math.min(6, Number(level) + DEEPER)}`;
    node.properties = withAddresses(node.tagName, node.properties, link);
    settle(node, link);
  }
}

/** Headings and paragraphs in another script than the page's carry their direction. */
const DIRECTED = /^(?:h[1-6]|p|li|td|th)$/;
const FROM_THE_RIGHT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

function textOf(node: Element | Element["children"][number]): string {
  if (node.type === "text") return node.value;
  return node.type === "element" ? node.children.map(textOf).join("") : "";
}

/** Check boxes belong to task lists; any other input is a stray field. */
function dropInputs(parent: Root | Element): void {
  const isInput = (node: Root["children"][number]) => node.type === "element" && node.tagName === "input";
  if (parent.children.some(isInput)) parent.children = parent.children.filter((node) => !isInput(node));
}
