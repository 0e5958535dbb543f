// Draws a part that opens when it is asked for, alone or in a group with joined borders.
import type { ComponentChildren } from "preact";
import { useDraw } from "../draw-context.js";
import { Glyph } from "../glyph/glyph.js";
import { DrawIcon, type IconProps } from "../icon/draw-icon.js";
import { InlineMarkdown, plainText } from "../inline-markdown.js";
import { type CommonProps, classes, type Flag, isOn, styleWith } from "../props.js";
import { slugOf } from "../slug.js";

export interface AccordionProps extends CommonProps, IconProps {
  readonly title?: ComponentChildren;
  readonly description?: ComponentChildren;
  readonly defaultOpen?: Flag;
  readonly children?: ComponentChildren;
}

export function Accordion({ title, description, defaultOpen, children, ...props }: AccordionProps) {
  const draw = useDraw();
  const id = props.id ?? draw.uniqueId(slugOf(plainText(title)));
  return (
    <details
      id={id}
      class={classes("accordion", props.class ?? props.className)}
      style={styleWith({}, props.style)}
      open={isOn(defaultOpen)}
      data-component-part="accordion"
    >
      <summary class="accordion-button not-prose" data-component-part="accordion-button">
        <Glyph name="chevron" part="accordion-caret-right" />
        <DrawIcon {...props} class="accordion-icon" part="accordion-icon" style={undefined} />
        <span class="accordion-head" data-component-part="accordion-title-container">
          <span class="accordion-title" data-component-part="accordion-title">
            <InlineMarkdown text={title} links={false} />
          </span>
          {description && (
            <span class="accordion-description" data-component-part="accordion-description">
              <InlineMarkdown text={description} links={false} />
            </span>
          )}
        </span>
      </summary>
      <docs-accordion class="accordion-content flow prose" data-component-part="accordion-content">
        {children}
      </docs-accordion>
    </details>
  );
}

export interface AccordionGroupProps extends CommonProps {
  readonly children?: ComponentChildren;
}

export function AccordionGroup({ children, ...props }: AccordionGroupProps) {
  return (
    <div
      id={props.id}
      class={classes("accordion-group", props.class ?? props.className)}
      style={styleWith({}, props.style)}
      data-component-part="accordion-group"
    >
      {children}
    </div>
  );
}
