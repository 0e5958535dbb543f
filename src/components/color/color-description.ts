// Describes colour swatches.
import type { Component } from "../component.js";
import { anything, describe, node, oneOf, required, text } from "../describe.js";
import { wordOf } from "../prop-words.js";
import { bold, code, list, paragraph, text as say } from "../said.js";
import { Color, type ColorProps, type ItemProps, type RowProps } from "./color.js";

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
