// Says in Vercel's words what `_headers` and `_redirects` of a site say, and which requests are an agent's.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A route of the Build Output API. Those behind the files of the site are asked where there is no file. */
export interface VercelRoute {
  readonly src?: string;
  readonly handle?: "filesystem";
  readonly headers?: Readonly<Record<string, string>>;
  readonly has?: readonly { readonly type: "header"; readonly key: string; readonly value: string }[];
  readonly methods?: readonly string[];
  readonly middlewarePath?: string;
  readonly dest?: string;
  readonly status?: number;
  readonly continue?: boolean;
}

const FUNCTION = "docsgen";

/** The routes of the site in a folder, in order. */
export function vercelRoutes(out: string, base: string): VercelRoute[] {
  const start = escaped(base);
  const accept = [{ type: "header", key: "accept", value: ".*text/(?:markdown|plain).*" }] as const;
  return [
    ...headerRoutes(linesOf(out, "_headers")),
    // A page is in two forms: caches must not give one for the other. Files have a dot in their name.
    { src: `^${start}(?:/(?:.*/)?[^/.]*)?$`, headers: { Vary: "Accept" }, continue: true },
    { src: `^${start}/mcp/?$`, middlewarePath: FUNCTION, continue: true },
    { src: `^${start}(?:/.*)?$`, has: accept, methods: ["GET", "HEAD"], middlewarePath: FUNCTION, continue: true },
    { handle: "filesystem" },
    ...linesOf(out, "_redirects").flatMap(redirectRoute),
    { src: "^/.*$", dest: `${base}/404.html`, status: 404 },
  ];
}

function linesOf(out: string, name: string): string[] {
  const file = join(out, name);
  if (!existsSync(file)) return [];
  return readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "" && !line.startsWith("#"));
}

/** A path on a line of its own, then its headers with spaces before them. */
function headerRoutes(lines: readonly string[]): VercelRoute[] {
  const found: { path: string; headers: Record<string, string> }[] = [];
  for (const line of lines) {
    const [name = "", ...value] = line.trim().split(":");
    if (!line.startsWith(" ")) found.push({ path: line.trim(), headers: {} });
    else Object.assign(found.at(-1)?.headers ?? {}, { [name]: value.join(":").trim() });
  }
  return found.map(({ path, headers }) => ({ src: pattern(path).src, headers, continue: true }));
}

function redirectRoute(line: string): VercelRoute[] {
  const [source, destination, status = "301"] = line.trim().split(/\s+/);
  if (source === undefined || destination === undefined) return [];
  const { src, names } = pattern(source);
  const location = destination.replace(/:([a-z]\w*)/gi, (written, name: string) => {
    const number = names.indexOf(name);
    return number < 0 ? written : `$${number + 1}`;
  });
  return [{ src, status: Number(status), headers: { Location: location } }];
}

/** `*` is anything, by the name of `splat`; `:name` is one part of a path. */
function pattern(path: string): { readonly src: string; readonly names: readonly string[] } {
  const names: string[] = [];
  const parts = path.split(/(\*|:[a-z]\w*)/i).map((part) => {
    if (part !== "*" && !/^:[a-z]/i.test(part)) return escaped(part);
    names.push(part === "*" ? "splat" : part.slice(1));
    return part === "*" ? "(.*)" : "([^/]+)";
  });
  return { src: `^${parts.join("")}$`, names };
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
