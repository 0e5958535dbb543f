// Draws content in the right column instead of the table of contents.
import { type CommonProps, outerAttributes } from "../props.js";

export function Panel({ children, ...props }: CommonProps) {
  return <div {...outerAttributes(props, "panel mdx-content flow prose")}>{children}</div>;
}
