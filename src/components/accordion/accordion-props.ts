// Describes the props of accordions.
import { describe, flag, node, required } from "../describe.js";
import { iconProps } from "../icon/icon-props.js";
import type { AccordionGroupProps, AccordionProps } from "./accordion.js";

export const accordionDescription = describe<AccordionProps>({
  ...iconProps,
  title: required(node),
  description: node,
  defaultOpen: flag,
});

export const accordionGroupDescription = describe<AccordionGroupProps>({});
