// Describes the props of a component, for checks.
import type { CommonProps } from "./props.js";

/** What a prop may be. */
export interface PropDescription {
  readonly kind: "text" | "address" | "icon" | "number" | "flag" | "node" | "color" | "one-of" | "any" | "ignored";
  /** What it does, in a sentence of Markdown, for the documentation. */
  readonly says: string;
  /** The words of a fixed set; of a colour, names of our own. */
  readonly words?: readonly string[];
  readonly anyCase?: true;
  /** The least and the greatest number. */
  readonly range?: readonly [number, number];
  /** Other names for it. */
  readonly aliases?: readonly string[];
  /** If it is required: what can replace it. `children` means content. */
  readonly unless?: readonly string[];
  /** What is missing, where more than its name is to be said. */
  readonly missing?: string;
}

/** What a component takes. */
export interface ComponentDescription {
  /** By name and by alias. */
  readonly props: ReadonlyMap<string, PropDescription>;
  /** The required ones, each by its name, then its aliases and what can replace it. */
  readonly required: readonly (readonly string[])[];
  /** Whether all other attributes go to the HTML element. */
  readonly isOpen: boolean;
}

/** The props that a component reads, apart from those that all take. */
type Described<Props> = Readonly<
  Record<Exclude<keyof Props, keyof CommonProps | "children">, PropDescription> & Record<string, PropDescription>
>;

/**
 * The description of a component. The compiler checks it against the interface of its props; one that is open hands what it
 * does not know to the HTML element.
 */
export function describe<Props = object>(props: Described<Props>, isOpen = false): ComponentDescription {
  const byName = new Map<string, PropDescription>();
  for (const [name, prop] of Object.entries(props))
    for (const each of [name, ...(prop.aliases ?? [])]) byName.set(each, prop);
  const required = Object.entries(props).flatMap(([name, { aliases = [], unless }]) =>
    unless ? [[name, ...aliases, ...unless]] : [],
  );
  return { props: byName, required, isOpen };
}

function ofKind(kind: PropDescription["kind"]): (says: string) => PropDescription {
  return (says) => ({ kind, says });
}

export const text = ofKind("text");

/** A path or URL. */
export const address = ofKind("address");

/** The name of an icon, its path, URL or SVG. */
export const iconName = ofKind("icon");

export const flag = ofKind("flag");

/** Text or elements. */
export const node = ofKind("node");

export const anything = ofKind("any");

export function number(says: string, range?: readonly [number, number]): PropDescription {
  return { kind: "number", says, ...(range ? { range } : {}) };
}

/** One of some words, separated by spaces. */
export function oneOf(says: string, words: string): PropDescription {
  return { kind: "one-of", says, words: words.split(" ") };
}

/** A CSS colour, or one of some names, separated by spaces. */
export function color(says: string, names = ""): PropDescription {
  return { kind: "color", says, words: names.split(" ").filter(Boolean) };
}

/** Accepted because sites write it or the hosted product takes it, but without effect. */
export const IGNORED: PropDescription = { kind: "ignored", says: "Accepted, without effect." };

/** A prop that must be there, unless one of these is. */
export function required(prop: PropDescription, ...unless: readonly string[]): PropDescription {
  return { ...prop, unless };
}

/** A prop with other names. */
export function named(prop: PropDescription, ...aliases: readonly string[]): PropDescription {
  return { ...prop, aliases };
}

export const iconProps = {
  icon: iconName("Name in the icon library, path, URL or inline SVG."),
  iconType: oneOf(
    "Style of the icon.",
    "regular solid light thin brands duotone sharp-regular sharp-solid sharp-light sharp-thin sharp-duotone-regular " +
      "sharp-duotone-solid sharp-duotone-light sharp-duotone-thin",
  ),
  iconLibrary: oneOf("Library to take the icon from. Default: that of the site.", "fontawesome lucide tabler"),
};
