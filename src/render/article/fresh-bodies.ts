// Draws bodies that no earlier run kept; equal bodies of versions are drawn once.

import { extname } from "node:path";
import type { Article, Page } from "../../model.js";
import { groupBy } from "../../shared/lists.js";
import type { Problem } from "../../shared/problem.js";
import type { FencedCode, HighlightCode, HighlightedCode, KnownBlock } from "../code/highlight-code.js";
import type { Body, PageInputs } from "./article-inputs.js";
import { PICTURE } from "./read-picture-size.js";
import { type KnownAddresses, resolveLink } from "./resolve-link.js";

/** A body that was just drawn. */
export interface FreshBody {
  readonly article: Article;
  /** The problems found. */
  readonly problems: readonly Problem[];
  /** Targets of its links. */
  readonly links: Readonly<Record<string, string>>;
  /** Its code; empty where `known` was null. */
  readonly code: readonly KnownBlock[];
}

/** Draws bodies and highlights their code. */
export interface BodyDrawing {
  readonly draw: (body: Body) => Promise<Article>;
  readonly highlight: HighlightCode;
}

/** Draws the text of a page. `known` is code that is already highlighted; null where the code does not matter. */
type DrawFresh = (inputs: PageInputs, text: string, known: readonly KnownBlock[] | null) => Promise<FreshBody>;

/** A recent body, and what it was made of. */
interface RecentBody {
  readonly file: string;
  readonly language: string | null;
  readonly line: number;
  readonly text: string;
  readonly body: Promise<FreshBody>;
}

/** The bodies of one run or of one of its threads. */
export function freshBodies(addresses: KnownAddresses, drawing: BodyDrawing): DrawFresh {
  const recent = namesakeMemory<RecentBody>();
  let empty: Promise<FreshBody> | null = null;
  return async (inputs, text, known) => {
    const { page, language } = inputs;
    const draw = () => drawFresh({ inputs, text, known }, drawing);
    const { source } = page;
    if (source === null && text === "") {
      // Pages of descriptions have no words of their own.
      empty ??= draw();
      return empty;
    }
    if (source === null) return draw();
    const { file, bodyLine: line } = source;
    const entries = recent(nameOf(page));
    const like = entries.findLast(
      (each) =>
        each.text === text && each.line === line && each.language === language && extname(each.file) === extname(file),
    );
    if (like) {
      const drawn = await like.body.catch(() => null);
      if (drawn && isPlain(drawn) && leadThere(drawn.links, file, addresses)) return inFile(drawn, like.file, file);
    }
    const body = draw();
    entries.push({ file, language, line, text, body });
    return body;
  };
}

/** Whether targets still lead from this file to the addresses they led to. */
function leadThere(links: Readonly<Record<string, string>>, fromFile: string, known: KnownAddresses): boolean {
  return Object.entries(links).every(([target, address]) => resolveLink(target, fromFile, known) === address);
}

/** Whether only its text and links shaped it, and what they lead to, and nothing in it names its file. */
function isPlain({ article, problems }: FreshBody): boolean {
  return (
    problems.length === 0 && article.dependencies.every((file) => PICTURE.test(file)) && article.islands.length === 0
  );
}

/** The body of one file, for another file with the same text. */
function inFile(body: FreshBody, from: string, file: string): FreshBody {
  if (from === file) return body;
  const { facts } = body.article;
  const links = facts.links.map((link) => ({ ...link, place: { ...link.place, file } }));
  return { ...body, article: { ...body.article, facts: { ...facts, links } } };
}

interface FreshText {
  readonly inputs: PageInputs;
  readonly text: string;
  readonly known: readonly KnownBlock[] | null;
}

async function drawFresh(
  { inputs: { page, language }, text, known }: FreshText,
  { draw, highlight }: BodyDrawing,
): Promise<FreshBody> {
  const coloured = known && withKnownCode(highlight, known);
  const problems: Problem[] = [];
  // Without a prototype: the engine makes no class for the addresses of each page.
  const links: Record<string, string> = Object.create(null);
  const article = await draw({
    page,
    language,
    text,
    report: (each) => problems.push(each),
    onLink: (target, address) => {
      links[target] = address;
    },
    highlight: coloured?.highlight ?? highlight,
  });
  return { article, problems, links, code: coloured ? [...coloured.used] : [] };
}

interface KnowingHighlight {
  readonly highlight: HighlightCode;
  /** The blocks that were asked for. */
  readonly used: ReadonlyMap<string, HighlightedCode>;
}

/** Calls `highlight` only for unknown blocks. */
function withKnownCode(highlight: HighlightCode, known: readonly KnownBlock[]): KnowingHighlight {
  const before = new Map(known);
  const used = new Map<string, HighlightedCode>();
  return {
    used,
    highlight: async (blocks) => {
      const keys = blocks.map(keyOf);
      const isNew = (key: string | undefined) => key !== undefined && !before.has(key);
      const fresh = blocks.filter((_, index) => isNew(keys[index]));
      const coloured = fresh.length > 0 ? await highlight(fresh) : [];
      keys.filter(isNew).forEach((key, index) => {
        const block = coloured[index];
        if (block) before.set(key, block);
      });
      return keys.map((key) => {
        const block = before.get(key) ?? { html: null, props: {} };
        if (!block.isTyped) used.set(key, block);
        return block;
      });
    },
  };
}

function keyOf({ code, language, meta }: FencedCode): string {
  return JSON.stringify([language, meta]) + code;
}

/** The last segment of the path. */
export function nameOf({ path }: Pick<Page, "path">): string {
  return path.slice(path.lastIndexOf("/") + 1);
}

/** Pages grouped by name: what a thread remembers of one helps with the next. */
export function namesakesTogether<Each extends Pick<Page, "path">>(pages: readonly Each[]): Each[] {
  return [...groupBy(pages, nameOf).values()].flat();
}

/** More than a page has versions and translations. */
const MOST = 16;

/**
 * Gives the list of what is remembered under a name; asked for another name, it forgets that of the last.
 *
 * A list that begins anew, not one that what is old is taken out of: what one page leaves would be copied about for as
 * long as it takes to draw the next, on a site without versions too, where that was a quarter of what pages are made of.
 */
export function namesakeMemory<Entry>(): (name: string) => Entry[] {
  let last: { readonly name: string; readonly entries: Entry[] } | null = null;
  return (name) => {
    if (last === null || last.name !== name || last.entries.length >= MOST) last = { name, entries: [] };
    return last.entries;
  };
}
