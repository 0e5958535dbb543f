// Describes groups of code blocks, those in the right column included.
import type { Component } from "../component.js";
import { describe, flag, IGNORED, number } from "../describe.js";
import { CodeGroup, type CodeGroupProps, type ExampleProps, RequestExample, ResponseExample } from "./code-group.js";

export const codeGroup: Component = {
  names: ["CodeGroup", "SnippetGroup"],
  directives: ["code-group"],
  draw: CodeGroup,
  props: describe<Omit<CodeGroupProps, "nameOf">>({
    dropdown: flag("Shows a menu instead of tabs."),
    initialSelectedTab: number("Block to show first, counted from 0."),
    noMargins: IGNORED,
    isSmallText: IGNORED,
  }),
  children: "sorts",
};

const exampleProps = describe<ExampleProps>({ dropdown: flag("Shows a menu instead of tabs.") });

export const requestExample: Component = {
  names: ["RequestExample"],
  draw: RequestExample,
  props: exampleProps,
  children: "sorts",
  aside: 2,
};

export const responseExample: Component = {
  names: ["ResponseExample"],
  draw: ResponseExample,
  props: exampleProps,
  children: "sorts",
  aside: 3,
};
