// Reports files that cannot be read for lack of permission; the site is built without them.
import { toPagePath } from "../../shared/page-path.js";
import { fileOf, type Problem, problem, type Report, warning } from "../../shared/problem.js";

/** What a site asks for: paths of pages in lower case without an ending, and API descriptions. */
interface Wanted {
  readonly named: ReadonlySet<string>;
  readonly descriptions: ReadonlySet<string>;
}

/** What readers are led to is an error; what the site may do without is not. */
export function tellOfUnreadable(unreadable: readonly string[], wanted: Wanted, report: Report): void {
  for (const path of unreadable) report(unreadableFile(path, isWanted(path, wanted) ? problem : warning));
}

function isWanted(path: string, { named, descriptions }: Wanted): boolean {
  if (descriptions.has(path)) return true;
  if (path.endsWith("/")) return [...named, ...descriptions].some((each) => each.startsWith(path.toLowerCase()));
  const page = pagePathOf(path);
  return page !== null && (page === "index" || named.has(page));
}

function unreadableFile(path: string, say: typeof problem): Problem {
  const isFolder = path.endsWith("/");
  const what = `This ${isFolder ? "folder" : "file"} cannot be read: permission denied.`;
  const hint = `Give the user running docsgen read access, for example: chmod a+r${isFolder ? "x" : ""} ${path}`;
  return say("unreadable-file", fileOf(path), what, hint);
}

/** Whether a path (in lower case) belongs to an unreadable page, whose file has a problem of its own. */
export function unreadablePages(unreadable: readonly string[]): (path: string) => boolean {
  const pages = new Set(unreadable.map(pagePathOf));
  const folders = unreadable.filter((path) => path.endsWith("/")).map((path) => path.toLowerCase());
  return (path) => pages.has(path) || pages.has(`${path}/index`) || folders.some((folder) => path.startsWith(folder));
}

/** Without slashes at its ends: links to there, and below, are not judged. */
export function addressOf(path: string): string {
  return pagePathOf(path)?.replace(/(?:^|\/)index$/, "") ?? path.replace(/\/$/, "");
}

function pagePathOf(file: string): string | null {
  return /\.mdx?$/i.test(file) ? toPagePath(file).toLowerCase() : null;
}
