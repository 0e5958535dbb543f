// Checks props of our components: names, fixed values, and required ones.
import type { MdxJsxFlowElement, MdxJsxTextElement } from "satteri";
import type { WrittenProps } from "../../components/component.js";
import type { ComponentDescription, PropDescription } from "../../components/describe.js";
import { isOn } from "../../components/props.js";
import { didYouMean, nearest } from "../../shared/nearest.js";
import { type Place, warning } from "../../shared/problem.js";
import { isHandler } from "../code/find-handlers.js";
import { readLiteral } from "../code/read-literal.js";
import { placeInSource } from "../parse/prepare-source.js";
import { fitProps, type Misfit } from "./fit-props.js";
import type { ResolveInput } from "./resolve-markdown.js";

/** A fault of a tag. */
interface PropFault {
  readonly code: "unknown-prop" | "unknown-prop-value" | "missing-prop";
  /** The prop as it is written; null where the tag as a whole is meant. */
  readonly prop: string | null;
  readonly what: string;
  readonly hint: string | null;
}

type Tag = Pick<MdxJsxFlowElement | MdxJsxTextElement, "name" | "attributes" | "children" | "position">;

/** A tag, what its component takes (null if it is not one of ours), and whether it is an element of HTML. */
export interface DescribedTag {
  readonly tag: Tag;
  readonly description: ComponentDescription | null;
  readonly isHtml: boolean;
  readonly place: Place;
}

/** Reports what is wrong with the props of a tag for one of our components, and with handlers of HTML. */
export function checkProps({ tag, description, isHtml, place }: DescribedTag, input: ResolveInput): void {
  const faults = isHtml || description ? handlerFaults(tag) : [];
  if (description) addPropFaults(tag, description, faults);
  for (const fault of faults) tell(fault, { tag, place }, input);
}

/** The props that a tag of ours or of HTML can be drawn with. Reports those that are left out. */
export function fittingProps(
  { tag, description, place }: DescribedTag,
  props: WrittenProps,
  input: ResolveInput,
): WrittenProps {
  const tellOf = (misfit: Misfit) => tell({ code: "unknown-prop-value", ...misfit }, { tag, place }, input);
  return fitProps(props, { name: tag.name ?? "", description, tell: tellOf });
}

/** At the prop, if it is written. */
function tell(
  { code, prop, what, hint }: PropFault,
  { tag, place }: Pick<DescribedTag, "tag" | "place">,
  input: ResolveInput,
): void {
  const start = tag.position?.start.offset;
  const isFound = start !== undefined && prop !== null;
  const at = isFound ? placeInSource(input.source, propOffset(input.source.text, start, prop), input) : place;
  input.evaluator.report(warning(code, at, what, hint));
}

/** Handlers that are text, as HTML has them: nothing runs it. */
function handlerFaults({ name: tag, attributes }: Tag): PropFault[] {
  return attributes.flatMap((each): PropFault[] => {
    if (each.type !== "mdxJsxAttribute" || !isHandler(each.name) || typeof each.value !== "string") return [];
    const what = `"${each.name}" of <${tag}> is text, which is not run; ignored.`;
    const hint = `Write a function: ${each.name}={() => ${each.value.trim() || "…"}}.`;
    return [{ code: "unknown-prop-value", prop: each.name, what, hint }];
  });
}

/** What is wrong with the props of a tag. Props that are spread are whatever they are, and may be those that are missing. */
function addPropFaults(tag: Tag, description: ComponentDescription, faults: PropFault[]): void {
  let isSpread = false;
  for (const attribute of tag.attributes) {
    if (attribute.type !== "mdxJsxAttribute") {
      isSpread = true;
      continue;
    }
    const { name, value } = attribute;
    const prop = description.props.get(name);
    const fault = prop ? valueFault(tag, { name, value, prop }) : unknownProp(tag, attribute, description);
    if (fault) faults.push(fault);
  }
  const missing = isSpread ? null : missingProp(tag, description, faults);
  if (missing) faults.push(missing);
}

/** What every element of HTML and of React takes. */
const USUAL = new Set("children className class style id key ref slot role lang dir tabIndex hidden".split(" "));

function isUsual(name: string): boolean {
  return USUAL.has(name) || /^(?:data-|aria-|on[A-Za-z])|:/.test(name);
}

function unknownProp(tag: Tag, { name, value }: Attribute, description: ComponentDescription): PropFault | null {
  if (isUsual(name)) return null;
  const known = [...description.props].flatMap(([each, { kind }]) => (kind === "ignored" ? [] : [each]));
  const near = nearest(name, [...known, "className", "style", "id"]);
  if (near === null && description.isOpen) return null;
  // A type says what a value is, not which one: `<ResponseField body="id" type="string">` lacks its name.
  const lacking = typeof value === "string" ? lackingProps(tag, description, "type") : [];
  const meant = near ?? lacking.find(([each = ""]) => !description.props.get(each)?.missing)?.[0];
  const listed = known.length === 0 ? "Remove it." : `Its props are: ${known.join(", ")}.`;
  const what = `<${tag.name}> has no prop "${name}"${meant ? "" : "; ignored"}.`;
  return { code: "unknown-prop", prop: name, what, hint: meant ? didYouMean(meant) : listed };
}

interface Written {
  readonly name: string;
  readonly value: Attribute["value"];
  readonly prop: PropDescription;
}

type Attribute = Extract<Tag["attributes"][number], { type: "mdxJsxAttribute" }>;

function valueFault({ name: tag }: Tag, { name, value, prop }: Written): PropFault | null {
  if (!CHECKED.has(prop.kind)) return null;
  const given = literalOf(value);
  if (given === undefined || given === null || given === "") return null;
  const expected = faultOf(given, prop);
  if (expected === null) return null;
  const shown = typeof given === "string" ? `"${given}"` : `${given}`;
  return { code: "unknown-prop-value", prop: name, what: `"${name}" of <${tag}> cannot be ${shown}.`, hint: expected };
}

const CHECKED: ReadonlySet<PropDescription["kind"]> = new Set(["one-of", "number", "flag", "color"]);

/** A literal value; undefined for an expression, and for text with names of a snippet in it. */
function literalOf(value: Attribute["value"]): unknown {
  if (value === null || value === undefined) return true;
  if (typeof value === "string") return value.includes("{") ? undefined : value.trim();
  const literal = readLiteral(value.value);
  return typeof literal?.value === "string" ? literal.value.trim() : literal?.value;
}

/** How to write the value, where it is not what the prop takes. */
function faultOf(given: unknown, prop: PropDescription): string | null {
  switch (prop.kind) {
    case "one-of":
      return wordFault(given, prop);
    case "number":
      return numberFault(given, prop);
    case "flag":
      return typeof given !== "string" || isSwitch(given) ? null : "Write the prop alone to turn it on, or {false}.";
    case "color":
      return typeof given === "string" ? colorFault(given, prop) : null;
    default:
      return null;
  }
}

function wordFault(given: unknown, { words = [], anyCase }: PropDescription): string | null {
  const written = typeof given === "string" ? given : "";
  if (words.includes(anyCase ? written.toLowerCase() : written)) return null;
  const near = nearest(written, words);
  return near ? didYouMean(near) : `Use one of: ${words.join(", ")}.`;
}

function numberFault(given: unknown, { range }: PropDescription): string | null {
  const number = typeof given === "string" ? Number.parseFloat(given) : given;
  const isNumber = typeof number === "number" && Number.isFinite(number);
  if (isNumber && (!range || (number >= range[0] && number <= range[1]))) return null;
  return range ? `Use a number from ${range[0]} to ${range[1]}.` : "Write a number.";
}

function isSwitch(given: string): boolean {
  return ["true", "yes", "1", "on"].includes(given.toLowerCase()) || !isOn(given);
}

/** Colours have many names, so only misspellings of our own names and malformed numbers are reported. */
function colorFault(given: string, { words = [] }: PropDescription): string | null {
  if (words.includes(given) || given === "grey") return null;
  if (/^(?=.*\d)(?:[\da-f]{3}|[\da-f]{6}|[\da-f]{8})$/i.test(given)) return didYouMean(`#${given}`);
  const near = nearest(given, words);
  return near && didYouMean(near);
}

function missingProp(tag: Tag, description: ComponentDescription, faults: readonly PropFault[]): PropFault | null {
  const isOffered = (name: string) => faults.some(({ hint }) => hint === didYouMean(name));
  const [name] = lackingProps(tag, description).find((names) => !names.some(isOffered)) ?? [];
  const prop = name && description.props.get(name);
  if (!prop) return null;
  const what = `<${tag.name}> has no ${prop.missing ?? `"${name}"`}.`;
  return { code: "missing-prop", prop: null, what, hint: `Write <${tag.name} ${name}="${prop.words?.[0] ?? "…"}">.` };
}

/** The required props that a tag lacks, each with its aliases and with what can replace it, apart from `besides`. */
function lackingProps(tag: Tag, { required }: ComponentDescription, besides = ""): ComponentDescription["required"] {
  return required.filter((names) => !names.some((each) => each !== besides && isGiven(tag, each)));
}

/** Whether a tag has a prop with something in it, or content. */
function isGiven({ attributes, children }: Tag, name: string): boolean {
  if (name === "children" && children.length > 0) return true;
  return attributes.some(
    (each) => each.type === "mdxJsxAttribute" && each.name === name && literalOf(each.value) !== "",
  );
}

/** Where a prop begins in the text of its tag, which begins at `from`. */
function propOffset(text: string, from: number, prop: string): number {
  const part = /\{|"[^"]*"|'[^']*'|[^\s"'{}=/>]+|>/g;
  part.lastIndex = from + 1;
  let isName = false;
  for (let match = part.exec(text); match !== null; match = part.exec(text)) {
    const [word] = match;
    if (word === "{") part.lastIndex = endOfBraces(text, match.index);
    else if (word === ">") break;
    else if (isName && word === prop) return match.index;
    isName = true;
  }
  return from;
}

/** After the brace that closes the one at `from`. */
function endOfBraces(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    if (text[at] === "{") depth++;
    else if (text[at] === "}" && --depth === 0) return at + 1;
  }
  return text.length;
}
