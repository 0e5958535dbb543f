// Draws one row: a parameter, property, header or credential with its type, labels, words and what is inside.
import type { ComponentChildren } from "preact";
import { jsxTemplate } from "preact/jsx-runtime";
import { useDraw } from "../../components/draw-context.js";
import type { Html } from "../../model.js";
import type { MarksView } from "../../openapi/views.js";
import { escapeHtml, startTag } from "../../shared/write-html.js";
import { Prose } from "../prose.js";
import { ReleaseMarks } from "./release-marks.js";

/** The type in words, and the address of the page that says more of it. */
export interface FieldType {
  readonly text: string;
  readonly address: string | null;
}

export interface FieldProps {
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
  /** Plain text above the description. */
  readonly title?: string | null;
  readonly description: Html | null;
  readonly children?: ComponentChildren;
}

export function Field(props: FieldProps) {
  const { id, deprecated } = props;
  return (
    <div class={deprecated ? "field api-field api-field-deprecated" : "field api-field"} id={id}>
      <FieldHead {...props} />
      {props.title && <p class="schema-title">{props.title}</p>}
      <Prose html={props.description} />
      {props.children}
    </div>
  );
}

/** A page may have hundreds: as text, they take a fraction of the time that elements take. */
function FieldHead({ id, name, nameKind, type, location, required, deprecated, marks, before, after }: FieldProps) {
  const { ui, link } = useDraw();
  const label = (kind: string, text: string) => `<span class="${kind}">${escapeHtml(text)}</span>`;
  const labels = (texts: readonly string[] = []) => texts.map((text) => label("field-pill", text)).join("");
  const shown = escapeHtml(name);
  const head =
    labels(before) +
    `${startTag("a", { class: "field-name", href: `#${encodeURIComponent(id)}` })}` +
    `${nameKind === "code" ? `<code>${shown}</code>` : shown}</a>` +
    (type.address === null
      ? label("field-type", type.text)
      : `${startTag("a", { class: "field-type", href: link(type.address) })}${escapeHtml(type.text)}</a>`) +
    (location ? label("field-location", location) : "") +
    (required ? label("field-required", ui.required) : "") +
    (deprecated ? label("field-pill field-pill-deprecated", ui.deprecated) : "");
  return (
    <div class="field-head">
      {jsxTemplate([marks ? head : head + labels(after)])}
      {marks && <ReleaseMarks marks={marks} />}
      {marks && jsxTemplate([labels(after)])}
    </div>
  );
}
