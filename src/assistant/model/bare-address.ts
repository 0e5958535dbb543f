// Writes addresses of pages and mailboxes that nothing marks: chat clients make links of them.
import { decodeNamedCharacterReference } from "decode-named-character-reference";
import { type Reading, type Step, withoutLink } from "./answer-step.js";

/** Where an address begins, or a character reference that clients may take for a part of one. */
export const BARE_ADDRESS = /(?:https?|ftp):\/\/|www\.|(?<![\w.+-])[\w.+-]*@|&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);/i;
/** The end of a text that may go on as one. Every word may be the name of a mailbox. */
export const BEGUN_ADDRESS = /(?:&#?\w*|[\w.+-]+|(?<![\p{L}\p{N}])(?:https?|ftp):\/?)$/iu;

/** Brackets belong to an address in pairs. */
const ADDRESS =
  /^(?:(?:https?|ftp):\/\/|www\.)(?:[^\s<>`[\]\\()]|\([^\s<>`[\]\\()]*\))*(?:[^\s<>`[\]\\.,;:!?"'*_~(){}]|\([^\s<>`[\]\\()]*\))/i;
/** Parsers may take the rest of an address for one of its own, also of a mailbox where the host is none to them. */
const SECOND_ADDRESS = /(?<!^|[a-z\d/-])(?:https?|ftp|www)(?:[.:]|$)|^(?:\w+:\/\/)?[^/]*[@_]/i;
const MAILBOX = /^([\w.+-]*)@([\w-]*(?:\.[\w-]+)*)/;
/** What ends the address of a mailbox, and stays what it is. */
const BEHIND_MAILBOX = /^(?:[.!?,;:]*(?:[\s*)"'|]|$)|[^\w.@\\/&[!+-])/;

export function bareAddress(text: string, reading: Reading): Step | null {
  if (text[0] === "&") return reference(text);
  if (reading.canWait && /^\S+$/.test(text)) return null;
  return /^(?:(?:https?|ftp):\/\/|www\.)/i.test(text) ? address(text, reading) : mailbox(text, reading);
}

/** Whether the words of a link that is none can stand between their neighbours: together they must make no address. */
export function isAddressApart(before: string, words: string, behind: string): boolean {
  const [near = ""] = /\S*$/.exec(before) ?? [];
  return !/[@<]|www/i.test(near + words + behind.split(/\s/, 1).join(""));
}

function address(text: string, { rules, line, written, isUnsure }: Reading): Step {
  const [whole = ""] = ADDRESS.exec(text) ?? /^(?:\w+:\/\/|www\.)/i.exec(text) ?? [];
  const to = SECOND_ADDRESS.test(whole) ? null : rules.check(whole);
  const behind = text.slice(whole.length);
  if (to === null) return { length: whole.length, text: withoutLink(whole, { before: line, behind, isUnsure }) };
  // After a letter, a parser does not see this address, but may see one within it. Whatever is no space would be part of it.
  const [before, after] = [/[a-z]/i.test(written) ? " " : "", /^[^\w\s`<[\]\\]*[`<[\]\\]/.test(behind) ? " " : ""];
  return { length: whole.length, text: `${before}${to}${after}` };
}

function mailbox(text: string, { rules, line, written, isUnsure }: Reading): Step {
  const [whole = "@", name = "", host = ""] = MAILBOX.exec(text) ?? [];
  const behind = text.slice(whole.length);
  const isContinued = /[\w.+-]/.test(written);
  const isApart = !isContinued && BEHIND_MAILBOX.test(behind) && !/www\./i.test(name);
  const isMailbox = /\..*[a-z]/i.test(host);
  if (name === "" ? !isContinued : isApart && !isMailbox) return { length: name.length + 1, text: `${name}@` };
  const isKnown = isApart && rules.check(`mailto:${whole}`) !== null;
  return { length: whole.length, text: isKnown ? whole : withoutLink(whole, { before: line, behind, isUnsure }) };
}

/** Clients read addresses that are written with character references. */
function reference(text: string): Step {
  const [, name = ""] = /^&(#?\w+);/.exec(text) ?? [];
  const [, decimal] = /^#(\d+)$/.exec(name) ?? [];
  const [, hex] = /^#x([\da-f]+)$/i.exec(name) ?? [];
  const code = decimal === undefined ? (hex === undefined ? null : Number.parseInt(hex, 16)) : Number(decimal);
  const sign = code === null ? decodeNamedCharacterReference(name) || "" : String.fromCharCode(code);
  return { length: 1, text: /^[\w@:/.+-]$/.test(sign) ? "\\&" : "&" };
}
