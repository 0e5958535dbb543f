// Draws a row: parameter, property, header or credential, with type, labels, words and children.
import type { ComponentChildren } from "preact";
import type { Html } from "../../model.js";
import type { MarksView } from "../../openapi/views.js";
import { Prose } from "../prose.js";
import { ReleaseMarks } from "./release-marks.js";
import { type SchemaPen, useSchemaPen } from "./schema-pen.js";

/** The type in words, and the address of the page that says more of it. */
export interface FieldType {
  readonly text: string;
  readonly address: string | null;
}

export interface FieldHead {
  readonly id: string;
  readonly name: string;
  /** `code` for names that are regular expressions. */
  readonly nameKind?: "plain" | "code";
  readonly type: FieldType;
  /** Its location in a request, where the section does not tell. */
  readonly location?: string | null;
  readonly required?: boolean;
  readonly deprecated?: boolean;
  readonly marks?: MarksView | null;
  /** Small labels before and after name and type. */
  readonly before?: readonly string[];
  readonly after?: readonly string[];
}

interface FieldProps extends FieldHead {
  readonly description: Html | null;
  /** What stands behind the name, such as a default. */
  readonly facts?: ComponentChildren;
  readonly children?: ComponentChildren;
}

export function Field(props: FieldProps) {
  const pen = useSchemaPen();
  writeFieldHead(props, pen);
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
export function writeFieldHead(head: FieldHead, pen: SchemaPen): void {
  const { id, name, nameKind, type, location, required, deprecated, marks, before = [], after = [] } = head;
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
