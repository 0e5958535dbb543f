// Writes what a schema says about its values: default, limits, examples, where to read on.
import { isObject, type Json } from "../../openapi/json.js";
import type { ExampleView, SchemaView } from "../../openapi/views.js";
import { writeEnumValues } from "./enum-values.js";
import type { SchemaPen } from "./schema-pen.js";
import { valueText } from "./value-text.js";

/** `examples` of the parameter or header itself are shown before the schema's. */
export function writeFacts(schema: SchemaView, examples: readonly ExampleView[], pen: SchemaPen): void {
  const { fixed, default: standard, constraints, enumValues, externalDocs } = schema;
  const shown = shownExamples(schema, examples);
  // Most schemas have none, and an empty list would only add weight.
  if (fixed || standard || constraints.length > 0 || shown.length > 0) {
    const { ui } = pen.services.page;
    pen.write`<ul class="field-facts">`;
    if (fixed) writeValue(ui.constant, fixed.value, pen);
    if (standard) writeValue(ui.default, standard.value, pen);
    for (const { text, code } of constraints) {
      pen.write`<li class="field-fact"> ${text}`;
      if (code !== null) pen.write` <code>${code}</code>`;
      pen.write`</li>`;
    }
    if (shown.length > 0) writeExamples(shown, pen);
    pen.write`</ul>`;
  }
  if (!fixed) writeEnumValues(enumValues, pen);
  if (externalDocs) {
    const { url, label } = externalDocs;
    pen.write`<p class="field-docs"><a href="${pen.services.page.link(url)}">${label}</a></p>`;
  }
}

function writeValue(name: string, value: Json, pen: SchemaPen): void {
  pen.write`<li class="field-fact"><span class="field-fact-name">${name}</span> <code>${valueText(value)}</code></li>`;
}

interface ShownExample {
  readonly label: string | null;
  readonly text: string;
}

function writeExamples(shown: readonly ShownExample[], pen: SchemaPen): void {
  const { ui } = pen.services.page;
  const name = shown.length > 1 ? ui.examples : ui.example;
  pen.write`<li class="field-fact"><span class="field-fact-name">${name}</span> `;
  for (const { label, text } of shown) {
    pen.write`<span class="field-example"><code>${text}</code>`;
    if (label) pen.write`<span class="field-example-label"> ${label}</span>`;
    pen.write`</span>`;
  }
  pen.write`</li>`;
}

function shownExamples(schema: SchemaView, examples: readonly ExampleView[]): readonly ShownExample[] {
  if (examples.length > 0) return examples.map(exampleText);
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
