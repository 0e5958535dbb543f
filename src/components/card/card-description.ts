// Describes cards.
import { CALLOUT_TYPE } from "../callout/callout.js";
import type { Component } from "../component.js";
import { address, color, describe, flag, IGNORED, node, required, text } from "../describe.js";
import { iconProps } from "../icon/icon-props.js";
import { card as said } from "../said.js";
import { Card, type CardProps } from "./card.js";

export const card: Component = {
  names: ["Card"],
  draw: Card,
  props: describe<CardProps>({
    ...iconProps,
    // A card may be a frame around something else.
    title: required(node("Title of the card."), "children", "description", "img"),
    description: node("Text below the title."),
    href: address("Makes the whole card a link."),
    horizontal: flag("Places the icon beside the text."),
    img: address("Image above the title."),
    color: color("Colour of the icon."),
    cta: node("Text of the link at the foot of the card."),
    arrow: flag("Shows or hides the arrow of external links."),
    type: CALLOUT_TYPE,
    disabled: flag("Dims the card and removes its link."),
    target: text("Target of the link, such as `_blank`."),
    as: IGNORED,
  }),
  // Without a title it is named by its words.
  children: ({ title }) => (title ? "places" : "reads"),
  said,
};
