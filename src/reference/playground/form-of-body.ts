// Fits the form of a schema to the media type of a body.
import type { MediaView } from "../../openapi/views.js";
import type { PlaygroundField, PlaygroundRow } from "./playground-data.js";

/** Characters of a body's form. */
const MOST_FORM = 60_000;

/** A form that large does not help: the reader edits the JSON instead. Other media types need their form. */
export function formOfBody(field: PlaygroundField, media: MediaView): PlaygroundField | null {
  const { kind } = media;
  if (kind === "multipart")
    return { ...field, ...(field.rows && { rows: field.rows.map((row) => accepting(row, media)) }) };
  return kind === "json" && JSON.stringify(field).length > MOST_FORM ? null : field;
}

/** `encoding` overrides the schema for the types of a file. */
function accepting(row: PlaygroundRow, { encoding }: MediaView): PlaygroundRow {
  const accept = encoding.find(({ name }) => name === row.name)?.contentType;
  if (!accept) return row;
  const { field } = row;
  if (field.types.includes("file")) return { ...row, field: { ...field, accept } };
  return field.items?.types.includes("file") ? { ...row, field: { ...field, items: { ...field.items, accept } } } : row;
}
