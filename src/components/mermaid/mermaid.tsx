// Draws the place of a diagram: its source as text, which the browser turns into a picture.
import { escapePattern } from "../../shared/escape-pattern.js";
import { rawText } from "../child-elements.js";
import { useDraw } from "../draw-context.js";
import { Glyph, type GlyphName } from "../glyph/glyph.js";
import { type CommonProps, isOn, outerAttributes } from "../props.js";
import { estimateSize } from "./estimate-size.js";

export interface MermaidProps extends CommonProps {
  readonly chart?: string;
  readonly code?: string;
  readonly placement?: string;
  readonly actions?: unknown;
}

const PLACEMENTS = ["top-left", "top-right", "bottom-left", "bottom-right"];

export function Mermaid({ chart, code = chart, placement, actions, children, ...props }: MermaidProps) {
  const { ui, warn } = useDraw();
  const isKnown = placement === undefined || PLACEMENTS.includes(placement);
  if (!isKnown)
    warn({
      code: "mermaid-placement",
      what: `"${placement}" is not a valid placement for diagram controls.`,
      hint: `Use one of: ${PLACEMENTS.join(", ")}.`,
      culprit: new RegExp(`(?<=placement=\\{?["'])${escapePattern(String(placement))}(?=["'])`),
    });
  const source = (code ?? rawText(children)).trim();
  const { width, height } = estimateSize(source);
  return (
    <docs-mermaid
      {...outerAttributes(props, "mermaid not-prose", {
        "--w": `${Math.round(width)}`,
        "--h": `${Math.round(height)}`,
      })}
      data-placement={isKnown && placement ? placement : "bottom-right"}
      data-controls={actions === undefined ? "auto" : String(isOn(actions))}
      data-label={ui.diagram}
      data-failed={ui.diagramFailed}
    >
      <pre class="mermaid-source">{source}</pre>
      <div class="mermaid-controls" data-component-name="mermaid-controls-wrapper" hidden>
        <Control action="in" glyph="plus" label={ui.zoomIn} />
        <Control action="out" glyph="minus" label={ui.zoomOut} />
        <Control action="reset" glyph="reset" label={ui.resetView} />
      </div>
    </docs-mermaid>
  );
}

function Control({ action, glyph, label }: { action: string; glyph: GlyphName; label: string }) {
  return (
    <button type="button" data-action={action} aria-label={label}>
      <Glyph name={glyph} />
    </button>
  );
}
