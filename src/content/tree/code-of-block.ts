// Reads a component used instead of a fence as that fence, so that it is coloured and searched like one.
import type { Fence } from "../../components/component.js";
import type { CodeNode } from "../../model/content-tree.js";
import type { ElementRequest } from "../code/element-request.js";
import { textOf } from "./text-of.js";

/** `<CodeBlock language="js" filename="a.js">…</CodeBlock>` as a fence. */
export function codeOfBlock({ children, place }: ElementRequest, { language, meta }: Fence): CodeNode {
  const value = children
    .map(textOf)
    .join("\n")
    .replace(/^\n|\s+$/g, "");
  return { type: "code", place, language, meta, value, span: null };
}
