// Describes columns.
import type { Component } from "../component.js";
import { describe, named, number } from "../describe.js";
import { CardGroup, Column, Columns, type ColumnsProps, MOST_COLUMNS } from "./columns.js";

const columnsProps = describe<Omit<ColumnsProps, "columns">>({
  cols: named(number("Number of columns on wide screens.", [1, MOST_COLUMNS]), "columns"),
});

export const columns: Component = {
  names: ["Columns"],
  draw: Columns,
  props: columnsProps,
  isBox: true,
};

export const cardGroup: Component = {
  names: ["CardGroup"],
  draw: CardGroup,
  props: columnsProps,
  isBox: true,
};

export const column: Component = {
  names: ["Column"],
  draw: Column,
  props: describe<object>({}),
  isBox: true,
};
