// Owns code examples and their sources.
import type { Html } from "../../model.js";
import type { Description } from "../../openapi/description.js";
import type { Resolver } from "../../openapi/resolve.js";
import type { ReferenceSettings } from "../reference-settings.js";

/** Highlights code; null where the grammar is unknown and the code stays plain. */
export type Highlight = (code: string, grammar: string) => Promise<Html | null> | Html | null;

export interface PlainExample {
  readonly title: string;
  readonly grammar: string;
  readonly code: string;
}

/** A piece of code, ready to draw. */
export interface CodeExample extends PlainExample {
  readonly html: Html | null;
}

/** One example of a body; one with `url` is external and gets a link. */
export interface BodyExample extends CodeExample {
  readonly description: Html | null;
  readonly url: string | null;
}

export interface MediaExamples {
  readonly type: string;
  readonly isBinary: boolean;
  readonly examples: readonly BodyExample[];
}

/** What examples are made from besides the view. */
export interface ExampleSources {
  /** The description the view was made from: examples are made from its schemas. */
  readonly description: Description;
  readonly resolver: Resolver;
  readonly highlight: Highlight;
  readonly settings: ReferenceSettings;
  readonly shared: SharedExamples;
}

/** Examples of bodies that pages share; they grow. */
interface SharedExamples {
  /** Without colours, by what they are made from. */
  readonly plain: Map<string, MediaExamples>;
  /** With the colours of the first example, by the plain ones. */
  readonly coloured: WeakMap<MediaExamples, Promise<MediaExamples>>;
}

/** None so far. */
export function noSharedExamples(): SharedExamples {
  return { plain: new Map(), coloured: new WeakMap() };
}

/** Longer code is coloured by the browser: its colours would outweigh the rest of the page. */
const LONGEST_COLOURED = 800;

export async function coloured(example: PlainExample, highlight: Highlight): Promise<CodeExample> {
  const isLong = example.code.length > LONGEST_COLOURED;
  return { ...example, html: isLong ? null : await highlight(example.code, example.grammar) };
}
