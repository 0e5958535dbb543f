// Checks the addresses that a description gives to readers: one that is neither a web page nor an email address is not shown.
import { type Place, type Problem, warning } from "../../shared/problem.js";
import { entriesAt, isArray, type Json, listAt, member, textAt } from "../json.js";
import type { Path } from "../pointer.js";
import { isSafeLink, isSafeServer } from "../safe-address.js";
import type { Inspected } from "./check-references.js";

/** A link or picture, in Markdown or HTML, that would run. */
const UNSAFE_LINK = /(?:\]\(\s*<?|\b(?:href|src|action)\s*=\s*["']?\s*)((?:javascript|vbscript|data:text)[^\s"')>]*)/gi;

/** Members that contain an address, as paths below the object. */
const ADDRESSES: readonly Path[] = [["externalDocs", "url"], ["externalValue"], ["openIdConnectUrl"]];
const OF_DOCUMENT: readonly Path[] = [
  ["info", "contact", "url"],
  ["info", "license", "url"],
  ["info", "termsOfService"],
];
const OF_FLOWS = ["authorizationUrl", "tokenUrl", "refreshUrl", "deviceAuthorizationUrl"];
const TEXTS: readonly Path[] = [["description"], ["info", "description"]];

/** Addresses of files that are shown, or would be. */
const OF_FILES: readonly Path[] = [["externalValue"], ["info", "x-logo", "url"]];

/** An address without a scheme: of a page or file of the site, seen from the description. */
export interface LocalAddress {
  readonly target: string;
  /** Whether a file is meant, not a page. */
  readonly isFile: boolean;
  readonly place: Place;
}

/** Those of one object. */
export function localAddresses({ kind, value, placeOf }: Inspected): LocalAddress[] {
  const keysOf = kind === "document" ? [...linksOf({ kind, value }), ...OF_FILES] : ADDRESSES;
  return keysOf.flatMap((keys) => {
    const target = keys[0] === "openIdConnectUrl" ? null : textBelow(value, keys);
    if (target === null || !isLocal(target)) return [];
    return [{ target, isFile: OF_FILES.includes(keys) || keys[0] === "externalValue", place: placeOf(keys) }];
  });
}

function isLocal(address: string): boolean {
  return !/^(?:[a-z][a-z\d+.-]*:|\/\/|#)/i.test(address);
}

export function checkAddresses(at: Inspected): void {
  const { value, report, placeOf } = at;
  for (const keys of linksOf(at)) {
    const address = textBelow(value, keys);
    if (address !== null && !isSafeLink(address)) report(unsafe(address, placeOf(keys)));
  }
  for (const [index, server] of listAt(value, "servers").entries()) {
    const address = textAt(server, "url");
    if (address !== null && !isSafeServer(address)) report(unsafe(address, placeOf(["servers", String(index), "url"])));
  }
  for (const keys of TEXTS) {
    const text = textBelow(value, keys);
    for (const { 1: address = "", index } of text?.matchAll(UNSAFE_LINK) ?? [])
      report(unsafe(address, placeWithin(text?.slice(0, index) ?? "", keys, at)));
  }
}

function linksOf({ kind, value }: Pick<Inspected, "kind" | "value">): readonly Path[] {
  if (kind === "document")
    return [...ADDRESSES, ...OF_DOCUMENT, ...listAt(value, "tags").map((_, index) => tagDocs(index))];
  if (kind !== "security scheme") return ADDRESSES;
  const flows = entriesAt(value, "flows").flatMap(([flow]) => OF_FLOWS.map((key) => ["flows", flow, key]));
  return [...ADDRESSES, ...flows];
}

function tagDocs(index: number): Path {
  return ["tags", String(index), "externalDocs", "url"];
}

function textBelow(value: Json, keys: Path): string | null {
  const [key = "", ...rest] = keys;
  if (rest.length === 0) return textAt(value, key);
  const inner = isArray(value) ? value[Number(key)] : member(value, key);
  return textBelow(inner ?? null, rest);
}

/** Each line of a block text has its own place. */
function placeWithin(before: string, keys: Path, { placeOf }: Inspected): Place {
  const [whole, first] = [placeOf(keys), placeOf(keys, "text")];
  return first.line === whole.line ? whole : { ...first, line: first.line + before.split("\n").length - 1 };
}

function unsafe(address: string, place: Place): Problem {
  const shown = address.replace(/\s+/g, " ");
  const what = `The address "${shown}" is left out: only links to web pages and email addresses are shown.`;
  return warning("unsafe-url", place, what, "Use an https URL.");
}
