// Colours the code of pages.
import { bundledLanguages } from "shiki/langs";
import { loadPair, type ThemeNames, type ThemePair } from "./code-themes.js";
import { customGrammars } from "./custom-grammars.js";
import { type FenceMeta, parseFenceMeta } from "./fence-meta.js";
import { grammarName } from "./grammar-name.js";
import { GrammarStore } from "./grammar-store.js";
import { type ColourLines, lineColours, wrapLines } from "./line-colours.js";
import { type MarkedCode, readNotation, withoutTwoslash } from "./notation.js";
import { PatternStore } from "./patterns/pattern-store.js";
import type { RawGrammar } from "./textmate/raw-grammar.js";
import type { Looks } from "./textmate/scope.js";
import { themeStyles } from "./textmate/theme-styles.js";
import { findingsIn, type TypedCode } from "./typed-code.js";
import { classTags, escapeText, type OpeningTag, styleTags } from "./write-line.js";

/** A code block of a page or a description. */
interface CodeInput {
  readonly code: string;
  readonly language: string | null;
  /** The text after the language. */
  readonly meta: string | null;
  /** What a type checker made of the code. */
  readonly typed?: TypedCode | null;
}

interface HighlightedBlock {
  /** The HTML inside `<code>`. */
  readonly html: string;
  /** Options that the fence sets for its block; unset ones are missing. */
  readonly props: Readonly<Record<string, unknown>>;
}

interface HighlightSettings {
  readonly themes: ThemeNames;
  /** Texts of the site's TextMate grammars. */
  readonly grammars: readonly string[];
  /** Blocks with more lines fold unless their fence says otherwise; null folds none. */
  readonly fold?: number | null;
}

export interface Highlighter {
  /** All blocks of a page are passed at once, since grammars are loaded when first used. */
  highlight(blocks: readonly CodeInput[]): Promise<readonly HighlightedBlock[]>;
}

/** Loads nothing before the first block. */
export function createHighlighter(settings: HighlightSettings): Highlighter {
  const engines = new Map<string, Promise<Engine>>();
  const shared: Shared = { patterns: new PatternStore(), pairs: new Map() };
  const engineOf = (block: CodeInput): Promise<Engine> => {
    const inner = innerLanguages(block);
    const key = inner === null ? "" : [grammarName(block.language ?? ""), ...inner].join(" ");
    const known = engines.get(key) ?? startEngine(settings, shared, inner ?? []);
    engines.set(key, known);
    return known;
  };
  return {
    highlight: (blocks) => Promise.all(blocks.map(async (block) => highlightBlock(block, await engineOf(block)))),
  };
}

/** Highlighted blocks are kept up to this many characters of code: sites repeat blocks in versions and languages. */
const REMEMBERED = 1_000_000;

/** A pair of themes, with the styles of scopes in each. */
interface StyledPair extends ThemePair {
  readonly looks: Looks;
}

/** What all engines share. */
interface Shared {
  readonly patterns: PatternStore;
  readonly pairs: Map<string, Promise<StyledPair>>;
}

interface Engine {
  readonly store: GrammarStore;
  readonly themes: ThemeNames;
  /** Grammars of the site, by name. */
  readonly custom: ReadonlyMap<string, RawGrammar>;
  readonly grammars: Map<string, Promise<RawGrammar | null>>;
  readonly pairs: Shared["pairs"];
  /** By grammar and themes. */
  readonly looks: Map<string, Look>;
  readonly openingTag: OpeningTag;
  readonly fold: number;
  remembered: number;
}

/** `inner` are languages to load from the start, for code inside code. */
async function startEngine(
  { themes, grammars, fold }: HighlightSettings,
  { patterns, pairs }: Shared,
  inner: readonly string[],
): Promise<Engine> {
  const store = new GrammarStore(patterns);
  const engine: Engine = {
    store,
    themes,
    custom: customGrammars(store, grammars),
    grammars: new Map(),
    pairs,
    looks: new Map(),
    openingTag: classTags(),
    fold: fold ?? Number.POSITIVE_INFINITY,
    remembered: 0,
  };
  for (const language of inner) await loadGrammar(language, engine);
  return engine;
}

async function highlightBlock(
  { code, language, meta, typed = null }: CodeInput,
  engine: Engine,
): Promise<HighlightedBlock> {
  const fence = parseFenceMeta(language, meta);
  const marked = readNotation(prepared(typed?.code ?? code, fence.twoslash && !typed));
  const names = fence.theme === null ? engine.themes : { light: fence.theme, dark: fence.theme };
  const grammar = fence.language === null ? null : await loadGrammar(fence.language, engine);
  const pair = await pairOf(names, engine);
  const lines = colourLines(marked.code, { grammar, pair, isOwnTheme: fence.theme !== null }, engine);
  return {
    html: wrapLines(lines, fence, { ...marked, types: typed ? findingsIn(marked, typed) : [] }),
    props: propsOf(fence, pair, { marked: code === marked.code ? null : marked, isLong: lines.length > engine.fold }),
  };
}

function prepared(code: string, twoslash: boolean): string {
  const lines = code.replaceAll("\r\n", "\n");
  let end = lines.length;
  while (lines[end - 1] === "\n") end--;
  const text = lines.slice(0, end);
  return twoslash ? withoutTwoslash(text) : text;
}

/** Null for plain text. */
async function loadGrammar(language: string, { store, custom, grammars }: Engine): Promise<RawGrammar | null> {
  const own = custom.get(language.toLowerCase());
  if (own !== undefined) return own;
  const name = grammarName(language);
  if (name === null) return null;
  const loading = grammars.get(name) ?? bundledLanguages[name]().then((module) => store.add(module.default));
  grammars.set(name, loading);
  return loading;
}

function pairOf(names: ThemeNames, { pairs }: Engine): Promise<StyledPair> {
  const key = `${names.light} ${names.dark}`;
  const pair = pairs.get(key) ?? loadPair(names).then(withLooks);
  pairs.set(key, pair);
  return pair;
}

function withLooks(pair: ThemePair): StyledPair {
  return { ...pair, looks: { light: themeStyles(pair.light), dark: themeStyles(pair.dark) } };
}

/** Highlights blocks of one grammar in one pair of themes. Results are kept by code. */
interface Look {
  readonly colour: ColourLines;
  readonly blocks: Map<string, readonly string[]>;
}

interface Colours {
  readonly grammar: RawGrammar | null;
  readonly pair: StyledPair;
  readonly isOwnTheme: boolean;
}

function colourLines(code: string, { grammar, pair, isOwnTheme }: Colours, engine: Engine): readonly string[] {
  if (grammar === null) return code.split("\n").map(escapeText);
  const { colour, blocks } = lookOf(grammar, { pair, isOwnTheme }, engine);
  const known = blocks.get(code);
  if (known) return known;
  const coloured = colour(code.split("\n"));
  engine.remembered += code.length;
  if (engine.remembered > REMEMBERED) {
    for (const look of engine.looks.values()) look.blocks.clear();
    engine.remembered = 0;
  }
  blocks.set(code, coloured);
  return coloured;
}

function lookOf(grammar: RawGrammar, { pair, isOwnTheme }: Omit<Colours, "grammar">, engine: Engine): Look {
  const key = `${grammar.scopeName}\0${pair.name}\0${isOwnTheme}`;
  const known = engine.looks.get(key);
  if (known) return known;
  const openingTag = isOwnTheme ? styleTags(pair.light) : engine.openingTag;
  const colour = lineColours({ language: engine.store.language(grammar), looks: pair.looks, openingTag });
  const look: Look = { colour, blocks: new Map() };
  engine.looks.set(key, look);
  return look;
}

interface CodeTraits {
  /** Null where the code is shown as written. */
  readonly marked: MarkedCode | null;
  /** Whether the site folds code of this length. */
  readonly isLong: boolean;
}

/** Only what the fence sets, so that a block keeps its own defaults. */
function propsOf(fence: FenceMeta, { light }: ThemePair, { marked, isLong }: CodeTraits): Record<string, unknown> {
  const { title, icon, iconType, lines, wrap, expandable, nocopy, language } = fence;
  const props: Record<string, unknown> = { language };
  if (isLong && expandable === null) props["expandable"] = true;
  for (const [key, value] of Object.entries({ title, icon, iconType, lines, wrap, expandable, nocopy })) {
    if (value !== null && value !== false) props[key] = value;
  }
  if (fence.theme !== null) props["style"] = `--code-background:${light.background};--code-text:${light.colors[0]}`;
  if (marked !== null) props["code"] = marked.code;
  if (marked !== null && marked.notes.length > 0) props["notes"] = marked.notes.map(({ text }) => text);
  return props;
}

/** Grammars whose result depends on which other grammars are loaded: each set of inner languages gets its own engine. */
const HOSTS = new Set("markdown md mdx asciidoc vue svelte astro latex tex".split(" "));

const FENCE = /^[ \t]*(?:`{3,}|~{3,})[ \t]*([\w#+.-]+)/gm;

/** The languages of fences, front matter and JSX inside a block, sorted; null where the language embeds no others. */
export function innerLanguages({
  code,
  language,
}: {
  readonly code: string;
  readonly language: string | null;
}): string[] | null {
  const name = grammarName(language ?? "");
  if (name === null || !HOSTS.has(name)) return null;
  const inner = [...code.matchAll(FENCE)].map(([, fence = ""]) => fence.toLowerCase());
  if (code.startsWith("---")) inner.push("yaml");
  if (name === "mdx") inner.push("tsx");
  return [...new Set(inner)].filter((each) => grammarName(each) !== null).sort();
}
