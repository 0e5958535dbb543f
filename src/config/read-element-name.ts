// Reads by what an element of the navigation is known: its name, and keys that no such element has.
import { languageCodes, languageOf, likelyCode } from "../shared/languages.js";
import { nearest } from "../shared/nearest.js";
import { problem } from "../shared/problem.js";
import { article } from "./choose-children.js";
import type { JsonObject } from "./json/places.js";
import { isChildKey, NAV_ELEMENTS, type NavElement } from "./nav-elements.js";
import type { NavReading } from "./read-holder.js";
import { describe, warnOfKey } from "./setting-problems.js";

/** The name; `Untitled` where there is none, so that the element's content is not lost. */
export function readElementName(element: NavElement, item: JsonObject, reading: NavReading): string {
  const { places, report } = reading;
  const { nameKey, noun, key } = element;
  const name = item[nameKey];
  if (name === undefined) {
    const other = NAV_ELEMENTS.find((each) => typeof item[each.nameKey] === "string" && each !== element);
    const what = other
      ? `"${key}" contains ${article(other.noun)}, but can only contain ${noun}s.`
      : `${article(noun).replace(/^a/, "A")} has no "${nameKey}".`;
    const hint = other ? `Move it to "${other.key}", or name it with "${nameKey}".` : `Name it: "${nameKey}": "…".`;
    report(problem(other ? "forbidden-child" : "missing-name", places.ofHolder(item), what, hint));
    const otherName = other ? item[other.nameKey] : null;
    return typeof otherName === "string" ? otherName : "Untitled";
  }
  // A blank name is a way to write a group without a heading, so only an empty one is refused.
  if (typeof name !== "string" || name === "") {
    const found = typeof name === "string" ? "" : `, not ${describe(name)}`;
    const what = `"${nameKey}" must be the name of the ${noun} in quotes${found}.`;
    report(problem("missing-name", places.ofValue(item, nameKey), what));
    return "Untitled";
  }
  if (element.kind === "language" && !languageOf(name)) {
    const meant = likelyCode(name) ?? nearest(name, languageCodes());
    const codes = languageCodes().join(", ");
    const hint = meant ? `Did you mean "${meant}"?` : `Use a code such as "en" for English. Supported codes: ${codes}.`;
    report(
      problem("unknown-language", places.ofValue(item, nameKey), `"${name}" is not a supported language code.`, hint),
    );
  }
  return name.trim();
}

/** Reports keys that the element does not have. */
export function reportUnknownFields(element: NavElement, item: JsonObject, reading: NavReading): void {
  const known = [element.nameKey, ...element.fields, ...element.children];
  for (const key of Object.keys(item)) {
    // Lists have their own rules, and if the name of another element is used, that was already reported.
    const isTold = isChildKey(key) || (elementNames.has(key) && item[element.nameKey] === undefined);
    if (!known.includes(key) && !isTold) warnOfKey({ holder: item, key, known, owner: article(element.noun) }, reading);
  }
}

const elementNames = new Set(NAV_ELEMENTS.map(({ nameKey }) => nameKey));
