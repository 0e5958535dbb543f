// Reads one version of a description: a file, a file at a git ref, or an address.

import { existsSync, readFileSync, statSync } from "node:fs";
import { basename, dirname, resolve } from "node:path";
import { askGit, GitError, runGit } from "../../shared/git/run-git.js";
import { UsageError } from "../../shared/problem.js";
import { commitOf, type Description, gitFault, loadDescription, readHostedDescription } from "../core.js";

export interface Version {
  /** A path, an address, or `REF:PATH` as git writes it. */
  readonly where: string;
  /** The git ref to read the file at. */
  readonly ref?: string;
}

/** Fails where there is no description that can be read; whether it is a good one is for `check` to say. */
export async function readVersion(version: Version, options: { readonly allowPrivate: boolean }): Promise<Description> {
  const name = version.ref === undefined ? version.where : `${version.ref}:${version.where}`;
  const text = await textOf(version, options);
  const source = { kind: "file", file: basename(version.where) } as const;
  const { description, problems } = await loadDescription(source, text, { cache: null, conformance: false });
  if (description === null) {
    const [first] = problems;
    const place = first?.place && first.place.line > 0 ? ` (line ${first.place.line})` : "";
    throw new UsageError(`${name}${place}: ${first?.what ?? "This is no API description."}`, first?.hint ?? "");
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
