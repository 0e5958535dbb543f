// Turns the parser's error into a sentence a writer understands, with a way to fix it.
import { lineStarts } from "../../shared/places/place-in.js";
import { shorten } from "../code/code-problems.js";
import { CLOSE_FENCE, codeRanges, isInside, lineStart, unclosedFence } from "./code-ranges.js";
import type { SyntaxFailure } from "./parse-remark.js";
import { AFTER_IMPORT, statementAround, textAfterImport, wordsFor } from "./text-beside-imports.js";

/** What is wrong, how to fix it, and the character where the trouble starts. */
export interface SyntaxTrouble {
  readonly what: string;
  readonly hint: string;
  /** Offset of the `<` or `{` that was not meant as code; null where no single character is to blame. */
  readonly culprit: number | null;
  /** Where the problem is shown. */
  readonly offset: number;
}

/** Explains a failure in the parsed text, which begins `lineOffset` lines into the file. */
export function explainSyntax(failure: SyntaxFailure, text: string, lineOffset: number): SyntaxTrouble {
  const offset = offsetOf(text, failure.line, failure.column);
  const beside = explainImport(failure, text, offset);
  if (beside) return beside;
  if (failure.rule === "end-tag-mismatch") return explainTags(failure, text, { offset, lineOffset });
  if (failure.rule === "unexpected-closing-slash") return explainLoneClosing(text, offset);
  if (failure.rule === "acorn" || failure.reason.includes("in expression"))
    return explainExpression(failure, text, offset);
  if (failure.rule === "non-spread") return explainSpread(text, offset);
  const quote = unclosedQuote(failure.reason, text, offset);
  return quote === null ? explainTagCharacter(text, offset) : explainQuote(text, quote);
}

/** Trouble that a blank line above or below an import mends; null for other trouble. */
function explainImport({ reason }: SyntaxFailure, text: string, offset: number): SyntaxTrouble | null {
  if (reason.includes("import/exports")) {
    const after = textAfterImport(text, offset);
    return after === null ? null : { ...AFTER_IMPORT, offset: after, culprit: null };
  }
  const brace = reason.includes("expression") ? unclosedBrace(text, offset) : null;
  const statement = brace === null ? null : statementAround(text, brace);
  const words = statement === null ? null : wordsFor(text, statement);
  return words && { ...words, offset: statement ?? offset, culprit: brace };
}

function explainTags(
  { reason }: SyntaxFailure,
  text: string,
  { offset, lineOffset }: { readonly offset: number; readonly lineOffset: number },
): SyntaxTrouble {
  const closing = /closing tag `(<\/[^`]*>)`, expected corresponding closing tag for `([^`]*)` \((\d+):(\d+)/.exec(
    reason,
  );
  if (closing) {
    const [, found, opened, line] = closing;
    const what = `Unexpected ${found}: ${opened} from line ${Number(line) + lineOffset} is still open.`;
    return at(offset, what, `Close ${opened} first, or remove ${found}.`);
  }
  const open = /closing tag for `([^`]*)` \((\d+):(\d+)[^)]*\)(?: before the end of `([^`]*)`)?/.exec(reason);
  const tag = open?.[1] ?? "a tag";
  const start = open ? offsetOf(text, Number(open[2]), Number(open[3])) : offset;
  const name = tag.slice(1, -1);
  const fence = unclosedFence(text);
  if (fence !== null && text.includes(`</${name}>`, fence)) {
    const what = `This code block is never closed, so the </${name}> below it is read as code.`;
    return { what, hint: CLOSE_FENCE, offset: fence, culprit: start };
  }
  const what = open?.[4]
    ? `${tag} is opened inside a ${BLOCK_NAMES[open[4]] ?? "block"} but not closed before it ends.`
    : `${tag} is never closed.`;
  const hint = /^[a-z]/i.test(name)
    ? `Add </${name}>, write <${name} /> if it is empty, or &lt; if it is not meant as a tag.`
    : "Close it, or write &lt; if it is not meant as a tag.";
  return at(start, what, hint);
}

const BLOCK_NAMES: Readonly<Record<string, string>> = {
  paragraph: "paragraph",
  listItem: "list item",
  blockQuote: "quotation",
};

function explainLoneClosing(text: string, offset: number): SyntaxTrouble {
  const start = lastOf(text, "<", offset) ?? offset;
  const tag = /^<[^>\n]*>?/.exec(text.slice(start))?.[0] ?? "The tag";
  return at(start, `${tag} has no matching opening tag.`, "Remove it, or add the opening tag.");
}

function explainExpression({ reason, rule }: SyntaxFailure, text: string, offset: number): SyntaxTrouble {
  const start = unclosedBrace(text, offset);
  if (reason.includes("import/exports")) {
    const what = "This import or export is not valid JavaScript.";
    const hint = 'If this is prose, start the line with a word other than "import" or "export".';
    const fault = unfinishedStatement(text, offset) ?? offset;
    return { what, hint, offset: fault, culprit: lineStart(text, fault) };
  }
  if (rule === "unexpected-eof") {
    return at(start ?? offset, "A { is never closed.", "Close it with }, or write \\{ for a literal brace.");
  }
  const found = start === null ? "{…}" : shorten(text.slice(start, text.indexOf("}", start) + 1 || undefined));
  const what = `${found} is read as JavaScript, but is not valid.`;
  const hint =
    start !== null && text[start - 1] === "="
      ? 'Fix the JavaScript between the braces, or write name="value" if the value is text.'
      : "Write \\{ for a literal brace, or put the text in `code`.";
  return at(start ?? offset, what, hint);
}

/** Where the import or export begins that is not complete, but ends above a blank line: the parser reads on beyond it. */
function unfinishedStatement(text: string, offset: number): number | null {
  const start = [...text.slice(0, offset).matchAll(/^(?:im|ex)port\b/gm)].at(-1)?.index;
  return start !== undefined && /\n[ \t]*\n/.test(text.slice(start, offset)) ? start : null;
}

function explainSpread(text: string, offset: number): SyntaxTrouble {
  const what = "Braces in a tag must be {...props} or follow an attribute's name and =.";
  return at(lastOf(text, "<", offset) ?? offset, what, "Name the attribute, as in size={3}.");
}

/** The quotation mark that opens a value and is not closed where the value ends; null where none is to blame. */
function unclosedQuote(reason: string, text: string, offset: number): number | null {
  const mark = /corresponding closing quote `(["'])`/.exec(reason)?.[1];
  if (mark) return lastOf(text, mark, offset - 1);
  if (!/ in attribute name| before attribute name/.test(reason)) return null;
  // The value of an earlier tag went on to the first quotation mark of a later one.
  const close = Math.max(text.lastIndexOf('"', offset - 1), text.lastIndexOf("'", offset - 1));
  const open = close < 1 ? null : lastOf(text, text[close] ?? "", close - 1);
  return open !== null && /<\/?[A-Za-z]/.test(text.slice(open, close)) ? open : null;
}

function explainQuote(text: string, quote: number): SyntaxTrouble {
  const start = lastOf(text, "<", quote) ?? quote;
  const attribute = /([\w:.-]+)\s*=\s*$/.exec(text.slice(start, quote))?.[1] ?? "a value";
  const tag = /^<[\w.-]+/.exec(text.slice(start))?.[0] ?? "<";
  const what = `The quotation mark after ${attribute}= in ${tag}> is never closed.`;
  return at(start, what, "Add the same quotation mark at the end of the value.");
}

/** A value that continues after its closing mark, up to the same mark again. */
const QUOTE_IN_VALUE = /^<[^>]*?\s([\w:.-]+)=(["'])(?:(?!\2)[^\n])*\2[^=>"'\n]*\2/;

function explainTagCharacter(text: string, offset: number): SyntaxTrouble {
  const start = lastOf(text, "<", offset);
  if (start === null) return at(offset, "This tag cannot be read.", "Check its attributes and quotation marks.");
  const rest = text.slice(start);
  const url = /^<((?:https?:\/\/|mailto:)[^>\s]+|[^<>\s@]+@[^<>\s]+)>/.exec(rest)?.[1];
  if (url) {
    const target = /^(?:https?|mailto):/.test(url) ? url : `mailto:${url}`;
    const hint = `Write [${url.replace(/^mailto:/, "")}](${target}), or the address without < and >.`;
    return at(start, `<${url}> is not a link in MDX.`, hint);
  }
  if (/^<\/?[A-Za-z][\w.-]*(?:\s|$)/.test(rest)) {
    const name = /^<\/?([\w.-]+)/.exec(rest)?.[1];
    const [, attribute, mark] = QUOTE_IN_VALUE.exec(rest) ?? [];
    if (mark) {
      const ended = `The value of ${attribute}= in <${name}> ends at the quotation mark inside it.`;
      const [code, other] = mark === '"' ? ["&quot;", "'"] : ["&#39;", '"'];
      return at(start, ended, `Write ${code} instead of that mark, or put the value between ${other} and ${other}.`);
    }
    const what = `The tag <${name}> cannot be read: an attribute, a quotation mark or the closing > is wrong.`;
    return at(start, what, 'Write attributes as name="value" or name={value}, or &lt; if it is not meant as a tag.');
  }
  return explainAngle(text, start, rest);
}

/** A `<` that begins no tag. */
function explainAngle(text: string, start: number, rest: string): SyntaxTrouble {
  const line = text.slice(lineStart(text, start), start) + rest;
  const [, included] = /^[ \t]*<<<[ \t]+(?:@\/|\.\/)?([^\s{[#]+)/.exec(line) ?? [];
  if (included !== undefined) {
    const fence = `\`\`\`${/\.(\w+)$/.exec(included)?.[1] ?? "txt"} file="${included}"`;
    return at(start, '"<<<" does not include a file here.', `Write a code block: ${fence} and, below it, \`\`\`.`);
  }
  const found = shorten(/^<(?:\S* )?\S*[^\s,;:.]/.exec(rest)?.[0] ?? "<");
  return at(
    start,
    `"${found}" is read as a tag, but is not one.`,
    `Write &lt;${found.slice(1)}, or put it in \`code\`.`,
  );
}

function at(offset: number, what: string, hint: string): SyntaxTrouble {
  return { what, hint, culprit: offset, offset };
}

/** The `{` before an offset that nothing closes. */
function unclosedBrace(text: string, offset: number): number | null {
  const code = codeRanges(text);
  let depth = 0;
  for (let at = Math.min(offset, text.length - 1); at >= 0; at--) {
    const character = text[at];
    if ((character !== "{" && character !== "}") || isInside(code, at) || text[at - 1] === "\\") continue;
    if (character === "}" && at < offset) depth++;
    else if (character === "{") {
      if (depth === 0) return at;
      depth--;
    }
  }
  return null;
}

function lastOf(text: string, character: string, offset: number): number | null {
  const found = text.lastIndexOf(character, offset);
  return found === -1 ? null : found;
}

/** The offset of a line and column that count from 1. */
function offsetOf(text: string, line: number, column: number): number {
  return Math.min((lineStarts(text)[line - 1] ?? text.length) + column - 1, text.length);
}
