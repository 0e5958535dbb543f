// Describes the props of cards.
import { calloutType } from "../callout/callout-props.js";
import { address, color, describe, flag, ignored, node, required, text } from "../describe.js";
import { iconProps } from "../icon/icon-props.js";
import type { CardProps } from "./card.js";

export const cardDescription = describe<CardProps>({
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
});
