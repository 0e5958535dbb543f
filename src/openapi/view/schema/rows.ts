// Makes the rows of an object: its properties, its patterns, and the row for any other key.
import { entriesAt, isObject, type JsonObject, type Maybe, objectAt, textAt, textsAt } from "../../json.js";
import type { RowView, SchemaView } from "../../schema-views.js";
import { anchorBelow, uniqueAnchor } from "./anchor.js";
import { isHidden, type Spot } from "./block.js";
import { isAnything } from "./constraints.js";
import { mappedValue } from "./discriminator.js";
import type { OpenSchema } from "./open-schema.js";

export function rowsOf(schema: OpenSchema, spot: Spot): RowView[] {
  const { keywords } = schema;
  const { viewer, direction } = spot.block;
  const required = new Set(textsAt(keywords, "required"));
  const rows: RowView[] = [];
  for (const [name, value] of entriesAt(keywords, "properties")) {
    if (isHidden(viewer.open(value).keywords, direction)) continue;
    const row = rowOf({ kind: "property", name, required: required.has(name) }, value, spot);
    const fixed = fixedValue(name, schema, spot);
    rows.push(fixed === null ? row : { ...row, schema: { ...row.schema, fixed: { value: fixed }, enumValues: [] } });
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

/** The value that a discriminator gives a property: from the variant, or from the base schema this one extends. */
function fixedValue(name: string, schema: OpenSchema, { fixed, block }: Spot): string | null {
  if (fixed?.property === name) return fixed.value;
  const base = schema.inherited.find((discriminator) => textAt(discriminator, "propertyName") === name);
  return base ? mappedValue(base, schema, block.viewer) : null;
}
