// Describes pictures that are written as components.
import type { Component } from "../component.js";
import { ADDRESS, ANYTHING, describeOpen, FLAG, oneOf, required, text } from "../describe.js";
import { Image } from "./image.js";

export const image: Component = {
  names: ["ZoomImage"],
  draw: Image,
  props: describeOpen({
    src: required(ADDRESS),
    alt: text,
    noZoom: FLAG,
    actions: ANYTHING,
    actionsPlacement: oneOf("top-left top-center top-right bottom-left bottom-center bottom-right"),
  }),
  children: "reads",
  isBlock: false,
};
