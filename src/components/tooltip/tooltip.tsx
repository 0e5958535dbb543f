// Draws a word with an explanation that shows when it is pointed at or focused.
import type { ComponentChildren } from "preact";
import type { SaidNode } from "../../model/content-tree.js";
import type { Component } from "../component.js";
import { address, describe, named, node, oneOf, required } from "../describe.js";
import { useDraw, useIsLinked } from "../draw-context.js";
import { Part } from "../part.js";
import { wordOf } from "../prop-words.js";
import { type CommonProps, outerAttributes } from "../props.js";
import { link, type SaidElement, text as say } from "../said.js";

interface TooltipProps extends CommonProps {
  readonly tip?: ComponentChildren;
  readonly description?: ComponentChildren;
  readonly headline?: ComponentChildren;
  readonly title?: ComponentChildren;
  readonly cta?: string;
  readonly href?: string;
  readonly side?: string;
  readonly align?: string;
}

export function Tooltip({ tip, description = tip, title, headline = title, cta, href, ...props }: TooltipProps) {
  const draw = useDraw();
  const isLinked = useIsLinked();
  const id = draw.uniqueId("tooltip");
  return (
    <docs-tooltip {...outerAttributes(props, "tooltip")} data-side={props.side} data-align={props.align}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the word must be reachable so that its explanation shows. */}
      <span class="tooltip-trigger" tabIndex={0} aria-describedby={id}>
        {props.children}
      </span>
      <span class="tooltip-content not-prose" role="tooltip" id={id} data-component-part="tooltip-content">
        <Part class="tooltip-title" text={headline} />
        <Part class="tooltip-description" text={description} />
        {href && !isLinked && (
          <a class="tooltip-cta" href={draw.link(href)} data-component-part="tooltip-cta">
            {cta ?? draw.ui.more}
          </a>
        )}
      </span>
    </docs-tooltip>
  );
}

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
