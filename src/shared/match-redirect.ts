// Owns the matching of redirects: `:name` is one segment, `:name*` and `*` are any number of them.
import { escapePattern } from "./escape-pattern.js";

/** A redirect as data: addresses without base path. */
export interface RedirectRule {
  readonly source: string;
  readonly destination: string;
  readonly permanent: boolean;
}

interface RedirectTarget {
  readonly destination: string;
  readonly permanent: boolean;
}

/** Finds where an address moved to; null where no rule covers it. */
export type MatchRedirect = (address: string) => RedirectTarget | null;

const PLACEHOLDER = /:([A-Za-z_][\w-]*)(\*)?|\*/g;

/** Whether a source or destination matches only one address. */
export function isPlain(pattern: string): boolean {
  return pattern.search(PLACEHOLDER) === -1;
}

/** Prepares the rules once. Plain sources are looked up first, then the patterns in the order they are written. */
export function redirectMatcher(rules: readonly RedirectRule[]): MatchRedirect {
  const plain = new Map<string, RedirectRule>();
  const patterns: { readonly test: RegExp; readonly names: readonly string[]; readonly rule: RedirectRule }[] = [];
  for (const rule of rules) {
    if (!isPlain(rule.source)) patterns.push({ ...compile(rule.source), rule });
    else if (!plain.has(trimSlash(rule.source))) plain.set(trimSlash(rule.source), rule);
  }
  return (address) => {
    const exact = plain.get(trimSlash(address));
    if (exact) return exact;
    for (const { test, names, rule } of patterns) {
      const match = test.exec(trimSlash(address));
      if (!match) continue;
      const values = new Map(names.map((name, index) => [name, match[index + 1] ?? ""]));
      const fill = (whole: string, name: string | undefined) => values.get(name ?? "*") ?? whole;
      return { destination: rule.destination.replace(PLACEHOLDER, fill), permanent: rule.permanent };
    }
    return null;
  };
}

function compile(source: string): { test: RegExp; names: string[] } {
  const names: string[] = [];
  let pattern = "";
  let end = 0;
  for (const match of source.matchAll(PLACEHOLDER)) {
    const literal = source.slice(end, match.index);
    const isMany = match[1] === undefined || match[2] !== undefined;
    // `/old/:slug*` also covers `/old` itself.
    const opening = isMany && literal.endsWith("/") && match.index + match[0].length === source.length;
    pattern += escapePattern(opening ? literal.slice(0, -1) : literal);
    pattern += isMany ? (opening ? "(?:/(.*))?" : "(.*)") : "([^/]+)";
    names.push(match[1] ?? "*");
    end = match.index + match[0].length;
  }
  return { test: new RegExp(`^${pattern}${escapePattern(source.slice(end))}$`), names };
}

function trimSlash(address: string): string {
  return address.length > 1 ? address.replace(/\/+$/, "") || "/" : address;
}
