// Describes the props of columns.
import { describe, named, number } from "../describe.js";
import { type ColumnsProps, MOST_COLUMNS } from "./columns.js";

export const columnsDescription = describe<Omit<ColumnsProps, "columns">>({
  cols: named(number([1, MOST_COLUMNS]), "columns"),
});

export const columnDescription = describe<object>({});
