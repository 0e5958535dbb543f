// Owns paths from the root, and page paths: how a page is named in docs.json, in links and in the address bar.

declare const brand: unique symbol;

/** A page's name: its path from the root without extension and without a leading slash, such as `guides/start`. */
export type PagePath = string & { readonly [brand]: "PagePath" };

/** Marks a string as a normalised page path. */
export function pagePath(text: string): PagePath {
  return text as PagePath;
}

/** Turns what a writer put into `pages` (`/guides/start.mdx`, `./guides/start/`) into a page path. */
export function toPagePath(written: string): PagePath {
  return pagePath(plainPath(written.replace(/\.mdx?$/i, "")));
}

/** The address of a page without base path: `index` is `/`, `guides/index` is `/guides`, `guides/start` is `/guides/start`. */
export function pageAddress(path: PagePath): string {
  if (path === "index") return "/";
  return `/${path.replace(/\/index$/, "")}`;
}

/** The last segment of a path: `getting-started/quick_start` is "Quick start". */
export function wordsOfPath(path: string): string {
  const words = path
    .slice(path.lastIndexOf("/") + 1)
    .replace(/[-_]+/g, " ")
    .trim();
  return words === "" ? path : words.charAt(0).toUpperCase() + words.slice(1);
}

/** The same without the number that puts a folder in its place: `guides/02-getting-started` is "Getting started". */
export function wordsOfFolder(path: string): string {
  return wordsOfPath(path.replace(/(^|\/)\d+[-_. ]+(?=[^/]+$)/, "$1"));
}

/** `/api/./openapi.json` and `../openapi.json` as `api/openapi.json` and `openapi.json`: nothing leads out of the root. */
export function toProjectPath(written: string): string {
  return plainPath(written.trim());
}

/** A path from the root without `.`, `..` and slashes around it. */
export function plainPath(written: string): string {
  const segments: string[] = [];
  for (const segment of written.split("/")) {
    if (segment === "..") segments.pop();
    else if (segment !== "" && segment !== ".") segments.push(segment);
  }
  return segments.join("/");
}
