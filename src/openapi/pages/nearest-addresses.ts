// Finds the targets of links on API pages if a description appears more than once, such as in every language.
import type { ApiTarget } from "../../model.js";
import { addTo } from "../../shared/lists.js";
import { targetKey } from "../operations.js";

interface NearestAddresses {
  /** The folder in which a page has pages of its own to link to; empty where all pages share theirs. */
  readonly rootOf: (address: string) => string;
  /** Of the pages that show a target, the one below this root, else the first. */
  readonly addressOf: (target: ApiTarget, root: string) => string | null;
}

/** `addresses` are those of one description's pages. */
export function nearestAddresses(addresses: readonly (readonly [ApiTarget, string])[]): NearestAddresses {
  const pages = new Map<string, string[]>();
  for (const [target, address] of addresses) addTo(pages, keyOf(target), address);
  const roots = [...new Set([...pages.values()].flatMap(rootsOf))].sort((a, b) => b.length - a.length);
  const rootOf = (address: string) => roots.find((root) => address.startsWith(`${root}/`)) ?? "";
  return {
    rootOf,
    addressOf: (target, root) => {
      const all = pages.get(keyOf(target)) ?? [];
      return all.find((address) => rootOf(address) === root) ?? all[0] ?? null;
    },
  };
}

/** What stands before the end that the addresses of one target share. */
function rootsOf(addresses: readonly string[]): string[] {
  const [first, ...others] = addresses.map((address) => address.split("/"));
  if (!first || others.length === 0) return [];
  let shared = 0;
  while (shared < first.length && others.every((each) => each.at(-1 - shared) === first.at(-1 - shared))) shared++;
  return [first, ...others].map((each) => each.slice(0, each.length - shared).join("/"));
}

function keyOf(target: ApiTarget): string {
  return `${target.description} ${targetKey(target)}`;
}
