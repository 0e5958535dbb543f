// Describes fields.

import type { SaidNode } from "../../model/content-tree.js";
import type { Anchor, Component } from "../component.js";
import { anything, describe, flag, IGNORED, node, required, text } from "../describe.js";
import { wordOf } from "../prop-words.js";
import { isOn } from "../props.js";
import { code, list, paragraph, type SaidElement, text as say } from "../said.js";
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
  said: field,
  anchor,
};

export const responseField: Component = {
  names: ["ResponseField"],
  draw: ResponseField,
  // A response may be one value without a name.
  props: describe<FieldProps>({
    ...fieldProps,
    name: required(text("Name of the field."), "type"),
    location: IGNORED,
    defaultLabel: IGNORED,
    requiredLabel: IGNORED,
    deprecatedLabel: IGNORED,
  }),
  said: field,
  anchor,
};

/** Its labels, name and type as its page shows them, then what it is for. */
function field({ props, blocks }: SaidElement): readonly SaidNode[] {
  if (isOn(props["hidden"])) return [];
  const key = NAMES.find((each) => !["", "true", null].includes(wordOf(props[each])));
  const notes = [
    wordOf(props["type"]),
    LOCATIONS.find((each) => each === key) ?? null,
    presetOf(props["default"] ?? props["initialValue"]),
    isOn(props["required"]) ? "required" : null,
    isOn(props["optional"]) && !isOn(props["required"]) ? "optional" : null,
    isOn(props["deprecated"]) ? "deprecated" : null,
  ].filter((note) => note !== null);
  const head: SaidNode[] = [
    ...labels(props["pre"]).map((label) => say(`${label} `)),
    code((key && wordOf(props[key])) ?? (key === "body" ? "body" : "")),
    ...(notes.length > 0 ? [say(` (${notes.join(", ")})`)] : []),
    ...labels(props["post"]).map((label) => say(` ${label}`)),
  ];
  const [first, ...rest] = blocks();
  if (!first) return [list([[paragraph(...head)]])];
  const isText = first.type === "paragraph" && !first.of;
  const lines = isText ? [paragraph(...head, say(": "), ...first.children)] : [paragraph(...head, say(":")), first];
  return [list([[...lines, ...rest]])];
}

function presetOf(value: unknown): string | null {
  if (value === undefined || value === null || value === "") return null;
  return `default: ${typeof value === "object" ? JSON.stringify(value) : String(value)}`;
}

function labels(given: unknown): readonly string[] {
  return (Array.isArray(given) ? given : [given]).flatMap((each) => wordOf(each) ?? []);
}
