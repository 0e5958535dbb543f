// Draws a heading with its own address: those of Markdown and those written as JSX.

import type { Component, WrittenProps } from "../component.js";
import { describe, flag, number } from "../describe.js";
import { useDraw, useIsLinked } from "../draw-context.js";
import { plainText } from "../inline-markdown.js";
import { type CommonProps, classes, type Flag, isOn, type Numeric, numberOf, styleWith } from "../props.js";
import { heading as say } from "../said.js";
import { slugOf } from "../slug.js";

interface HeadingProps extends CommonProps {
  readonly level?: Numeric;
  readonly noAnchor?: Flag;
}

type HeadingTag = "h1" | "h2" | "h3" | "h4" | "h5" | "h6";

const TAGS: readonly HeadingTag[] = ["h1", "h2", "h3", "h4", "h5", "h6"];

export function Heading({ level, noAnchor, children, ...props }: HeadingProps) {
  const draw = useDraw();
  const Tag = TAGS[(numberOf(level) ?? 2) - 1] ?? "h2";
  const id = props.id ?? draw.uniqueId(slugOf(plainText(children)));
  return (
    <Tag id={id} class={classes(props.class ?? props.className) || undefined} style={styleWith({}, props.style)}>
      {children}
      {!isOn(noAnchor) && <Anchor id={id} />}
    </Tag>
  );
}

/** The link mark that appears when the pointer or the focus is on a heading. */
export function Anchor({ id }: { id: string }) {
  const { ui } = useDraw();
  if (useIsLinked()) return null;
  // biome-ignore lint/a11y/useAnchorContent: the style sheet draws the mark, and screen readers read the label.
  return <a class="anchor" href={`#${id}`} aria-label={ui.copyLink} />;
}

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
