// Describes the props of code blocks that are written as components.
import { anything, describe, flag, named, text } from "../describe.js";
import { iconProps } from "../icon/icon-props.js";
import type { CodeBlockProps } from "./code-block.js";

export const codeBlockDescription = describe<Omit<CodeBlockProps, "lang" | "filename" | "html">>({
  ...iconProps,
  language: named(text, "lang"),
  title: named(text, "filename"),
  lines: flag,
  wrap: flag,
  expandable: flag,
  nocopy: flag,
  highlight: anything,
  focus: anything,
  code: text,
  theme: text,
  twoslash: flag,
});
