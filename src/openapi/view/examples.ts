// Collects the examples of a parameter, header or media type in their order of precedence.

import { entriesAt, isArray, type Json, type Maybe, member, parsedJson, textAt } from "../json.js";
import { isSafeLink } from "../safe-address.js";
import type { ExampleView } from "../schema-views.js";
import { schemaExampleValues } from "./schema/bare-view.js";
import type { OpenSchema } from "./schema/open-schema.js";
import { schemaTypes } from "./schema/schema-type.js";
import type { Viewer } from "./viewer.js";

/** `examples`, else `example`, else the schema's own, else its default; empty where a value must be generated. */
export function examplesOf(holder: Maybe, schema: OpenSchema | null, viewer: Viewer): ExampleView[] {
  const named = namedExamples(holder, viewer);
  const single = member(holder, "example");
  const written =
    named.length > 0 || single === undefined ? named : [valueExample(single, { origin: "example", index: 0, of: 1 })];
  if (!schema) return written;
  return written.length > 0 ? written.map((each) => asMeant(each, schema)) : schemaExamples(schema);
}

/** Some writers give the JSON of an object or a list as a text, which no server would take for it. */
function asMeant(example: ExampleView, schema: OpenSchema): ExampleView {
  const text = example.value.kind === "json" ? example.value.value : null;
  const types = schemaTypes(schema);
  if (typeof text !== "string" || !/^\s*[[{]/.test(text) || types.length === 0 || types.includes("string"))
    return example;
  const value = parsedJson(text);
  return value === undefined ? example : { ...example, value: { kind: "json", value } };
}

export function schemaExamples({ keywords }: OpenSchema): ExampleView[] {
  const values = schemaExampleValues(keywords);
  if (values.length > 0)
    return values.map((value, index) => valueExample(value, { origin: "schema", index, of: values.length }));
  const standard = keywords["default"] ?? null;
  return standard === null ? [] : [valueExample(standard, { origin: "default", index: 0, of: 1 })];
}

function namedExamples(holder: Maybe, viewer: Viewer): ExampleView[] {
  const written = member(holder, "examples");
  if (isArray(written))
    return written.map((value, index) => valueExample(value, { origin: "examples", index, of: written.length }));
  const found: ExampleView[] = [];
  for (const [key, entry] of entriesAt(holder, "examples")) {
    const example = viewer.resolver.open(entry)?.value;
    const value = exampleValue(example);
    if (!example || !value) continue;
    const label = textAt(example, "summary") ?? key;
    found.push({ label, description: viewer.prose(textAt(example, "description")), value, origin: "examples" });
  }
  return found;
}

function exampleValue(example: Maybe): ExampleView["value"] | null {
  const url = textAt(example, "externalValue");
  if (url !== null) return isSafeLink(url) ? { kind: "external", url } : null;
  const text = member(example, "serializedValue");
  if (typeof text === "string") return { kind: "text", text };
  const value = member(example, "dataValue") ?? member(example, "value");
  return value === undefined ? null : { kind: "json", value };
}

interface Made {
  readonly origin: ExampleView["origin"];
  readonly index: number;
  readonly of: number;
}

function valueExample(value: Json, { origin, index, of }: Made): ExampleView {
  const label = of === 1 ? "Example" : `Example ${index + 1}`;
  return { label, description: null, value: { kind: "json", value }, origin };
}
