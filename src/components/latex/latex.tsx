// Draws a formula that `render/` has set; without one, its source.
import type { ComponentChildren } from "preact";
import type { Html } from "../../model.js";
import { rawText } from "../child-elements.js";

interface LatexProps {
  readonly html?: Html;
  readonly children?: ComponentChildren;
}

export function Latex({ html, children }: LatexProps) {
  if (typeof html !== "string") return <code class="latex">{rawText(children)}</code>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the formula setter of render/ made it.
  return <span class="latex" dangerouslySetInnerHTML={{ __html: html }} />;
}
