// Says where to read on where the tree of a schema ends before the schema does.
import { useDraw } from "../../components/draw-context.js";
import type { SchemaView } from "../../openapi/views.js";
import { useSettings } from "../reference-settings.js";
import { SHOWN_SOMEWHERE } from "./shown-where.js";

export function SchemaEnd({ schema }: { schema: SchemaView }) {
  const { ui, link } = useDraw();
  const { descriptionAddress } = useSettings();
  const { end, named } = schema;
  if (!end) return null;
  const name = named?.name ?? schema.type;
  const text = end.reason === "recursion" ? ui.recursive : ui.continuesElsewhere;
  return (
    <p class="field-end">
      <span class="field-pill">{text}</span>{" "}
      {end.anchor !== null && (
        <a href={`#${encodeURIComponent(end.anchor)}`}>
          {name} ({SHOWN_SOMEWHERE})
        </a>
      )}
      {end.anchor !== null && named?.address && " · "}
      {named?.address && <a href={link(named.address)}>{name}</a>}
      {end.anchor === null && !named?.address && descriptionAddress !== null && (
        <a href={descriptionAddress}>{name} (OpenAPI)</a>
      )}
    </p>
  );
}
