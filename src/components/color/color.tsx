// Draws swatches of colours; a click copies the value.
import type { ComponentChildren } from "preact";
import type { Component } from "../component.js";
import { anything, describe, node, oneOf, required, text } from "../describe.js";
import { useDraw } from "../draw-context.js";
import { Part } from "../part.js";
import { wordOf } from "../prop-words.js";
import { type CommonProps, classes, cssValue, outerAttributes, styleWith } from "../props.js";
import { bold, code, list, paragraph, text as say } from "../said.js";

interface ColorProps extends CommonProps {
  readonly variant?: string;
}

interface RowProps {
  readonly title?: ComponentChildren;
  readonly children?: ComponentChildren;
}

interface ItemProps {
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
      <Part as="div" class="color-row-title" text={title} />
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
  const pair = new Map<string, unknown>(Object.entries(typeof value === "object" && value ? value : { light: value }));
  const light = `${pair.get("light") ?? pair.get("dark") ?? ""}`;
  return { light, dark: `${pair.get("dark") ?? light}` };
}

export const color: Component = {
  names: ["Color"],
  draw: Color,
  props: describe<ColorProps>({
    variant: oneOf("Swatches in a row, or a table with names and values.", "compact table"),
  }),
  isInline: true,
};

export const colorRow: Component = {
  names: ["Color.Row"],
  partOf: "Color",
  draw: Color.Row,
  props: describe<RowProps>({ title: node("Title of the row.") }),
  isInline: true,
  said: ({ props, blocks }) => [...bold(props["title"]), ...blocks()],
};

export const colorItem: Component = {
  names: ["Color.Item"],
  partOf: "Color",
  draw: Color.Item,
  props: describe<ItemProps>({
    name: text("Name of the colour."),
    value: required(anything("A CSS colour, or an object with `light` and `dark`.")),
  }),
  children: "reads",
  isInline: true,
  said: ({ props }) => {
    const name = wordOf(props["name"]);
    return [list([[paragraph(...(name === null ? [] : [say(`${name}: `)]), code(valueText(props["value"])))]])];
  },
};

function valueText(value: unknown): string {
  if (typeof value === "string") return value;
  if (typeof value !== "object" || value === null) return "";
  return Object.values(value)
    .filter((each) => typeof each === "string")
    .join(" / ");
}
