// Reads the words of a prop.
import { plainText } from "./inline-markdown.js";

/** A prop that is a text with something in it; null for everything else. */
export function wordOf(value: unknown): string | null {
  const text = textOfValue(value).trim();
  return text === "" ? null : plainText(text);
}

/** The text of an expression's value; for JSX, the text between its tags. */
function textOfValue(value: unknown): string {
  if (typeof value === "string" || typeof value === "number") return String(value);
  if (Array.isArray(value)) return value.map(textOfValue).join("");
  if (typeof value !== "object" || value === null || !("props" in value)) return "";
  const { props } = value;
  return typeof props === "object" && props !== null && "children" in props ? textOfValue(props.children) : "";
}
