// Calls pages that name no title after their headings.

import type { Nodes, Root } from "mdast";
import { ownValue } from "../memory/kept-file.js";
import type { Page, PagePath, Pages } from "../model.js";
import { decodeEntities } from "./parse/decode-entities.js";
import type { ParserName } from "./parse/parse.js";
import { markdownParser, type ParseMarkdown } from "./parse/parse-markdown.js";
import { VARIABLE } from "./parse/prepare-source.js";
import type { ProjectTexts } from "./read-texts.js";

interface Reading {
  readonly texts: ProjectTexts;
  readonly parser: ParserName;
  /** Values of `{{name}}`. */
  readonly variables: Readonly<Record<string, string>>;
}

/** The same pages, with the titles that their bodies give them. */
export async function withTitleHeadings(
  pages: Pages,
  { texts, parser, variables }: Reading,
): Promise<Map<PagePath, Page>> {
  const titled = new Map(pages);
  const untitled = [...pages.values()].filter(({ matter }) => matter.title === null);
  if (untitled.length === 0) return titled;
  const parse = await markdownParser(parser);
  for (const page of untitled) {
    if (page.source === null) continue;
    const { file, bodyOffset } = page.source;
    const words = texts.ask(file, "title heading", (text) => titleHeading(text.slice(bodyOffset), parse));
    if (words === null) continue;
    const title = words.replace(
      new RegExp(VARIABLE, "g"),
      (written, name: string) => ownValue(variables, name) ?? written,
    );
    const matter = { ...page.matter, title };
    titled.set(page.path, { ...page, title, label: matter.sidebarTitle ?? title, matter, isTitledByHeading: true });
  }
  return titled;
}

/** Finds the heading that a page without a title is called after. */
interface FoundHeading {
  readonly level: number;
  readonly text: string;
}

const COMMENT = /\{\s*\/\*[\s\S]*?\*\/\s*\}/g;

const HEADING_ID = /[ \t]*\\?\{#[^}\n]+\}[ \t]*$/gm;

const MODULE_LINE = /^(?:import|export) /;

const HTML_HEADING = /<h1\b[^>]*>([\s\S]*?)<\/h1\s*>/i;

/**
 * The words of the first heading of level 1, wherever it stands; else of the heading that opens the page, if no other has
 * its level. Null where there is none, and where only code knows the words.
 */
function titleHeading(body: string, parse: ParseMarkdown): string | null {
  const tree = parse(body.replace(COMMENT, (comment) => comment.replace(/[^\n]/g, "")).replace(HEADING_ID, ""));
  const headings = tree.children.flatMap(headingOf);
  const title = headings.find(({ level }) => level === 1) ?? openingHeading(tree, headings);
  const words = title?.text.replace(/\s+/g, " ").trim() ?? "";
  return words === "" || /(?<!\{)\{(?!\{)/.test(words) ? null : words;
}

function openingHeading({ children }: Root, headings: readonly FoundHeading[]): FoundHeading | null {
  const [opening, ...others] = headings;
  const isFirst = children.find((node) => !isUnseen(node))?.type === "heading";
  return isFirst && opening && others.every(({ level }) => level > opening.level) ? opening : null;
}

/** Comments, and the imports of MDX, which Markdown takes for text. */
function isUnseen(node: Nodes): boolean {
  if (node.type === "html") return /^<!--[\s\S]*-->$/.test(node.value.trim());
  return node.type === "paragraph" && MODULE_LINE.test(wordsOf(node));
}

function headingOf(node: Nodes): FoundHeading[] {
  if (node.type === "heading") return [{ level: node.depth, text: wordsOf(node) }];
  const written = node.type === "html" ? HTML_HEADING.exec(node.value)?.[1] : undefined;
  return written === undefined ? [] : [{ level: 1, text: decodeEntities(written.replace(/<[^>]*>/g, "")) }];
}

function wordsOf(node: Nodes): string {
  switch (node.type) {
    case "html":
      return "";
    case "image":
    case "imageReference":
      return node.alt ?? "";
    case "break":
      return " ";
    default:
      if ("value" in node) return node.value;
      return "children" in node ? node.children.map(wordsOf).join("") : "";
  }
}
