// Writes as Markdown what a request is let in with: what programs put where.
import { unreachable } from "../../shared/problem.js";
import type { SchemeView, SecurityView } from "../views.js";

/** A line for the ways to authenticate; nothing where none is needed. */
export function securityLines({ choices, optional }: SecurityView): string[] {
  if (choices.length === 0) return [];
  const ways = choices.map(({ schemes }) => schemes.map(credential).join(" and "));
  return [`Authentication: ${ways.join(", or ")}${optional ? " (optional)" : ""}`, ""];
}

function credential(scheme: SchemeView): string {
  switch (scheme.kind) {
    case "apiKey":
      return `\`${scheme.name}\` (${scheme.in})`;
    case "bearer":
      return "`Authorization: Bearer <token>`";
    case "oauth2":
      return "`Authorization: Bearer <token>` (OAuth 2.0)";
    case "openIdConnect":
      return "`Authorization: Bearer <token>` (OpenID Connect)";
    case "basic":
      return "`Authorization: Basic <base64(username:password)>`";
    case "http":
      return `\`Authorization: ${scheme.scheme} <credentials>\``;
    case "mutualTLS":
      return "a client certificate (mutual TLS)";
    default:
      return unreachable(scheme);
  }
}
