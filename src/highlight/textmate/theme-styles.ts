// Finds the style of a scope: the most specific matching rule of a theme.
import type { CodePalette } from "../code-palette.js";
import { isWithin } from "./selector.js";

/** What a rule sets; null where it inherits from the enclosing scope. */
export interface ScopeStyle {
  readonly color: number | null;
  /** Bits. */
  readonly font: number | null;
}

/** The style of a scope within others, the innermost of those first. */
export type StyleOf = (scope: string, around: () => Iterable<string>) => ScopeStyle | null;

interface Rule extends ScopeStyle {
  readonly scope: string;
  /** Enclosing scopes, the innermost first. */
  readonly around: readonly string[];
}

/** A rule as it applies to a scope: `depth` is the number of scope parts it names. */
interface Placed extends ScopeStyle {
  readonly depth: number;
  readonly around: readonly string[];
}

export function themeStyles({ rules }: CodePalette): StyleOf {
  const places = placeRules(rules.flatMap(rulesOf));
  const known = new Map<string, readonly Placed[]>();
  return (scope, around) => {
    let candidates = known.get(scope);
    if (candidates === undefined) {
      candidates = [...nearest(scope, places)].sort(bySpecificity);
      known.set(scope, candidates);
    }
    return candidates.find((each) => each.around.length === 0 || isAround(around(), each.around)) ?? null;
  };
}

function rulesOf({ scope, color, fontStyle }: CodePalette["rules"][number]): Rule[] {
  const selectors = typeof scope === "string" ? scope.replace(/^,+|,+$/g, "").split(",") : scope;
  return selectors.map((selector) => {
    const [innermost = "", ...around] = selector.trim().split(" ").reverse();
    return { scope: innermost, around, color, font: fontStyle === undefined ? null : fontBits(fontStyle) };
  });
}

const FONTS: Readonly<Record<string, number>> = { italic: 1, bold: 2, underline: 4, strikethrough: 8 };

function fontBits(words: string): number {
  return words.split(" ").reduce((bits, word) => bits | (FONTS[word] ?? 0), 0);
}

/** The rules for each scope, including those of its parents. */
function placeRules(rules: readonly Rule[]): Map<string, readonly Placed[]> {
  const places = new Map<string, readonly Placed[]>();
  const ordered = rules.toSorted((a, b) => compare(a.scope, b.scope) || compareLists(a.around, b.around));
  for (const rule of ordered) {
    const depth = rule.scope.split(".").length;
    places.set(rule.scope, withRule(places.get(rule.scope) ?? nearest(rule.scope, places), rule, depth));
  }
  return places;
}

const NO_RULES: readonly Placed[] = [];

function nearest(scope: string, places: ReadonlyMap<string, readonly Placed[]>): readonly Placed[] {
  for (let name = scope; name !== ""; name = name.slice(0, Math.max(0, name.lastIndexOf(".")))) {
    const found = places.get(name);
    if (found !== undefined) return found;
  }
  return NO_RULES;
}

/** A later rule for the same scopes overrides; a new one inherits what it does not set from the rule for the scope alone. */
function withRule(placed: readonly Placed[], { around, color, font }: Rule, depth: number): Placed[] {
  const alike = placed.find((each) => compareLists(each.around, around) === 0);
  const base = alike ?? placed.find((each) => each.around.length === 0);
  const made = { depth, around, color: color ?? base?.color ?? null, font: font ?? base?.font ?? null };
  if (alike !== undefined) return placed.map((each) => (each === alike ? made : each));
  // Rules without enclosing scopes come last among equals.
  return around.length === 0 ? [...placed, made] : [...placed.filter(isInside), made, ...placed.filter(isAlone)];
}

const isInside = ({ around }: Placed) => around.length > 0;
const isAlone = ({ around }: Placed) => around.length === 0;

function bySpecificity(a: Placed, b: Placed): number {
  if (a.depth !== b.depth) return b.depth - a.depth;
  const named = ({ around }: Placed) => around.filter((each) => each !== ">");
  const [first, second] = [named(a), named(b)];
  for (let at = 0; at < Math.min(first.length, second.length); at++) {
    const difference = (second[at]?.length ?? 0) - (first[at]?.length ?? 0);
    if (difference !== 0) return difference;
  }
  return b.around.length - a.around.length;
}

/** Whether the wanted scopes enclose it in this order; after `>`, directly. */
function isAround(scopes: Iterable<string>, wanted: readonly string[]): boolean {
  const around = [...scopes];
  let at = 0;
  for (let index = 0; index < wanted.length; index++) {
    const isNext = wanted[index] === ">";
    if (isNext) index += 1;
    const name = wanted[index];
    if (name === undefined) return false;
    const found = around.findIndex((scope, place) => place >= at && isWithin(scope, name));
    if (found === -1 || (isNext && found > at)) return false;
    at = found + 1;
  }
  return true;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function compareLists(a: readonly string[], b: readonly string[]): number {
  if (a.length !== b.length) return a.length - b.length;
  for (const [at, each] of a.entries()) {
    const order = compare(each, b[at] ?? "");
    if (order !== 0) return order;
  }
  return 0;
}
