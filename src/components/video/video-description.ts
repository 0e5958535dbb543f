// Describes videos that are written as components.
import type { Component } from "../component.js";
import { address, describe, required, text } from "../describe.js";
import { fileLink } from "../said.js";
import { Video } from "./video.js";

export const video: Component = {
  names: ["OptimizedVideo"],
  draw: Video,
  props: describe(
    {
      src: required(address("Path or URL of the video."), "children"),
      poster: address("Image to show before it plays."),
      title: text("Name of the video, for screen readers."),
    },
    true,
  ),
  children: "reads",
  isInline: true,
  said: ({ props }) => fileLink(props["src"], props["title"]),
};
