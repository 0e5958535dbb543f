// Describes tooltips.
import type { Component } from "../component.js";
import { ADDRESS, describe, NODE, named, oneOf, required } from "../describe.js";
import type { MarkdownElement } from "../markdown-element.js";
import { wordOf } from "../prop-words.js";
import { Tooltip, type TooltipProps } from "./tooltip.js";

export const tooltip: Component = {
  names: ["Tooltip"],
  draw: Tooltip,
  props: describe<Omit<TooltipProps, "description" | "title">>({
    tip: named(required(NODE), "description"),
    headline: named(NODE, "title"),
    cta: NODE,
    href: ADDRESS,
    side: oneOf("top right bottom left"),
    align: oneOf("start center end"),
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
