// Writes security as Markdown: which credential goes where.
import { groupBy } from "../../shared/lists.js";
import { unreachable } from "../../shared/problem.js";
import type { OAuthFlowView, SchemeView, SecurityView } from "../access-views.js";
import type { Copy } from "../views.js";

/** A line for the ways to authenticate; nothing where none is needed. */
export function securityLines({ choices, optional }: SecurityView, copy: Copy): string[] {
  if (choices.length === 0) return [];
  const ways = new Set(choices.map(({ schemes }) => [...new Set(schemes.map(credential))].join(" and ")));
  const byKey = groupBy(
    choices.flatMap(({ schemes }) => schemes),
    ({ key }) => key,
  );
  const said = [...byKey.values()].flatMap((views) => schemeLines(views, copy));
  const line = `Authentication: ${[...ways].join(", or ")}${optional ? " (optional)" : ""}`;
  return said.length === 0 ? [line, ""] : [line, "", ...said, ""];
}

/** What a scheme says of itself, and what it asks for in each of the ways that it is part of. */
function schemeLines(views: readonly SchemeView[], { words }: Copy): string[] {
  const [scheme] = views;
  if (!scheme) return [];
  const { key, description, deprecated } = scheme;
  const flows = scheme.kind === "oauth2" ? scheme.flows.flatMap(flowWords) : [];
  const docs = scheme.kind === "openIdConnect" ? [scheme.url] : [];
  const format = scheme.kind === "bearer" && scheme.format !== null ? `Bearer (${scheme.format})` : "";
  const said = [format, deprecated ? "deprecated" : "", ...docs, ...flows, words(description).replace(/\s+/g, " ")];
  const text = said.filter(Boolean).join(". ");
  const lines = new Map<string, string>();
  for (const [index, { scopes }] of views.entries())
    for (const { name, description } of scopes) {
      const line = `${index === 0 ? "- Scope" : "- Or scope"} \`${name}\`${description === null ? "" : `: ${description}`}`;
      lines.set(name, lines.get(name) ?? line);
    }
  return [...(text === "" ? [] : [`- \`${key}\`: ${text}`]), ...lines.values()];
}

function flowWords({ kind, authorizationUrl, tokenUrl, refreshUrl }: OAuthFlowView): string[] {
  const urls = Object.entries({ "authorize at": authorizationUrl, "token from": tokenUrl, "refresh at": refreshUrl });
  const named = urls.flatMap(([name, url]) => (url === null ? [] : [`${name} ${url}`]));
  return [`${kind}${named.length === 0 ? "" : `: ${named.join(", ")}`}`];
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
    case "connection":
      return scheme.way;
    default:
      return unreachable(scheme);
  }
}
