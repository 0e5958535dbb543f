// Owns the hash by which plain data is known again in a later run.
import { hash } from "node:crypto";

/** Of what the value is as JSON. */
export function hashOf(value: unknown): string {
  return hash("sha1", JSON.stringify(value), "base64url");
}
