// Reads `global`: links that are shown wherever the reader is.
import type { WrittenNode } from "../model.js";
import { problem } from "../shared/problem.js";
import { article } from "./choose-children.js";
import { isObject, type JsonObject } from "./json/places.js";
import { NAV_ELEMENTS, type NavElement } from "./nav-elements.js";
import { type NavReading, readHolder } from "./read-holder.js";
import { readHref } from "./read-href.js";
import { describe, warnOfKey } from "./setting-problems.js";

const GLOBAL_ELEMENTS = NAV_ELEMENTS.filter(({ kind }) => kind !== "group" && kind !== "item");
const GLOBAL_KEYS = GLOBAL_ELEMENTS.map(({ key }) => key);

/** The links of an element's `global`, in the order in which they are written. */
export function readGlobal(item: JsonObject, reading: NavReading): WrittenNode[] {
  const { places, report, toldKeys } = reading;
  const global = item["global"];
  if (global === undefined) return [];
  if (!isObject(global)) {
    const what = `"global" must be an object in braces, not ${describe(global)}.`;
    report(
      problem("invalid-navigation", places.ofValue(item, "global"), what, 'Write "global": { "anchors": [ … ] }.'),
    );
    return [];
  }
  return Object.entries(global).flatMap(([key, list]) => {
    const element = GLOBAL_ELEMENTS.find((each) => each.key === key);
    if (!element) {
      warnOfKey({ holder: global, key, known: GLOBAL_KEYS, owner: '"global"' }, { places, report, toldKeys });
      return [];
    }
    if (Array.isArray(list))
      return list.flatMap((link: unknown, index) => readLink(element, { link, list, index }, reading));
    report(
      problem("invalid-navigation", places.ofValue(global, key), `"global.${key}" must be a list in square brackets.`),
    );
    return [];
  });
}

interface Written {
  readonly link: unknown;
  readonly list: readonly unknown[];
  readonly index: number;
}

function readLink(element: NavElement, { link, list, index }: Written, reading: NavReading): WrittenNode[] {
  const { places, report } = reading;
  const place = places.ofValue(list, index);
  const refuse = (what: string, hint: string): WrittenNode[] => {
    report(problem("invalid-global", place, what, hint));
    return [];
  };
  const form = `Write { "${element.nameKey}": "…", "href": "https://…" }.`;
  if (!isObject(link))
    return refuse(`Entries of "global.${element.key}" must be links in braces, not ${describe(link)}.`, form);
  const name = link[element.nameKey];
  if (typeof name !== "string" || name.trim() === "") {
    return refuse(`${article(element.noun).replace(/^a/, "A")} under "global" has no "${element.nameKey}".`, form);
  }
  if (link["href"] === undefined) {
    return refuse(
      `The ${element.noun} "${name}" under "global" has no "href".`,
      'Add an "href" with a URL or a path: "global" can only contain links.',
    );
  }
  const href = readHref(link, { isGlobal: true, hasChildren: false }, reading);
  if (href === null) return [];
  const holder = readHolder(element, link, { name: name.trim(), reading });
  return [{ kind: "link", holder, place: places.ofKey(link, element.nameKey), href }];
}
