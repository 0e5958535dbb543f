// Draws a word with an explanation that shows when it is pointed at or focused.
import type { ComponentChildren } from "preact";
import { useDraw } from "../draw-context.js";
import { InlineMarkdown } from "../inline-markdown.js";
import { type CommonProps, outerAttributes } from "../props.js";

export interface TooltipProps extends CommonProps {
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
  const id = draw.uniqueId("tooltip");
  return (
    <docs-tooltip {...outerAttributes(props, "tooltip")} data-side={props.side} data-align={props.align}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the word must be reachable so that its explanation shows. */}
      <span class="tooltip-trigger" tabIndex={0} aria-describedby={id}>
        {props.children}
      </span>
      <span class="tooltip-content not-prose" role="tooltip" id={id} data-component-part="tooltip-content">
        {headline && (
          <span class="tooltip-title" data-component-part="tooltip-title">
            <InlineMarkdown text={headline} />
          </span>
        )}
        <span class="tooltip-description" data-component-part="tooltip-description">
          <InlineMarkdown text={description} />
        </span>
        {href && (
          <a class="tooltip-cta" href={draw.link(href)} data-component-part="tooltip-cta">
            {cta ?? draw.ui.more}
          </a>
        )}
      </span>
    </docs-tooltip>
  );
}
