// Owns the proxy's rules: servers of the site's operations, and for whom.

import type { ApiTarget } from "../../model.js";
import { escapePattern } from "../../shared/escape-pattern.js";
import type { ServerView } from "../access-views.js";
import { serverViews } from "../view/servers-view.js";
import type { Viewer } from "../view/viewer.js";

/** What a build knows of its endpoints. Plain data, written next to the site and read by the proxy. */
export interface ProxyRules {
  readonly operations: readonly ProxyOperation[];
}

/** One operation with the servers it may be called at. */
interface ProxyOperation {
  /** Upper case. */
  readonly method: string;
  /** Path template. */
  readonly path: string;
  readonly servers: readonly ProxyServer[];
  /** Who may call it; null for everyone. An empty list means everyone who is signed in. */
  readonly groups: readonly string[] | null;
}

interface ProxyServer {
  /** Absolute, with `{variables}`. */
  readonly url: string;
  /** The allowed values of a variable; a missing one may be anything within its path segment. */
  readonly values: Readonly<Record<string, readonly string[]>>;
}

/** What a request must satisfy: per lock, a reader of one of its groups. An empty lock means anyone who is signed in. */
export interface Permission {
  readonly locks: readonly (readonly string[])[];
}

/** The servers of a view as rules. Relative ones are left out: the browser reaches them without a proxy. */
export function proxyServers(servers: readonly ServerView[]): ProxyServer[] {
  return servers
    .filter(({ url }) => /^https?:\/\//i.test(url))
    .map(({ url, variables }) => ({
      url,
      values: Object.fromEntries(
        variables
          // A free variable in the host would open the proxy to the world, so it is limited to the description's values.
          .filter(({ name, values }) => values.length > 0 || hostOf(url).includes(`{${name}}`))
          .map(({ name, values, default: standard }) => [name, values.length > 0 ? values : [standard]]),
      ),
    }));
}

/** The locks of a request; null where it matches no operation and must not be forwarded. Where several match, all apply. */
export function permission(rules: ProxyRules, method: string, target: URL): Permission | null {
  if (!/^https?:$/.test(target.protocol) || target.username !== "" || target.password !== "") return null;
  const path = decodedPath(target.pathname);
  if (path === null) return null;
  const address = { origin: target.origin, path };
  const asked = method === "HEAD" ? ["HEAD", "GET"] : [method];
  const ofMethod = rules.operations.filter((operation) => asked.includes(operation.method));
  if (!ofMethod.some((operation) => fits(operation, address, EXACTLY))) return null;
  // Some servers take other spellings for the same path, so a lock holds for all of them.
  const fitting = ofMethod.filter((operation) => fits(operation, address, LOOSELY));
  return { locks: fitting.map(({ groups }) => groups).filter((groups) => groups !== null) };
}

interface Address {
  readonly origin: string;
  /** Decoded. */
  readonly path: string;
}

/** How paths are compared: the flags of the pattern, and what a parameter may be. */
interface Comparison {
  readonly flags: string;
  readonly parameter: string;
}

const EXACTLY: Comparison = { flags: "", parameter: "[^/?#]+" };
const LOOSELY: Comparison = { flags: "i", parameter: "[^?#]*" };

function fits({ servers, path }: ProxyOperation, { origin, path: asked }: Address, how: Comparison): boolean {
  const template = path.replace(/[?#].*$/s, "").split(/\{[^{}]*\}/);
  const operation = template.map(escapePattern).join(how.parameter);
  return servers.some((server) => {
    const [, host = "", base = ""] = /^(https?:\/\/[^/?#]*)([^?#]*)/i.exec(server.url) ?? [];
    const below = new RegExp(`^${partPattern(base.replace(/\/+$/, ""), server)}${operation}/?$`, how.flags);
    return new RegExp(`^${partPattern(host, server)}$`, "i").test(origin) && below.test(asked);
  });
}

/** A part of the URL of a server, with what its variables may be. */
function partPattern(part: string, { values }: ProxyServer): string {
  return part
    .split(/\{([^{}]*)\}/)
    .map((text, index) => {
      if (index % 2 === 0) return escapePattern(text);
      const allowed = values[text];
      return allowed ? `(?:${allowed.map(escapePattern).join("|")})` : "[^/?#]+";
    })
    .join("");
}

/**
 * A path decoded once; null where a server could read it differently: dot segments, empty segments, encoded slashes,
 * parameters of segments, control characters, anything encoded twice.
 */
function decodedPath(pathname: string): string | null {
  if (/%(?:2f|5c)/i.test(pathname)) return null;
  let path: string;
  try {
    path = decodeURIComponent(pathname);
  } catch {
    return null;
  }
  return /[\\;\p{Cc}]|%[\da-f]{2}|\/\/|(?:^|\/)\.{1,2}(?:\/|$)/iu.test(path) ? null : path;
}

function hostOf(url: string): string {
  return /^https?:\/\/([^/?#]*)/i.exec(url)?.[1] ?? "";
}

/** The operation of a page as a rule; null where there is none, or where no server needs the proxy. */
export function proxyOperation(
  target: ApiTarget | null,
  viewer: Viewer,
  groups: readonly string[] | null,
): ProxyOperation | null {
  if (target?.kind !== "endpoint") return null;
  const operation = viewer.operationOf(target);
  if (!operation) return null;
  const servers = proxyServers(serverViews([operation.value, operation.item, viewer.description.document], viewer));
  return servers.length === 0 ? null : { method: target.method, path: target.path, servers, groups };
}
