// Colours the lines of a block: cuts them by a grammar and writes the runs as HTML.

import type { FenceMeta } from "./fence-meta.js";
import type { MarkedCode } from "./notation.js";
import { LineCutter, type Run } from "./textmate/cut-line.js";
import type { Language } from "./textmate/language.js";
import { type Looks, Scope, type ScopeRoot } from "./textmate/scope.js";
import { MOST_SCOPES, State } from "./textmate/state.js";
import { answersBelow, type TypeFinding, withTypes } from "./typed-code.js";
import { type OpeningTag, writeLine } from "./write-line.js";

/** Returns the lines of a block as HTML. */
export type ColourLines = (lines: readonly string[]) => readonly string[];

interface Look {
  readonly language: Language;
  readonly looks: Looks;
  readonly openingTag: OpeningTag;
}

/** Highlights blocks of one grammar in one pair of themes, and remembers lines. */
export function lineColours(look: Look): ColourLines {
  const begin = () => {
    const root: ScopeRoot = { language: look.language, looks: look.looks, count: 0 };
    return { root, memo: lineMemo(look, root) };
  };
  let { root, memo } = begin();
  return (lines) => {
    if (memo.isFull || root.count > MOST_SCOPES / 2) ({ root, memo } = begin());
    return memo.all(lines);
  };
}

/** A longer line is minified or data; highlighting it would take seconds. */
const LONGEST_LINE = 10_000;

function lineMemo({ language, openingTag }: Look, root: ScopeRoot): LineMemo<string, State> {
  const read = SHELLS.has(language.name) ? hidePlaceholders : (line: string) => line;
  const scope = new Scope(root, language.scopeName, null);
  const start = new State(null, { rule: language.root, scope, content: scope, end: null, tookLineEnd: false });
  const cutter = new LineCutter(language.patterns.readLine);
  return new LineMemo((line, state) => {
    if (line === "" || line.length > LONGEST_LINE) return { value: writeLine(line, PLAIN, openingTag), state };
    const cut = cutter.cut(read(line), state === null, state ?? start);
    return { value: writeLine(line, cut.runs, openingTag), state: cut.state };
  });
}

const PLAIN: readonly Run[] = [{ start: 0, light: 0, dark: 0 }];

const SHELLS = new Set("bash sh shell zsh shellscript shellsession console powershell ps1".split(" "));

/** A shell reads `<name>` as two redirections, people as a placeholder. The length does not change. */
function hidePlaceholders(line: string): string {
  return line.replace(/<[A-Za-z][\w.-]*>/g, (word) => "x".repeat(word.length));
}

/** The result of a line, and the state in which the next line begins. */
interface Ended<Value, State> {
  readonly value: Value;
  readonly state: State | null;
}

/** Lines are kept up to this many characters of code. */
const REMEMBERED = 500_000;

/** `make` makes the result of a line that begins in a state, null for the first line. Equal states are one object. */
export class LineMemo<Value, State> {
  private readonly lines = new Map<State | null, Map<string, Ended<Value, State>>>();
  private remembered = 0;

  constructor(private readonly make: (line: string, state: State | null) => Ended<Value, State>) {}

  /** Whether it should be replaced by a new one. */
  get isFull(): boolean {
    return this.remembered > REMEMBERED;
  }

  /** The results of consecutive lines. */
  all(lines: readonly string[]): Value[] {
    let state: State | null = null;
    return lines.map((line) => {
      const ended = this.one(line, state);
      state = ended.state;
      return ended.value;
    });
  }

  private one(line: string, state: State | null): Ended<Value, State> {
    let known = this.lines.get(state);
    if (known === undefined) {
      known = new Map();
      this.lines.set(state, known);
    }
    let ended = known.get(line);
    if (ended === undefined) {
      ended = this.make(line, state);
      known.set(line, ended);
      this.remembered += line.length;
    }
    return ended;
  }
}

/** What lines carry besides their colours. */
interface LineNotes extends Pick<MarkedCode, "marks" | "notes"> {
  readonly types: readonly TypeFinding[];
}

/** The inside of `<code>`. A block without line options needs no element per line. */
export function wrapLines(lines: readonly string[], fence: FenceMeta, { marks, notes, types }: LineNotes): string {
  const hasMarks = fence.highlight.size + fence.focus.size + marks.size + notes.length + types.length > 0;
  if (!fence.lines && !hasMarks) return lines.join("\n");
  const described = new Set<string>();
  return lines
    .map((line, index) => {
      const findings = types.filter((each) => each.line === index);
      const names = new Set<string>(["line", ...(marks.get(index + 1) ?? [])]);
      if (fence.highlight.has(index + 1)) names.add("line-highlight");
      if (fence.focus.has(index + 1)) names.add("focused");
      // The line break is inside, as lines are displayed as blocks.
      const end = index < lines.length - 1 ? "\n" : "";
      return `<span class="${[...names].join(" ")}">${withTypes(line, findings, described)}${noteMarks(index + 1, notes)}${end}</span>${answersBelow(findings)}`;
    })
    .join("");
}

/** The numbers are drawn by the sheet: what a reader selects and copies is the code alone. */
function noteMarks(line: number, notes: MarkedCode["notes"]): string {
  return notes
    .map((note, index) => (note.line === line ? `<i class="code-note" data-note="${index + 1}"></i>` : ""))
    .join("");
}
