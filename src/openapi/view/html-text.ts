// Reads the words and links back out of HTML that this folder made itself.
import { decodeEntities } from "../../content/parse/decode-entities.js";
import type { Html } from "../../model.js";

/** The visible text, on one line. */
export function htmlText(html: Html): string {
  return decodeEntities(
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
    links.push({ target: decodeEntities(target), text: htmlText(text), isImage: false });
  for (const [tag, target = ""] of html.matchAll(/<img\s[^>]*?src="([^"]*)"[^>]*>/g))
    links.push({
      target: decodeEntities(target),
      text: decodeEntities(/alt="([^"]*)"/.exec(tag)?.[1] ?? ""),
      isImage: true,
    });
  return links;
}
