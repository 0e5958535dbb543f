// Reads files that pages include: whole, a region, or some lines.

import { dirname, join } from "node:path";
import type { OldSite } from "../old-site.js";

interface Includer {
  /** Absolute file of the page. */
  readonly page: string;
  readonly site: Pick<OldSite, "root" | "content" | "files">;
}

/** @param path as written: `@/a.ts#region`, `./a.ts`, `a.md:part`; null where there is no such file in the project. */
export function includedText(path: string, { page, site: { root, content, files } }: Includer): string | null {
  const [, name = "", region] = /^(.*?)(?:[#:]([\w-]+))?$/.exec(path) ?? [];
  const own = name.replace(/^@\//, "").replace(/^~\//, "");
  const places = [
    join(dirname(page), own),
    ...content.map((each) => join(each, own)),
    join(root, own),
    join(root, own.replace(/^(?:\.\.\/)+/, "")),
  ];
  const found = places.find(files.isFile);
  if (found === undefined) return null;
  const text = files.read(found).replace(/\r\n/g, "\n");
  return region === undefined ? text : (regionOf(text, region) ?? text);
}

function regionOf(text: string, name: string): string | null {
  const lines = text.split("\n");
  const start = lines.findIndex((line) =>
    new RegExp(`(?:#region\\s+${name}|--8<--\\s*\\[start:\\s*${name}\\])(?!\\w)`).test(line),
  );
  if (start < 0) return null;
  const end = lines.findIndex((line, at) => at > start && /#endregion\b|--8<--\s*\[end:/.test(line));
  return lines.slice(start + 1, end < 0 ? undefined : end).join("\n");
}
