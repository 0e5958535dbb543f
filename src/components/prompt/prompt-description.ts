// Describes prompts.
import type { Component } from "../component.js";
import { anything, describe, node, required, text } from "../describe.js";
import { iconProps } from "../icon/icon-props.js";
import { bold, fence } from "../said.js";
import { Prompt, type PromptProps } from "./prompt.js";

export const prompt: Component = {
  names: ["Prompt"],
  draw: Prompt,
  props: describe<PromptProps>({
    ...iconProps,
    description: required(node("What the prompt does, shown above it."), "children"),
    actions: anything("Buttons to show: a list of `copy` and `cursor`."),
    text: text("The prompt, instead of children."),
  }),
  children: "reads",
  takesText: "text",
  closesContents: true,
  said: ({ props }) => [...bold(props["description"]), fence("text", String(props["text"]))],
};
