// Describes accordions.
import type { Component } from "../component.js";
import { describe, flag, node, required } from "../describe.js";
import { iconProps } from "../icon/icon-props.js";
import { titled } from "../said.js";
import { titleAnchor } from "../title-anchor.js";
import { Accordion, AccordionGroup, type AccordionGroupProps, type AccordionProps } from "./accordion.js";

export const accordion: Component = {
  names: ["Accordion"],
  directives: ["details"],
  draw: Accordion,
  props: describe<AccordionProps>({
    ...iconProps,
    title: required(node("Always visible. A click opens and closes the accordion.")),
    description: node("Text below the title."),
    defaultOpen: flag("Starts open."),
  }),
  said: titled,
  anchor: titleAnchor,
  closesContents: true,
};

export const accordionGroup: Component = {
  names: ["AccordionGroup"],
  draw: AccordionGroup,
  props: describe<AccordionGroupProps>({}),
  closesContents: true,
  isBox: true,
};
