// Owns the interface of a component, which its own folder describes.

import type { SaidNode } from "../model/content-tree.js";
import type { UpdateFact } from "../model.js";
import type { ComponentDescription } from "./describe.js";
import type { SaidElement } from "./said.js";

/** Props as an author wrote them. */
export type WrittenProps = Readonly<Record<string, unknown>>;

/** A component as MDX calls it. Each reads its own props: authors write what they like. */
export type DrawnComponent = (props: never) => unknown;

/**
 * What a component does with its children: `places` puts them where they belong, `sorts` tells them apart by their
 * component, `reads` looks at their words and elements, however deep. What is only placed can be HTML already.
 */
export type ChildrenUse = "places" | "sorts" | "reads";

/** A component that MDX may name without importing it. */
export interface Component {
  /** Its own name, then its aliases. */
  readonly names: readonly [string, ...string[]];
  /** The words of quotations that are drawn as it: `note` for `> [!NOTE]`. */
  readonly alerts?: readonly string[];
  /** What other tools call it, in `:::note`, `!!! note` and `<TabItem>`, which authors are told to write as this. */
  readonly directives?: readonly string[];
  readonly draw: DrawnComponent;
  /** The props it takes; null: any. */
  readonly props: ComponentDescription | null;
  /** Default: `places`. */
  readonly children?: ChildrenUse | ((props: WrittenProps) => ChildrenUse);
  /** The component that it is a part of: a tab of `Tabs`. */
  readonly partOf?: string;
  /** Whether it may be in a paragraph. A browser ends the paragraph in which a block begins. */
  readonly isInline?: true;
  /** What it says, in the order in which it is read. Without it: its content. */
  readonly said?: (element: SaidElement) => readonly SaidNode[];

  /** The id that links may name it by, where it is no heading. */
  readonly anchor?: Anchor;
  /** The level of the heading it is. */
  readonly headingLevel?: (props: WrittenProps) => number;
  /** The heading for its title; null where it has none. `size` is set by an enclosing component. */
  readonly titleHeading?: (props: WrittenProps, size: string) => TitleHeading | null;
  /** The size of the titles in it as it is written. Without one they are headings below the last one. */
  readonly titleSize?: (props: WrittenProps) => string | null;
  /** Keeps the headings in it out of the table of contents. */
  readonly closesContents?: true;
  /** Whether readers see nothing of it, nor search. */
  readonly isForAgents?: (props: WrittenProps) => boolean;
  /** The entry of a changelog that it is. */
  readonly update?: (props: WrittenProps) => Omit<UpdateFact, "anchor" | "html">;

  /** Takes its content as it is written: as its prop `text`, or as a formula. */
  readonly takesText?: "text" | "formula";
  /** The language and meta of the equivalent fence; null where it is drawn as it is. */
  readonly fence?: (props: WrittenProps) => Fence | null;
  /** The source of its diagram, where a prop has it. */
  readonly diagram?: (props: WrittenProps) => unknown;

  /** Where it goes in the right column, which it moves to: lower numbers come first. */
  readonly aside?: number;
  /** A box without a title: drawn once for all with the same numbers and booleans. */
  readonly isBox?: true;
  /** A link around its content, which must not contain links. */
  readonly isLink?: true;
}

/** An id made of words. */
export interface Anchor {
  readonly prefix: string;
  /** What separates it from its number where it is taken. */
  readonly joint: "-" | "_";
  /** The words it is made of; null where there are none. */
  readonly words: (props: WrittenProps) => string | null;
}

/** A heading that is the title of a component. */
export interface TitleHeading {
  readonly level: number;
  readonly text: string;
}

/** The text after a fence's marks. */
export interface Fence {
  readonly language: string | null;
  readonly meta: string | null;
}
