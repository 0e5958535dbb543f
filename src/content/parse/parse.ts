// The one parser seam: a page's body in, a Markdown tree with MDX nodes out, whichever engine reads it.
import type { Root } from "mdast";
import { escapePattern } from "../../shared/escape-pattern.js";
import type { Place } from "../../shared/problem.js";
import { parseModule } from "../code/jsx-to-js.js";
import { readPlainImports } from "../code/plain-imports.js";
import { OutOfTime, ReadTooLong, type TimeLeft, withinTime } from "../code/within-time.js";
import { codeRanges, isInside } from "./code-ranges.js";
import { needsMath, putMoneyBack, withoutMoney } from "./dollars.js";
import { explainSyntax, type SyntaxTrouble } from "./explain-syntax.js";
import { moduleBlocks, tagsIn } from "./find-nodes.js";
import { asWritten, denseWord, isNestedTooDeeply, loadNativeEngine, overwhelmsMdx } from "./native-limits.js";
import { closeVoidTags, editSource, type PreparedSource, placeInSource, prepareSource } from "./prepare-source.js";

export type ParserName = "native" | "remark";

/** `safe`: Markdown whose HTML is cleaned, and in which nothing is code. */
type PageFormat = "mdx" | "md" | "safe";

/** The format of a file; in `safe` folders, an empty name being all of them, Markdown is not trusted. */
export function formatOf(file: string, safe: readonly string[]): PageFormat {
  if (!file.toLowerCase().endsWith(".md")) return "mdx";
  return safe.some((folder) => folder === "" || file.startsWith(`${folder}/`)) ? "safe" : "md";
}

/** What the parser must know besides the text. */
export interface ParseOptions {
  readonly parser: ParserName;
  readonly format: PageFormat;
  /** Relative to the root: problems name it. */
  readonly file: string;
  /** Lines of the file before the body. */
  readonly lineOffset: number;
  /** Values of `{{name}}`. */
  readonly variables: Readonly<Record<string, string>>;
  /** `styling.latex`: formulas on every page, on none, or (null) where the text looks like it. */
  readonly latex: boolean | null;
  /** What reading may take; missing: as long as it takes. */
  readonly time?: TimeLeft;
}

/** A page's tree. If `trouble` says what is wrong with the page, the tree is what could be saved. */
export interface ParsedPage {
  readonly tree: Root;
  /** The text that the tree's offsets point into. */
  readonly source: PreparedSource;
  readonly trouble: { readonly place: Place; readonly what: string; readonly hint: string } | null;
}

type PlainPage = Omit<ParsedPage, "trouble">;

/** How often a page is read again with more of it taken as text: of a long page, less often. */
const ATTEMPTS = 30;

const FEWEST_ATTEMPTS = 4;

const MOST_CHARACTERS = 300_000;

/** Parses a page's body. The reference engine steps in where the native one is missing or refuses. */
export async function parsePage(body: string, options: ParseOptions): Promise<ParsedPage> {
  const source = prepareSource(body, options.variables);
  if (isNestedTooDeeply(source.text)) throw new RangeError("This page would fill the call stack.");
  const word = denseWord(source.text);
  if (word !== null) return unreadable(source, word, options);
  const math = options.latex ?? needsMath(source.text);
  const parsed = await parseSource(source, math, options);
  if (math || source.text.includes("$$")) putMoneyBack(parsed.tree);
  return parsed;
}

/** No engine ends with such a page in time, so it is shown as it is written. */
function unreadable(source: PreparedSource, offset: number, options: ParseOptions): ParsedPage {
  const trouble = {
    place: placeInSource(source, offset, options),
    what: "This word contains web addresses by the thousand, so the page is shown as it is written.",
    hint: "Put spaces or line breaks between the addresses.",
  };
  return { tree: asWritten(source.text), source, trouble };
}

/** The text as an engine reads it: with the dollars of formulas alone. */
function readable(text: string, math: boolean, { latex }: Pick<ParseOptions, "latex">): string {
  return math ? withoutMoney(text, latex === true) : text;
}

async function parseSource(source: PreparedSource, math: boolean, options: ParseOptions): Promise<ParsedPage> {
  const { time, file } = options;
  if (time?.isFirstLook && source.text.length > longestHere(time)) throw new ReadTooLong(time.limit, file);
  if (options.format === "safe") return parseSafe(source, math, options);
  if (options.parser === "native") {
    const tree = await parseNative(readable(source.text, math, options), math);
    if (tree) return { tree, source, trouble: null };
  }
  return parseReference(source, math, options);
}

/**
 * Nothing but the end of its thread ends the native engine. At its worst it takes a nanosecond for each pair of characters, so
 * a thread that must survive reads texts as long as that keeps to the limit.
 */
function longestHere({ limit }: TimeLeft): number {
  return Math.sqrt(limit * 1_000_000);
}

/** Reads with the reference engine, in the time that is left for the page. */
function readWithin<Result>({ time, file }: ParseOptions, read: () => Result): Result {
  if (!time) return read();
  try {
    return withinTime(time, read);
  } catch (error) {
    throw error instanceof OutOfTime ? new ReadTooLong(time.limit, file) : error;
  }
}

async function parseReference(prepared: PreparedSource, math: boolean, options: ParseOptions): Promise<ParsedPage> {
  const { parseRemark } = await import("./parse-remark.js");
  let source = prepared;
  let first: SyntaxTrouble | null = null;
  let place: Place | null = null;
  let useMath = math;
  const attempts = Math.min(ATTEMPTS, Math.max(FEWEST_ATTEMPTS, Math.floor(MOST_CHARACTERS / prepared.text.length)));
  for (let attempt = 0; attempt < attempts; attempt++) {
    // The native engine refused the text as it was written: mended, it may take it.
    const text = readable(source.text, useMath, options);
    const mended = attempt > 0 && options.parser === "native" ? await parseNative(text, useMath) : null;
    const result = mended ? { tree: mended } : readWithin(options, () => parseRemark(text, useMath, "mdx"));
    if ("tree" in result) return { tree: result.tree, source, trouble: first && place && { place, ...first } };
    const closed = attempt === 0 ? closeVoidTags(source) : null;
    if (closed) {
      source = closed;
      continue;
    }
    if (!useMath && options.latex === null && source.text.includes("$$")) {
      useMath = true;
      continue;
    }
    if (options.format === "md") break;
    const trouble = explainSyntax(result.failure, source.text, options.lineOffset);
    place ??= placeInSource(source, trouble.offset, options);
    first ??= trouble;
    const escaped = takeAsText(source, trouble);
    if (!escaped) break;
    source = escaped;
  }
  const plain = await readPlain(prepared, useMath, options);
  return { ...plain, trouble: first && place && { place, ...first } };
}

/** Never as MDX: that would run its code. */
async function parseSafe(prepared: PreparedSource, math: boolean, options: ParseOptions): Promise<ParsedPage> {
  const { cleanTree } = await import("./clean-tree.js");
  const { tree, source } = await readPlain(prepared, math, options);
  return { tree: readWithin(options, () => cleanTree(tree)), source, trouble: null };
}

async function readPlain(prepared: PreparedSource, math: boolean, options: ParseOptions): Promise<PlainPage> {
  const { parseRemark } = await import("./parse-remark.js");
  const plain = readWithin(options, () => parseRemark(readable(prepared.original, math, options), math, "md"));
  if ("failure" in plain) throw new Error(`Cannot parse Markdown: ${plain.failure.reason}`);
  return { tree: plain.tree, source: { ...prepared, text: prepared.original, shifts: [] } };
}

/** The source with the character at fault, and others like it, written so that they mean themselves. */
function takeAsText(source: PreparedSource, { culprit }: SyntaxTrouble): PreparedSource | null {
  if (culprit === null) return null;
  const character = source.text[culprit];
  if (character === "<") {
    const edits = loneTags(source.text, culprit).map((start) => ({ start, end: start + 1, text: "&lt;" }));
    return editSource(source, edits);
  }
  const text = character === "{" ? "\\" : /[ie]/.test(character ?? "") ? "&#8203;" : null;
  return text === null ? null : editSource(source, [{ start: culprit, end: culprit, text }]);
}

/** The tree, or null where the engine refuses the text, cannot read it in time, reads it otherwise than MDX does, or has no binary here. */
async function parseNative(text: string, math: boolean): Promise<Root | null> {
  const engine = overwhelmsMdx(text) ? null : await loadNativeEngine();
  if (!engine) return null;
  try {
    // A backslash that ends the text would end the process.
    const tree = engine.mdxToMdast(text.endsWith("\\") ? `${text}\n` : text, {
      features: { frontmatter: false, math },
    }) as Root;
    checkModules(tree);
    return isNamedAsWritten(tree, text) ? tree : null;
  } catch {
    // The reference engine reads the page again: it either accepts it or says what is wrong with it.
    return null;
  }
}

/** The engine takes every line that begins with "import" or "export" for code; MDX rejects invalid JavaScript. */
function checkModules(tree: Root): void {
  for (const { value } of moduleBlocks(tree)) if (readPlainImports(value) === null) parseModule(value);
}

/** Where an item or quote holds what closes the element around it, the engine may take later words for the end of its name. */
function isNamedAsWritten(tree: Root, text: string): boolean {
  return tagsIn(tree).every(({ name, position }) => !name || text.startsWith(name, (position?.start.offset ?? 0) + 1));
}

/**
 * Where the tags begin that lack a partner as surely as the one at an offset: opening ones that no closing tag follows, or
 * closing ones that no opening tag precedes. The text is looked at once, however many there are.
 */
export function loneTags(text: string, offset: number): number[] {
  const first = TAG.exec(text.slice(offset, offset + LONGEST_TAG));
  if (!first) return [offset];
  const [, slash, name = ""] = first;
  const code = codeRanges(text);
  const tags = [...text.matchAll(tagsNamed(name))].filter(({ 0: tag, index }) => {
    return !tag.endsWith("/>") && !isInside(code, index);
  });
  if (slash === "") tags.reverse();
  const lone: number[] = [];
  let partners = 0;
  for (const { 1: mark, index } of tags) {
    if (mark !== slash) partners++;
    else if (partners > 0) partners--;
    else lone.push(index);
  }
  return lone.includes(offset) ? lone.sort((one, other) => one - other) : [offset];
}

const LONGEST_TAG = 200;
const TAG = /^<(\/?)([\p{L}_$][\p{L}\p{N}_$.:-]*)/u;

/** Tags with braces in them are left out: what is in there may end them. */
function tagsNamed(name: string): RegExp {
  return new RegExp(String.raw`<(/?)${escapePattern(name)}(?=[\s/>])(?:"[^"]*"|'[^']*'|[^"'<>{}])*>`, "g");
}
