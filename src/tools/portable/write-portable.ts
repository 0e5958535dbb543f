// Writes a built site as a folder that opens anywhere, without a server.

import { readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { MARK } from "../../files/older-output.js";
import { pathFrom } from "../../files/real-path.js";
import type { Route } from "../../model.js";
import { decodePath } from "../../shared/encode-path.js";
import { openTree, readBrowserFiles } from "../core.js";
import { classicScript } from "./classic-script.js";
import { type CssAddresses, relativeCss } from "./relative-css.js";
import { ICONS, RUNTIME, relativeHtml } from "./relative-html.js";
import { fileOfAddress, isOfSite, looksLikeFile } from "./site-address.js";

/**
 * Puts the site of one folder into another, whole or not at all. `failures`: scripts that do not work there, with the reason.
 * `needsServer`: parts of its pages that ask a server.
 */
export async function writePortable(folder: string, out: string) {
  const { pages, others, modules, failures, needsServer } = portableRoutes(readSite(folder));
  const tree = await openTree(out);
  try {
    const parts = [await tree.write(pages), await tree.write(others), await tree.write(await modules())];
    await tree.swapIn();
    const sum = (key: "files" | "bytes") => parts.reduce((all, each) => all + each[key], 0);
    return { written: { files: sum("files"), bytes: sum("bytes") }, failures, needsServer: [...needsServer] };
  } finally {
    await tree.discard();
  }
}

function readSite(folder: string): BuiltSite {
  return {
    folder,
    files: new Set(filesIn(folder)),
    runtime: readFileSync(join(readBrowserFiles().folder, "portable.js"), "utf8"),
  };
}

/** Paths with forward slashes, in order. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => pathFrom(folder, join(entry.parentPath, entry.name)))
    .sort();
}

/** A site as `build` wrote it. */
interface BuiltSite {
  readonly folder: string;
  /** Paths of its files. */
  readonly files: ReadonlySet<string>;
  /** The browser's script for folders. */
  readonly runtime: string;
}

/** Elements that ask a server, and what they are to a reader. */
const SERVED = [
  { tag: "<docs-assistant", part: "the assistant" },
  { tag: "<docs-playground", part: "sending requests to APIs that do not allow every origin" },
  { tag: "<docs-feedback", part: "feedback on pages" },
];

/** What only hosts and servers read. */
const OF_HOSTS =
  /^(?:_headers|_redirects|\.nojekyll|robots\.txt|sitemap\.xml|_docsgen\/assistant\/.*|_docsgen\/icons\.svg)$/;

/** What only scripts of docsgen read: the script beside it is enough. */
const OF_SCRIPTS = /^(?:search\/(?:parts\/|index\.json$)|_docsgen\/.*\.(?:json|txt)$)/;

/** What scripts may fetch. */
const FETCHED = /\.(?:json|ya?ml|txt|md|csv|xml|bin)$/;

/** Pages that others take parts of. */
const HAS_PARTS = /<docs-(?:reference|playground)\b/;

/** What has to be written, in this order, since the later files depend on what is in the earlier ones. */
function portableRoutes(site: BuiltSite) {
  const found = new Set<string>();
  const failures: string[] = [];
  const needsServer = new Set<string>();
  const files = [...site.files].filter((file) => !OF_HOSTS.test(file));
  const rest = files.filter((file) => !file.endsWith(".html") && !/^_docsgen\/.*\.js$/.test(file));
  const classic = files.filter((file) => /^_docsgen\/.*\.js$/.test(file));
  return {
    pages: files
      .filter((file) => file.endsWith(".html"))
      .flatMap((file) => pageRoutes(file, site, { found, needsServer })),
    others: [...rest.flatMap((file) => fileRoutes(file, site)), ...ownRoutes(site)],
    /** The scripts that pages turned out to load, and what these import. Takes them as they are asked for. */
    modules: () => moduleRoutes(found, { site, classic, failures }),
    /** Scripts that work from no folder, and why. */
    failures,
    /** Parts that pages turned out to have and that ask a server. */
    needsServer,
  };
}

/** What becomes known as pages are made. */
interface Learned {
  /** Modules that they load. */
  readonly found: Set<string>;
  readonly needsServer: Set<string>;
}

function pageRoutes(file: string, site: BuiltSite, { found, needsServer }: Learned): Route[] {
  const html = () => readFileSync(join(site.folder, file), "utf8");
  const toRoot = "../".repeat(file.split("/").length - 1);
  const addresses = addressesOf(site, file);
  const onModule = (relative: string) => found.add(posix.join(posix.dirname(file), relative));
  const make = () => {
    const text = html();
    for (const { tag, part } of SERVED) if (text.includes(tag)) needsServer.add(part);
    return relativeHtml(text, { ...addresses, toRoot, onModule });
  };
  const page: Route = { kind: "made", file, make };
  if (!file.endsWith("/index.html") || !HAS_PARTS.test(html())) return [page];
  return [page, { kind: "made", file: `${file}.js`, make: () => carrying(file, html()) }];
}

function fileRoutes(file: string, site: BuiltSite): Route[] {
  const from = join(site.folder, file);
  if (file.endsWith(".css"))
    return [{ kind: "made", file, make: () => relativeCss(readFileSync(from, "utf8"), addressesOf(site, file)) }];
  const copy: Route = { kind: "copied", file, from };
  if (!FETCHED.test(file) || file === MARK || /^llms-full\.txt$/.test(file)) return [copy];
  const make = () => {
    const bytes = readFileSync(from);
    return carrying(file, file.endsWith(".bin") ? bytes : bytes.toString("utf8"));
  };
  const script: Route = { kind: "made", file: `${file}.js`, make };
  return OF_SCRIPTS.test(file) ? [script] : [copy, script];
}

function ownRoutes(site: BuiltSite): Route[] {
  const strip = site.files.has(ICON_STRIP) ? dataUrl(join(site.folder, ICON_STRIP)) : "";
  return [
    {
      kind: "made",
      file: RUNTIME,
      make: () => `globalThis.docsgenOdd=${JSON.stringify(oddNames(site))};\n${site.runtime}`,
    },
    { kind: "made", file: ICONS, make: () => `:root{--icons:url("${strip}")}\n` },
  ];
}

const ICON_STRIP = "_docsgen/icons.svg";

/** Pages that look like files and files that look like pages. */
function oddNames({ files }: BuiltSite): string[] {
  return [...files].flatMap((file) => {
    const page = /^(.+)\/index\.html$/.exec(file)?.[1];
    if (page !== undefined) return looksLikeFile(page) ? [page] : [];
    return looksLikeFile(file) || OF_HOSTS.test(file) ? [] : [file];
  });
}

interface ModuleSources {
  readonly site: BuiltSite;
  readonly classic: readonly string[];
  readonly failures: string[];
}

/** Follows imports until all are known. */
async function moduleRoutes(found: ReadonlySet<string>, { site, classic, failures }: ModuleSources): Promise<Route[]> {
  const routes: Route[] = [];
  const waiting = [...found];
  const seen = new Set(waiting);
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (!site.files.has(file)) continue;
    const made = file;
    try {
      const { code, files } = await classicScript(made, readFileSync(join(site.folder, made), "utf8"));
      routes.push({ kind: "made", file: made, make: () => code });
      for (const each of files.filter((name) => !seen.has(name))) {
        seen.add(each);
        waiting.push(each);
      }
    } catch (error) {
      failures.push(`${made}: ${error instanceof Error ? error.message.split("\n")[0] : error}`);
    }
  }
  const others = classic.filter((file) => !seen.has(file));
  return [...routes, ...others.map((file): Route => ({ kind: "copied", file, from: join(site.folder, file) }))];
}

/** How addresses are written in a file. */
function addressesOf(site: BuiltSite, from: string): CssAddresses {
  const isFile = (path: string) => site.files.has(decodePath(path)) || isUnknownFile(site, decodePath(path));
  const target = (address: string): string | null =>
    isOfSite(address) ? fileOfAddress(address.replaceAll("&amp;", "&"), isFile) : null;
  const folder = posix.dirname(from);
  return {
    relative: (address) => {
      const file = target(address);
      if (file === null) return null;
      const [, path = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(file) ?? [];
      return (posix.relative(folder === "." ? "" : folder, path) || path) + rest.replaceAll("&", "&amp;");
    },
    picture: (address) => {
      const file = isOfSite(address) ? target(address) : posix.join(folder, address);
      const path = decodePath((file ?? "").replace(/[?#].*$/s, ""));
      return site.files.has(path) ? dataUrl(join(site.folder, path)) : null;
    },
  };
}

/** What leads nowhere stays what it looks like. */
function isUnknownFile({ files }: BuiltSite, path: string): boolean {
  return !files.has(`${path}/index.html`) && looksLikeFile(path);
}

function carrying(file: string, content: string | Uint8Array): string {
  const text = typeof content === "string" ? content : Buffer.from(content).toString("base64");
  return `docsgenFolder.carry(${JSON.stringify(file)},${JSON.stringify(text)},${typeof content !== "string"});\n`;
}

function dataUrl(path: string): string {
  return `data:image/svg+xml;base64,${readFileSync(path).toString("base64")}`;
}
