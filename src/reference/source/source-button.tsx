// Draws the button that shows an operation as the description says it.
import { useDraw } from "../../components/draw-context.js";
import { Glyph } from "../../components/glyph/glyph.js";
import { useSettings } from "../reference-settings.js";
import type { OperationPlace } from "./cut-operation.js";
import type { SourceData } from "./source-dialog.js";

export function SourceButton({ group, name, method }: OperationPlace) {
  const { ui } = useDraw();
  const { descriptionAddress: from } = useSettings();
  if (from === null) return null;
  const words = {
    copy: ui.copy,
    copied: ui.copied,
    download: ui.download,
    close: ui.close,
    loading: ui.partLoading,
    failed: ui.partFailed,
  };
  const data: SourceData = { group, name, method, from, words };
  return (
    <button type="button" class="api-copy" data-source={JSON.stringify(data)} aria-label={ui.download}>
      <Glyph name="download" />
    </button>
  );
}
