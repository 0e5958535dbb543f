// Makes an example value for a schema: the sampler, given a schema it cannot get wrong and kept within a size.
import { sample } from "openapi-sampler";
import type { Json, JsonObject } from "../json.js";
import type { Resolver } from "../resolve.js";
import { expandSchema } from "./expand-schema.js";

/** The purpose of a sample. */
export interface SampleAim {
  readonly resolver: Resolver;
  /** Read-only properties are left out of requests, write-only ones out of responses. */
  readonly direction: "request" | "response" | null;
  /** Leaves out what is not required. */
  readonly requiredOnly: boolean;
  /** Which branch of a choice at the top is taken. */
  readonly branch: number;
}

const DEEPEST = 6;
const MOST_SCHEMAS = 3000;
const MOST_CHARACTERS = 20_000;

/** The example as a value. Never fails: where nothing is known it is null. */
export function sampleValue(pointer: string, aim: SampleAim): Json {
  return within(pointer, aim, (schema) => sampleOf(schema, aim)) ?? null;
}

/** The example as an XML document. */
export function sampleXml(pointer: string, aim: SampleAim): string | null {
  // The sampler only names the root element if it gets there through a reference.
  const text = within(pointer, aim, (schema) =>
    sample({ $ref: "#/root" }, { ...settings(aim), format: "xml" }, { root: { type: "object", ...schema } }),
  );
  return typeof text === "string" ? text.trim() : null;
}

/** An example for a schema that is finite and has no references. */
export function sampleOf(schema: JsonObject, aim: Omit<SampleAim, "resolver" | "branch">): Json {
  const value: unknown = sample(schema, settings(aim));
  return toJson(value);
}

/** Tries ever shallower until the sample fits. */
function within<T>(pointer: string, aim: SampleAim, make: (schema: JsonObject) => T): T | null {
  for (let depth = DEEPEST; depth >= 0; depth--) {
    const schema = expandSchema(pointer, { ...aim, depth, budget: MOST_SCHEMAS });
    if (!schema) continue;
    const made = make(schema);
    if (depth === 0 || (JSON.stringify(made) ?? "").length <= MOST_CHARACTERS) return made;
  }
  return null;
}

function settings({ direction, requiredOnly }: Omit<SampleAim, "resolver" | "branch">) {
  return {
    skipReadOnly: direction === "request",
    skipWriteOnly: direction === "response",
    skipNonRequired: requiredOnly,
    quiet: true,
  };
}

/** Drops what cannot be written as JSON. */
function toJson(value: unknown): Json {
  const text = JSON.stringify(value);
  return text === undefined ? null : JSON.parse(text);
}
