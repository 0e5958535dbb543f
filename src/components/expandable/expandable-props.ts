// Describes the props of expandables.
import { describe, flag, ignored, node, text } from "../describe.js";
import type { ExpandableProps } from "./expandable.js";

export const expandableDescription = describe<ExpandableProps>({
  title: node,
  defaultOpen: flag,
  openedText: text,
  closedText: text,
  lazy: ignored,
});
