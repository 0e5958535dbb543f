// Writes links anew whose anchors are spelt otherwise than the places they mean, in documents that are drawn already.
import { decodeEntities } from "../../content/parse/decode-entities.js";
import type { Html } from "../../model.js";
import { escapeHtml } from "../../shared/write-html.js";

/** Maps addresses in links to those they should have. */
export type SettledLinks = ReadonlyMap<string, string>;

/** An address with another anchor. */
export function atAnchor(address: string, anchor: string): string {
  return `${address.slice(0, address.indexOf("#") + 1)}${anchor.replaceAll(" ", "%20")}`;
}

export function htmlWithAnchors(html: Html, links: SettledLinks): Html {
  if (links.size === 0) return html;
  return html.replace(LINK_TAG, (tag) =>
    tag.replace(HREF_IN_TAG, (written, before: string, href: string) => {
      const settled = links.get(decodeEntities(href));
      return settled === undefined ? written : `${before}"${escapeHtml(settled)}"`;
    }),
  );
}

/** A value may contain `>`; text between tags contains no `<`. */
const LINK_TAG = /<a\s(?:[^"<>]|"[^"]*")*>/g;
const HREF_IN_TAG = /(\shref=)"([^"]*)"/;

/** The same for Markdown, leaving code as it is. */
export function markdownWithAnchors(text: string, links: SettledLinks): string {
  if (links.size === 0) return text;
  return text.replace(CODE_OR_LINK, (written: string, ...groups: unknown[]) => {
    const [, , before, address] = groups;
    const settled = typeof address === "string" ? links.get(address) : undefined;
    return settled === undefined ? written : `${before}${settled}`;
  });
}

const FENCED = String.raw`^[ >]*(?:(?:[-*+]|\d+[.)]) +)?(${"`{3,}"}|~{3,})[^\n]*\n[\s\S]*?^[ >]*\1[${"`"}~]*[ \t]*$`;
const IN_TICKS = "(?<!`)(`+)(?!`)(?:(?!\\n[ \\t]*\\n)[\\s\\S])*?[^`]\\2(?!`)";
const SIGN = String.raw`(?:[^\s"<>()#]|\([^\s"<>()#]*\))`;
const LINK = String.raw`(\]\(<?|^[ >]*\[[^\]\n]+\]:[ \t]*<?|\shref=")(${SIGN}*#${SIGN}+)`;
const CODE_OR_LINK = new RegExp(`${FENCED}|${IN_TICKS}|${LINK}`, "gm");
