// Owns the lines that API pages say: those of the Markdown copy, and where search finds them.
import { plainText } from "../../components/inline-markdown.js";
import type { Passage } from "../../model.js";
import { addAll } from "../../shared/lists.js";
import type { UiStrings } from "../../shared/ui-strings.js";
import type { SecurityView } from "../access-views.js";
import type { ExternalDocsView } from "../schema-views.js";
import type { Copy } from "../views.js";

/** A line of a page, in Markdown. A text is in the copy, and is found by search. */
export type ApiLine =
  | string
  /** Not found: other pages say the same, or it is no words. */
  | { readonly copied: string }
  /** Not in the copy: other names. */
  | { readonly found: string }
  | SectionStart;

/** Where a section begins, with its headings below the title of the page; null: it is not found. */
interface SectionStart {
  readonly anchor: string | null;
  readonly headings: readonly string[] | null;
}

/** What a page is said with: how its copy writes descriptions and links, and the words of its language. */
export interface Saying {
  readonly copy: Copy;
  readonly ui: UiStrings;
  /** Other names of it, which are found with its description. */
  readonly names?: readonly ApiLine[];
}

/** One blank line between parts. Lines within a part, such as code in a description, stay as they are. */
export function markdownOf(lines: readonly ApiLine[]): string {
  const parts = lines.flatMap((line) => (typeof line === "string" ? [line] : "copied" in line ? [line.copied] : []));
  const kept = parts.filter((part, index) => part !== "" || parts[index - 1] !== "");
  return `${kept.join("\n").trim()}\n`;
}

export function passagesOf(lines: readonly ApiLine[], title: string): Passage[] {
  const passages: Passage[] = [];
  let section: SectionStart = { anchor: null, headings: [] };
  let said: string[] = [];
  const close = () => {
    const { anchor, headings } = section;
    const text = said.join("\n");
    if (headings && text !== "") passages.push({ anchor, headings: [title, ...headings], text, code: [] });
    said = [];
  };
  for (const line of lines) {
    if (typeof line === "string") addAll(said, plainLines(line));
    else if ("found" in line) said.push(line.found);
    else if ("headings" in line) {
      close();
      section = line;
    }
  }
  close();
  return passages;
}

/** What stands before the words of a line of Markdown, and lines without any. */
const LINE_MARK = /^\s*(?:(?:[-*>]|\d+\.|#{1,6}) )*(?:[`-]{3}.*$)?/;

function plainLines(markdown: string): string[] {
  return markdown.split("\n").flatMap((line) => plainText(line.replace(LINE_MARK, "")).trim() || []);
}

export function copied(lines: readonly string[]): ApiLine[] {
  return lines.map((line) => ({ copied: line }));
}

/** Names of credentials and scopes, one line per scheme: what is said of them is the same on every page. */
export function securityNames({ choices }: SecurityView): ApiLine[] {
  const names = choices.flatMap(({ schemes }) =>
    schemes.map((scheme) =>
      [scheme.key, ...(scheme.kind === "apiKey" ? [scheme.name] : []), ...scheme.scopes.map(({ name }) => name)].join(
        " ",
      ),
    ),
  );
  return [...new Set(names)].map((found) => ({ found }));
}

export function docsLines(docs: ExternalDocsView | null, { link }: Copy): string[] {
  return docs === null ? [] : [`See [${docs.label}](${link(docs.url)})`, ""];
}
