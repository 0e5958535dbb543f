// Draws the inline Markdown of a `title`, `caption` or `tip`: bold, italic, code, strike and links.
import type { ComponentChildren } from "preact";
import { rawText } from "./child-elements.js";
import { useDraw } from "./draw-context.js";

interface InlineMarkdownProps {
  /** A string is read as Markdown; ready elements are drawn as they are. */
  readonly text: ComponentChildren;
  /** False where the text stands inside a link already. */
  readonly links?: boolean;
}

export function InlineMarkdown({ text, links = true }: InlineMarkdownProps) {
  const draw = useDraw();
  if (typeof text !== "string") return <>{text}</>;
  return <>{inline(text, links ? draw.link : null)}</>;
}

type LinkTo = ((href: string) => string) | null;

/** One alternative per mark; the groups: escaped sign, code, bold, bold, strike, italic, italic, link text and target. */
const MARKS =
  /\\([\\`*_~[\]()#<>{}!.+-])|`([^`]+)`|\*\*(.+?)\*\*|__(.+?)__|~~(.+?)~~|\*([^*\s][^*]*?)\*|(?<![\w])_([^_\s][^_]*?)_(?![\w])|\[([^\]]+)\]\(([^()\s]+)\)/g;

function inline(text: string, linkTo: LinkTo): ComponentChildren[] {
  const parts: ComponentChildren[] = [];
  let end = 0;
  for (const match of text.matchAll(MARKS)) {
    parts.push(text.slice(end, match.index), mark(match, linkTo));
    end = match.index + match[0].length;
  }
  parts.push(text.slice(end));
  return parts;
}

function mark(match: RegExpMatchArray, linkTo: LinkTo): ComponentChildren {
  const [, escaped, code, bold, strong, strike, italic, emphasis, label, href] = match;
  if (escaped !== undefined) return escaped;
  if (code !== undefined) return <code>{code}</code>;
  const heavy = bold ?? strong;
  if (heavy !== undefined) return <strong>{inline(heavy, linkTo)}</strong>;
  if (strike !== undefined) return <s>{inline(strike, linkTo)}</s>;
  const slanted = italic ?? emphasis;
  if (slanted !== undefined) return <em>{inline(slanted, linkTo)}</em>;
  if (!linkTo || href === undefined || /^\s*(javascript|data|vbscript):/i.test(href))
    return inline(label ?? "", linkTo);
  return <a href={linkTo(href)}>{inline(label ?? "", linkTo)}</a>;
}

/** The words of a title without its marks: for ids, labels and `data-` attributes. */
export function plainText(text: ComponentChildren): string {
  if (typeof text !== "string") return rawText(text);
  return text.replace(MARKS, (whole, ...groups) => groups.slice(0, 8).find((group) => group) ?? whole);
}
