// Reads the words and links back out of HTML that this folder made itself.
import type { Html } from "../../model.js";

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };

/** The visible text, on one line. */
export function htmlText(html: Html): string {
  return decodeHtml(
    html.replace(/<[^>]*>/g, (tag) => (/^<\/?(?:em|strong|code|a|b|i|u|del|span|sup|sub)\b/.test(tag) ? "" : " ")),
  )
    .replace(/\s+/g, " ")
    .trim();
}

interface HtmlLink {
  readonly target: string;
  readonly text: string;
  readonly isImage: boolean;
}

export function htmlLinks(html: Html): HtmlLink[] {
  const links: HtmlLink[] = [];
  for (const [, target = "", text = ""] of html.matchAll(/<a\s[^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/gs))
    links.push({ target: decodeHtml(target), text: htmlText(text), isImage: false });
  for (const [tag, target = ""] of html.matchAll(/<img\s[^>]*?src="([^"]*)"[^>]*>/g))
    links.push({ target: decodeHtml(target), text: decodeHtml(/alt="([^"]*)"/.exec(tag)?.[1] ?? ""), isImage: true });
  return links;
}

/** Text with its entities decoded. */
export function decodeHtml(text: string): string {
  return text.replace(/&(#x[0-9a-f]+|#\d+|\w+);/gi, (whole, name: string) => {
    if (!name.startsWith("#")) return ENTITIES[name.toLowerCase()] ?? whole;
    const digits = name.slice(1);
    // `x1f` is hexadecimal.
    const code = Number(digits.toLowerCase().startsWith("x") ? `0${digits}` : digits);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
