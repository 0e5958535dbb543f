// Describes components that add nothing to their children.
import type { Component } from "../component.js";
import { PassThrough } from "./pass-through.js";

export const passThrough: Component = {
  names: ["MDX", "Variation"],
  draw: PassThrough,
  props: null,
  children: "reads",
  isBlock: false,
};
