// Describes tooltips.

import type { SaidNode } from "../../model/content-tree.js";
import type { Component } from "../component.js";
import { address, describe, named, node, oneOf, required } from "../describe.js";
import { wordOf } from "../prop-words.js";
import { link, type SaidElement, text as say } from "../said.js";
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
  isInline: true,
  hasLinkBeside: true,
  said: explained,
};

function explained({ props, line }: SaidElement): readonly SaidNode[] {
  const headline = wordOf(props["headline"] ?? props["title"]);
  const tip = wordOf(props["tip"] ?? props["description"]);
  const cta = wordOf(props["cta"]);
  const more = cta === null ? [] : link(props["href"], [say(cta)]);
  const said = [
    ...(headline === null ? [] : [[say(headline)]]),
    ...(tip === null ? [] : [[say(tip)]]),
    ...(more.length > 0 ? [more] : []),
  ];
  if (said.length === 0) return line();
  return [...line(), say(" ("), ...said.flatMap((each, at) => (at === 0 ? each : [say(": "), ...each])), say(")")];
}
