// Describes fields.
import type { Anchor, Component } from "../component.js";
import { ANYTHING, describe, FLAG, NODE, required, text } from "../describe.js";
import { hang, type MarkdownElement } from "../markdown-element.js";
import { isOn, shownWords, wordOf } from "../prop-words.js";
import { type FieldProps, ParamField, type ParamFieldProps, ResponseField } from "./field.js";

const fieldProps = {
  type: NODE,
  default: ANYTHING,
  required: FLAG,
  optional: FLAG,
  deprecated: FLAG,
  hidden: FLAG,
  pre: ANYTHING,
  post: ANYTHING,
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
      ...required(ANYTHING, "query", "body", "header", "cookie", "name"),
      missing: '"path", "query", "header" or "body"',
    },
    query: ANYTHING,
    body: ANYTHING,
    header: ANYTHING,
    cookie: ANYTHING,
    name: text,
    placeholder: text,
    initialValue: ANYTHING,
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
  props: describe<FieldProps>({ ...fieldProps, name: required(text, "type") }),
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
