// Finds the schema or channel that front matter names.

import type { ApiTarget } from "../../model.js";
import { nearest } from "../../shared/nearest.js";
import { type Problem, problem, warning } from "../../shared/problem.js";
import { member, sameJson } from "../json.js";
import { componentsIn } from "../operations.js";
import { schemaFile } from "../schema-file.js";
import {
  candidatesFor,
  firstNames,
  type Lookup,
  placesInWords,
  tellTaken,
  tellUnfound,
  withFileNames,
} from "./candidates.js";
import type { DescriptionIndex } from "./index-description.js";

/** What can be named: words for messages, the names a description has, the target. */
interface Sort {
  readonly word: "schema" | "channel";
  readonly names: (index: DescriptionIndex) => readonly string[];
  readonly value: (index: DescriptionIndex, name: string) => ReturnType<typeof member>;
}

export const SCHEMA: Sort = {
  word: "schema",
  names: (index) => index.schemas,
  value: ({ description }, name) => member(componentsIn(description.document, "schemas"), name),
};
export const CHANNEL: Sort = {
  word: "channel",
  names: (index) => index.channels,
  value: ({ description }, name) => member(description.document["channels"], name),
};

/** The schema that a JSON Schema file is. */
export function matchSchemaFile(text: string, { indexes, absent, at, report }: Lookup): ApiTarget | null {
  const file = schemaFile(text, at.pageFile);
  const description = indexes.get(file)?.description;
  if (description?.schema) return { kind: "schema", description: file, name: description.schema };
  if (absent.unread.includes(file)) {
    absent.onAsked([file]);
    return null;
  }
  const why = description ? "it describes an API" : absent.passedOver(file);
  const what =
    why === null
      ? `The JSON Schema "${text}" does not exist.`
      : `"${text}" is not a JSON Schema that can be shown: ${why}.`;
  const hint = description ? "Name a schema of it with `openapi-schema`." : "Name a JSON or YAML file of the project.";
  report(problem("schema-not-found", at.place, what, hint));
  return null;
}

/** The schema or channel of that name. */
export function matchNamed(text: string, sort: Sort, lookup: Lookup): ApiTarget | null {
  const { source, name } = readNamed(text);
  const candidates = candidatesFor(source, lookup);
  const isIn = (index: DescriptionIndex) => sort.names(index).includes(name);
  const ofSort = candidates.known.filter((index) => sort.names(index).length > 0);
  const found = ofSort.filter(isIn);
  const [first] = found;
  const fault = () => notFound(name, sort, { ...lookup, candidates: ofSort });
  if (!first) return tellUnfound({ name, isIn, fault }, candidates, lookup);
  tellTaken(name, first.description.id, { ...candidates, lookup });
  if (found.length > 1) sayAmbiguous(name, sort, { ...lookup, candidates: found });
  return { kind: sort.word, description: first.description.id, name };
}

/** `[file] Name`, as `openapi-schema` and `asyncapi` are written. */
function readNamed(text: string): { readonly source: string | null; readonly name: string } {
  const parts = text.trim().split(/\s+/);
  const name = parts.pop() ?? "";
  return { source: parts.length === 0 ? null : parts.join(" "), name };
}

interface Candidates extends Lookup {
  readonly candidates: readonly DescriptionIndex[];
}

function notFound(name: string, sort: Sort, { candidates, at }: Candidates): Problem {
  const names = candidates.flatMap((index) => [...sort.names(index)]);
  const near = nearest(name, names);
  const hint = near ? `Did you mean "${near}"?` : firstNames(names);
  const what = `The ${sort.word} "${name}" does not exist in ${placesInWords(candidates)}.`;
  return problem(`${sort.word}-not-found`, at.place, what, hint);
}

function sayAmbiguous(name: string, sort: Sort, { candidates, at, report }: Candidates): void {
  const [first, ...others] = candidates;
  if (!first) return;
  const what = `The ${sort.word} "${name}" is defined in ${candidates.length} API descriptions`;
  const isAlike = others.every((index) => sameJson(sort.value(index, name), sort.value(first, name)));
  const say = isAlike ? warning : problem;
  const told = `${what}, with ${isAlike ? "the same" : "different"} content.`;
  report(say(`${sort.word}-ambiguous`, at.place, told, withFileNames(name, candidates)));
}
