// Reads the meta of a code fence: language, title and options.

/** What a fence sets. */
export interface FenceMeta {
  /** As written; null where the fence names no language. */
  readonly language: string | null;
  readonly title: string | null;
  readonly icon: string | null;
  readonly iconType: string | null;
  readonly lines: boolean;
  readonly wrap: boolean;
  /** Null where the fence leaves it to the site. */
  readonly expandable: boolean | null;
  readonly nocopy: boolean;
  readonly twoslash: boolean;
  /** A theme for this block only; null for the site's. */
  readonly theme: string | null;
  /** Line numbers, from 1. */
  readonly highlight: ReadonlySet<number>;
  readonly focus: ReadonlySet<number>;
}

type Draft = { -readonly [Key in keyof FenceMeta]: FenceMeta[Key] };

/** `key={…}`, `key="…"`, `key=…`, `{1,3-5}`, `[expandable]`, `[title]`, `"quoted words"`, `/words to mark/`, or a bare word. */
const PART =
  /([A-Za-z][\w-]*)=(?:\{([^}]*)\}|"([^"]*)"|'([^']*)'|(\S*))|\{([^}]*)\}|\[([^\]!]+)\]|"([^"]*)"|'([^']*)'|\/(?:[^/\s][^/]*)\/(?=\s|$)|(\S+)/g;

/** Parses a fence. A first word such as `js{1,3}` is language and option, one such as `title="x"` only an option. */
export function parseFenceMeta(language: string | null, meta: string | null): FenceMeta {
  const [, name = "", rest = ""] = /^([^={"']*?)((?:\{|\w+=|["']).*)?$/.exec(language ?? "") ?? [];
  const draft: Draft = {
    language: name === "" ? null : name,
    title: null,
    icon: null,
    iconType: null,
    lines: false,
    wrap: false,
    expandable: null,
    nocopy: false,
    twoslash: false,
    theme: null,
    highlight: new Set(),
    focus: new Set(),
  };
  const words: string[] = [];
  if (draft.language?.toLowerCase() === "nocopy") Object.assign(draft, { language: null, nocopy: true });
  const parts = `${rest} ${meta ?? ""}`.trim();
  if (parts !== "") for (const match of parts.matchAll(PART)) readPart(match, draft, words);
  draft.title ??= words.join(" ") || null;
  return draft;
}

/** `words`: those that are no option. Without a `title="…"` they are the title. */
function readPart(match: RegExpMatchArray, draft: Draft, words: string[]): void {
  const [, key, braced, double, single, bare, range, bracketed, quoted, quotedSingle, word] = match;
  if (key !== undefined) readOption(key, braced ?? double ?? single ?? bare ?? "", draft);
  else if (range !== undefined) draft.highlight = union(draft.highlight, parseLines(range));
  else if (bracketed === "expandable") draft.expandable = true;
  else if (bracketed !== undefined) words.push(bracketed);
  else if (quoted !== undefined || quotedSingle !== undefined) words.push(quoted ?? quotedSingle ?? "");
  else if (word !== undefined) readWord(word, draft, words);
}

function readWord(word: string, draft: Draft, words: string[]): void {
  if (isFlag(word)) draft[word] = true;
  else if (word === "showLineNumbers") draft.lines = true;
  else if (!RESERVED.has(word)) words.push(word);
}

/** Bare words that are options, even those without effect. */
const RESERVED = new Set("title icon lang highlight focus theme copy test expected".split(" "));

const FLAGS = ["lines", "wrap", "expandable", "nocopy", "twoslash"] as const;

function isFlag(word: string): word is (typeof FLAGS)[number] {
  return FLAGS.some((each) => each === word);
}

function readOption(key: string, value: string, draft: Draft): void {
  const unquoted = value.replace(/^\s*["'`]?|["'`]?\s*$/g, "");
  if (isFlag(key)) draft[key] = unquoted !== "false";
  else if (key === "showLineNumbers") draft.lines = unquoted !== "false";
  else if (key === "title" || key === "filename") draft.title = unquoted || draft.title;
  else if (key === "icon" || key === "iconType") draft[key] = unquoted || null;
  else if (key === "lang") draft.language = unquoted || draft.language;
  else if (key === "theme") draft.theme = unquoted === "null" || unquoted === "system" ? null : unquoted || null;
  else if (key === "highlight" || key === "focus") draft[key] = union(draft[key], parseLines(unquoted));
}

function union(a: ReadonlySet<number>, b: ReadonlySet<number>): ReadonlySet<number> {
  return new Set([...a, ...b]);
}

/** More lines than any block has: a typo such as `1-99999999` must not fill the memory. */
const MOST_LINES = 20_000;

/** `1,3-5` as the numbers 1, 3, 4, 5. Anything else is skipped. */
export function parseLines(text: string): Set<number> {
  const lines = new Set<number>();
  for (const match of text.matchAll(/(\d+)(?:\s*-\s*(\d+))?/g)) {
    const first = Number(match[1]);
    const last = Math.min(Number(match[2] ?? first), first + MOST_LINES);
    for (let line = first; line <= last; line++) lines.add(line);
  }
  return lines;
}
