// Describes headings that are written as components.
import type { Component, WrittenProps } from "../component.js";
import { describe, flag, number } from "../describe.js";
import { heading as say } from "../said.js";
import { Heading, type HeadingProps } from "./heading.js";

export const heading: Component = {
  names: ["Heading"],
  draw: Heading,
  props: describe<HeadingProps>({
    level: number("Level of the heading. Default: 2.", [1, 6]),
    noAnchor: flag("Gives the heading no anchor, and keeps it out of the table of contents."),
  }),
  children: "reads",
  isInline: true,
  said: ({ props, line }) => [say(headingLevel(props), line())],
  headingLevel,
};

function headingLevel(props: WrittenProps): number {
  const level = Number(props["level"] ?? 2);
  return Number.isInteger(level) && level >= 1 && level <= 6 ? level : 2;
}
