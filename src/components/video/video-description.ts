// Describes videos that are written as components.
import type { Component } from "../component.js";
import { address, describeOpen, required, text } from "../describe.js";
import { Video } from "./video.js";

export const video: Component = {
  names: ["OptimizedVideo"],
  draw: Video,
  props: describeOpen({ src: required(address, "children"), poster: address, title: text }),
  children: "reads",
  isBlock: false,
};
