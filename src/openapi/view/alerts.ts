// Makes callouts of quotations that begin with `[!NOTE]`, as GitHub draws them.
import type { Element, ElementContent, Root } from "hast";
import type { Html } from "../../model.js";
import type { UiStrings } from "../../shared/ui-strings.js";

/** What GitHub names, as the kinds of callouts that pages have. */
const KINDS = { note: "note", tip: "tip", important: "info", warning: "warning", caution: "danger" } as const;

type Kind = (typeof KINDS)[keyof typeof KINDS];

const GLYPHS: Readonly<Record<Kind, string>> = {
  ...{ note: "info", tip: "bulb", info: "info", warning: "warning", danger: "danger" },
};

const MARK = /^\s*\[!(note|tip|important|warning|caution)\][+-]?[ \t]*\n?/i;

/** The quotation as a callout; null for any other element. */
export function alertOf(quote: Root["children"][number]): Element | null {
  if (quote.type !== "element" || quote.tagName !== "blockquote") return null;
  const at = quote.children.findIndex((child) => child.type === "element");
  const first = quote.children[at];
  if (first?.type !== "element" || first.tagName !== "p") return null;
  const [text, ...rest] = first.children;
  const [mark = "", word = ""] = (text?.type === "text" && MARK.exec(text.value)) || [];
  const kind = Object.entries(KINDS).find(([name]) => name === word.toLowerCase())?.[1];
  if (text?.type !== "text" || kind === undefined) return null;
  const words: ElementContent[] = [{ type: "text", value: text.value.slice(mark.length) }, ...rest];
  const isEmpty = words.every((each) => (each.type === "text" ? each.value.trim() === "" : isBreak(each)));
  const body = [...(isEmpty ? [] : [{ ...first, children: withoutBreak(words) }]), ...quote.children.slice(at + 1)];
  return callout(kind, body);
}

function isBreak(node: ElementContent | undefined): boolean {
  return node?.type === "element" && node.tagName === "br";
}

/** The line of the mark may end with a hard break. */
function withoutBreak(words: readonly ElementContent[]): ElementContent[] {
  const [first, second, ...rest] = words;
  const isBroken = first?.type === "text" && first.value === "" && isBreak(second);
  return isBroken ? rest : [...words];
}

/** As the component of pages draws it (`components/callout`); its label is put in by `labelAlerts`. */
function callout(kind: Kind, children: ElementContent[]): Element {
  const glyph = element("span", { className: ["glyph"], dataGlyph: GLYPHS[kind] }, []);
  const icon = element("span", { className: ["remark-icon"], dataComponentPart: "callout-icon" }, [glyph]);
  const content = element(
    "div",
    { className: ["remark-content", "flow", "prose"], dataComponentPart: "callout-content" },
    children,
  );
  return element("div", { className: ["callout", `callout-${kind}`], dataCalloutType: kind, role: "note" }, [
    icon,
    content,
  ]);
}

function element(tagName: string, properties: Element["properties"], children: ElementContent[]): Element {
  return { type: "element", tagName, properties, children };
}

/** Names callouts in the page's language: descriptions are turned into HTML once for all languages. */
export function labelAlerts(html: Html, ui: UiStrings): Html {
  if (!html.includes(CALLOUT)) return html;
  return html.replace(LABELLED, (whole, kind: Kind) => `${whole} aria-label="${ui[kind]}"`);
}

const CALLOUT = '<div class="callout callout-';
const LABELLED = /<div class="callout callout-\w+" data-callout-type="(\w+)" role="note"(?=>)/g;
