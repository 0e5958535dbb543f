// Reads a code block written as a component as the fence it stands for, so that it is coloured and searched like one.
import type { ElementRequest } from "../code/evaluator.js";
import { textOf } from "./text-of.js";
import type { CodeNode } from "./tree.js";

/** `<CodeBlock language="js" filename="a.js" highlight="[1,3]">…</CodeBlock>` as a fence. */
export function codeOfBlock({ props, children, place }: ElementRequest): CodeNode {
  const value = children
    .map(textOf)
    .join("\n")
    .replace(/^\n|\s+$/g, "");
  const language = word(props["language"] ?? props["lang"]);
  return { type: "code", place, language, meta: metaOf(props), value, span: null };
}

const flags = ["lines", "wrap", "expandable", "nocopy"];
const ranges = ["highlight", "focus"];

function metaOf(props: Readonly<Record<string, unknown>>): string | null {
  const parts: string[] = [];
  const title = word(props["title"] ?? props["filename"]);
  if (title !== null) parts.push(`title=${quoted(title)}`);
  const icon = word(props["icon"]);
  if (icon !== null) parts.push(`icon=${quoted(icon)}`);
  for (const name of flags) if (name in props && `${props[name]}` !== "false") parts.push(name);
  for (const name of ranges) {
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
