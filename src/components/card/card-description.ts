// Describes cards.
import { CALLOUT_TYPE } from "../callout/callout-type.js";
import type { Component } from "../component.js";
import { ADDRESS, color, describe, FLAG, IGNORED, NODE, required, text } from "../describe.js";
import { iconProps } from "../icon/icon-props.js";
import { cardMarkdown } from "../markdown-element.js";
import { Card, type CardProps } from "./card.js";

export const card: Component = {
  names: ["Card"],
  draw: Card,
  props: describe<CardProps>({
    ...iconProps,
    // A card may be a frame around something else.
    title: required(NODE, "children", "description", "img"),
    description: NODE,
    href: ADDRESS,
    horizontal: FLAG,
    img: ADDRESS,
    color: color(),
    cta: NODE,
    arrow: FLAG,
    type: CALLOUT_TYPE,
    disabled: FLAG,
    target: text,
    as: IGNORED,
  }),
  // Without a title it is named by its words.
  children: ({ title }) => (title ? "places" : "reads"),
  isBlock: true,
  markdown: cardMarkdown,
};
