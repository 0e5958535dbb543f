// Finds the pages of a Docusaurus docs folder: their ids, addresses and order.
import { join, posix } from "node:path";
import { load } from "js-yaml";
import type { Gathered } from "../gather.js";
import type { OldPage } from "../old-site.js";
import { isMarkdown, readOldFile, takeTitle } from "../reading.js";
import { cleanAddress, objectOf, textOf, titleOfName } from "../values.js";

export interface Doc extends OldPage {
  readonly id: string;
  /** Relative to the folder of the docs. */
  readonly path: string;
  readonly label: string | null;
  readonly title: string;
  readonly position: number;
  readonly isDraft: boolean;
}

export interface DocsSources {
  /** Absolute folder of the docs, and their address. */
  readonly folder: string;
  readonly prefix: string;
  readonly gathered: Gathered;
}

export function readDocs(from: DocsSources): Doc[] {
  return from.gathered.files
    .below(from.folder)
    .filter((path) => isMarkdown(path) && !path.split("/").some((part) => part.startsWith("_")))
    .map((path) => readDoc(path, from));
}

function readDoc(path: string, { folder: docs, prefix, gathered }: DocsSources): Doc {
  const file = join(docs, path);
  const { matter, body } = readOldFile(gathered.files, file);
  const bare = path.replace(/\.mdx?$/i, "");
  const folder = posix.dirname(bare) === "." ? "" : posix.dirname(bare);
  const folders = withoutNumbers(folder);
  const name = withoutNumber(posix.basename(bare));
  const id = posix.join(folders, textOf(matter["id"]) ?? name);
  const isIndex = /^(?:index|readme)$/i.test(name) || name.toLowerCase() === posix.basename(folders).toLowerCase();
  const slug = textOf(matter["slug"]);
  const own =
    slug === null
      ? isIndex
        ? folders
        : posix.join(folders, textOf(matter["id"]) ?? name)
      : slug.startsWith("/")
        ? slug
        : posix.join(folders, slug);
  return {
    file,
    path,
    id,
    address: cleanAddress(`${prefix}/${own}`),
    isFolder: false,
    label: textOf(matter["sidebar_label"]),
    title: textOf(matter["title"]) ?? takeTitle(body).title ?? titleOfName(name),
    position: Number(matter["sidebar_position"] ?? numberOf(posix.basename(bare)) ?? Number.POSITIVE_INFINITY),
    isDraft: matter["draft"] === true || matter["unlisted"] === true,
  };
}

/** What `_category_.json` says of a folder, or its name. */
export function readCategory(path: string, { folder, prefix, gathered: { files } }: DocsSources) {
  const names = ["json", "yml", "yaml"].map((ending) => join(folder, path, `_category_.${ending}`));
  const file = names.find(files.exists);
  const said = file === undefined ? {} : objectOf(load(files.read(file)));
  const label = textOf(said["label"]) ?? titleOfName(posix.basename(path));
  const link = objectOf(said["link"]);
  const slug = textOf(link["slug"]) ?? `/category/${label.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "-")}`;
  return {
    label,
    position: Number(said["position"] ?? numberOf(posix.basename(path)) ?? Number.POSITIVE_INFINITY),
    /** The address of a page that lists what is in it. */
    listing: link["type"] === "generated-index" ? cleanAddress(`${prefix}/${slug}`) : null,
  };
}

const NUMBER = /^(\d+)\s*[-_.]+\s*(?=[^\d\s])/;

function numberOf(name: string): number | null {
  const found = NUMBER.exec(name)?.[1];
  return found === undefined ? null : Number(found);
}

function withoutNumber(name: string): string {
  return name.replace(NUMBER, "");
}

function withoutNumbers(path: string): string {
  return path.split("/").map(withoutNumber).join("/");
}
