// Writes facts about values: default, limits, examples, further reading.
import { isObject, type Json } from "../../openapi/json.js";
import { typeWithFormat } from "../../openapi/view/schema/schema-type.js";
import type { EnumValueView, ExampleView, SchemaView } from "../../openapi/views.js";
import { fillIn } from "../../shared/fill-in.js";
import { writeProse } from "../prose.js";
import type { FieldType } from "./field.js";
import type { SchemaPen } from "./schema-pen.js";
import { valueText } from "./value-text.js";

/** In one line. `examples` of the parameter or header itself are shown before the schema's. */
export function writeFacts(schema: SchemaView, examples: readonly ExampleView[], pen: SchemaPen): void {
  const { fixed, default: standard, constraints, readOnly, writeOnly } = schema;
  const shown = shownExamples(schema, examples);
  // Most schemas have none, and an empty list would only add weight.
  if (!(fixed || standard || constraints.length > 0 || shown.length > 0 || readOnly || writeOnly)) return;
  const { ui } = pen.services.page;
  pen.write`<ul class="field-facts">`;
  if (readOnly) pen.write`<li class="field-access" data-access="read">${ui.readOnly}</li>`;
  else if (writeOnly) pen.write`<li class="field-access" data-access="write">${ui.writeOnly}</li>`;
  if (fixed) writeValue(ui.constant, fixed.value, pen);
  if (standard) writeValue(ui.default, standard.value, pen);
  for (const { text, code } of constraints) {
    pen.write`<li> ${text}`;
    if (code !== null) pen.write` <code>${code}</code>`;
    pen.write`</li>`;
  }
  if (shown.length > 0) writeExamples(shown, pen);
  pen.write`</ul>`;
}

/** What takes lines of its own: allowed values, and where to read on. */
export function writeValues({ fixed, enumValues, externalDocs }: SchemaView, pen: SchemaPen): void {
  if (!fixed) writeEnumValues(enumValues, pen);
  if (externalDocs) {
    const { url, label } = externalDocs;
    pen.write`<p class="field-docs"><a href="${pen.services.page.link(url)}">${label}</a></p>`;
  }
}

function writeValue(name: string, value: Json, pen: SchemaPen): void {
  pen.write`<li><span class="field-fact-name">${name}</span> <code>${valueText(value)}</code></li>`;
}

interface ShownExample {
  readonly label: string | null;
  readonly text: string;
}

function writeExamples(shown: readonly ShownExample[], pen: SchemaPen): void {
  const { ui } = pen.services.page;
  const name = shown.length > 1 ? ui.examples : ui.example;
  pen.write`<li><span class="field-fact-name">${name}</span> `;
  for (const { label, text } of shown) {
    pen.write`<span class="field-example"><code>${text}</code>`;
    if (label) pen.write`<span class="field-example-label"> ${label}</span>`;
    pen.write`</span>`;
  }
  pen.write`</li>`;
}

function shownExamples(schema: SchemaView, examples: readonly ExampleView[]): readonly ShownExample[] {
  const own = examples.filter(({ origin }) => origin !== "default");
  if (own.length > 0) return own.map(exampleText);
  return schema.examples.filter(isShort).map((value) => ({ label: null, text: valueText(value) }));
}

/** Only the keys of `examples` are names from the author. */
function exampleText({ value, label, origin }: ExampleView): ShownExample {
  const name = origin === "examples" ? label : null;
  if (value.kind === "external") return { label: name, text: value.url };
  return { label: name, text: value.kind === "text" ? value.text : valueText(value.value) };
}

/** Objects and long examples are in the column of examples already. */
function isShort(value: Json): boolean {
  return !isObject(value) && JSON.stringify(value).length <= 120;
}

/** Writes the allowed values; a long list is folded, but complete in the page. */
const VISIBLE = 10;

function writeEnumValues(values: readonly EnumValueView[], pen: SchemaPen): void {
  if (values.length === 0) return;
  // One more value takes no more room than the line that announces it.
  const visible = values.length <= VISIBLE + 1 ? values.length : VISIBLE;
  pen.write`<div class="field-enum"><span class="field-fact-name">${pen.services.page.ui.allowedValues}</span>`;
  writeList(values.slice(0, visible), pen);
  if (visible < values.length) writeOthers(values.slice(visible), values, pen);
  pen.write`</div>`;
}

function writeOthers(values: readonly EnumValueView[], all: readonly EnumValueView[], pen: SchemaPen): void {
  const { page, lists } = pen.services;
  const key = JSON.stringify(all);
  const known = lists.get(key);
  const text = fillIn(page.ui.moreValues, { count: values.length });
  if (known !== undefined) {
    pen.write`<a class="field-enum-more" href="#${known}">${text}</a>`;
    return;
  }
  const id = page.uniqueId("values");
  lists.set(key, id);
  pen.write`<details class="field-enum-rest" id="${id}"><summary>${text}</summary>`;
  writeList(values, pen);
  pen.write`</details>`;
}

function writeList(values: readonly EnumValueView[], pen: SchemaPen): void {
  const isDescribed = values.some(({ name, description }) => name !== null || description !== null);
  pen.write`<ul class="${isDescribed ? "enum-values enum-described" : "enum-values"}">`;
  for (const { value, name, description } of values) {
    pen.write`<li><code>${valueText(value)}</code>`;
    if (name !== null) pen.write`<span class="enum-name"> ${name}</span>`;
    writeProse(description, pen);
    pen.write`</li>`;
  }
  pen.write`</ul>`;
}

/** `string <email>`, `string <date> | null`. */
export function typeText(schema: SchemaView): string {
  return typeWithFormat(schema.type, formatOf(schema));
}

/** Its own format; of a list that of its items, which the type of the list names. */
function formatOf({ format, items, tuple }: SchemaView): string | null {
  if (format !== null || items === null || tuple.length > 0) return format;
  return formatOf(items);
}

/** The type as it is shown: a link where the schema has a page. */
export function fieldType(schema: SchemaView): FieldType {
  return { text: typeText(schema), address: schema.named?.address ?? null };
}
