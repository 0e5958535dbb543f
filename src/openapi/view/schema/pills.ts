// Reads the small labels that authors want next to a property's name.
import { extensionOf } from "../../extension.js";
import { isArray, type JsonObject, type Maybe, member } from "../../json.js";
import type { SchemaView } from "../../views.js";

/** `x-svc.pre`, `x-svc.post`, and the keys that the settings name in `api.params.post`. */
export function pillsOf(keywords: JsonObject, keys: readonly string[]): SchemaView["pills"] {
  const extension = extensionOf(keywords)?.value;
  const named = keys.flatMap((key) => pillTexts(member(keywords, key), key));
  return {
    before: pillTexts(member(extension, "pre"), ""),
    after: [...named, ...pillTexts(member(extension, "post"), "")],
  };
}

/** Text as it is, numbers as text, `true` as the key's name, lists one by one; anything else is not a label. */
function pillTexts(value: Maybe, key: string): string[] {
  if (isArray(value)) return value.flatMap((item) => pillTexts(item, key));
  if (value === true) return key === "" ? [] : [key];
  if (typeof value === "number") return [String(value)];
  return typeof value === "string" && value !== "" ? [value] : [];
}
