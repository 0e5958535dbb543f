// Describes prompts.
import type { Component } from "../component.js";
import { ANYTHING, describe, NODE, required, text } from "../describe.js";
import { iconProps } from "../icon/icon-props.js";
import { bold, fence, joinBlocks } from "../markdown-element.js";
import { wordOf } from "../prop-words.js";
import { Prompt, type PromptProps } from "./prompt.js";

export const prompt: Component = {
  names: ["Prompt"],
  draw: Prompt,
  props: describe<PromptProps>({
    ...iconProps,
    description: required(NODE, "children"),
    actions: ANYTHING,
    text,
  }),
  children: "reads",
  isBlock: true,
  takesText: "text",
  closesContents: true,
  markdown: ({ props }) =>
    joinBlocks(
      bold(wordOf(props["description"]) ?? ""),
      fence({ language: "text", meta: null, value: String(props["text"]) }),
    ),
};
