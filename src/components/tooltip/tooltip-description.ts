// Describes tooltips.
import type { Component } from "../component.js";
import { address, describe, named, node, oneOf, required } from "../describe.js";
import type { MarkdownElement } from "../markdown-element.js";
import { wordOf } from "../prop-words.js";
import { Tooltip, type TooltipProps } from "./tooltip.js";

export const tooltip: Component = {
  names: ["Tooltip"],
  draw: Tooltip,
  props: describe<Omit<TooltipProps, "description" | "title">>({
    tip: named(required(node("The explanation.")), "description"),
    headline: named(node("Bold line above the explanation."), "title"),
    cta: node("Text of a link below the explanation."),
    href: address("Where that link goes."),
    side: oneOf("Side to open on.", "top right bottom left"),
    align: oneOf("Alignment with the word.", "start center end"),
  }),
  children: "places",
  isBlock: false,
  hasLinkBeside: true,
  markdown: explained,
};

function explained({ props, inline }: MarkdownElement): string {
  const tip = wordOf(props["tip"]) ?? wordOf(props["description"]);
  return inline() + (tip ? ` (${tip})` : "");
}
