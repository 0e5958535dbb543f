// Describes frames.
import type { Component } from "../component.js";
import { describe, NODE } from "../describe.js";
import { italic, joinBlocks } from "../markdown-element.js";
import { wordOf } from "../prop-words.js";
import { Frame, type FrameProps } from "./frame.js";

export const frame: Component = {
  names: ["Frame", "Example"],
  draw: Frame,
  props: describe<FrameProps>({ caption: NODE, description: NODE, hint: NODE, title: NODE }),
  children: "places",
  isBlock: true,
  markdown: ({ props, blocks }) => joinBlocks(blocks(), italic(wordOf(props["caption"]) ?? "")),
};
