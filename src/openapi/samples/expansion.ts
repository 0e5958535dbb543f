// Owns the state of turning a schema into a finite one for the sampler.
import type { Json, JsonObject, Maybe } from "../json.js";
import type { Followed, Resolver } from "../resolve.js";

/** Which optional fields a sample has: none, those that the author gives an example for, all. */
export type OptionalFields = "none" | "exemplified" | "all";

/** The limits of an expansion. */
export interface Expansion {
  readonly resolver: Resolver;
  /** Levels of properties and items below the top. */
  readonly depth: number;
  /** Most schemas visited; beyond it the whole expansion is given up. */
  readonly budget: number;
  /** Most required properties of an object that is cut below the top. */
  readonly mostAtEdge: number;
  /** Which branch of a `oneOf` or `anyOf` at the top is taken. */
  readonly branch: number;
  readonly optional: OptionalFields;
  /** Schemas of which is known whether an example is anywhere in them. */
  readonly exemplified: Map<Json, boolean>;
  /** What is sent has no read-only fields, what is received no write-only ones. */
  readonly direction: "request" | "response" | null;
  /** The field whose schema it is; texts without an example take its name. */
  readonly name: string;
}

export interface Walk extends Expansion {
  readonly progress: { left: number; isCut: boolean };
}

/** The position of a schema. Schemas are told apart by identity: pointers to every property would cost more than the rest. */
export interface Spot {
  readonly level: number;
  /** One level too deep: only plain values, such as texts and numbers, are shown, so that what holds them is not empty. */
  readonly isEdge: boolean;
  /** Nothing is required and nothing has an example: a few properties are shown all the same. */
  readonly isFew: boolean;
  /** The schema that describes the same value and is a member of none. */
  readonly whole: Followed | null;
  /** Schemas whose values hold this one's. */
  readonly above: readonly Json[];
  /** Schemas that are being put together by `allOf` to one with this. */
  readonly parts: readonly Json[];
  /** A member of an `allOf`: it describes the same value as the schema that holds it. */
  readonly isPart: boolean;
  /** What the schemas around it require of the same value. */
  readonly required: ReadonlySet<string>;
  readonly name: string;
}

/** Where an expansion is, and what it has left. */
export interface Around {
  readonly spot: Spot;
  readonly walk: Walk;
}

/** Expands what is below under the name of its field; null where it is left out. */
export type Child = (value: Maybe, name: string) => JsonObject | null;
