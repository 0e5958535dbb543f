// Reads the blog of a Docusaurus site: posts become pages that one page lists.
import { join, resolve } from "node:path";
import type { Gathered } from "../gather.js";
import type { OldPage, PageList } from "../old-site.js";
import { isMarkdown, readOldFile, takeTitle } from "../reading.js";
import { plainHeading } from "../text/heading-anchors.js";
import { cleanAddress, textOf, type Values } from "../values.js";

interface Blog {
  readonly folder: string;
  readonly posts: readonly OldPage[];
}

/** Null where there is none. */
export function readBlog(root: string, options: Values, gathered: Gathered): Blog | null {
  const folder = resolve(root, textOf(options["path"]) ?? "blog");
  const { files } = gathered;
  const found = files.below(folder);
  if (found.length === 0) return null;
  const prefix = textOf(options["routeBasePath"]) ?? "blog";
  const posts: OldPage[] = [];
  const entries: (PageList["entries"][number] & { readonly date: string })[] = [];
  for (const path of found.filter(isMarkdown)) {
    const file = join(folder, path);
    const { matter, body } = readOldFile(files, file);
    const slug = textOf(matter["slug"]);
    const dated = path.replace(/(?:\/index)?\.mdx?$/, "").replace(/^(\d{4})-(\d\d)-(\d\d)[-/]?/, "$1/$2/$3/");
    const address = cleanAddress(`${prefix}/${slug ?? dated}`);
    posts.push({ file, address, isFolder: false });
    const title = textOf(matter["title"]) ?? plainHeading(takeTitle(body).title ?? dated);
    entries.push({ address, title, date: dateOf(matter["date"]) ?? path });
  }
  entries.sort((a, b) => (a.date < b.date ? 1 : -1));
  const address = cleanAddress(prefix);
  gathered.lists.push({ address, title: textOf(options["blogTitle"]) ?? "Blog", entries });
  for (const part of "archive tags tags/:path* authors authors/:path* page/:number".split(" "))
    gathered.redirects.push({ source: cleanAddress(`${address}/${part}`), destination: address });
  gathered.leave("Blog posts became pages, listed on one page; lists by date, tag and author redirect to it.");
  return { folder, posts };
}

/** The day of a post, as front matter has it. */
function dateOf(value: unknown): string | null {
  return value instanceof Date ? value.toISOString().slice(0, 10) : textOf(value);
}
