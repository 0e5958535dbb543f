// Decides which titles of schemas tell a reader more than the names that stand beside them.
import type { SchemaView } from "../../openapi/views.js";

/** The title of a part; null where its name, its type or its schema's name say the same, and where a tool made it up. */
export function partTitle({ title, named, type }: SchemaView, name = ""): string | null {
  if (title === null || GENERATED.test(title)) return null;
  const isSaid = [name, type, named?.name ?? ""].some((each) => letters(each) === letters(title));
  return isSaid ? null : title;
}

/** As frameworks title the bodies and answers of operations. */
const GENERATED = /^(?:Body|Response)_\w+$|^Response .* (?:Get|Post|Put|Patch|Delete)$/;

function letters(text: string): string {
  return text.toLowerCase().replace(/[\s_.-]/g, "");
}
