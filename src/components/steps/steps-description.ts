// Describes steps.
import type { Component, TitleHeading, WrittenProps } from "../component.js";
import { describe, flag, named, node, number, oneOf, required } from "../describe.js";
import { iconProps } from "../icon/icon-props.js";
import { bold, hang, joinBlocks, type MarkdownElement, titleOf } from "../markdown-element.js";
import { wordOf } from "../prop-words.js";
import { isOn } from "../props.js";
import { titleAnchor } from "../title-anchor.js";
import { Step, type StepProps, Steps, type StepsProps } from "./steps.js";

const titleSize = oneOf(
  "Size of the titles. With `h2` to `h4` they are headings and appear in the table of contents.",
  "p h2 h3 h4",
);

export const steps: Component = {
  names: ["Steps"],
  draw: Steps,
  props: describe<StepsProps>({ titleSize }),
  children: "sorts",
  isBlock: true,
  markdown: numbered,
  titleSize: (props) => wordOf(props["titleSize"]) ?? "p",
};

export const step: Component = {
  names: ["Step"],
  draw: Step,
  props: describe<Omit<StepProps, "name">>({
    ...iconProps,
    // The number alone is enough of a title where there is something below it.
    title: named(required(node("Title of the step."), "children"), "name"),
    stepNumber: number("Number to show instead of the counted one."),
    titleSize,
    noAnchor: flag("Gives the step no anchor."),
  }),
  children: "places",
  isBlock: true,
  markdown: titled,
  anchor: titleAnchor,
  titleHeading,
};

function titled({ props, blocks }: MarkdownElement): string {
  return joinBlocks(bold(titleOf(props)), blocks());
}

function numbered({ parts }: MarkdownElement): string {
  let number = 0;
  const written = parts().map(({ element, blocks }) => {
    if (element?.name !== "Step") return blocks();
    number++;
    const mark = `${number}. `;
    return mark + hang(titled(element), " ".repeat(mark.length));
  });
  return joinBlocks(...written);
}

function titleHeading({ titleSize, title, noAnchor }: WrittenProps, size: string): TitleHeading | null {
  const level = /^h([1-4])$/.exec(wordOf(titleSize) ?? size)?.[1];
  const text = wordOf(title);
  return level && text && !isOn(noAnchor) ? { level: Number(level), text, words: "" } : null;
}
