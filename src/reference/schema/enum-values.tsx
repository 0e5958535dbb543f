// Draws the allowed values; a long list is folded, but complete in the page.
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { useDraw } from "../../components/draw-context.js";
import { providerOf } from "../../components/provider.js";
import type { EnumValueView } from "../../openapi/views.js";
import { fillIn } from "../../shared/fill-in.js";
import { Prose } from "../prose.js";
import { valueText } from "./value-text.js";

const VISIBLE = 10;

/** Ids of the long lists on the page, by content: a list that many rows share is written only once. */
type DrawnLists = Map<string, string>;

const drawnLists = createContext<DrawnLists | null>(null);

export const DrawnListsProvider = providerOf(drawnLists);

export function EnumValues({ values }: { values: readonly EnumValueView[] }) {
  const { ui } = useDraw();
  if (values.length === 0) return null;
  // One more value takes no more room than the line that announces it.
  const visible = values.length <= VISIBLE + 1 ? values.length : VISIBLE;
  const rest = values.slice(visible);
  return (
    <div class="field-enum">
      <span class="field-fact-name">{ui.allowedValues}</span>
      <ValueList values={values.slice(0, visible)} />
      {rest.length > 0 && <Rest values={rest} all={values} />}
    </div>
  );
}

interface RestProps {
  readonly values: readonly EnumValueView[];
  readonly all: readonly EnumValueView[];
}

function Rest({ values, all }: RestProps) {
  const { ui, uniqueId } = useDraw();
  const drawn = useContext(drawnLists);
  const key = JSON.stringify(all);
  const known = drawn?.get(key);
  const text = fillIn(ui.moreValues, { count: values.length });
  if (known !== undefined) {
    return (
      <a class="field-enum-more" href={`#${known}`}>
        {text}
      </a>
    );
  }
  const id = uniqueId("values");
  drawn?.set(key, id);
  return (
    <details class="field-enum-rest" id={id}>
      <summary>{text}</summary>
      <ValueList values={values} />
    </details>
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
