// Describes content for some readers only.
import type { Component } from "../component.js";
import { describe, oneOf, required } from "../describe.js";
import { Visibility, type VisibilityProps } from "./visibility.js";

export const visibility: Component = {
  names: ["Visibility"],
  draw: Visibility,
  props: describe<VisibilityProps>({
    for: required(
      oneOf(
        "Who sees the content: people or agents; readers who are signed in or not.",
        "humans agents signed-in signed-out",
      ),
    ),
  }),
  isInline: true,
  isForAgents: (props) => props["for"] === "agents",
  said: ({ props, blocks }) => {
    const { for: audience } = props;
    if (audience !== "humans" && audience !== "agents") return blocks();
    return [{ type: "fragment", source: null, audience, children: blocks(), span: null }];
  },
};
