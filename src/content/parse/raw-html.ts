// Reads the tags of HTML that was not read as elements, as Markdown files have it.

import type { Html, LinkFact } from "../../model.js";
import { isAddress, withAddress } from "../../shared/html/address-attributes.js";
import { placeIn } from "../../shared/places/place-in.js";
import type { Place } from "../../shared/problem.js";

const START_TAG = /<([a-z][a-z0-9]*)\s[^<>]*>/gi;
const ATTRIBUTE = /(\s([a-z][\w:-]*)\s*=\s*)(?:"([^"]*)"|'([^']*)')/gi;
const ANCHOR = /(?:\sid|<a\s(?:[^<>]*\s)?name)\s*=\s*(?:"([^"]*)"|'([^']*)')/gi;
/** Comments, scripts and style sheets with their text. What has no end hides the rest, as in browsers. */
export const NOT_SHOWN = /<!--[\s\S]*?(?:-->|$)|<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;

/** The HTML with its addresses settled. */
export function withRawAddresses(html: Html, link: (href: string) => string): Html {
  return html.replace(START_TAG, (tag: string, name: string) =>
    tag.replace(ATTRIBUTE, (written, ...[before, key = "", double, single]: string[]) => {
      const value = double ?? single ?? "";
      const settled = withAddress(name, [key, value], link);
      return settled === value ? written : `${before}"${String(settled).replaceAll('"', "&quot;")}"`;
    }),
  );
}

/** The words of `alt`; undefined where there is none. */
function altOf(tag: string): string | undefined {
  return /\salt\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(tag)?.slice(1).join("");
}

/** The links and files that tags name, and the ids that links may name. */
export function readRawHtml(html: Html, place: Place): { links: LinkFact[]; ids: string[] } {
  const shown = html.replace(NOT_SHOWN, (hidden) => hidden.replace(/[^\n]/g, " "));
  const links: LinkFact[] = [];
  const ids: string[] = [];
  for (const { 0: tag, 1: name = "", index } of shown.matchAll(START_TAG)) {
    for (const [, , key = "", double, single] of tag.matchAll(ATTRIBUTE)) {
      const target = double ?? single ?? "";
      if (target === "" || !/^(?:href|src|poster)$/i.test(key) || !isAddress(name, key)) continue;
      const isImage = key.toLowerCase() !== "href" && name.toLowerCase() !== "iframe";
      const text = altOf(tag);
      const decorative = isImage && text === "" && { isDecorative: true as const };
      links.push({ target, text: text ?? "", isImage, ...decorative, place: placeIn(shown, index, place) });
    }
    for (const [, double, single] of tag.matchAll(ANCHOR)) ids.push(double ?? single ?? "");
  }
  return { links, ids };
}
