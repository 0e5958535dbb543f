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
  const wordsOf = (value: unknown) => {
    const word = wordOf(value);
    return word === null ? [] : [say(word)];
  };
  const cta = wordsOf(props["cta"]);
  const said = [
    wordsOf(props["headline"] ?? props["title"]),
    wordsOf(props["tip"] ?? props["description"]),
    cta.length > 0 ? link(props["href"], cta) : cta,
  ].filter(({ length }) => length > 0);
  if (said.length === 0) return line();
  return [...line(), say(" ("), ...said.flatMap((each, at) => (at === 0 ? each : [say(": "), ...each])), say(")")];
}
