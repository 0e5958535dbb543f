// Draws the part of a field that is shown on demand: the properties of an object.
import type { ComponentChildren } from "preact";
import { fillIn } from "../../shared/fill-in.js";
import type { Component } from "../component.js";
import { describe, flag, IGNORED, node, text } from "../describe.js";
import { useDraw } from "../draw-context.js";
import { Glyph } from "../glyph/glyph.js";
import { plainText } from "../inline-markdown.js";
import { Part } from "../part.js";
import { type CommonProps, type Flag, isOn, outerAttributes } from "../props.js";
import { titled } from "../said.js";

interface ExpandableProps extends CommonProps {
  readonly title?: ComponentChildren;
  readonly defaultOpen?: Flag;
  readonly openedText?: string;
  readonly closedText?: string;
}

export function Expandable({ title, defaultOpen, openedText, closedText, children, ...props }: ExpandableProps) {
  const { ui } = useDraw();
  const name = plainText(title).trim();
  return (
    <details {...outerAttributes(props, "expandable")} open={isOn(defaultOpen)} data-component-part="expandable">
      <summary class="expandable-button not-prose" data-component-part="expandable-button">
        <Glyph name="chevron" part="expandable-icon" />
        <Part
          class="expandable-closed"
          text={closedText ?? (name ? fillIn(ui.showItem, { name }) : ui.showProperties)}
        />
        <Part
          class="expandable-opened"
          text={openedText ?? (name ? fillIn(ui.hideItem, { name }) : ui.hideProperties)}
        />
      </summary>
      <div class="expandable-content flow prose" data-component-part="expandable-content">
        {children}
      </div>
    </details>
  );
}

export const expandable: Component = {
  names: ["Expandable"],
  draw: Expandable,
  props: describe<ExpandableProps>({
    title: node("Name of what it shows or hides."),
    defaultOpen: flag("Starts open."),
    openedText: text("Button text while open."),
    closedText: text("Button text while closed."),
    lazy: IGNORED,
    uniqueParamId: IGNORED,
    anchor: IGNORED,
  }),
  said: titled,
  closesContents: true,
};
