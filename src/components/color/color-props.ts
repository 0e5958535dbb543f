// Describes the props of colour swatches.
import { anything, describe, node, oneOf, required, text } from "../describe.js";
import type { ColorProps, ItemProps, RowProps } from "./color.js";

export const colorDescription = describe<ColorProps>({ variant: oneOf("compact table") });
export const colorRowDescription = describe<RowProps>({ title: node });
export const colorItemDescription = describe<ItemProps>({ name: text, value: required(anything) });
