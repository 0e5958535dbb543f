// Draws swatches of colours; a click copies the value.
import type { ComponentChildren } from "preact";
import { useDraw } from "../draw-context.js";
import { InlineMarkdown } from "../inline-markdown.js";
import { type CommonProps, classes, cssValue, outerAttributes, styleWith } from "../props.js";

export interface ColorProps extends CommonProps {
  readonly variant?: string;
}

export interface RowProps {
  readonly title?: ComponentChildren;
  readonly children?: ComponentChildren;
}

export interface ItemProps {
  readonly name?: string;
  readonly value?: unknown;
}

function ColorRoot({ variant, children, ...props }: ColorProps) {
  const look = variant === "table" ? "color-table" : "color-compact";
  return <docs-color {...outerAttributes(props, classes("color not-prose", look))}>{children}</docs-color>;
}

function Row({ title, children }: RowProps) {
  return (
    <div class="color-row">
      {title && (
        <div class="color-row-title" data-component-part="color-row-title">
          <InlineMarkdown text={title} />
        </div>
      )}
      <div class="color-row-items" data-component-part="color-row-items-container">
        {children}
      </div>
    </div>
  );
}

function Item({ name, value }: ItemProps) {
  const { ui } = useDraw();
  const { light, dark } = readValue(value);
  const swatch = { "--swatch": cssValue(light), "--swatch-dark": cssValue(dark) };
  return (
    <button
      type="button"
      class="color-item"
      style={styleWith(swatch)}
      data-light={light}
      data-dark={dark}
      title={ui.copy}
      data-component-part="color-item-button"
    >
      <span class="color-swatch" />
      <span class="color-text">
        {name && <span class="color-name">{name}</span>}
        <span class="color-value" data-copied={ui.copied}>
          <span class="color-light">{light}</span>
          {dark !== light && <span class="color-dark">{dark}</span>}
        </span>
      </span>
    </button>
  );
}

/** `Color` with its parts, as authors name them. */
export const Color = Object.assign(ColorRoot, { Row, Item });

function readValue(value: unknown): { light: string; dark: string } {
  if (typeof value !== "object" || value === null) return { light: String(value ?? ""), dark: String(value ?? "") };
  const pair = new Map(Object.entries(value));
  const light = String(pair.get("light") ?? pair.get("dark") ?? "");
  return { light, dark: String(pair.get("dark") ?? light) };
}
