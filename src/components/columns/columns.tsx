// Draws children side by side, in fewer columns on narrow screens.

import type { Component } from "../component.js";
import { describe, named, number } from "../describe.js";
import { type CommonProps, classes, numberOf, outerAttributes } from "../props.js";

/** More would be too narrow. */
const MOST_COLUMNS = 6;

interface ColumnsProps extends CommonProps {
  /** A number, its text, or sizes by breakpoint, of which the largest counts. */
  readonly cols?: unknown;
  readonly columns?: unknown;
}

export function Columns({ cols, columns, children, ...props }: ColumnsProps) {
  return <div {...outerAttributes(props, "columns", { "--columns": columnCount(cols ?? columns) })}>{children}</div>;
}

/** The old name of `Columns`. */
export function CardGroup(props: ColumnsProps) {
  return <Columns {...props} class={classes("card-group", props.class ?? props.className)} />;
}

function Column({ children, ...props }: CommonProps) {
  return <div {...outerAttributes(props, "column flow prose")}>{children}</div>;
}

function columnCount(cols: unknown): number {
  const numbers = typeof cols === "object" && cols !== null ? Object.values(cols).map(numberOf) : [numberOf(cols)];
  const wanted = Math.max(0, ...numbers.map((number) => number ?? 0));
  return wanted === 0 ? 2 : Math.min(MOST_COLUMNS, Math.max(1, Math.round(wanted)));
}

export const columns: Component = {
  names: ["Columns"],
  draw: Columns,
  props: describe<Omit<ColumnsProps, "columns">>({
    cols: named(number("Number of columns on wide screens.", [1, MOST_COLUMNS]), "columns"),
  }),
  isBox: true,
};

export const cardGroup: Component = { ...columns, names: ["CardGroup"], draw: CardGroup };

export const column: Component = {
  names: ["Column"],
  draw: Column,
  props: describe<object>({}),
  isBox: true,
};
