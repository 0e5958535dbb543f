// Reads props as authors write them: flags as words, numbers as text, colours for a style attribute.

import type { ComponentChildren } from "preact";

/** A switch as MDX hands it over: `arrow`, `arrow={true}`, `arrow="true"`. */
export type Flag = boolean | string | null | undefined;

/** A number, or its text. */
export type Numeric = number | string | null | undefined;

/** What nearly every component accepts besides its own props. */
export interface CommonProps {
  readonly id?: string | undefined;
  readonly class?: string | undefined;
  readonly className?: string | undefined;
  readonly style?: string | Record<string, string | number> | undefined;
  readonly children?: ComponentChildren;
}

/** True for `true`, an empty attribute and any word but `false`, `no`, `0`. */
export function isOn(flag: unknown): boolean {
  if (typeof flag !== "string") return flag === true || flag === 1;
  return !["false", "no", "0"].includes(flag.trim().toLowerCase());
}

/** The finite number that was meant, or null. Takes `"24px"` for 24. */
export function numberOf(value: unknown): number | null {
  if (typeof value === "number") return Number.isFinite(value) ? value : null;
  if (typeof value !== "string") return null;
  const number = Number.parseFloat(value);
  return Number.isFinite(number) ? number : null;
}

/** Names as a list, or as a text with commas or blanks; null: neither. */
export function namesIn(value: unknown): string[] | null {
  if (typeof value === "string") return value.split(/[\s,]+/);
  return Array.isArray(value) ? value.map(String) : null;
}

/** Joins class names, leaving out what is empty. */
export function classes(...names: readonly unknown[]): string {
  return names.filter((name) => typeof name === "string" && name !== "").join(" ");
}

/** What the outermost element of a component is given: its own classes and properties, and what the author wrote. */
export function outerAttributes(props: CommonProps, name: string, properties: Parameters<typeof styleWith>[0] = {}) {
  return {
    id: props.id,
    class: classes(name, props.class ?? props.className),
    style: styleWith(properties, props.style),
  };
}

/** A text that is safe as the value of one CSS property, or null. */
export function cssValue(value: unknown): string | null {
  if (typeof value !== "string" || value.trim() === "" || /[;{}<>\\"]|url\(|\/\*/i.test(value)) return null;
  return value.trim();
}

/** Puts custom properties before the author's own style. Values that are null are left out. */
export function styleWith(
  properties: Readonly<Record<string, string | number | null>>,
  own?: CommonProps["style"],
): string | undefined {
  const written = Object.entries(properties).flatMap(([name, value]) => (value === null ? [] : [`${name}:${value}`]));
  const text = typeof own === "object" && own !== null ? styleText(own) : own;
  if (text) written.push(text.trim().replace(/;$/, ""));
  return written.length > 0 ? written.join(";") : undefined;
}

function styleText(style: Readonly<Record<string, string | number>>): string {
  return Object.entries(style)
    .filter(([, value]) => typeof value === "string" || typeof value === "number")
    .map(([name, value]) => `${cssName(name)}:${typeof value === "number" && needsUnit(name) ? `${value}px` : value}`)
    .join(";");
}

function cssName(name: string): string {
  return name.startsWith("--") ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

const UNITLESS =
  /^(--|opacity|order|flex|zIndex|lineHeight|fontWeight|zoom|scale|columns|columnCount|aspectRatio|grid)/;

function needsUnit(name: string): boolean {
  return !UNITLESS.test(name);
}
