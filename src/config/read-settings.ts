// Reads every setting of docs.json but the navigation.
import { fileOf, type Place, warning } from "../shared/problem.js";
import { readDescriptionRefs } from "./description-refs.js";
import { DOCS_SETTINGS, type DocsConfig } from "./docs-config.js";
import { isObject, type JsonObject, objectsIn } from "./json/places.js";
import { parseSetting } from "./parse-setting.js";
import type { NavReading } from "./read-holder.js";

/** The settings with defaults for all that is left out or cannot be used. */
export function readSettings(docs: JsonObject, reading: NavReading): DocsConfig {
  const { places, report } = reading;
  if (docs["name"] === undefined) {
    const hint = 'Add the title of the site: "name": "…".';
    report(warning("missing-name", places.ofHolder(docs), 'docs.json has no "name".', hint));
  }
  const read = parseSetting(DOCS_SETTINGS, { ...reading, top: docs, at: [] }) ?? DOCS_SETTINGS.parse({});
  const { navigation: _navigation, $schema: _schema, redirects, ...settings } = read;
  reportRepeatedSources(docs, reading);
  const sources = placesOfSources(docs, reading);
  const api = isObject(docs["api"]) ? docs["api"] : {};
  return freeze({
    ...settings,
    redirects: redirects.map((each) => ({ ...each, place: sources.get(each.source) ?? fileOf("docs.json") })),
    api: {
      ...settings.api,
      openapi: readDescriptionRefs(api, "openapi", reading) ?? [],
      asyncapi: readDescriptionRefs(api, "asyncapi", reading) ?? [],
    },
  });
}

/** Faulty redirects are gone from the list by now, so the places are found by source. */
function placesOfSources({ redirects }: JsonObject, { places }: NavReading): ReadonlyMap<unknown, Place> {
  const found = objectsIn(redirects).map((each): [unknown, Place] => [each["source"], places.ofValue(each, "source")]);
  return new Map(found.toReversed());
}

/** Reports duplicate sources. All are kept, and the first one applies. */
function reportRepeatedSources({ redirects }: JsonObject, { places, report }: NavReading): void {
  const seen = new Set<unknown>();
  for (const each of objectsIn(redirects)) {
    const { source } = each;
    if (seen.has(source)) {
      const what = `Duplicate redirect from "${String(source)}"; only the first one applies.`;
      report(warning("repeated-redirect", places.ofValue(each, "source"), what));
    }
    seen.add(source);
  }
}

function freeze<Value>(value: Value): Value {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) freeze(part);
  }
  return value;
}
