// Describes frames.
import type { Component } from "../component.js";
import { describe, IGNORED, node } from "../describe.js";
import { italic, words } from "../said.js";
import { Frame, type FrameProps } from "./frame.js";

export const frame: Component = {
  names: ["Frame", "Example"],
  draw: Frame,
  props: describe<FrameProps>({
    caption: node("Caption below the content."),
    description: node("Text below the title."),
    hint: node("Text above the frame."),
    title: node("Title above the frame."),
    as: IGNORED,
  }),
  said: ({ props, blocks }) => [
    ...words(props["hint"] ?? props["title"]),
    ...blocks(),
    ...italic(props["description"] ?? props["caption"]),
  ],
};
