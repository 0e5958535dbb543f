// Describes code blocks that are written as components.
import type { Component } from "../component.js";
import { anything, describe, flag, named, text } from "../describe.js";
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
    lines: flag,
    wrap: flag,
    expandable: flag,
    nocopy: flag,
    highlight: anything,
    focus: anything,
    code: text,
    theme: text,
    twoslash: flag,
  }),
  children: "reads",
  isBlock: true,
  // One whose icon is an element says more than a fence can.
  fence: (props) => (typeof props["icon"] === "object" ? null : fenceOf(props)),
  markdown: ({ props, text }) =>
    fence({ language: wordOf(props["language"]) ?? "", meta: wordOf(props["filename"]), value: text() }),
};
