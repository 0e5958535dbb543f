// Describes steps.

import type { SaidNode } from "../../model/content-tree.js";
import type { Component, TitleHeading, WrittenProps } from "../component.js";
import { describe, flag, IGNORED, named, node, number, oneOf, required } from "../describe.js";
import { iconProps } from "../icon/icon-props.js";
import { wordOf } from "../prop-words.js";
import { isOn } from "../props.js";
import { bold, list, type SaidElement, titleOf } from "../said.js";
import { titleAnchor } from "../title-anchor.js";
import { Step, type StepProps, Steps, type StepsProps } from "./steps.js";

const titleSize = oneOf(
  "Size of the titles. Unless it is `p`, they are headings one level below the heading before them.",
  "p h2 h3 h4",
);

export const steps: Component = {
  names: ["Steps"],
  draw: Steps,
  props: describe<Omit<StepsProps, "titleElement">>({ titleSize }),
  children: "sorts",
  said: numbered,
  titleSize: (props) => wordOf(props["titleSize"]),
};

export const step: Component = {
  names: ["Step"],
  partOf: "Steps",
  draw: Step,
  props: describe<Omit<StepProps, "name">>({
    ...iconProps,
    // The number alone is enough of a title where there is something below it.
    title: named(required(node("Title of the step."), "children"), "name"),
    stepNumber: number("Number to show instead of the counted one."),
    titleSize,
    noAnchor: flag("Gives the step no anchor."),
    isLast: IGNORED,
  }),
  said: ({ props, blocks }) => [...bold(titleOf(props)), ...blocks()],
  anchor: titleAnchor,
  titleHeading,
};

/** A list for steps in a row; what stands between them parts it. */
function numbered({ parts }: SaidElement): readonly SaidNode[] {
  const said: SaidNode[] = [];
  let items: (readonly SaidNode[])[] = [];
  let start = 1;
  const endList = (): void => {
    if (items.length > 0) said.push(list(items, { ordered: true, loose: true, start }));
    start += items.length;
    items = [];
  };
  for (const part of parts()) {
    if (part.name === "Step") items.push(part.said);
    else if (part.said.length > 0) {
      endList();
      said.push(...part.said);
    }
  }
  endList();
  return said;
}

function titleHeading({ titleSize, title, noAnchor }: WrittenProps, size: string): TitleHeading | null {
  const level = /^h([1-4])$/.exec(wordOf(titleSize) ?? size)?.[1];
  const text = wordOf(title);
  return level && text && !isOn(noAnchor) ? { level: Number(level), text } : null;
}
