// Makes the rows of an object: its properties, its patterns, and the row for any other key.
import { entriesAt, isObject, type JsonObject, type Maybe, objectAt, textAt, textsAt } from "../../json.js";
import type { RowView, SchemaView } from "../../schema-views.js";
import { anchorBelow, uniqueAnchor } from "./anchor.js";
import { isHidden, type Spot } from "./block.js";
import { isAnything } from "./constraints.js";
import { mappedValues } from "./discriminator.js";
import type { OpenSchema } from "./open-schema.js";

export function rowsOf(schema: OpenSchema, spot: Spot): RowView[] {
  const { keywords } = schema;
  const { viewer, direction } = spot.block;
  const required = new Set(textsAt(keywords, "required"));
  const rows: RowView[] = [];
  for (const [name, value] of entriesAt(keywords, "properties")) {
    if (isHidden(viewer.open(value).keywords, direction)) continue;
    const row = rowOf({ kind: "property", name, required: required.has(name) }, value, spot);
    rows.push({ ...row, schema: withValues(row.schema, fixedValues(name, schema, spot)) });
  }
  const properties = objectAt(keywords, "properties");
  for (const name of required)
    if (properties && !Object.hasOwn(properties, name))
      rows.push(rowOf({ kind: "property", name, required: true }, {}, spot));
  for (const [name, value] of entriesAt(keywords, "patternProperties"))
    rows.push(rowOf({ kind: "pattern", name, required: false }, value, spot));
  const others = otherValues(keywords);
  if (others) rows.push(rowOf({ kind: "rest", name: keyName(keywords, others), required: false }, others, spot));
  return rows;
}

/** Whether other keys are allowed, if the schema says so and no row does. */
export function othersOf(keywords: JsonObject): SchemaView["others"] {
  const others: Maybe = keywords["additionalProperties"] ?? keywords["unevaluatedProperties"];
  if (others === false) return "closed";
  return isAnything(others) ? "open" : "unsaid";
}

function rowOf(
  { kind, name, required }: Pick<RowView, "kind" | "name" | "required">,
  value: Maybe,
  spot: Spot,
): RowView {
  const { block } = spot;
  block.rows++;
  const id = uniqueAnchor(anchorBelow(spot.id, name), block.ids);
  return {
    kind,
    name,
    required,
    id,
    marks: block.viewer.marksOf(value),
    schema: block.view(value, { ...spot, id, depth: spot.depth + 1, fixed: null }),
  };
}

function otherValues(keywords: JsonObject): JsonObject | null {
  const others: Maybe = keywords["additionalProperties"] ?? keywords["unevaluatedProperties"];
  return isObject(others) && !isAnything(others) ? others : null;
}

function keyName(keywords: JsonObject, others: JsonObject): string {
  const name = textAt(others, "x-additionalPropertiesName") ?? textAt(keywords, "x-additionalPropertiesName");
  return `{${name ?? "key"}}`;
}

/** The values that a discriminator gives a property: from the variant, or from the base schema this one extends. */
function fixedValues(name: string, schema: OpenSchema, { fixed, block }: Spot): readonly string[] {
  if (fixed?.property === name) return fixed.values;
  const base = schema.inherited.find((discriminator) => textAt(discriminator, "propertyName") === name);
  return base ? mappedValues(base, schema, block.viewer) : [];
}

/** One value is fixed; several are those that the property allows of them, else all. */
function withValues(schema: SchemaView, values: readonly string[]): SchemaView {
  const [only, ...others] = values;
  if (only === undefined) return schema;
  if (others.length === 0) return { ...schema, fixed: { value: only }, enumValues: [] };
  const own = schema.enumValues.filter(({ value }) => values.some((each) => each === value));
  const named = values.map((value) => ({ value, name: null, description: null }));
  return schema.fixed ? schema : { ...schema, enumValues: own.length > 0 ? own : named };
}
