// Turns the props of a code block into the meta of a fence.
import type { Fence, WrittenProps } from "../component.js";

/** `language="js" filename="a.js" highlight="[1,3]"` as `js title="a.js" highlight={1,3}`. */
export function fenceOf(props: WrittenProps): Fence {
  return { language: word(props["language"] ?? props["lang"]), meta: metaOf(props) };
}

const FLAGS = ["lines", "wrap", "expandable", "nocopy"];
const RANGES = ["highlight", "focus"];

function metaOf(props: WrittenProps): string | null {
  const parts: string[] = [];
  const title = word(props["title"] ?? props["filename"]);
  if (title !== null) parts.push(`title=${quoted(title)}`);
  const icon = word(props["icon"]);
  if (icon !== null) parts.push(`icon=${quoted(icon)}`);
  for (const name of FLAGS) if (name in props && `${props[name]}` !== "false") parts.push(name);
  // The site may fold long code: then this says no.
  if (`${props["expandable"]}` === "false") parts.push("expandable=false");
  for (const name of RANGES) {
    const lines = `${props[name] ?? ""}`.replace(/[^\d,-]/g, "");
    if (lines !== "") parts.push(`${name}={${lines}}`);
  }
  return parts.length > 0 ? parts.join(" ") : null;
}

function quoted(text: string): string {
  return text.includes('"') ? `'${text}'` : `"${text}"`;
}

function word(value: unknown): string | null {
  return typeof value === "string" && value.trim() !== "" ? value.trim() : null;
}
