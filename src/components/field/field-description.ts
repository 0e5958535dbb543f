// Describes fields.
import type { Anchor, Component } from "../component.js";
import { anything, describe, flag, node, required, text } from "../describe.js";
import { hang, type MarkdownElement } from "../markdown-element.js";
import { shownWords, wordOf } from "../prop-words.js";
import { isOn } from "../props.js";
import { type FieldProps, ParamField, type ParamFieldProps, ResponseField } from "./field.js";

const fieldProps = {
  type: node("Type of the value."),
  default: anything("Value used when none is given."),
  required: flag("Marks the field as required."),
  optional: flag("Marks the field as optional."),
  deprecated: flag("Marks the field as deprecated."),
  hidden: flag("Leaves the field out of the page."),
  pre: anything("Labels before the name: a list of strings."),
  post: anything("Labels after the name: a list of strings."),
};

/** Where a parameter goes. */
const LOCATIONS = ["path", "query", "body", "header", "cookie"];

const NAMES = ["name", ...LOCATIONS];

const anchor: Anchor = {
  prefix: "param-",
  joint: "_",
  words: (props) => {
    const name = NAMES.map((key) => wordOf(props[key])).find((word) => word !== null && word !== "true");
    return name?.replace(/([a-z\d])([A-Z])/g, "$1-$2").replaceAll("_", "-") ?? null;
  },
};

export const paramField: Component = {
  names: ["ParamField", "Param"],
  draw: ParamField,
  props: describe<ParamFieldProps>({
    ...fieldProps,
    path: {
      ...required(anything("Name of a path parameter."), "query", "body", "header", "cookie", "name"),
      missing: '"path", "query", "header" or "body"',
    },
    query: anything("Name of a query parameter."),
    body: anything("Name of a body field."),
    header: anything("Name of a header."),
    cookie: anything("Name of a cookie."),
    name: text("Name of the parameter, if it has no location."),
    placeholder: text("Placeholder in the playground."),
    initialValue: anything("Initial value in the playground."),
  }),
  children: "places",
  isBlock: true,
  markdown: fieldMarkdown,
  words: (props) => shownWords(props).join(" "),
  anchor,
};

export const responseField: Component = {
  names: ["ResponseField"],
  draw: ResponseField,
  // A response may be one value without a name.
  props: describe<FieldProps>({ ...fieldProps, name: required(text("Name of the field."), "type") }),
  children: "places",
  isBlock: true,
  markdown: fieldMarkdown,
  words: (props) => shownWords(props).join(" "),
  anchor,
};

function fieldMarkdown({ props, blocks }: MarkdownElement): string {
  const key = NAMES.find((each) => !["", "true", null].includes(wordOf(props[each])));
  const notes = [
    LOCATIONS.find((each) => each === key) ?? null,
    wordOf(props["type"]),
    isOn(props["required"]) ? "required" : null,
    isOn(props["deprecated"]) ? "deprecated" : null,
    wordOf(props["default"]) === null ? null : `default: ${wordOf(props["default"])}`,
  ].filter((note) => note !== null);
  const head = `- \`${key ? wordOf(props[key]) : ""}\`${notes.length > 0 ? ` (${notes.join(", ")})` : ""}`;
  const content = blocks();
  return content === "" ? head : `${head}: ${hang(content, "  ")}`;
}
