// Draws a picture, video or demonstration on a plain background, with a caption below.
import type { ComponentChildren } from "preact";
import type { Component } from "../component.js";
import { describe, IGNORED, node } from "../describe.js";
import { Part } from "../part.js";
import { type CommonProps, outerAttributes } from "../props.js";
import { italic, words } from "../said.js";

interface FrameProps extends CommonProps {
  readonly caption?: ComponentChildren;
  readonly description?: ComponentChildren;
  readonly hint?: ComponentChildren;
  readonly title?: ComponentChildren;
}

export function Frame({ caption, description = caption, title, hint = title, children, ...props }: FrameProps) {
  return (
    <figure {...outerAttributes(props, "frame")} data-component-part="frame">
      <Part as="p" class="frame-hint" text={hint} />
      <div class="frame-container" data-component-part="frame-container">
        <div class="frame-content flow prose" data-component-part="frame-content">
          {children}
        </div>
        <Part as="figcaption" class="frame-caption" part="frame-description" text={description} />
      </div>
    </figure>
  );
}

export const frame: Component = {
  names: ["Frame", "Example"],
  draw: Frame,
  props: describe<FrameProps>({
    caption: node("Caption below the content."),
    description: node("Text below the title."),
    hint: node("Text above the frame."),
    title: node("Title above the frame."),
    as: IGNORED,
  }),
  said: ({ props, blocks }) => [
    ...words(props["hint"] ?? props["title"]),
    ...blocks(),
    ...italic(props["description"] ?? props["caption"]),
  ],
};
