// Draws content for people; content for agents only appears in Markdown.
import type { ComponentChildren } from "preact";
import type { Component } from "../component.js";
import { describe, oneOf, required } from "../describe.js";

interface VisibilityProps {
  readonly for?: unknown;
  readonly children?: ComponentChildren;
}

/** A site without sign-in shows what signed-out readers see. */
const SHOWN = new Set<unknown>(["humans", "signed-out"]);

export function Visibility({ for: audience, children }: VisibilityProps) {
  return SHOWN.has(audience) ? children : null;
}

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
