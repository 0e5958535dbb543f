// Describes formulas.
import type { Component } from "../component.js";
import { describe } from "../describe.js";
import { Latex } from "./latex.js";

export const latex: Component = {
  names: ["Latex"],
  draw: Latex,
  props: describe<object>({}),
  children: "reads",
  isBlock: false,
  takesText: "formula",
  markdown: ({ props }) => `$${String(props["text"])}$`,
  words: () => "",
};
