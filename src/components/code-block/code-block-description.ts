// Describes code blocks that are written as components.
import type { Component } from "../component.js";
import { ANYTHING, describe, FLAG, named, text } from "../describe.js";
import { iconProps } from "../icon/icon-props.js";
import { fence } from "../markdown-element.js";
import { wordOf } from "../prop-words.js";
import { CodeBlock, type CodeBlockProps } from "./code-block.js";
import { fenceOf } from "./fence-of.js";

export const codeBlock: Component = {
  names: ["CodeBlock"],
  draw: CodeBlock,
  props: describe<Omit<CodeBlockProps, "lang" | "filename" | "html">>({
    ...iconProps,
    language: named(text, "lang"),
    title: named(text, "filename"),
    lines: FLAG,
    wrap: FLAG,
    expandable: FLAG,
    nocopy: FLAG,
    highlight: ANYTHING,
    focus: ANYTHING,
    code: text,
    theme: text,
    twoslash: FLAG,
  }),
  children: "reads",
  isBlock: true,
  // One whose icon is an element says more than a fence can.
  fence: (props) => (typeof props["icon"] === "object" ? null : fenceOf(props)),
  markdown: ({ props, text }) =>
    fence({ language: wordOf(props["language"]) ?? "", meta: wordOf(props["filename"]), value: text() }),
};
