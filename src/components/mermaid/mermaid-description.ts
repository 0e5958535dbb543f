// Describes diagrams.
import type { Component } from "../component.js";
import { anything, describe, named, text } from "../describe.js";
import { wordOf } from "../prop-words.js";
import { fence } from "../said.js";
import { Mermaid, type MermaidProps } from "./mermaid.js";

export const mermaid: Component = {
  names: ["Mermaid"],
  draw: Mermaid,
  // Drawing checks the placement, because a fence can have one, too.
  props: describe<Omit<MermaidProps, "code">>({
    chart: named(text("Source of the diagram, instead of children."), "code"),
    placement: text("Corner of the zoom buttons, such as `bottom-right`."),
    actions: anything("Whether to show zoom buttons. Default: only on tall diagrams."),
  }),
  children: "reads",
  said: ({ props, text: source }) => [fence("mermaid", (wordOf(props["chart"] ?? props["code"]) ?? source()).trim())],
  diagram: ({ code, chart }) => code ?? chart,
};
