// Describes cards.
import { calloutType } from "../callout/callout-type.js";
import type { Component } from "../component.js";
import { address, color, describe, flag, ignored, node, required, text } from "../describe.js";
import { iconProps } from "../icon/icon-props.js";
import { cardMarkdown } from "../markdown-element.js";
import { Card, type CardProps } from "./card.js";

export const card: Component = {
  names: ["Card"],
  draw: Card,
  props: describe<CardProps>({
    ...iconProps,
    // A card may be a frame around something else.
    title: required(node, "children", "description", "img"),
    description: node,
    href: address,
    horizontal: flag,
    img: address,
    color: color(),
    cta: node,
    arrow: flag,
    type: calloutType,
    disabled: flag,
    target: text,
    as: ignored,
  }),
  // Without a title it is named by its words.
  children: ({ title }) => (title ? "places" : "reads"),
  isBlock: true,
  markdown: cardMarkdown,
};
