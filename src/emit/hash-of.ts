// Owns the hash by which plain data is known again in a later run.
import { createHash } from "node:crypto";

/** Of what the value is as JSON. */
export function hashOf(value: unknown): string {
  return createHash("sha1").update(JSON.stringify(value)).digest("base64url");
}
