// Chooses the admin token: from the environment, or a new one at each start.
import { randomBytes } from "node:crypto";
import { UsageError } from "../../shared/problem.js";

export interface AdminToken {
  readonly text: string;
  /** Whether nobody knows it yet. */
  readonly isNew: boolean;
}

/** Throws a usage error for a token that could be guessed, or that no header can hold. */
export function adminToken(env: Readonly<Record<string, string | undefined>>): AdminToken {
  const given = env["DOCSGEN_ADMIN_TOKEN"] ?? "";
  if (given === "") return { text: randomBytes(18).toString("base64url"), isNew: true };
  if (!/^[\w.~-]{24,}$/.test(given))
    throw new UsageError(
      "DOCSGEN_ADMIN_TOKEN must have at least 24 characters: letters, digits, . _ ~ and -.",
      "Make one with: openssl rand -hex 24",
    );
  return { text: given, isNew: false };
}
