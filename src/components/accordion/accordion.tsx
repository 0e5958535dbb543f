// Draws a part that opens when it is asked for, alone or in a group with joined borders.
import type { ComponentChildren } from "preact";
import type { Component } from "../component.js";
import { describe, flag, iconProps, node, required } from "../describe.js";
import { useDraw } from "../draw-context.js";
import { Glyph } from "../glyph/glyph.js";
import { DrawIcon, type IconProps } from "../icon/draw-icon.js";
import { plainText } from "../inline-markdown.js";
import { Part } from "../part.js";
import { type CommonProps, type Flag, isOn, outerAttributes } from "../props.js";
import { titled } from "../said.js";
import { slugOf, titleAnchor } from "../slug.js";

interface AccordionProps extends CommonProps, IconProps {
  readonly title?: ComponentChildren;
  readonly description?: ComponentChildren;
  readonly defaultOpen?: Flag;
}

export function Accordion({ title, description, defaultOpen, children, ...props }: AccordionProps) {
  const draw = useDraw();
  const id = props.id ?? draw.uniqueId(slugOf(plainText(title)));
  return (
    <details
      {...outerAttributes({ ...props, id }, "accordion")}
      open={isOn(defaultOpen)}
      data-component-part="accordion"
    >
      <summary class="accordion-button not-prose" data-component-part="accordion-button">
        <Glyph name="chevron" part="accordion-caret-right" />
        <DrawIcon {...props} class="accordion-icon" part="accordion-icon" as="div" />
        <span class="accordion-head" data-component-part="accordion-title-container">
          <Part class="accordion-title" text={title} links={false} />
          <Part class="accordion-description" text={description} links={false} />
        </span>
      </summary>
      <docs-accordion class="accordion-content flow prose" data-component-part="accordion-content">
        {children}
      </docs-accordion>
    </details>
  );
}

function AccordionGroup({ children, ...props }: CommonProps) {
  return (
    <div {...outerAttributes(props, "accordion-group")} data-component-part="accordion-group">
      {children}
    </div>
  );
}

export const accordion: Component = {
  names: ["Accordion"],
  directives: ["details"],
  draw: Accordion,
  props: describe<AccordionProps>({
    ...iconProps,
    title: required(node("Always visible. A click opens and closes the accordion.")),
    description: node("Text below the title."),
    defaultOpen: flag("Starts open."),
  }),
  said: titled,
  anchor: titleAnchor,
  closesContents: true,
};

export const accordionGroup: Component = {
  names: ["AccordionGroup"],
  draw: AccordionGroup,
  props: describe({}),
  closesContents: true,
  isBox: true,
};
