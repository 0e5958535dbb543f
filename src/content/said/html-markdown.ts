// Writes HTML as Markdown: what it says to a reader.
import type { Html } from "../../model.js";
import { fileOf } from "../../shared/problem.js";
import { writeMarkdown } from "../markdown/write-markdown.js";
import { htmlNodes } from "./html-nodes.js";
import { say } from "./say.js";

const NOWHERE = { place: fileOf(""), parts: [], children: [] };

/** Covers most descriptions without parsing. */
const PLAIN = /^<p>([^<&\s]+(?: [^<&\s]+)*)<\/p>$/;

/** Blocks separated by blank lines; empty where nothing is said. `link` is where an address leads in the copy. */
export function htmlMarkdown(html: Html, link: (address: string) => string): string {
  return PLAIN.exec(html)?.[1] ?? writeMarkdown(say(htmlNodes(html, NOWHERE)), "", { link, bullet: "*" }).trim();
}
