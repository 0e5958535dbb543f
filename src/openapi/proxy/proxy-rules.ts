// Owns where the playground's proxy may go: to the servers of the site's operations, and for whom.
import { escapePattern } from "../../shared/escape-pattern.js";
import type { ServerView } from "../views.js";

/** What a build knows of its endpoints. Plain data, written next to the site and read by the proxy. */
export interface ProxyRules {
  readonly operations: readonly ProxyOperation[];
}

/** One operation with the servers it may be called at. */
export interface ProxyOperation {
  /** Upper case. */
  readonly method: string;
  /** Path template. */
  readonly path: string;
  readonly servers: readonly ProxyServer[];
  /** Who may call it; null for everyone. An empty list means everyone who is signed in. */
  readonly groups: readonly string[] | null;
}

export interface ProxyServer {
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

/** The locks of a request; null where it goes to none of the servers and must not be forwarded. Where several operations match, all apply. */
export function permission(rules: ProxyRules, method: string, target: URL): Permission | null {
  if (!/^https?:$/.test(target.protocol) || target.username !== "" || target.password !== "") return null;
  const address = plainAddress(target);
  const onServer = rules.operations.filter(({ servers }) => servers.some((server) => isBelow(server, address)));
  if (onServer.length === 0) return null;
  const asked = method === "HEAD" ? ["HEAD", "GET"] : [method];
  const fitting = onServer.filter((operation) => asked.includes(operation.method) && fits(operation, address));
  return { locks: fitting.map(({ groups }) => groups).filter((groups) => groups !== null) };
}

function isBelow(server: ProxyServer, address: string): boolean {
  return new RegExp(`^${serverPattern(server)}(/|$)`, "i").test(address);
}

function fits({ servers, path }: ProxyOperation, address: string): boolean {
  const pattern = path
    .split(/\{[^{}]*\}/)
    .map((part) => escapePattern(part.replace(/\/+/g, "/")))
    .join("[^?#]*");
  return servers.some((server) => new RegExp(`^${serverPattern(server)}/?${pattern}/?$`, "i").test(address));
}

function serverPattern({ url, values }: ProxyServer): string {
  const parts = url.replace(/\/+$/, "").split(/\{([^{}]*)\}/);
  return parts
    .map((part, index) => {
      if (index % 2 === 0) return escapePattern(part);
      const allowed = values[part];
      return allowed ? `(?:${allowed.map(escapePattern).join("|")})` : "[^/?#]*";
    })
    .join("");
}

/** Decoded and without doubled slashes, so that no spelling of a locked path slips past its lock. */
function plainAddress({ origin, pathname }: URL): string {
  let path = pathname;
  try {
    path = decodeURIComponent(pathname);
  } catch {
    // A path that cannot be decoded is compared as it is.
  }
  return origin + path.replace(/[/\\]+/g, "/").replace(/(^|\/)\.{1,2}(?=\/|$)/g, "");
}

function hostOf(url: string): string {
  return /^https?:\/\/([^/?#]*)/i.exec(url)?.[1] ?? "";
}
