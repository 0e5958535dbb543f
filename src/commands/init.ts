// `docsgen init`: copies a template into a folder without touching what is there.
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative, resolve } from "node:path";
import { makeFolder } from "../emit/make-folder.js";
import { packageFolder } from "../render/package-files.js";
import { UsageError } from "../shared/problem.js";
import { lookAt } from "./look-at.js";

export interface InitFlags {
  readonly template: "starter" | "api";
  readonly name?: string;
}

export async function init(dir: string, { template, name }: InitFlags): Promise<void> {
  const target = resolve(dir);
  const inTheWay = fileIn(target);
  if (inTheWay !== null) throw new UsageError(`"${inTheWay}" is a file.`, "Choose an empty or new folder.");
  const from = join(packageFolder(), "templates", template);
  const files = filesBelow(from);
  const taken = files.filter((file) => existsSync(join(target, file)));
  if (taken.length > 0) {
    const shown = taken.slice(0, 3).join(", ") + (taken.length > 3 ? ", …" : "");
    throw new UsageError(
      `"${dir}" already contains ${shown}, and docsgen does not overwrite files.`,
      "Choose an empty or new folder.",
    );
  }
  const title = name?.trim() || titleOf(basename(target));
  for (const file of files) {
    const path = join(target, file);
    makeFolderOrTell(dirname(path));
    writeFileSync(path, fill(readFileSync(join(from, file)), title), { flag: "wx" });
  }
  const shown = relative(process.cwd(), target) || ".";
  process.stderr.write(`Created "${title}" in ${shown} (${files.length} files).\n${lookAt(shown)}`);
}

function makeFolderOrTell(folder: string): void {
  try {
    makeFolder(folder);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new UsageError(`Cannot create the folder "${folder}" (${reason}).`, "Choose a different folder.", { cause });
  }
}

/** The file that is in the way of a path; null where folders can be made. */
function fileIn(path: string): string | null {
  if (existsSync(path)) return statSync(path).isDirectory() ? null : path;
  const above = dirname(path);
  return above === path ? null : fileIn(above);
}

/** Replaces `{{name}}` in the template with the site's name, as JSON or YAML; other bytes stay as they are. */
function fill(bytes: Buffer, name: string): Buffer {
  const text = bytes.toString("utf8");
  if (!text.includes("{{name}}")) return bytes;
  const quoted = JSON.stringify(name).slice(1, -1);
  return Buffer.from(text.replaceAll("{{name}}", () => quoted));
}

function titleOf(folder: string): string {
  const words = folder.replace(/[-_]+/g, " ").trim();
  return words === "" ? "My documentation" : words.charAt(0).toUpperCase() + words.slice(1);
}

function filesBelow(folder: string, inside = ""): string[] {
  return readdirSync(join(folder, inside)).flatMap((name) => {
    const file = inside === "" ? name : `${inside}/${name}`;
    return statSync(join(folder, file)).isDirectory() ? filesBelow(folder, file) : [file];
  });
}
