// Draws a row: parameter, property, header or credential, with type, labels, words and children.
import type { ComponentChildren } from "preact";
import type { Html } from "../../model.js";
import { isObject, type Json } from "../../openapi/json.js";
import type { EnumValueView, ExampleView, MarksView, SchemaView } from "../../openapi/schema-views.js";
import { typeWithFormat } from "../../openapi/view/schema/schema-type.js";
import { fillIn } from "../../shared/fill-in.js";
import { Prose, writeProse } from "../prose.js";
import { ReleaseMarks } from "./release-marks.js";
import { type SchemaPen, useSchemaPen } from "./schema-pen.js";
import { valueText } from "./value-text.js";

/** The type in words, and the address of the page that says more of it. */
interface FieldType {
  readonly text: string;
  readonly address: string | null;
}

export interface FieldHead {
  readonly id: string;
  readonly name: string;
  /** `code` for names that are regular expressions. */
  readonly nameKind?: "plain" | "code";
  /** Its location in a request, where the section does not tell. */
  readonly location?: string | null;
  readonly required?: boolean;
  readonly marks?: MarksView | null;
}

/** What the first line says of the value. */
interface ValueLabels {
  readonly type: FieldType;
  readonly deprecated?: boolean;
  /** Small labels before and after name and type. */
  readonly before?: readonly string[];
  readonly after?: readonly string[];
}

interface FieldProps extends FieldHead, ValueLabels {
  readonly description: Html | null;
  /** What stands behind the name, such as a default. */
  readonly facts?: ComponentChildren;
  readonly children?: ComponentChildren;
}

export function Field(props: FieldProps) {
  const pen = useSchemaPen();
  writeFieldHead(props, props, pen);
  return (
    <div class={fieldClass(props.deprecated)} id={props.id}>
      {pen.drawn()}
      {props.facts && <ul class="field-facts">{props.facts}</ul>}
      <Prose html={props.description} />
      {props.children}
    </div>
  );
}

export function fieldClass(deprecated: boolean | undefined): string {
  return deprecated ? "api-field api-field-deprecated" : "api-field";
}

/** The start of the first line. */
export function writeFieldHead(head: FieldHead, labels: ValueLabels, pen: SchemaPen): void {
  const { id, name, nameKind, location, required, marks } = head;
  const { type, deprecated, before = [], after = [] } = labels;
  const { ui } = pen.services.page;
  pen.write`<div class="field-head">`;
  for (const text of before) pen.write`<span class="field-pill">${text}</span>`;
  pen.write`<a class="field-name" href="#${encodeURIComponent(id)}">`;
  if (nameKind === "code") pen.write`<code>${name}</code></a>`;
  else pen.write`${name}</a>`;
  writeType(type, pen);
  if (location) pen.write`<span class="field-location">${location}</span>`;
  if (required) pen.write`<span data-component-part="field-required-pill">${ui.required}</span>`;
  if (deprecated) pen.write`<span class="field-pill field-pill-deprecated">${ui.deprecated}</span>`;
  if (marks) pen.draw(<ReleaseMarks marks={marks} />);
  for (const text of after) pen.write`<span class="field-pill">${text}</span>`;
  pen.write`</div>`;
}

/** The type, as a link where it has a page. */
export function writeType({ text, address }: FieldType, pen: SchemaPen): void {
  if (address === null) pen.write`<span data-component-part="field-info-pill">${text}</span>`;
  else pen.write`<a data-component-part="field-info-pill" href="${pen.services.page.link(address)}">${text}</a>`;
}

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
