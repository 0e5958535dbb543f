// `build --target`: writes the function that lets a host answer agents.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve, sep } from "node:path";
import { makeFolder } from "../../files/make-folder.js";
import { UsageError } from "../../shared/problem.js";
import { type PrepareStep, readBrowserFiles, readRun, VERCEL_STATIC } from "../core.js";

interface BuiltSite {
  readonly base: string;
  readonly name: string | null;
  readonly url: string | null;
}

type Target = NonNullable<Parameters<PrepareStep>[0]["flags"]["target"]>;

/** `build --target`: what a host needs is written last, since it says what the finished site is. */
export const prepareTarget: PrepareStep = ({ root, out, flags }) => {
  const { target } = flags;
  if (target === undefined) throw new Error("This step is for builds with a target.");
  checkTarget(target, out, readRun(root, flags).options.base);
  return { files: FILES_OF_TARGET[target], finish: () => ({ notes: [writeTarget(target, out, process.cwd())] }) };
};

/** Files that a host reads from the folder of the site, besides those of every site. */
export const FILES_OF_TARGET: Readonly<Record<Target, readonly string[]>> = {
  netlify: [],
  cloudflare: ["_worker.js", "_routes.json"],
  vercel: [],
};

/** Fails where the host would not read the site. */
export function checkTarget(target: Target, out: string, base: string): void {
  if (target !== "vercel" || `${published(out, base)}${sep}`.endsWith(`${sep}${join(VERCEL_STATIC)}${sep}`)) return;
  throw new UsageError(
    `Vercel does not read the site from "${out}".`,
    `Leave out --out, or use --out ${VERCEL_STATIC}${base}`,
  );
}

/** Writes the files and says in one line where. `folder`: where the host runs the build. */
export function writeTarget(target: Target, out: string, folder: string): string {
  const { base, name, url } = JSON.parse(readFileSync(join(out, "_docsgen/site.json"), "utf8")) as BuiltSite;
  const root = published(out, base);
  const code = readFileSync(join(readBrowserFiles().folder, "edge.js"), "utf8");
  const site = JSON.stringify({ base, name, url });
  const files = filesOf(target, {
    out,
    root,
    folder,
    base,
    code: `${code}export default docsgenEdge.${target}(${site});\n`,
  });
  for (const [file, text] of files) writeChanged(file, text);
  return `For ${target}: ${[...files.keys()].map((file) => file.slice(commonFolder(file, folder))).join(", ")}`;
}

/** The folder that the host publishes: a site with a base path is a folder inside it. */
function published(out: string, base: string): string {
  const end = join(base);
  return base !== "" && out.endsWith(end) ? resolve(out.slice(0, -end.length)) : out;
}

interface Place {
  readonly out: string;
  readonly root: string;
  readonly folder: string;
  readonly base: string;
  /** The whole function. */
  readonly code: string;
}

/** Texts by absolute path. */
function filesOf(target: Target, place: Place): Map<string, string> {
  const { root, folder, base, code } = place;
  const excluded = [`${base}/_docsgen/*`, `${base}/search/parts/*`];
  switch (target) {
    case "cloudflare": {
      const routes = { version: 1, include: [`${base}/*`], exclude: excluded };
      return new Map([
        [join(root, "_worker.js"), code],
        [join(root, "_routes.json"), `${JSON.stringify(routes, null, 2)}\n`],
        ...hostFiles(place),
      ]);
    }
    case "netlify": {
      // The first pattern does not cover the start page without its slash.
      const path = [`${base}/*`, ...(base === "" ? [] : [base])];
      const config = { path, excludedPath: [...excluded, `${base}/*.md`], onError: "bypass" };
      const text = `${code}export const config = ${JSON.stringify(config)};\n`;
      return new Map([[join(folder, ".netlify/v1/edge-functions/docsgen.js"), text], ...hostFiles(place)]);
    }
    case "vercel": {
      const output = dirname(root);
      const config = { version: 3, routes: vercelRoutes(place.out, base) };
      const edge = { runtime: "edge", entrypoint: "index.js" };
      return new Map([
        [join(output, "config.json"), `${JSON.stringify(config, null, 2)}\n`],
        [join(output, "functions/docsgen.func/.vc-config.json"), `${JSON.stringify(edge)}\n`],
        [join(output, "functions/docsgen.func/index.js"), code],
      ]);
    }
  }
}

/** The host reads them from the folder that it publishes, and nowhere else. */
function hostFiles({ out, root }: Place): [string, string][] {
  if (out === root) return [];
  return ["_headers", "_redirects"]
    .filter((name) => existsSync(join(out, name)))
    .map((name) => [join(root, name), readFileSync(join(out, name), "utf8")]);
}

/** A file that stays as it is does not look new to the next build. */
function writeChanged(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, "utf8") === text) return;
  makeFolder(dirname(file));
  writeFileSync(file, text);
}

/** Length of what paths need not say. */
function commonFolder(file: string, folder: string): number {
  return file.startsWith(folder + sep) ? folder.length + 1 : 0;
}

/** A route of the Build Output API. Those behind the files of the site are asked where there is no file. */
interface VercelRoute {
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
function vercelRoutes(out: string, base: string): VercelRoute[] {
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
