// `docsgen api-diff`: lists what changed for clients between two API descriptions.

import { UsageError } from "../../shared/problem.js";
import { asData, asMarkdown, asText, asUpdate, type Change, diffDescriptions, LEVELS, type Level } from "../core.js";
import { readVersion, type Version } from "./read-version.js";

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
  const changes = diffDescriptions(oldDescription, newDescription);
  process.stdout.write(written(changes, flags, newDescription.document));
  return isFailure(changes, flags.failOn) ? 1 : 0;
}

function versionsOf(before: string, after: string | undefined, since: string | undefined): [Version, Version] {
  if (since === undefined && after !== undefined) return [{ where: before }, { where: after }];
  if (since !== undefined && after === undefined) return [{ where: before, ref: since }, { where: before }];
  const what = since === undefined ? "There is only one description." : "There are two descriptions and --since.";
  throw new UsageError(what, "docsgen api-diff OLD NEW, or docsgen api-diff FILE --since REF");
}

function written(changes: readonly Change[], { format, label }: ApiDiffFlags, document: object): string {
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

function versionIn(document: { readonly info?: { readonly version?: unknown } }): string {
  return String(document.info?.version ?? "");
}

function countsOf(changes: readonly Change[]): Record<string, number> {
  return Object.fromEntries(LEVELS.map((level) => [level, changes.filter((each) => each.level === level).length]));
}

function isFailure(changes: readonly Change[], failOn: ApiDiffFlags["failOn"]): boolean {
  if (failOn === undefined) return false;
  const tolerated = failOn === "any" ? [] : LEVELS.slice(LEVELS.indexOf(failOn) + 1);
  return changes.some(({ level }) => !tolerated.includes(level));
}
