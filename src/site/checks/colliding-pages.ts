// Finds pages whose address is taken by another page, a file of the project or a file of docsgen.
import { MARK } from "../../files/older-output.js";
import type { Page, PagePath, Pages } from "../../model.js";
import { toPagePath } from "../../shared/page-path.js";
import { fileOf, type Problem, problem, warning } from "../../shared/problem.js";

/** Files that docsgen makes in any case; others give way to a page of their name. */
const MADE: ReadonlySet<string> = new Set(["index.html", MARK]);

/** What has a place in the output. */
interface Neighbours {
  /** Files that are served as they are. */
  readonly files: readonly string[];
  /** What the navigation names: paths in lower case. */
  readonly named: ReadonlySet<string>;
}

/** Pages that have to be left out, each with what is to be said of it; and where case alone tells two apart. */
interface Collisions {
  readonly leftOut: ReadonlyMap<PagePath, Problem>;
  readonly warnings: readonly Problem[];
}

export function findCollisions(pages: Pages, { files, named }: Neighbours): Collisions {
  const leftOut = new Map<PagePath, Problem>();
  const warnings: Problem[] = [];
  const byAddress = new Map<string, Page>();
  const inLowerCase = new Map<string, Page>();
  const isNamed = ({ path, address }: Page) =>
    [path, toPagePath(path), address.slice(1)].some((name) => named.has(name.toLowerCase()));
  for (const page of pages.values()) {
    const twin = byAddress.get(page.address);
    const lower = page.address.toLowerCase();
    const like = inLowerCase.get(lower);
    if (twin) leftOut.set(page.path, sameAddress(page, twin, named));
    else if (like) warnings.push(sameButForCase(page, like));
    if (!twin) byAddress.set(page.address, page);
    if (!like) inLowerCase.set(lower, page);
  }
  const ownerOf = ownerFinder(byAddress, files);
  for (const page of byAddress.values()) {
    const owner = ownerOf(page);
    if (owner !== null) leftOut.set(page.path, takenAddress(page, owner, isNamed(page)));
  }
  return { leftOut, warnings };
}

/** Says of two pages with one address that only the other is used. If the navigation names only that, nothing is missed. */
export function sameAddress(page: Page, used: Page, named: Neighbours["named"]): Problem {
  const what = `"${nameOf(page)}" and "${nameOf(used)}" have the same address, ${page.address}.`;
  const isMissed = page.path !== used.path && named.has(page.path.toLowerCase());
  return (isMissed ? problem : warning)(
    "page-twice",
    fileOf(nameOf(page)),
    what,
    `Rename or remove one of them. For now, only "${nameOf(used)}" is used.`,
  );
}

function sameButForCase(page: Page, first: Page): Problem {
  const what = `The addresses of "${nameOf(page)}" and "${nameOf(first)}" differ only in letter case.`;
  const hint = "Rename one of them: on macOS, Windows and some hosts, one overwrites the other.";
  return warning("page-case", fileOf(nameOf(page)), what, hint);
}

function takenAddress(page: Page, owner: string, isListed: boolean): Problem {
  const what = `"${nameOf(page)}" cannot have the address ${page.address}: it is taken by ${owner}.`;
  return (isListed ? problem : warning)("page-taken", fileOf(nameOf(page)), what, "The page is left out. Rename it.");
}

/** What is in the place of a page, in words: a page needs a folder of its own, and all folders around it. */
function ownerFinder(pages: ReadonlyMap<string, Page>, files: readonly string[]): (page: Page) => string | null {
  const statics = new Set(files);
  const hasBareNames = files.some((file) => !file.slice(file.lastIndexOf("/") + 1).includes("."));
  const ownerOfFile = (file: string): string | null => {
    if (statics.has(file)) return `the file "${file}"`;
    if (MADE.has(file)) return `the ${file} that docsgen generates`;
    const [, above, ending] = /^(.*?)(\/?index\.html|\.md)$/.exec(file) ?? [];
    const owner = above === undefined ? undefined : pages.get(`/${ending === ".md" && above === "index" ? "" : above}`);
    return owner ? `${ending === ".md" ? "the Markdown copy" : "the HTML"} of "${nameOf(owner)}"` : null;
  };
  return ({ address }) => {
    const folder = address.slice(1);
    if (!hasBareNames && !folder.includes(".") && !folder.startsWith("_")) return null;
    for (let end = folder.length; end > 0; end = folder.lastIndexOf("/", end - 1)) {
      const owner = ownerOfFile(folder.slice(0, end));
      if (owner !== null) return owner;
    }
    return null;
  };
}

function nameOf({ source, path }: Page): string {
  return source?.file ?? path;
}
