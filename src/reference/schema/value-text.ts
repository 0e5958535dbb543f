// Writes JSON values for readers: strings without quotes unless that is ambiguous.
import type { Json } from "../../openapi/json.js";

export function valueText(value: Json): string {
  if (typeof value !== "string") return JSON.stringify(value);
  const isAmbiguous = value === "" || value.trim() !== value || /^(true|false|null|-?\d+(\.\d+)?)$/.test(value);
  return isAmbiguous ? JSON.stringify(value) : value;
}
