// Converts the meta of other tools' code fences.

export interface Fence {
  readonly indent: string;
  readonly marks: string;
  readonly info: string;
}

export function openFence(line: string): Fence | null {
  const [, indent = "", marks, info = ""] =
    /^((?:[ \t>]|[-*+][ \t]+|\d+[.)][ \t]+)*)(`{3,}|~{3,})[ \t]*([^`]*)$/.exec(line) ?? [];
  return marks === undefined ? null : { indent, marks, info: info.trim() };
}

/** Whether a line ends a fence. One in a quote is closed in it, and none by a line that is indented as code in it. */
export function closes(line: string, { indent, marks }: Fence): boolean {
  if (line.search(/\S/) >= indent.length + 4) return false;
  const own = (indent.includes(">") ? line.replace(/^[ \t]*>[ \t>]*/, "") : line).trim();
  return own.startsWith(marks) && own.replaceAll(marks.charAt(0), "") === "";
}

interface Code {
  readonly info: string;
  readonly lines: readonly string[];
}

/** Comments that mark lines become numbers. */
export function convertFence({ info, lines }: Code, leave: (what: string) => void): Code {
  const marked = takeMarks(lines);
  const parts = partsOf(info.replace(/^\{([^}]*)\}$/, (_, inner: string) => inner));
  const highlight = [...parts.highlight, ...marked.highlight];
  for (const each of parts.unknown) leave(`"${each}" of a code block has no counterpart.`);
  const made = [
    parts.language || (parts.title === null ? "" : "text"),
    parts.title === null ? "" : `title="${parts.title.replaceAll('"', "'")}"`,
    highlight.length > 0 ? `{${highlight.join(",")}}` : "",
    ...parts.flags,
  ];
  return { info: made.filter((each) => each !== "").join(" "), lines: marked.lines };
}

interface Parts {
  language: string;
  title: string | null;
  readonly highlight: string[];
  readonly flags: string[];
  readonly unknown: string[];
}

const PART =
  /([\w-]+)=(?:"([^"]*)"|'([^']*)'|\{([^}]*)\}|(\S+))|\{([^}]*)\}|\[([^\]]*)\]|"[^"]*"|\/[^/\s][^/]*\/|(\S+)/g;

function partsOf(info: string): Parts {
  const parts: Parts = { language: "", title: null, highlight: [], flags: [], unknown: [] };
  // `js{2,4}` and `js:line-numbers {1}`
  const spaced = info
    .replace(/^([\w+#.-]*)\{/, "$1 {")
    .replace(/^([\w+#.-]+):(?:no-)?line-numbers(?:=\d+)?/, "$1 showLineNumbers");
  for (const match of spaced.matchAll(PART)) {
    const [whole, key, double, single, braced, bare, lines, bracketed, word] = match;
    if (key !== undefined) readOption(key, double ?? single ?? braced ?? bare ?? "", parts);
    else if (lines !== undefined) readBraces(lines, parts);
    else if (bracketed !== undefined) parts.title = bracketed;
    else if (word !== undefined) readWord(word, parts, match.index === 0);
    else parts.unknown.push(whole);
  }
  return parts;
}

/** Line numbers, or attributes such as `.python title="a"`. */
function readBraces(text: string, parts: Parts): void {
  if (/^[\d,\s-]*$/.test(text)) {
    parts.highlight.push(
      ...text
        .split(",")
        .map((each) => each.trim())
        .filter((each) => each !== ""),
    );
    return;
  }
  const inner = partsOf(text.replace(/^\s*\.([\w+#-]+)/, "$1"));
  parts.language ||= inner.language;
  parts.title ??= inner.title;
  parts.highlight.push(...inner.highlight);
  parts.flags.push(...inner.flags);
}

/** Words that mean nothing here are those of plug-ins, and no loss. */
function readWord(word: string, parts: Parts, isFirst: boolean): void {
  if (isFirst) parts.language = word.replace(/^\./, "");
  else if (/^(?:showLineNumbers|linenums)$/.test(word)) parts.flags.push("lines");
  else if (word === "wrap") parts.flags.push("wrap");
  else if (/^(?:twoslash|expandable)$/.test(word)) parts.flags.push(word);
}

function readOption(key: string, value: string, parts: Parts): void {
  if (key === "title") parts.title = value;
  else if (key === "hl_lines") parts.highlight.push(...value.split(/[\s,]+/).filter((each) => each !== ""));
  else if (/^(?:linenums|showLineNumbers)$/.test(key)) {
    if (value !== "false") parts.flags.push("lines");
  } else if (key === "wrap") {
    if (value !== "false") parts.flags.push("wrap");
  } else if (/^(?:mark|ins|del|collapse|highlight)$/.test(key) && /^[\d,\s-]+$/.test(value))
    parts.highlight.push(...value.split(",").map((each) => each.trim()));
  else if (!/^(?:frame|metastring|startLineNumber|class|tab|meta)$/.test(key)) parts.unknown.push(`${key}=…`);
}

const COMMENT = /^\s*(?:\/\/|#|\/\*|<!--|\{\/\*|--|;|%)\s*highlight-(next-line|start|end)\b/;

/** `// highlight-next-line` */
function takeMarks(lines: readonly string[]): { readonly lines: string[]; readonly highlight: string[] } {
  const kept: string[] = [];
  const highlight: string[] = [];
  let start: number | null = null;
  for (const line of lines) {
    const [, what] = COMMENT.exec(line) ?? [];
    if (what === "next-line") highlight.push(String(kept.length + 1));
    else if (what === "start") start = kept.length + 1;
    else if (what === "end" && start !== null) {
      if (kept.length >= start) highlight.push(`${start}-${kept.length}`);
      start = null;
    } else kept.push(line);
  }
  return { lines: kept, highlight };
}
