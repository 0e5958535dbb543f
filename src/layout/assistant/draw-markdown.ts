// Draws the Markdown of an answer as elements. The text may come from a model: it is never read as HTML.
import { writeText } from "../../components/copy-text.js";
import { anyOf } from "../../shared/escape-pattern.js";
import {
  ITEM_MARK,
  listItems,
  type MarkdownBlock,
  markdownBlocks,
  withListsAtStart,
} from "../../shared/markdown/blocks.js";
import { LINK_TARGET } from "../../shared/markdown/link.js";
import { readTable, type Table } from "../../shared/markdown/read-table.js";
import { parseUrl } from "../../shared/parse-url.js";
import { icon, make } from "./make.js";

interface CodeWords {
  readonly copy: string;
  readonly copied: string;
}

/** Keeps an element in step with a growing text: unchanged blocks are left as they are. */
export function markdownDrawer(into: HTMLElement, words: CodeWords): (markdown: string) => void {
  let drawn: string[] = [];
  return (markdown) => {
    const blocks = markdownBlocks(markdown);
    const sources = blocks.map((block) => JSON.stringify(block));
    for (const [index, block] of blocks.entries()) {
      if (sources[index] === drawn[index]) continue;
      const node = drawBlock(block, words);
      const old = into.children[index];
      if (old) old.replaceWith(node);
      else into.append(node);
    }
    while (into.children.length > blocks.length) into.lastElementChild?.remove();
    drawn = sources;
  };
}

function drawBlock({ kind, lines }: MarkdownBlock, words: CodeWords): HTMLElement {
  const [first = ""] = lines;
  const text = lines.join("\n");
  switch (kind) {
    case "heading": {
      const marks = first.search(/\s/);
      const level = String(Math.min(6, marks + 2));
      return make(
        "p",
        { class: "heading", role: "heading", "aria-level": level },
        ...inline(first.slice(marks).trim()),
      );
    }
    case "code":
      return drawCode(lines.slice(1).join("\n"), /^\s*[`~]+\s*([\w+#.-]*)/.exec(first)?.[1] ?? "", words);
    case "list": {
      const start = ITEM_MARK.exec(first)?.[1] ?? null;
      return make(start === null ? "ul" : "ol", { start }, ...listItems(lines).map((item) => drawItem(item, words)));
    }
    case "table":
      return drawTable(readTable(lines));
    case "quote":
      return make("blockquote", {}, ...markdownBlocks(text).map((each) => drawBlock(each, words)));
    case "rule":
      return make("hr");
    default:
      return make("p", {}, ...inline(text));
  }
}

/** An item of one paragraph is a line; others contain blocks. A task item starts with its check box. */
function drawItem(item: string, words: CodeWords): HTMLElement {
  const task = item.replace(/^\[([ xX])\](?=\s)/, (_, done) => (done === " " ? "☐" : "☑"));
  const blocks = markdownBlocks(withListsAtStart(task));
  const [only] = blocks;
  if (blocks.length === 1 && only?.kind === "paragraph") return make("li", {}, ...inline(only.lines.join("\n")));
  return make("li", {}, ...blocks.map((block) => drawBlock(block, words)));
}

function drawCode(text: string, language: string, words: CodeWords): HTMLElement {
  const button = make("button", { type: "button", class: "copy-code" }, icon("copy"), make("span", {}, words.copy));
  button.addEventListener("click", () => {
    void copyWithNotice(text, button, words);
  });
  const code = make("code", language === "" ? {} : { class: `language-${language}` }, text);
  return make(
    "div",
    { class: "code" },
    make("div", { class: "code-head" }, make("span", {}, language), button),
    make("pre", { tabindex: "0" }, code),
  );
}

function drawTable({ rows: [head = [], ...rows], aligned }: Table): HTMLElement {
  const cells = (row: readonly string[], name: "th" | "td") =>
    row.map((cell, column) => make(name, { align: aligned[column] ?? null }, ...inline(cell)));
  return make(
    "div",
    { class: "table", tabindex: "0" },
    make(
      "table",
      {},
      make("thead", {}, make("tr", {}, ...cells(head, "th"))),
      make("tbody", {}, ...rows.map((row) => make("tr", {}, ...cells(row, "td")))),
    ),
  );
}

/** One alternative per mark: escaped character, code, link or picture, bold, italic, strikethrough, bare address. */
const marks = anyOf(
  [
    /\\([!-/:-@[-`{-~])/,
    /(`+)([\s\S]*?[^`])\2(?!`)/,
    new RegExp(String.raw`!?\[([^\]]+)\]\((${LINK_TARGET})[^)]*\)`),
    /\*\*([\s\S]+?)\*\*/,
    /(?<![\w*])[*_](?!\s)([^*_]+?)[*_](?![\w*])/,
    /~~([\s\S]+?)~~/,
    /(https?:\/\/[^\s<>()]+[^\s<>().,;:!?'"])/,
  ],
  "g",
);

/** The nodes of a line: code, links, strong and emphasized text; everything else is text. A picture becomes a link to it. */
function inline(text: string): Node[] {
  const nodes: Node[] = [];
  let from = 0;
  for (const match of text.matchAll(marks)) {
    const [whole, escaped, , code, words, href, strong, emphasis, struck, url] = match;
    if (match.index > from) nodes.push(document.createTextNode(text.slice(from, match.index)));
    if (escaped !== undefined) nodes.push(document.createTextNode(escaped));
    else if (code !== undefined) nodes.push(make("code", {}, code.replace(/^ (.*) $/, "$1")));
    else if (words !== undefined) nodes.push(link(href ?? "", inline(words)));
    else if (strong !== undefined) nodes.push(make("strong", {}, ...inline(strong)));
    else if (emphasis !== undefined) nodes.push(make("em", {}, ...inline(emphasis)));
    else if (struck !== undefined) nodes.push(make("del", {}, ...inline(struck)));
    else if (url !== undefined) nodes.push(link(url, [document.createTextNode(url)]));
    from = match.index + whole.length;
  }
  if (from < text.length) nodes.push(document.createTextNode(text.slice(from)));
  return nodes;
}

/** A link to a web address; anything else, such as a script, stays text. */
function link(href: string, words: readonly Node[]): Node {
  const target = safeUrl(href);
  if (target === null) return make("span", {}, ...words);
  const isElsewhere = target.origin !== location.origin;
  return make("a", { href, target: isElsewhere ? "_blank" : null, rel: isElsewhere ? "noopener" : null }, ...words);
}

/** The address of a link, if it is a web address. */
export function safeUrl(href: string): URL | null {
  const url = parseUrl(href, location.href);
  return url?.protocol === "https:" || url?.protocol === "http:" ? url : null;
}

/** Copies and shows that on the button for a moment. It shows it once, however often it is pressed. */
export async function copyWithNotice(text: string, button: HTMLButtonElement, words: CodeWords): Promise<void> {
  await writeText(text, button);
  if (button.classList.contains("is-done")) return;
  button.classList.add("is-done");
  const before = [...button.childNodes];
  const isLabelled = button.querySelector("span") !== null;
  button.replaceChildren(icon("check"), ...(isLabelled ? [make("span", {}, words.copied)] : []));
  setTimeout(() => {
    button.classList.remove("is-done");
    button.replaceChildren(...before);
  }, 1600);
}
