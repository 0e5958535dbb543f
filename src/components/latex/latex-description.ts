// Describes formulas.
import type { Component } from "../component.js";
import { describe } from "../describe.js";
import { formula } from "../said.js";
import { Latex } from "./latex.js";

export const latex: Component = {
  names: ["Latex"],
  draw: Latex,
  props: describe<object>({}),
  children: "reads",
  isInline: true,
  takesText: "formula",
  said: ({ props }) => [formula(String(props["text"]))],
};
