// Draws one documented value: a parameter of a request or a field of a response.

import { type ComponentChildren, toChildArray } from "preact";
import type { SaidNode } from "../../model/content-tree.js";
import type { Anchor, Component } from "../component.js";
import { anything, describe, flag, IGNORED, node, required, text } from "../describe.js";
import { useDraw } from "../draw-context.js";
import { Part } from "../part.js";
import { wordOf } from "../prop-words.js";
import { type CommonProps, classes, type Flag, isOn, outerAttributes } from "../props.js";
import { code, list, paragraph, type SaidElement, text as say } from "../said.js";
import { slugOf } from "../slug.js";

interface FieldProps extends CommonProps {
  readonly name?: string;
  readonly type?: string;
  readonly default?: unknown;
  readonly required?: Flag;
  readonly optional?: Flag;
  readonly deprecated?: Flag;
  readonly hidden?: Flag;
  readonly pre?: ComponentChildren;
  readonly post?: ComponentChildren;
}

/** The name, as the value of the parameter's location; bare for a whole body. */
type Location = string | boolean;

interface ParamFieldProps extends FieldProps {
  readonly path?: Location;
  readonly query?: Location;
  readonly body?: Location;
  readonly header?: Location;
  readonly cookie?: Location;
  readonly placeholder?: string;
  readonly initialValue?: unknown;
}

/** Where a parameter goes. */
const LOCATIONS = ["path", "query", "body", "header", "cookie"] as const;

export function ParamField(props: ParamFieldProps) {
  const location = LOCATIONS.find((each) => props[each] !== undefined) ?? null;
  const written = location === null ? undefined : props[location];
  const name = typeof written === "string" ? written : props.name;
  return (
    <Field
      {...props}
      name={name ?? (location === "body" ? "body" : "")}
      default={props.default ?? props.initialValue}
      location={location}
      kind="param-field"
    />
  );
}

export function ResponseField(props: FieldProps) {
  if (isOn(props.hidden)) return null;
  return <Field {...props} location={null} kind="response-field" />;
}

interface DrawnFieldProps extends FieldProps {
  readonly kind: string;
  readonly location: string | null;
}

function Field({ kind, location, name = "", children, ...props }: DrawnFieldProps) {
  const draw = useDraw();
  const id = props.id ?? draw.uniqueId(`param-${paramSlug(name)}`);
  return (
    <div {...outerAttributes({ ...props, id }, classes("field", kind))} data-location={location ?? undefined}>
      <div class="field-head not-prose">
        <Labels texts={props.pre} part="field-meta-pre" />
        {name && (
          <a class="field-name" href={`#${id}`} data-component-part="field-name">
            {name}
          </a>
        )}
        <FieldMeta {...props} location={location} />
        <Labels texts={props.post} part="field-meta-post" />
      </div>
      <Part as="div" class="field-content flow prose" part="field-content">
        {children}
      </Part>
    </div>
  );
}

/** A parameter's name in kebab case, with the humps of `userId` opened. */
function paramSlug(name: string): string {
  return slugOf(name.replace(/([a-z0-9])([A-Z])/g, "$1-$2"));
}

function FieldMeta(props: FieldProps & { location: string | null }) {
  const { ui } = useDraw();
  const preset = presetOf(props.default);
  return (
    <>
      <Part class="field-type" part="field-info-pill">
        {props.type}
      </Part>
      <Part class="field-location" part="field-info-pill">
        {props.location}
      </Part>
      {preset && (
        <Part class="field-default" part="field-info-pill">
          {ui.default.toLowerCase()}: <code>{preset}</code>
        </Part>
      )}
      <Part class="field-required" part="field-required-pill">
        {isOn(props.required) && ui.required}
      </Part>
      {isOn(props.optional) && !isOn(props.required) && <span class="field-optional">{ui.optional}</span>}
      <Part class="field-deprecated" part="field-deprecated-pill">
        {isOn(props.deprecated) && ui.deprecated}
      </Part>
    </>
  );
}

function Labels({ texts, part }: { texts: ComponentChildren; part: string }) {
  return toChildArray(texts).map((text) => (
    <span class="field-label" data-component-part={part}>
      {text}
    </span>
  ));
}

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
  const preset = presetOf(props["default"] ?? props["initialValue"]);
  const notes = [
    wordOf(props["type"]),
    LOCATIONS.find((each) => each === key) ?? null,
    preset && `default: ${preset}`,
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
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

function labels(given: unknown): readonly string[] {
  return (Array.isArray(given) ? given : [given]).flatMap((each) => wordOf(each) ?? []);
}
