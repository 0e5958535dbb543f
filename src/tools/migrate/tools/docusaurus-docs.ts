// Finds the pages of a Docusaurus docs folder: their ids, addresses and order.
import { join, posix } from "node:path";
import { load } from "js-yaml";
import type { OldPage } from "../old-site.js";
import { isMarkdown, type OldFiles, readOldFile, takeTitle } from "../reading.js";
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

/** `prefix` is the address of the docs. */
export function readDocs(folder: string, prefix: string, files: OldFiles): Doc[] {
  return files
    .below(folder)
    .filter((path) => isMarkdown(path) && !path.split("/").some((part) => part.startsWith("_")))
    .map((path) => readDoc(path, { ...readOldFile(files, join(folder, path)), file: join(folder, path), prefix }));
}

interface DocText extends Pick<ReturnType<typeof readOldFile>, "matter" | "body"> {
  readonly file: string;
  readonly prefix: string;
}

function readDoc(path: string, { file, prefix, matter, body }: DocText): Doc {
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

interface Category {
  readonly label: string;
  readonly position: number;
  /** The address of a page that lists what is in it. */
  readonly listing: string | null;
}

interface CategorySources {
  readonly folder: string;
  readonly prefix: string;
  readonly files: OldFiles;
}

/** What `_category_.json` says of a folder, or its name. */
export function readCategory(path: string, { folder, prefix, files }: CategorySources): Category {
  const names = ["json", "yml", "yaml"].map((ending) => join(folder, path, `_category_.${ending}`));
  const file = names.find(files.exists);
  const said = file === undefined ? {} : objectOf(load(files.read(file)));
  const label = textOf(said["label"]) ?? titleOfName(posix.basename(path));
  const link = objectOf(said["link"]);
  const slug = textOf(link["slug"]) ?? `/category/${label.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "-")}`;
  return {
    label,
    position: Number(said["position"] ?? numberOf(posix.basename(path)) ?? Number.POSITIVE_INFINITY),
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
