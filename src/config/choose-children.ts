// Chooses the children of a navigation element, one kind per level, and reports every broken rule.
import { type Place, problem, warning } from "../shared/problem.js";
import type { JsonObject } from "./json/places.js";
import { CHILD_KEYS, type ChildKey, elementOf, isChildKey, type NavElement } from "./nav-elements.js";
import type { NavReading } from "./read-holder.js";
import { describe, oneOf } from "./setting-problems.js";

/** An element being read, or the root of the navigation where `element` is null. */
export interface Parent {
  readonly element: NavElement | null;
  /** The element that lists it; null at the root. */
  readonly above: NavElement | null;
  readonly item: JsonObject;
  /** `The tab "Guides"`, or `"navigation"`. */
  readonly subject: string;
  readonly allowed: readonly ChildKey[];
  readonly tolerated: readonly ChildKey[];
}

/** A list of children that counts. */
export interface ChildList {
  readonly key: ChildKey;
  readonly items: readonly unknown[];
  readonly placeOf: (index: number) => Place;
}

/** The lists that are read: one, or `pages` and `groups` together where a file mixes them. Everything else is reported. */
export function chooseChildren(parent: Parent, reading: NavReading): ChildList[] {
  const written = Object.keys(parent.item).filter(isChildKey);
  const lists = withoutIdle(written.flatMap((key) => readList(key, parent, reading)));
  const usable = lists.filter(({ key }) => parent.allowed.includes(key) || parent.tolerated.includes(key));
  for (const { key } of lists) if (!parent.allowed.includes(key)) reportForbidden(key, parent, reading);
  if (usable.length < 2) return usable;
  const chosen = precedence(usable, parent);
  if (usable.some(({ key }) => !parent.allowed.includes(key)) && chosen.length === usable.length) return chosen;
  reportMixture(usable, { chosen, parent }, reading);
  return chosen;
}

/** An empty list is no second kind where another has the children. */
function withoutIdle(lists: readonly ChildList[]): readonly ChildList[] {
  const filled = lists.filter(({ items }) => items.length > 0);
  return filled.length > 0 ? filled : lists;
}

function readList(key: ChildKey, { item, subject }: Parent, { places, report }: NavReading): ChildList[] {
  const value = item[key];
  if (key === "pages" && typeof value === "string") {
    const folder = value.trim() === "" || value.trim().endsWith("*") ? value : `${value.trim().replace(/\/$/, "")}/*`;
    return [{ key, items: [folder], placeOf: () => places.ofValue(item, key) }];
  }
  if (!Array.isArray(value)) {
    const what = `"${key}" of ${lowered(subject)} must be a list in square brackets, not ${describe(value)}.`;
    report(problem("invalid-navigation", places.ofValue(item, key), what));
    return [];
  }
  const element = elementOf(key);
  if (value.length === 0 && element && !element.mayBeNone) {
    const what = `"${key}" of ${lowered(subject)} is empty.`;
    const isAlone = !CHILD_KEYS.some((each) => each !== key && isFilled(item[each]));
    const say = isAlone ? problem : warning;
    report(say("empty-list", places.ofKey(item, key), what, `Add ${article(element.noun)}, or remove "${key}".`));
    return [];
  }
  return [{ key, items: value, placeOf: (index) => places.ofValue(value, index) }];
}

function isFilled(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0;
}

/** `pages` and `groups` are both entries of a sidebar, so nothing is lost by keeping both. Else the first kind wins. */
function precedence(lists: readonly ChildList[], { allowed, tolerated }: Parent): ChildList[] {
  const order = [...allowed, ...tolerated];
  const sorted = lists.toSorted((a, b) => order.indexOf(a.key) - order.indexOf(b.key));
  const isSidebar = sorted.every(({ key }) => key === "pages" || key === "groups");
  return isSidebar ? [...lists] : sorted.slice(0, 1);
}

function reportForbidden(key: ChildKey, parent: Parent, { places, report, isLenient }: NavReading): void {
  const { above, element, item, subject, allowed, tolerated } = parent;
  const kept = tolerated.includes(key) ? "" : ", so this is ignored";
  const may = oneOf(allowed.map((each) => `"${each}"`));
  const what = `${subject} contains "${key}", but ${article(element?.noun ?? "navigation")} can only contain ${may}${kept}.`;
  const hint = mendForbidden(key, parent);
  const place = places.ofKey(item, key);
  // The specification says what the root and the menu of a tab hold. Of the rest it says nothing, and sites with it are published.
  if (!element || (element.kind === "item" && above?.kind === "tab" && key !== "menu"))
    report(problem("forbidden-child", place, what, hint + (isLenient || kept ? "" : " `--lenient` draws it.")));
  else report(warning("forbidden-child", place, what, hint));
}

function mendForbidden(key: ChildKey, { element, allowed }: Parent): string {
  const noun = element?.noun ?? "element";
  if (element?.kind === "group") {
    if (key === "groups") return 'Add the groups to its "pages" as objects.';
    return `List its pages in "pages", and move the ${key === "menu" ? "items" : key} to a level above the groups.`;
  }
  if (key === "menu") {
    const inTab = '{ "tab": "…", "menu": [ … ] }';
    return allowed.includes("tabs")
      ? `Move it into a tab: "tabs": [${inTab}].`
      : `Only a tab can have a menu: ${inTab}.`;
  }
  if (element?.kind === "item")
    return `Give the item "groups", "pages" or an "href", and move the ${key} above its tab.`;
  return `Move the ${key} up a level, or into one of the lists that ${article(noun)} can contain.`;
}

interface Choice {
  readonly chosen: readonly ChildList[];
  readonly parent: Parent;
}

function reportMixture(
  lists: readonly ChildList[],
  { chosen, parent }: Choice,
  { places, report, isLenient }: NavReading,
): void {
  const { element, item, subject } = parent;
  const keys = lists.map(({ key }) => key);
  const left = lists.filter((list) => !chosen.includes(list)).map(({ key }) => key);
  const both = `${keys.length === 2 ? "both " : ""}${allOf(keys)}`;
  const rule = element
    ? `${article(element.noun)} can only have one kind of children`
    : "the root must have exactly one";
  const outcome = isLenient && left.length > 0 ? ` ${allOf(left)} ${left.length > 1 ? "are" : "is"} ignored.` : "";
  const second = keys[1] ?? "pages";
  const code = element ? "mixed-children" : "several-root-patterns";
  report(
    problem(
      code,
      places.ofKey(item, second),
      `${subject} has ${both}, but ${rule}.${outcome}`,
      mendMixture(lists, chosen, parent) +
        (isLenient ? "" : ` \`--lenient\` draws ${allOf(chosen.map(({ key }) => key))}.`),
    ),
  );
}

function mendMixture(lists: readonly ChildList[], chosen: readonly ChildList[], { element }: Parent): string {
  const kept = chosen[0]?.key ?? "pages";
  const left = lists.filter(({ key }) => key !== kept);
  const others = left.map(({ key }) => key);
  if (lists.every(({ key }) => key === "pages" || key === "groups")) {
    return 'Move the pages into a group, or add the groups to "pages" as objects.';
  }
  if (element === null && left.every(({ key, items }) => key === "anchors" && items.every(isOnlyLink))) {
    return 'Move the anchors to "global" to show them on every page.';
  }
  const keeper = elementOf(kept);
  const fits = keeper && others.every((key) => keeper.children.includes(key));
  if (!fits) return "Keep only one of them.";
  return `Move the ${oneOf(others)} into one of the ${kept}${element ? `, or into another ${element.noun}` : ""}.`;
}

function isOnlyLink(item: unknown): boolean {
  return typeof item === "object" && item !== null && isChildless(item);
}

/** Reports an element without a target; a group must have content. */
export function reportNothingHeld(parent: Parent, { places, report }: NavReading): void {
  const { element, item, subject } = parent;
  if (element?.kind !== "group") {
    const what = `${subject} is empty and will not be shown.`;
    report(warning("empty-element", places.ofHolder(item), what, 'Add "pages", "groups" or an "href".'));
    return;
  }
  const what = `${subject} has no "pages".`;
  report(
    problem(
      "missing-pages",
      places.ofHolder(item),
      what,
      'Add "pages": ["path/to/page"], or "openapi" to generate its pages from an API description.',
    ),
  );
}

export function isChildless(item: object): boolean {
  return !CHILD_KEYS.some((key) => Reflect.get(item, key) !== undefined);
}

function allOf(keys: readonly string[]): string {
  return new Intl.ListFormat("en-GB").format(keys.map((key) => `"${key}"`));
}

export function article(noun: string): string {
  return `${/^[aeiou]/.test(noun) ? "an" : "a"} ${noun}`;
}

/** A subject in the middle of a sentence. */
function lowered(subject: string): string {
  return subject.replace(/^The /, "the ");
}
