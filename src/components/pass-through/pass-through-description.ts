// Describes components that add nothing to their children, inner ones of the hosted product included.
import type { Component } from "../component.js";
import { PassThrough } from "./pass-through.js";

export const passThrough: Component = {
  names: [
    "MDX",
    "Variation",
    "CustomCode",
    "CustomComponent",
    "DynamicCustomComponent",
    "MDXContentController",
    "ApiPlayground",
  ],
  draw: PassThrough,
  props: null,
  children: "reads",
  isInline: true,
};
