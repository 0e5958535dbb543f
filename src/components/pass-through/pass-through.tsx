// Draws the children alone: for components that add nothing in this output.
import type { ComponentChildren } from "preact";
import type { Component } from "../component.js";

function PassThrough({ children }: { children?: ComponentChildren }) {
  return <>{children}</>;
}

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
