// Describes videos that are written as components.
import type { Component } from "../component.js";
import { ADDRESS, describeOpen, required, text } from "../describe.js";
import { Video } from "./video.js";

export const video: Component = {
  names: ["OptimizedVideo"],
  draw: Video,
  props: describeOpen({ src: required(ADDRESS, "children"), poster: ADDRESS, title: text }),
  children: "reads",
  isBlock: false,
};
