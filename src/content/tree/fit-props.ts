// Drops props that cannot be drawn, such as an object for an address, and reports them.
import { isValidElement } from "preact";
import type { ComponentDescription, PropDescription } from "../../components/describe.js";
import { isAddress } from "../../shared/html/address-attributes.js";
import { ContentValue } from "../code/element-request.js";

/** A value that is left out. */
export interface Misfit {
  readonly prop: string;
  readonly what: string;
  readonly hint: string;
}

interface Fitting {
  readonly name: string;
  /** Null: an HTML element. */
  readonly description: ComponentDescription | null;
  readonly tell: (misfit: Misfit) => void;
}

type Props = Readonly<Record<string, unknown>>;

/** The props that the element can be drawn with: mostly the same ones. */
export function fitProps<Given extends Props>(props: Given, { name, description, tell }: Fitting): Given | Props {
  let fitting: Record<string, unknown> | null = checkedAcrossHosts(props, name);
  for (const prop in props) {
    const value: unknown = props[prop];
    if (value === undefined || value instanceof ContentValue) continue;
    if (typeof value === "string" && value.trim() === value) continue;
    const wanted = wantedFor(prop, name, description);
    if (typeof value === "string") {
      // Browsers pass over white space around an address.
      if (wanted === "address" || wanted === "target") fitting = { ...(fitting ?? props), [prop]: value.trim() };
      continue;
    }
    const written = wanted === "text" ? textOf(value) : value;
    const hint = hintFor(written, wanted);
    if (hint === "" && written === value) continue;
    fitting ??= { ...props };
    fitting[prop] = hint === "" ? written : undefined;
    if (hint === "") continue;
    const what = value === true ? "has no value." : `cannot be ${nameOf(value)}.`;
    tell({ prop, what: `"${prop}" of <${name}> ${what}`, hint: hint.replaceAll("$", prop) });
  }
  return fitting ?? props;
}

/** Browsers compare a file of another host with its `integrity` only where it was asked for without cookies. */
function checkedAcrossHosts(props: Props, name: string): Record<string, unknown> | null {
  if ((name !== "script" && name !== "link") || typeof props["integrity"] !== "string") return null;
  const isSaid = "crossorigin" in props || "crossOrigin" in props;
  return isSaid ? null : { ...props, crossorigin: "anonymous" };
}

/** Numbers and lists as the text that they are shown as; nothing where nothing is. */
function textOf(value: unknown): unknown {
  if (value === null || value === false) return undefined;
  if (typeof value === "number" || typeof value === "bigint") return String(value);
  const isText = Array.isArray(value) && value.every((each) => typeof each === "string" || typeof each === "number");
  return isText ? value.join("") : value;
}

/** Browsers convert any `target` of an HTML link to a string. */
type Wanted = PropDescription["kind"] | "style" | "target" | "attribute";

function wantedFor(prop: string, name: string, description: ComponentDescription | null): Wanted {
  if (prop === "style") return "style";
  if (description === null) return isAddress(name, prop) ? "target" : "attribute";
  return description.props.get(prop)?.kind ?? "attribute";
}

/** How to write it; empty where the value says it. `$` is a placeholder for the prop. */
function hintFor(value: unknown, wanted: Wanted): string {
  if (value === undefined || value === null || value === false) return "";
  switch (wanted) {
    case "address":
      return 'Write the address as a string: $="/guide".';
    case "icon":
      return isDrawn(value) || isNamed(value) ? "" : 'Write the icon name as a string: $="star".';
    case "style":
      return isPlain(value) ? "" : 'Write an object: style={{ color: "red" }}.';
    case "target":
      return typeof value === "object" || typeof value === "function" || typeof value === "symbol" ? TEXT : "";
    case "text":
      return typeof value === "string" ? "" : TEXT;
    case "node":
      return isDrawn(value) || typeof value === "number" || typeof value === "bigint" || value === true ? "" : TEXT;
    default:
      return isPrintable(value) ? "" : TEXT;
  }
}

const TEXT = 'Write a string: $="…".';

/** Whether a value is an element, or a list, which may hold some. */
function isDrawn(value: unknown): boolean {
  return isValidElement(value) || (Array.isArray(value) && value.every(isPrintable));
}

function isNamed(value: unknown): boolean {
  return typeof value === "object" && value !== null && "name" in value && typeof value.name === "string";
}

function isPlain(value: unknown): boolean {
  if (typeof value !== "object" || value === null || Array.isArray(value) || isValidElement(value)) return false;
  return Object.values(value).every(isPrintable);
}

/** Whether a value can be made a text: symbols cannot, nor objects without anything. */
function isPrintable(value: unknown): boolean {
  if (typeof value === "symbol") return false;
  if (typeof value !== "object" || value === null || isValidElement(value)) return true;
  try {
    return typeof String(value) === "string";
  } catch {
    return false;
  }
}

/** A value in the words of a writer. */
function nameOf(value: unknown): string {
  if (Array.isArray(value)) return "a list";
  if (isValidElement(value)) return "an element";
  switch (typeof value) {
    case "function":
      return "a function";
    case "symbol":
      return "a symbol";
    case "object":
      return "an object";
    default:
      return String(value);
  }
}
