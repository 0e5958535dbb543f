// Draws content in the right column instead of the table of contents.

import type { Component } from "../component.js";
import { describe } from "../describe.js";
import { type CommonProps, outerAttributes } from "../props.js";

function Panel({ children, ...props }: CommonProps) {
  return <div {...outerAttributes(props, "panel mdx-content flow prose")}>{children}</div>;
}

export const panel: Component = {
  names: ["Panel"],
  draw: Panel,
  props: describe<object>({}),
  aside: 1,
};
