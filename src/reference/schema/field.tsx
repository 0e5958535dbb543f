// Draws one row: a parameter, property, header or credential with its type, labels, words and what is inside.
import type { ComponentChildren } from "preact";
import { useDraw } from "../../components/draw-context.js";
import type { Html } from "../../model.js";
import type { MarksView } from "../../openapi/views.js";
import { Prose } from "../prose.js";
import { ReleaseMarks } from "./release-marks.js";

export interface FieldProps {
  readonly id: string;
  readonly name: string;
  /** `code` for names that are regular expressions. */
  readonly nameKind?: "plain" | "code";
  readonly type: ComponentChildren;
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
  const { ui } = useDraw();
  const { id, name, required, deprecated, before = [], after = [] } = props;
  return (
    <div class={deprecated ? "field api-field api-field-deprecated" : "field api-field"} id={id}>
      <div class="field-head">
        {before.map((text) => (
          <span key={text} class="field-pill">
            {text}
          </span>
        ))}
        <a class="field-name" href={`#${encodeURIComponent(id)}`}>
          {props.nameKind === "code" ? <code>{name}</code> : name}
        </a>
        {props.type}
        {props.location && <span class="field-location">{props.location}</span>}
        {required && <span class="field-required">{ui.required}</span>}
        {deprecated && <span class="field-pill field-pill-deprecated">{ui.deprecated}</span>}
        <ReleaseMarks marks={props.marks ?? null} />
        {after.map((text) => (
          <span key={text} class="field-pill">
            {text}
          </span>
        ))}
      </div>
      {props.title && <p class="schema-title">{props.title}</p>}
      <Prose html={props.description} />
      {props.children}
    </div>
  );
}
