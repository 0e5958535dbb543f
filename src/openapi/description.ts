// Owns the description: an OpenAPI or AsyncAPI document after reading, as plain data.
import type { ExactNumbers } from "./exact-numbers.js";
import type { JsonObject } from "./json.js";

/** Where a description was read from. */
export type DescriptionSource =
  | { readonly kind: "file"; readonly file: string }
  | { readonly kind: "url"; readonly url: string };

/** One API description. Cloneable; `document` is the parsed file with its `$ref`s unresolved. */
export interface Description {
  /** Unique in the site: the project path (`api/openapi.yaml`) or the URL. */
  readonly id: string;
  readonly kind: "openapi" | "asyncapi";
  readonly source: DescriptionSource;
  readonly format: "json" | "yaml";
  /** Major and minor: `3.0`, `3.1`, `3.2`. */
  readonly version: string;
  /** Of a JSON Schema file the name of the schema that is all of it. */
  readonly schema?: string | null;
  /** `info.title`; empty where it is missing. */
  readonly title: string;
  readonly document: JsonObject;
  /** Digits of the numbers in `document` that no double can hold. */
  readonly exactNumbers: ExactNumbers;
  /** Content hash of the file's bytes. */
  readonly hash: string;
}

/** The path of the description on the site or its URL, as people write it. */
export function sourceName(source: DescriptionSource): string {
  return source.kind === "file" ? source.file : source.url;
}
