// Draws the button that shows an operation's source.
import { useDraw } from "../../components/draw-context.js";
import { Glyph } from "../../components/glyph/glyph.js";
import { pointerOf } from "../../openapi/pointer.js";
import { attributeOfWords } from "../../shared/english/differing-words.js";
import { SOURCE_WORDS } from "../../shared/english/source.js";
import { useSettings } from "../reference-settings.js";
import type { OperationPlace } from "./cut-operation.js";

export function SourceButton({ group, name, method }: OperationPlace) {
  const { ui } = useDraw();
  const { descriptionAddress } = useSettings();
  if (descriptionAddress === null) return null;
  return (
    <button
      type="button"
      class="api-copy"
      data-source={descriptionAddress + pointerOf([group, name, method])}
      data-words={attributeOfWords(ui, SOURCE_WORDS)}
      aria-label={ui.download}
    >
      <Glyph name="download" />
    </button>
  );
}
