// Checks the addresses that a description gives to readers: one that would run as code is not shown.
import { type Place, type Problem, warning } from "../../shared/problem.js";
import { isObject, textAt } from "../json.js";
import type { Path } from "../pointer.js";
import type { Checked } from "./check-references.js";
import { pathTo, type Visited } from "./walk.js";

const UNSAFE = /^\s*(?:javascript|vbscript|data)\s*:/i;
/** A link or picture, in Markdown or HTML, that would run. */
const UNSAFE_LINK = /(?:\]\(\s*<?|\b(?:href|src|action)\s*=\s*["']?\s*)((?:javascript|vbscript|data:text)[^\s"')>]*)/gi;

/** Members that contain an address, as paths below the object. */
const ADDRESSES: readonly Path[] = [["externalDocs", "url"], ["externalValue"], ["openIdConnectUrl"]];
const TEXTS: readonly Path[] = [["description"], ["info", "description"]];

export function checkAddresses({ value, step }: Visited, { locate }: Checked): Problem[] {
  const problems: Problem[] = [];
  for (const keys of ADDRESSES) {
    const address = textBelow(value, keys);
    if (address !== null && UNSAFE.test(address)) problems.push(unsafe(address, locate(pathTo(step, ...keys))));
  }
  for (const keys of TEXTS) {
    const text = textBelow(value, keys);
    for (const { 1: address = "", index } of text?.matchAll(UNSAFE_LINK) ?? [])
      problems.push(unsafe(address, placeWithin(text ?? "", index, { path: pathTo(step, ...keys), locate })));
  }
  return problems;
}

function textBelow(value: Visited["value"], keys: Path): string | null {
  const [key = "", ...rest] = keys;
  if (rest.length === 0) return textAt(value, key);
  return isObject(value) && Object.hasOwn(value, key) ? textBelow(value[key] ?? null, rest) : null;
}

/** Each line of a block text has its own place. */
function placeWithin(text: string, index: number, { path, locate }: { path: Path; locate: Checked["locate"] }): Place {
  const [whole, first] = [locate(path), locate(path, "text")];
  if (first.line === whole.line) return whole;
  return { ...first, line: first.line + text.slice(0, index).split("\n").length - 1 };
}

function unsafe(address: string, place: Place): Problem {
  const what = `The link "${address}" is left out because it would run as code.`;
  return warning("unsafe-url", place, what, "Use an https URL.");
}
