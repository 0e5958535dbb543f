// Holds a description against the JSON Schema of its format. The only place that knows swagger-parser.
import type { Description } from "../description.js";
import type { JsonObject } from "../json.js";
import { asVersion31 } from "./as-version-31.js";
import { type Finding, readFindings } from "./conformance.js";

/** What the schema finds; a text where it could not be asked. */
export type Validated = readonly Finding[] | string;

/** Reads and resolves nothing, and leaves the document as it is. */
export async function validateFormat({ document, version }: Description): Promise<Validated> {
  const { default: SwaggerParser } = await import("@apidevtools/swagger-parser");
  try {
    await SwaggerParser.validate(readyFor(document, version), {
      resolve: { external: false, file: false, http: false },
      dereference: { excludedPathMatcher: () => true },
      validate: { schema: true, spec: false },
    });
    return [];
  } catch (error) {
    const findings = readFindings(error instanceof Error && "details" in error ? error.details : null);
    return findings ?? (error instanceof Error ? error.message : String(error));
  }
}

/** The library only changes documents that it takes from a host. A copy of a large one would take longer than the check. */
function readyFor(document: JsonObject, version: string) {
  // A document with only components is valid in 3.1, but the library requires paths.
  const least = { openapi: "", info: { title: "", version: "" }, paths: {} };
  const known = version === "3.2" ? asVersion31(structuredClone(document)) : document;
  return Object.assign(least, known, { openapi: version === "3.0" ? "3.0.3" : "3.1.0" });
}
