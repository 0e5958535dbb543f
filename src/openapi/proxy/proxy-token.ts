// Reads the token that says which groups a reader belongs to: a JSON Web Token signed with HMAC-SHA-256.
import { createHmac, timingSafeEqual } from "node:crypto";

/** The groups of a valid token; null where it is forged, expired, or no token at all. `now` in milliseconds. */
export function groupsOfToken(token: string | null, secret: string, now: number): readonly string[] | null {
  const [head = "", body = "", signature = "", ...rest] = token?.split(".") ?? [];
  if (signature === "" || rest.length > 0 || secret === "") return null;
  if (!isSigned(`${head}.${body}`, signature, secret) || json(head)?.["alg"] !== "HS256") return null;
  const claims = json(body);
  const { exp, groups } = claims ?? {};
  // A token without an expiry would be valid for ever.
  if (typeof exp !== "number" || exp * 1000 <= now) return null;
  return Array.isArray(groups) ? groups.filter((each) => typeof each === "string") : [];
}

function isSigned(text: string, signature: string, secret: string): boolean {
  const expected = createHmac("sha256", secret).update(text).digest();
  const given = Buffer.from(signature, "base64url");
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function json(part: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, "base64url").toString("utf8"));
    return typeof value === "object" && value !== null ? { ...value } : null;
  } catch {
    return null;
  }
}
