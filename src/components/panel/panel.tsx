// Draws content in the right column instead of the table of contents.
import type { ComponentChildren } from "preact";
import { type CommonProps, classes, styleWith } from "../props.js";

export function Panel({ children, ...props }: CommonProps & { children?: ComponentChildren }) {
  return (
    <div
      class={classes("panel mdx-content flow prose", props.class ?? props.className)}
      style={styleWith({}, props.style)}
    >
      {children}
    </div>
  );
}
