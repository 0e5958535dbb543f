// Reads the code that a block takes from a file of the repository: all of it, some lines, or a region.
import { type Refusal, reasonOf } from "../../files/refusal.js";
import { escapePattern } from "../../shared/escape-pattern.js";
import { type Place, type Problem, problem } from "../../shared/problem.js";

/** What a fence such as `py file="examples/start.py#create"` names. */
export interface CodeFile {
  /** From the folder with docs.json; may begin with `../`. */
  readonly file: string;
  /** A region, or lines such as `L3-L9`; null for the whole file. */
  readonly part: string | null;
  /** The rest of the fence's options. */
  readonly meta: string;
}

const FILE = /(?:^|\s)file=(?:"([^"]+)"|'([^']+)'|([^\s"']+))/;

/** Null where a fence names no file. */
export function codeFileOf(meta: string | null): CodeFile | null {
  const match = FILE.exec(meta ?? "");
  if (meta === null || !match) return null;
  const written = match[1] ?? match[2] ?? match[3] ?? "";
  const [file = "", ...part] = written.split("#");
  return {
    file: file.replace(/^(?:\.?\/)+/, ""),
    part: part.join("#") || null,
    meta: `${meta.slice(0, match.index)}${meta.slice(match.index + match[0].length)}`.trim(),
  };
}

/** The part of a file as a block shows it: without markers and without the indentation that its lines share. */
export function partOfFile(text: string, part: string | null): string | null {
  const lines = text.replace(/\r\n?/g, "\n").replace(/\n$/, "").split("\n");
  if (part === null) return withoutMarkers(lines).join("\n");
  const numbers = /^L?(\d+)(?:-L?(\d+))?$/.exec(part);
  const found = numbers ? linesOf(lines, Number(numbers[1]), Number(numbers[2] ?? numbers[1])) : regionOf(lines, part);
  return found && withoutIndent(withoutMarkers(found)).join("\n");
}

/** The name under which a page depends on whether a file may be shown, besides what is in it. */
export function shownCode(file: string): string {
  return `${SHOWN}${file}`;
}

/** The file of such a name; null of other names. */
export function fileOfShown(dependency: string): string | null {
  return dependency.startsWith(SHOWN) ? dependency.slice(SHOWN.length) : null;
}

const SHOWN = "(code) ";

/** Of a block whose file is not read, or has no such part. */
export function missingCode({ file, part }: CodeFile, refusal: Refusal | null, place: Place): Problem {
  if (refusal === null) {
    const hint = "Name a region (`#region name` … `#endregion`) or lines of the file: `#L3-L9`.";
    return problem("code-file-missing", place, `"${file}" has no part "#${part}".`, hint);
  }
  const what = `The code block takes its code from "${file}", which ${reasonOf(refusal)}.`;
  return problem("code-file-missing", place, what, hintFor(refusal));
}

function hintFor({ kind }: Refusal): string {
  if (kind === "ignored") return "Commit the file, or show an example without secrets.";
  if (kind === "private") return "Show a copy without secrets, such as example.env.";
  return "Write its path from the folder with docs.json. It must be in the same repository.";
}

/** Null where the file has not so many lines. */
function linesOf(lines: readonly string[], first: number, last: number): readonly string[] | null {
  return first >= 1 && first <= last && last <= lines.length ? lines.slice(first - 1, last) : null;
}

/** `#region create`, as editors fold it, in any kind of comment. */
const BEGIN = /^\W*region\b/;
const END = /^\W*endregion\b/;

function regionOf(lines: readonly string[], name: string): readonly string[] | null {
  const opening = new RegExp(`^\\W*region\\s+${escapePattern(name)}(?![\\w-])`);
  const first = lines.findIndex((line) => opening.test(line));
  if (first === -1) return null;
  let depth = 1;
  for (let at = first + 1; at < lines.length; at++) {
    const line = lines[at] ?? "";
    if (BEGIN.test(line)) depth++;
    if (END.test(line)) depth--;
    if (depth === 0) return lines.slice(first + 1, at);
  }
  return null;
}

function withoutMarkers(lines: readonly string[]): string[] {
  return lines.filter((line) => !BEGIN.test(line) && !END.test(line));
}

/** Lines without the indentation that they share. */
export function withoutIndent(lines: readonly string[]): string[] {
  const indents = lines.filter((line) => line.trim() !== "").map((line) => /^[ \t]*/.exec(line)?.[0] ?? "");
  const [first = ""] = indents;
  let shared = first.length;
  for (const indent of indents) while (!indent.startsWith(first.slice(0, shared))) shared--;
  return lines.map((line) => line.slice(shared));
}
