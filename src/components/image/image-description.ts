// Describes pictures that are written as components.
import type { Component } from "../component.js";
import { address, anything, describeOpen, flag, oneOf, required, text } from "../describe.js";
import { Image } from "./image.js";

export const image: Component = {
  names: ["ZoomImage"],
  draw: Image,
  props: describeOpen({
    src: required(address),
    alt: text,
    noZoom: flag,
    actions: anything,
    actionsPlacement: oneOf("top-left top-center top-right bottom-left bottom-center bottom-right"),
  }),
  children: "reads",
  isBlock: false,
};
