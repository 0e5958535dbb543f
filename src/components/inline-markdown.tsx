// Draws the inline Markdown of a `title`, `caption` or `tip`: bold, italic, code, strike and links.
import { type ComponentChildren, h } from "preact";
import { anyOf } from "../shared/escape-pattern.js";
import { LINK_TARGET, LINK_TITLE } from "../shared/markdown/link.js";
import { breakable } from "./breakable.js";
import { rawText } from "./child-elements.js";
import { useDraw } from "./draw-context.js";

interface InlineMarkdownProps {
  /** A string is read as Markdown; ready elements are drawn as they are. */
  readonly text: ComponentChildren;
  /** False where the text is already inside a link. */
  readonly links?: boolean;
  /** Read aloud after links of a word or two ("Learn more"), which say nothing in a list of a page's links. */
  readonly about?: string;
}

export function InlineMarkdown({ text, links = true, about = "" }: InlineMarkdownProps) {
  const draw = useDraw();
  return typeof text === "string" ? inline(text, links ? { to: draw.link, about } : null) : text;
}

/** How links are drawn; null: as their words alone. */
type Links = { readonly to: (href: string) => string; readonly about: string } | null;

/** Longer words name their target themselves. */
const SHORT_LINK = 16;

/** One alternative per mark; the groups: escaped sign, code, bold, bold, strike, italic, italic, link text and target. */
const MARKS = anyOf(
  [
    /\\([\\`*_~[\]()#<>{}!.+-])/,
    /`([^`]+)`/,
    /\*\*(.+?)\*\*/,
    /__(.+?)__/,
    /~~(.+?)~~/,
    /\*([^*\s][^*]*?)\*/,
    /(?<![\w])_([^_\s][^_]*?)_(?![\w])/,
    new RegExp(String.raw`\[([^\]]+)\]\((${LINK_TARGET})${LINK_TITLE}\)`),
  ],
  "g",
);

/** Whether `InlineMarkdown` would draw a text unchanged. */
export function isWithoutMarks(text: string): boolean {
  return !/[\\`*_~[]/.test(text);
}

function inline(text: string, links: Links): ComponentChildren[] {
  const parts: ComponentChildren[] = [];
  let end = 0;
  for (const match of text.matchAll(MARKS)) {
    parts.push(breakable(text.slice(end, match.index)), mark(match, links));
    end = match.index + match[0].length;
  }
  parts.push(breakable(text.slice(end)));
  return parts;
}

function mark(match: RegExpMatchArray, links: Links): ComponentChildren {
  const [, escaped, code, bold, strong, strike, italic, emphasis, label, href] = match;
  if (escaped !== undefined) return escaped;
  if (code !== undefined) return <code>{breakable(code)}</code>;
  const marked = { strong: bold ?? strong, s: strike, em: italic ?? emphasis };
  for (const [tag, words] of Object.entries(marked)) if (words !== undefined) return h(tag, null, inline(words, links));
  const words = inline(label ?? "", links);
  if (!links || href === undefined || /^\s*(javascript|data|vbscript):/i.test(href)) return words;
  return (
    <a href={links.to(href)}>
      {words}
      {links.about && (label?.length ?? 0) <= SHORT_LINK && <span class="sr-only">: {links.about}</span>}
    </a>
  );
}

const LINK = new RegExp(String.raw`\[[^\]]+\]\(${LINK_TARGET}${LINK_TITLE}\)`, "g");

/** The words of a text without its links: what such a link is about. */
export function textAroundLinks(text: string): string {
  return plainText(text.replace(LINK, "")).replace(/\s+/g, " ").trim();
}

/** The words of a title without its marks: for ids, labels and `data-` attributes. */
export function plainText(text: ComponentChildren): string {
  if (typeof text !== "string") return rawText(text);
  if (isWithoutMarks(text)) return text;
  return text.replace(MARKS, (whole, ...groups: (string | undefined)[]) => {
    const [escaped, code, ...marked] = groups.slice(0, 8);
    const words = marked.find((group) => group);
    return escaped ?? code ?? (words === undefined ? whole : plainText(words));
  });
}
