// Writes the allowed values; a long list is folded, but complete in the page.
import type { EnumValueView } from "../../openapi/views.js";
import { fillIn } from "../../shared/fill-in.js";
import { writeProse } from "../prose.js";
import type { SchemaPen } from "./schema-pen.js";
import { valueText } from "./value-text.js";

const VISIBLE = 10;

export function writeEnumValues(values: readonly EnumValueView[], pen: SchemaPen): void {
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
