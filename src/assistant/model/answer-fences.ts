// Follows code fences in an answer line by line, and reports where clients may disagree about them.

interface AnswerFences {
  /** Reads the next line: as far as it has come, but all of it where `needsWholeLine` asks for that. */
  readLine(line: string): "code" | "text";
  /** Whether the current line is in a code block, or begins or ends one. */
  isCode(): boolean;
  /** From here on nothing counts as code: what looks like it may be text in a reader's client. */
  isUnsure(): boolean;
  /** What closes the code block that is open; null where none is. */
  openMark(): string | null;
}

const MARKER = /^ *(?:[-*+]|\d{1,9}[.)]) +/;
/** Behind a mark of backticks, a further backtick makes it a piece of code within a line. */
const FENCE = /^( *)(`{3,}(?=[^`]*$)|~{3,})/;
/** A code block that begins in the line of a list item or a quotation. */
const FENCE_IN_CONTAINER = /^[\s>]*(?:(?:[-*+>]|\d{1,9}[.)])\s+)*(?:>\s*|[-*+]\s+|\d{1,9}[.)]\s+)(?:`{3,}|~{3,})/;

/** Whether a line can only be read when its end is known. */
export function needsWholeLine(beginning: string): boolean {
  return /^(?:[\s>*+\-.)\d`~]*|\s*(?:`{3}|~{3}).*)$/.test(beginning);
}

export function createAnswerFences(): AnswerFences {
  let fence: { readonly mark: string; readonly indent: number } | null = null;
  let isCode = false;
  let isUnsure = false;
  /** Where the text of each open list item begins. */
  let items: number[] = [];

  function readCode(line: string, open: { readonly mark: string; readonly indent: number }): boolean {
    const indent = indentOf(line);
    const [, , mark = ""] = FENCE.exec(line) ?? [];
    const closes = mark.startsWith(open.mark) && line.trim() === mark;
    if (line.trim() === "" || (indent >= open.indent && !closes)) return true;
    fence = null;
    if (closes && indent === open.indent) return true;
    isUnsure = true;
    return false;
  }

  function readText(line: string): boolean {
    if (line.trim() === "") return false;
    const indent = indentOf(line);
    items = items.filter((item) => item <= indent);
    const [, , mark] = FENCE.exec(line) ?? [];
    if (mark !== undefined && indent - (items.at(-1) ?? 0) <= 3) {
      fence = { mark, indent };
      return true;
    }
    const [marker] = MARKER.exec(line) ?? [];
    if (marker !== undefined) items.push(marker.length);
    if (FENCE_IN_CONTAINER.test(line)) isUnsure = true;
    return false;
  }

  return {
    readLine(line) {
      if (/^\s*\t/.test(line)) isUnsure = true;
      isCode = !isUnsure && (fence === null ? readText(line) : readCode(line, fence));
      if (isUnsure) fence = null;
      return isCode ? "code" : "text";
    },
    isCode: () => isCode,
    isUnsure: () => isUnsure,
    openMark: () => fence?.mark ?? null,
  };
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}
