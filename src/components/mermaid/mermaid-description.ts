// Describes diagrams.
import type { Component } from "../component.js";
import { ANYTHING, describe, named, text } from "../describe.js";
import { Mermaid, type MermaidProps } from "./mermaid.js";

export const mermaid: Component = {
  names: ["Mermaid"],
  draw: Mermaid,
  // Drawing checks the placement, because a fence can have one, too.
  props: describe<Omit<MermaidProps, "code">>({ chart: named(text, "code"), placement: text, actions: ANYTHING }),
  children: "reads",
  isBlock: true,
  markdown: () => "",
  diagram: ({ code, chart }) => code ?? chart,
};
