// Extracts marks such as `// [!code ++]` and notes such as `// [!note Why]` from code.

/** What a line can be marked as, with its class. */
type LineMark = "line-highlight" | "focused" | "add" | "remove" | "error" | "warning";

export interface MarkedCode {
  readonly code: string;
  /** By line number, from 1. */
  readonly marks: ReadonlyMap<number, ReadonlySet<LineMark>>;
  /** Explanations in order, each with the number of its line. */
  readonly notes: readonly CodeNote[];
  /** For each line, where it was written, from 0; null where none was taken out. */
  readonly written: readonly number[] | null;
}

interface CodeNote {
  readonly line: number;
  /** Inline Markdown. */
  readonly text: string;
}

const MARKS: Readonly<Record<string, readonly LineMark[]>> = {
  "++": ["add"],
  "--": ["remove"],
  hl: ["line-highlight"],
  highlight: ["line-highlight"],
  focus: ["focused"],
  error: ["line-highlight", "error"],
  warning: ["line-highlight", "warning"],
};

/** A comment, in any language, that contains only notations and ends its line. */
const COMMENT =
  /\s*(?:\/\/|\/\*|\{\/\*|<!--|\(\*|--\[\[|--|#|;|%|'|")[ \t]*((?:\[!code [^\]]+\][ \t]*)+)(?:\*\/\}?|-->|\*\)|\]\])?[ \t]*$/;

/** A comment, in any language, that contains only a note and ends its line. */
const NOTE =
  /\s*(?:\/\/|\/\*|\{\/\*|<!--|\(\*|--\[\[|--|#|;|%|'|")[ \t]*\[!note ([^\n]+?)\][ \t]*(?:\*\/\}?|-->|\*\)|\]\])?[ \t]*$/;

/** A comment on its own line marks or explains the following lines and is removed with its line. */
export function readNotation(code: string): MarkedCode {
  const marks = new Map<number, Set<LineMark>>();
  const notes: CodeNote[] = [];
  if (!code.includes("[!code ") && !code.includes("[!note ")) return { code, marks, notes, written: null };
  const kept: string[] = [];
  const lines: number[] = [];
  const all = code.split("\n");
  for (const [at, written] of all.entries()) {
    const note = written.includes("[!note ") ? NOTE.exec(written) : null;
    const line = note ? written.slice(0, note.index) : written;
    if (note) notes.push({ line: kept.length + 1, text: (note[1] ?? "").trim() });
    if (note && line.trim() === "") continue;
    const match = COMMENT.exec(line);
    if (!match) {
      kept.push(line);
      lines.push(at);
      continue;
    }
    const rest = line.slice(0, match.index);
    const first = kept.length + 1;
    if (rest.trim() !== "") {
      kept.push(rest);
      lines.push(at);
    }
    for (const [, name = "", count = "1"] of (match[1] ?? "").matchAll(/\[!code ([^\]:]+)(?::(\d+))?[^\]]*\]/g)) {
      mark(MARKS[name.trim()] ?? [], { first, last: first + Number(count) - 1, marks });
    }
  }
  return { code: kept.join("\n"), marks, notes, written: kept.length === all.length ? null : lines };
}

interface Range {
  readonly first: number;
  readonly last: number;
  readonly marks: Map<number, Set<LineMark>>;
}

function mark(names: readonly LineMark[], { first, last, marks }: Range): void {
  if (names.length === 0) return;
  for (let line = first; line <= last; line++) {
    marks.set(line, new Set([...(marks.get(line) ?? []), ...names]));
  }
}

/** Lines that only the type checker of `twoslash` reads: directives, queries, and everything before `---cut---`. */
export function withoutTwoslash(code: string): string {
  const lines = code.split("\n");
  const cut = lines.findLastIndex((line) => /^\s*\/\/ ?-{3,}cut(?:-before)?-{3,}\s*$/.test(line));
  return lines
    .slice(cut + 1)
    .filter((line) => !/^\s*\/\/\s*(?:@\w+|\^[?|]|-{3,}cut-)/.test(line))
    .join("\n");
}
