// Draws the button that shows an operation's source.
import { useDraw } from "../../components/draw-context.js";
import { Glyph } from "../../components/glyph/glyph.js";
import { attributeOfWords } from "../../shared/english/differing-words.js";
import { SOURCE_WORDS } from "../../shared/english/source.js";
import { useSettings } from "../reference-settings.js";

/** Which operation it is, the bar around it says, but for the method of a webhook. */
export function SourceButton({ webhook }: { readonly webhook?: string }) {
  const { ui } = useDraw();
  const { descriptionAddress } = useSettings();
  if (descriptionAddress === null) return null;
  return (
    <button
      type="button"
      class="api-copy"
      data-source={descriptionAddress}
      data-webhook={webhook}
      data-words={attributeOfWords(ui, SOURCE_WORDS)}
      aria-label={ui.download}
    >
      <Glyph name="download" />
    </button>
  );
}
