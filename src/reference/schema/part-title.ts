// Decides which schema titles add something to the names beside them.
import type { SchemaView } from "../../openapi/views.js";

type Titled = Pick<SchemaView, "title" | "named" | "type" | "description">;

/** The title of a part; null where its name, type, description or schema's name say the same, and where a tool made it up. */
export function partTitle({ title, named, type, description }: Titled, name = ""): string | null {
  if (title === null || GENERATED.test(title)) return null;
  const words = description?.replace(/<[^>]*>/g, "") ?? "";
  const isSaid = [name, type, named?.name ?? "", words].some((each) => letters(each) === letters(title));
  return isSaid ? null : title;
}

/** As frameworks title the bodies and answers of operations. */
const GENERATED = /^(?:Body|Response)_\w+$|^Response .* (?:Get|Post|Put|Patch|Delete)$/;

function letters(text: string): string {
  return text.toLowerCase().replace(/[\s_.-]/g, "");
}
