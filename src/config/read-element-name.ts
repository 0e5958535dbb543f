// Reads the name of a navigation element, and reports unknown keys.
import { languageCodes, languageOf, likelyCode } from "../shared/languages.js";
import { nearest } from "../shared/nearest.js";
import { problem, warning } from "../shared/problem.js";
import { article } from "./choose-children.js";
import type { JsonObject } from "./json/places.js";
import { isChildKey, NAV_ELEMENTS, type NavElement } from "./nav-elements.js";
import type { NavReading } from "./read-holder.js";
import { describe, warnOfKey } from "./setting-problems.js";

/** The name; `Untitled` where there is none, so that the element's content is not lost. */
export function readElementName(element: NavElement, item: JsonObject, reading: NavReading): string {
  const { places, report } = reading;
  const { nameKey, noun } = element;
  const name = item[nameKey];
  if (name === undefined) {
    const other = NAV_ELEMENTS.find((each) => typeof item[each.nameKey] === "string" && each !== element);
    if (other) return readOtherName(element, { item, other }, reading);
    const what = `${article(noun).replace(/^a/, "A")} has no "${nameKey}".`;
    report(problem("missing-name", places.ofHolder(item), what, `Name it: "${nameKey}": "…".`));
    return "Untitled";
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

interface OtherElement {
  readonly item: JsonObject;
  readonly other: NavElement;
}

/** The name of an element that is not of the kind of its list. Among groups and pages it is drawn as a group. */
function readOtherName(element: NavElement, { item, other }: OtherElement, { places, report }: NavReading): string {
  const { nameKey, noun, key, kind } = element;
  const place = places.ofHolder(item);
  const hint = `Move it to "${other.key}", or name it with "${nameKey}".`;
  if (kind === "group") {
    const what = `Only pages and groups can be listed here, not ${article(other.noun)}; it is shown as a group.`;
    report(warning("forbidden-child", place, what, hint));
  } else {
    const what = `"${key}" contains ${article(other.noun)}, but can only contain ${noun}s.`;
    report(problem("forbidden-child", place, what, hint));
  }
  return String(item[other.nameKey]);
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
