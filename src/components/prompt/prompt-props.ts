// Describes the props of prompts.
import { anything, describe, node, required, text } from "../describe.js";
import { iconProps } from "../icon/icon-props.js";
import type { PromptProps } from "./prompt.js";

export const promptDescription = describe<PromptProps>({
  ...iconProps,
  description: required(node, "children"),
  actions: anything,
  text,
});
