// Draws the pages of a project, and reads the words of every form of them: the HTML, the Markdown copy, the passages.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { diffArrays } from "diff";
import type { Nodes } from "mdast";
import { type DefaultTreeAdapterTypes, parseFragment } from "parse5";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { parseFenceMeta } from "../../src/highlight/fence-meta.js";
import type { Page, Passage } from "../../src/model.js";
import type { HighlightCode } from "../../src/render/code/highlight-code.js";
import { hasReference, isDrawn } from "../../src/render/document/rendered-page.js";
import { createRenderer } from "../../src/render/document/renderer.js";
import { inputsOfSite } from "../../src/render/inputs/inputs-of-site.js";
import { openSite } from "../../src/site/open-site.js";
import { PLAIN_OPTIONS } from "../build-site.js";

/** The words that a page says in each of its forms. */
export interface PageForms {
  readonly path: string;
  readonly html: readonly string[];
  readonly copy: readonly string[];
  readonly passages: readonly string[];
}

const PLAIN: HighlightCode = async (blocks) => blocks.map(() => ({ html: null, props: {} }));

/** The pages of a project that somebody wrote: those of descriptions are drawn from data. */
export async function* formsOfPages(root: string): AsyncIterable<PageForms> {
  const options = { ...PLAIN_OPTIONS, lenient: true, url: "https://docs.example.com" };
  const opened = await openSite(root, options, () => {});
  if (!opened) return;
  const { site } = opened;
  const own = { articles: null, cache: null, drafts: null, hasSearch: false, isDev: false };
  const settings = { ...options, ...own, site, clock: Date.UTC(2026, 1, 3, 12) };
  const { render } = await createRenderer({ settings, inputs: inputsOfSite(settings) }, PLAIN);
  // What only people or only agents are told is in one form by its author's will.
  const isForAll = ({ source }: Page) =>
    source !== null && !/<Visibility\b/.test(readFileSync(join(root, source.file), "utf8"));
  const isWritten = (page: Page) => isDrawn(page) && isForAll(page) && !hasReference(page);
  for (const page of [...site.pages.values()].filter(isWritten)) {
    const { pieces, markdown, facts } = await render(page);
    yield {
      path: page.path,
      html: wordsOf(textOfHtml(pieces.join(""))),
      copy: wordsOf(textOfMarkdown(markdown)),
      passages: facts.passages.flatMap((each) => wordsOf(textOfPassage(each))),
    };
  }
}

function wordsOf(text: string): string[] {
  return (
    text
      .normalize("NFKC")
      .toLowerCase()
      // Scripts that do not part words join them to names in other letters.
      .replace(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu, " $& ")
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

type HtmlNode = DefaultTreeAdapterTypes.ChildNode;

/** The text of the element that holds the content. */
function textOfHtml(document: string): string {
  const [content] = parseFragment(document.slice(document.indexOf('<div id="content"'))).childNodes;
  return content ? textOfNode(content) : "";
}

/** Elements whose text is not what the page says: scripts, fields, drawings. */
const SILENT = new Set(
  "script style svg template noscript button select math docs-mermaid video audio object iframe".split(" "),
);
const INLINE = new Set(
  "a b i em strong span code sub sup small del kbd mark wbr abbr u s q cite var samp font".split(" "),
);
/** What the interface says beside it, in the page's language. */
const INTERFACE =
  /(?:^|\s)(?:sr-only|katex|expandable-closed|expandable-opened|step-number|update-filters|code-block-language|field-required|field-optional|field-deprecated|prompt-actions|footnotes-title)(?:\s|$)/;

function textOfNode(node: HtmlNode): string {
  if (node.nodeName === "#text" && "value" in node) return node.value;
  if (!("tagName" in node)) return "";
  const attribute = (name: string) => node.attrs.find((each) => each.name === name)?.value;
  // Panels of tabs are shown one at a time.
  const isOut = attribute("hidden") === "" && attribute("role") !== "tabpanel";
  const isHidden =
    isOut || attribute("aria-hidden") === "true" || /^(?:tablist|tooltip)$/.test(attribute("role") ?? "");
  if (node.tagName === "svg") return " ";
  if (node.tagName === "sup" && node.childNodes.some(isFootnote)) return "";
  if (
    SILENT.has(node.tagName) ||
    isHidden ||
    attribute("data-component-part") === "step-number" ||
    INTERFACE.test(attribute("class") ?? "")
  )
    return "";
  const isMore = node.tagName === "summary" && isPromptText(node.parentNode);
  const text = isMore ? "" : node.childNodes.map(textOfNode).join("");
  // "default: 5": what precedes the value is the interface's.
  if (attribute("class") === "field-default") return ` ${text.replace(/^[^:：]*/, "")} `;
  const isPart = attribute("data-component-part") !== undefined || /field-|tree-/.test(attribute("class") ?? "");
  return INLINE.has(node.tagName) && !isPart ? text : ` ${text} `;
}

/** The number of a footnote, which Markdown counts itself. */
function isFootnote(node: HtmlNode): boolean {
  return "attrs" in node && node.attrs.some(({ value }) => value.startsWith("#fn-"));
}

/** The part of a prompt that opens: its summary is the interface's. */
function isPromptText(node: DefaultTreeAdapterTypes.ParentNode | null): boolean {
  return node !== null && "attrs" in node && node.attrs.some(({ value }) => value === "prompt-text");
}

const markdown = unified().use(remarkParse).use(remarkGfm);

/** Footnotes are read at the end, in the order in which they are named. */
function textOfMarkdown(text: string): string {
  const tree = markdown.parse(text);
  const all = nodesIn(tree);
  const named = all.flatMap((node) => (node.type === "footnoteReference" ? node.identifier : []));
  const notes = all.filter((node) => node.type === "footnoteDefinition");
  const inOrder = notes.toSorted((a, b) => named.indexOf(a.identifier) - named.indexOf(b.identifier));
  return [textOfMdast(tree), ...inOrder.flatMap(({ children }) => children.map(textOfMdast))].join(" ");
}

function nodesIn(node: Nodes): Nodes[] {
  return "children" in node ? [node, ...node.children.flatMap(nodesIn)] : [node];
}

function textOfMdast(node: Nodes): string {
  switch (node.type) {
    case "code":
      return ` ${node.lang ?? ""} ${parseFenceMeta(node.lang ?? null, node.meta ?? null).title ?? ""} ${node.value} `;
    case "image":
    case "imageReference":
      return node.alt ?? "";
    case "html":
      return node.value.replace(/<[^>]*>/g, "");
    case "text":
    case "inlineCode":
      return node.value;
    case "break":
      return " ";
    case "footnoteDefinition":
      return "";
    default: {
      if (!("children" in node)) return "";
      const text = node.children.map(textOfMdast).join("");
      return /^(?:link|strong|emphasis|delete)$/.test(node.type) ? text : ` ${text} `;
    }
  }
}

function textOfPassage({ headings, text, code }: Passage): string {
  return [headings.at(-1) ?? "", text, ...code.map((each) => `${each.language} ${each.text}`)].join(" ");
}

/** The words that `text` does not say in this order. */
export function missingInOrder(words: readonly string[], text: readonly string[]): string[] {
  // Nearly all pages say every word: a comparison of long ones takes minutes.
  let found = 0;
  for (const word of text) if (word === words[found]) found++;
  if (found === words.length) return [];
  return diffArrays([...words], [...text]).flatMap(({ removed, value }) => (removed ? value : []));
}

/** The words that `text` says less often, in whatever order. */
export function missing(words: readonly string[], text: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const word of text) left.set(word, (left.get(word) ?? 0) + 1);
  return words.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count <= 0;
  });
}
