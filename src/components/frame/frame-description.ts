// Describes frames.
import type { Component } from "../component.js";
import { describe, node } from "../describe.js";
import { italic, joinBlocks } from "../markdown-element.js";
import { wordOf } from "../prop-words.js";
import { Frame, type FrameProps } from "./frame.js";

export const frame: Component = {
  names: ["Frame", "Example"],
  draw: Frame,
  props: describe<FrameProps>({
    caption: node("Caption below the content."),
    description: node("Text below the title."),
    hint: node("Text above the frame."),
    title: node("Title above the frame."),
  }),
  children: "places",
  isBlock: true,
  markdown: ({ props, blocks }) => joinBlocks(blocks(), italic(wordOf(props["caption"]) ?? "")),
};
