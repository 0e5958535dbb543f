// Draws the allowed values; a long list is folded, but complete in the page.
import { useDraw } from "../../components/draw-context.js";
import type { EnumValueView } from "../../openapi/views.js";
import { fillIn } from "../../shared/ui-strings.js";
import { Prose } from "../prose.js";
import { valueText } from "./value-text.js";

const VISIBLE = 10;

export function EnumValues({ values }: { values: readonly EnumValueView[] }) {
  const { ui } = useDraw();
  if (values.length === 0) return null;
  // One more value costs no more room than the line that would announce it.
  const visible = values.length <= VISIBLE + 1 ? values.length : VISIBLE;
  const rest = values.slice(visible);
  return (
    <div class="field-enum">
      <span class="field-fact-name">{ui.allowedValues}</span>
      <ValueList values={values.slice(0, visible)} />
      {rest.length > 0 && (
        <details class="field-enum-rest">
          <summary>{fillIn(ui.moreValues, { count: rest.length })}</summary>
          <ValueList values={rest} />
        </details>
      )}
    </div>
  );
}

function ValueList({ values }: { values: readonly EnumValueView[] }) {
  const isDescribed = values.some(({ name, description }) => name !== null || description !== null);
  return (
    <ul class={isDescribed ? "enum-values enum-described" : "enum-values"}>
      {values.map(({ value, name, description }) => (
        <li key={valueText(value)}>
          <code>{valueText(value)}</code>
          {name !== null && <span class="enum-name"> {name}</span>}
          <Prose html={description} />
        </li>
      ))}
    </ul>
  );
}
