// `docsgen api-diff`: lists what changed for clients between two API descriptions.

import { existsSync, readFileSync, statSync } from "node:fs";
import { basename, dirname, resolve } from "node:path";
import { askGit, GitError, runGit } from "../../shared/git/run-git.js";
import { UsageError } from "../../shared/problem.js";
import {
  asData,
  asMarkdown,
  asText,
  asUpdate,
  commitOf,
  compareDescriptions,
  gitFault,
  LEVELS,
  loadDescription,
  readHostedDescription,
} from "../core.js";

type Level = (typeof LEVELS)[number];

export interface ApiDiffFlags {
  /** A git ref: compares a file with itself at that ref. */
  readonly since?: string;
  readonly format: "text" | "json" | "markdown" | "update";
  readonly failOn?: Level | "any";
  /** The label of an update. */
  readonly label?: string;
  readonly privateHosts?: true;
}

/** Prints the changes; the exit code is 1 where one is as hard as `failOn`. */
export async function apiDiff(before: string, after: string | undefined, flags: ApiDiffFlags): Promise<number> {
  const [old, now] = versionsOf(before, after, flags.since);
  const options = { allowPrivate: flags.privateHosts === true };
  const [oldDescription, newDescription] = [await readVersion(old, options), await readVersion(now, options)];
  const { changes } = compareDescriptions(oldDescription, newDescription);
  process.stdout.write(written(changes, flags, newDescription.document));
  return isFailure(changes, flags.failOn) ? 1 : 0;
}

function versionsOf(before: string, after: string | undefined, since: string | undefined): [Version, Version] {
  if (since === undefined && after !== undefined) return [{ where: before }, { where: after }];
  if (since !== undefined && after === undefined) return [{ where: before, ref: since }, { where: before }];
  const what = since === undefined ? "There is only one description." : "There are two descriptions and --since.";
  throw new UsageError(what, "docsgen api-diff OLD NEW, or docsgen api-diff FILE --since REF");
}

type Changes = ReturnType<typeof compareDescriptions>["changes"];

function written(changes: Changes, { format, label }: ApiDiffFlags, document: object): string {
  switch (format) {
    case "json":
      return `${JSON.stringify({ counts: countsOf(changes), changes: changes.map(asData) }, null, 2)}\n`;
    case "markdown":
      return asMarkdown(changes);
    case "update":
      return asUpdate(changes, { label: label ?? versionIn(document), date: new Date() });
    case "text":
      return asText(changes);
  }
}

function countsOf(changes: Changes): Record<string, number> {
  return Object.fromEntries(LEVELS.map((level) => [level, changes.filter((each) => each.level === level).length]));
}

function versionIn(document: { readonly info?: { readonly version?: unknown } }): string {
  return String(document.info?.version ?? "");
}

function isFailure(changes: Changes, failOn: ApiDiffFlags["failOn"]): boolean {
  if (failOn === undefined) return false;
  const tolerated = failOn === "any" ? [] : LEVELS.slice(LEVELS.indexOf(failOn) + 1);
  return changes.some(({ level }) => !tolerated.includes(level));
}

interface Version {
  /** A path, an address, or `REF:PATH` as git writes it. */
  readonly where: string;
  /** The git ref to read the file at. */
  readonly ref?: string;
}

/** Fails where there is no description that can be read; whether it is a good one is for `check` to say. */
async function readVersion(
  version: Version,
  options: { readonly allowPrivate: boolean },
): Promise<Parameters<typeof compareDescriptions>[0]> {
  const name = version.ref === undefined ? version.where : `${version.ref}:${version.where}`;
  const text = await textOf(version, options);
  const { description, problems } = await loadDescription({ kind: "file", file: basename(version.where) }, text, {
    cache: null,
    conformance: false,
  });
  if (description === null) {
    const [first] = problems;
    const place = first?.place && first.place.line > 0 ? ` (line ${first.place.line})` : "";
    throw new UsageError(`${name}${place}: ${first?.what ?? "This is not an API description."}`, first?.hint ?? "");
  }
  if (description.kind !== "openapi")
    throw new UsageError(`${name} is an AsyncAPI description.`, "Only OpenAPI descriptions can be compared.");
  return description;
}

async function textOf({ where, ref }: Version, { allowPrivate }: { readonly allowPrivate: boolean }): Promise<string> {
  if (ref !== undefined) return textAtRef(where, ref);
  if (/^https?:\/\//.test(where)) {
    const hosted = await readHostedDescription(where, { cacheFolder: null, isOffline: false, allowPrivate });
    if (hosted.kind === "text") return hosted.text;
    throw new UsageError(`Cannot read ${where}: ${hosted.reason}`, "Check the address.");
  }
  if (existsSync(where)) {
    if (statSync(where).isDirectory())
      throw new UsageError(`"${where}" is a folder.`, "Name the file of the description.");
    return readFileSync(where, "utf8");
  }
  const [, at, path] = /^([^:]+):(.+)$/.exec(where) ?? [];
  if (at !== undefined && path !== undefined) return textAtRef(path, at);
  throw new UsageError(
    `There is no file "${where}".`,
    "Name a file, an address, or a file at a git ref: v1.0:openapi.yaml",
  );
}

function textAtRef(path: string, ref: string): string {
  const file = resolve(path);
  const folder = nearestFolder(dirname(file));
  const cannot = (reason: string, hint: string | null, cause?: unknown) =>
    new UsageError(`Cannot read "${path}" at "${ref}": ${reason}.`, hint ?? "", { cause });
  try {
    const commit = commitOf(folder, ref);
    const top = runGit(folder, ["rev-parse", "--show-toplevel"]).trim();
    const inside = file.slice(resolve(top).length + 1).replaceAll("\\", "/");
    const text = askGit(folder, ["show", `${commit}:${inside}`]);
    if (text !== null) return text;
    throw cannot("it has no such file", "If it had another name then, give both: docsgen api-diff REF:OLD-FILE FILE");
  } catch (cause) {
    if (!(cause instanceof GitError)) throw cause;
    const { reason, hint } = gitFault(folder, cause);
    throw cannot(reason, hint, cause);
  }
}

/** The file may be gone together with its folder. */
function nearestFolder(folder: string): string {
  return existsSync(folder) || dirname(folder) === folder ? folder : nearestFolder(dirname(folder));
}
