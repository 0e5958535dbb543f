// Follows code fences in an answer line by line, and reports where clients may disagree about them.

const MARKER = /^ *(?:[-*+]|\d{1,9}[.)]) +/;
/** Behind a mark of backticks, a further backtick makes it a piece of code within a line. */
const FENCE = /^( *)(`{3,}(?=[^`]*$)|~{3,})/;
/** A code block that begins in the line of a list item or a quotation. */
const FENCE_IN_CONTAINER = /^[\s>]*(?:(?:[-*+>]|\d{1,9}[.)])\s+)*(?:>\s*|[-*+]\s+|\d{1,9}[.)]\s+)(?:`{3,}|~{3,})/;

/** Whether a line can only be read when its end is known. */
export function needsWholeLine(beginning: string): boolean {
  return /^(?:[\s>*+\-.)\d`~]*|\s*(?:`{3}|~{3}).*)$/.test(beginning);
}

export class AnswerFences {
  #fence: { readonly mark: string; readonly indent: number } | null = null;
  /** Where the text of each open list item begins. */
  #items: number[] = [];
  /** Whether the current line is in a code block, or begins or ends one. */
  isCode = false;
  /** From here on nothing counts as code: what looks like it may be text in a reader's client. */
  isUnsure = false;

  /** What closes the code block that is open; null where none is. */
  get openMark(): string | null {
    return this.#fence?.mark ?? null;
  }

  /** Reads the next line: as far as it has come, but all of it where `needsWholeLine` asks for that. */
  readLine(line: string): void {
    if (/^\s*\t/.test(line)) this.isUnsure = true;
    this.isCode = !this.isUnsure && (this.#fence === null ? this.#readText(line) : this.#readCode(line, this.#fence));
    if (this.isUnsure) this.#fence = null;
  }

  #readCode(line: string, open: { readonly mark: string; readonly indent: number }): boolean {
    const indent = indentOf(line);
    const [, , mark = ""] = FENCE.exec(line) ?? [];
    const closes = mark.startsWith(open.mark) && line.trim() === mark;
    if (line.trim() === "" || (indent >= open.indent && !closes)) return true;
    this.#fence = null;
    if (closes && indent === open.indent) return true;
    this.isUnsure = true;
    return false;
  }

  #readText(line: string): boolean {
    if (line.trim() === "") return false;
    const indent = indentOf(line);
    this.#items = this.#items.filter((item) => item <= indent);
    const [, , mark] = FENCE.exec(line) ?? [];
    if (mark !== undefined && indent - (this.#items.at(-1) ?? 0) <= 3) {
      this.#fence = { mark, indent };
      return true;
    }
    const [marker] = MARKER.exec(line) ?? [];
    if (marker !== undefined) this.#items.push(marker.length);
    if (FENCE_IN_CONTAINER.test(line)) this.isUnsure = true;
    return false;
  }
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}
