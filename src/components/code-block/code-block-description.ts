// Describes code blocks that are written as components.
import type { Component } from "../component.js";
import { anything, describe, flag, IGNORED, named, text } from "../describe.js";
import { iconProps } from "../icon/icon-props.js";
import { wordOf } from "../prop-words.js";
import { fence } from "../said.js";
import { CodeBlock, type CodeBlockProps } from "./code-block.js";
import { fenceOf } from "./fence-of.js";

export const codeBlock: Component = {
  names: ["CodeBlock"],
  draw: CodeBlock,
  props: describe<Omit<CodeBlockProps, "lang" | "filename" | "html" | "notes">>({
    ...iconProps,
    language: named(text("Language to highlight."), "lang"),
    title: named(text("Title, usually a file name."), "filename"),
    lines: flag("Shows line numbers."),
    wrap: flag("Wraps long lines."),
    expandable: flag("Folds long code behind a button."),
    nocopy: flag("Hides the copy button."),
    highlight: anything("Lines to highlight, such as `{[1, 3]}` or `1-3,5`."),
    focus: anything("Lines to focus; the others are dimmed."),
    code: text("The code, instead of children."),
    theme: text("Highlighting theme of this block."),
    numberOfLines: IGNORED,
    hideAskAiButton: IGNORED,
    isSmallText: IGNORED,
    twoslash: flag("Shows types, with the TypeScript installed beside docs.json."),
  }),
  children: "reads",
  // One whose icon is an element says more than a fence can.
  fence: (props) => (typeof props["icon"] === "object" ? null : fenceOf(props)),
  said: ({ props, text }) => [
    fence(
      wordOf(props["language"] ?? props["lang"]),
      wordOf(props["code"]) ?? text(),
      wordOf(props["title"] ?? props["filename"]),
    ),
  ],
};
