// Leads on where the tree of a schema ends before the schema does: the rest opens in place, or is shown elsewhere.
import { useDraw } from "../../components/draw-context.js";
import { isPointer } from "../../openapi/parts/large-parts.js";
import type { LoadView, SchemaView } from "../../openapi/views.js";
import { attributeOfWords } from "../../shared/english/differing-words.js";
import { LOADING_WORDS } from "../../shared/english/loading.js";
import { useSettings } from "../reference-settings.js";
import { SHOWN_SOMEWHERE } from "./shown-where.js";

export function SchemaEnd({ schema }: { schema: SchemaView }) {
  const { ui } = useDraw();
  const { descriptionAddress } = useSettings();
  const { end, named } = schema;
  if (!end) return null;
  const { reason, anchor, load } = end;
  const name = named?.name ?? schema.type;
  return (
    <>
      {(reason === "recursion" || load === null || anchor !== null) && (
        <p class="field-end">
          <span class="field-pill">{reason === "recursion" ? ui.recursive : ui.continuesElsewhere}</span>{" "}
          {anchor !== null && (
            <a href={`#${encodeURIComponent(anchor)}`}>
              {name} ({SHOWN_SOMEWHERE})
            </a>
          )}
          {anchor === null && load === null && descriptionAddress !== null && (
            <a href={descriptionAddress}>{name} (OpenAPI)</a>
          )}
        </p>
      )}
      {load && <Loaded load={load} name={isPointer(load.name) ? name : load.name} />}
    </>
  );
}

/** Opened, it takes its rows from the page that it leads to; without scripts there is the link. */
function Loaded({ load, name }: { load: LoadView; name: string }) {
  const { ui, link } = useDraw();
  const { address, id, at, direction } = load;
  const anchor = id === "schema" ? "" : `#${encodeURIComponent(id)}`;
  return (
    <details
      class="expandable api-expandable"
      data-part={id}
      data-at={at}
      data-direction={direction === "both" ? undefined : direction}
    >
      <summary class="expandable-button">
        <span class="expandable-closed">{ui.showProperties}</span>
        <span class="expandable-opened">{ui.hideProperties}</span>
      </summary>
      <div class="expandable-content">
        <a href={link(address) + anchor}>{name}</a>
      </div>
    </details>
  );
}

/** What the page says while it loads a part, for the element that does: it has the English words itself. */
export function useLoadingWords() {
  return { "data-words": attributeOfWords(useDraw().ui, LOADING_WORDS) };
}
