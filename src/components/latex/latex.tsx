// Draws a formula that `render/` has set; without one, its source.
import type { ComponentChildren } from "preact";
import type { Html } from "../../model.js";
import { rawText } from "../child-elements.js";
import type { Component } from "../component.js";
import { describe } from "../describe.js";
import { formula } from "../said.js";

interface LatexProps {
  readonly html?: Html;
  readonly children?: ComponentChildren;
}

function Latex({ html, children }: LatexProps) {
  if (typeof html !== "string") return <code class="latex">{rawText(children)}</code>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the formula setter of render/ made it.
  return <span class="latex" dangerouslySetInnerHTML={{ __html: html }} />;
}

export const latex: Component = {
  names: ["Latex"],
  draw: Latex,
  props: describe<object>({}),
  children: "reads",
  isInline: true,
  takesText: "formula",
  said: ({ props }) => [formula(String(props["text"]))],
};
