// Collects everything of an old site besides its pages.

import { join } from "node:path";
import { readConfigScript } from "./config-script.js";
import { entryOf, type LeftOut, type NavigationNode, type OldSite, type PageList, type Redirect } from "./old-site.js";
import { type OldFiles, oldFiles } from "./reading.js";
import { Called, Unread } from "./script-values.js";
import { cleanAddress, objectOf } from "./values.js";

interface ExternalLink {
  readonly address: string;
  readonly title: string;
  readonly url: string;
}

export class Gathered {
  readonly labels = new Map<string, string>();
  readonly redirects: Redirect[] = [];
  readonly leftOut: LeftOut[] = [];
  readonly links: ExternalLink[] = [];
  readonly lost: string[] = [];
  readonly lists: PageList[] = [];
  readonly assets = new Map<string, string>();

  readonly files: OldFiles;
  /** The settings, as reports call them. */
  readonly file: string;

  /** @param settings their file, absolute like the root */
  constructor(
    readonly root: string,
    settings: string,
  ) {
    this.files = oldFiles(root);
    this.file = this.files.nameOf(settings);
  }

  leave(what: string, file = this.file): void {
    this.leftOut.push({ place: { file, line: 0, column: 0 }, what });
  }

  /** What was gathered for the site. */
  found(): Pick<
    OldSite,
    "root" | "files" | "redirects" | "labels" | "links" | "lists" | "leftOut" | "lost" | "assets"
  > {
    const { root, files, redirects, labels, links, lists, leftOut, lost, assets } = this;
    return { root, files, redirects, labels, links, lists, leftOut, lost, assets };
  }

  /** The new path of a file in the sources that settings name, which is copied; others are served as they are. */
  asset(path: string | null): string | null {
    if (path === null || !/^\.?\/?src\//.test(path)) return path;
    const file = join(this.root, path);
    if (!this.files.isFile(file)) {
      this.leave(`The file "${path}" does not exist.`);
      return null;
    }
    const name = path.replace(/^\.?\/?src\//, "");
    this.assets.set(name, file);
    return `/${name}`;
  }

  /** Addresses of the old site ended in `.html`. */
  redirectEndings(addresses: Iterable<string>): void {
    for (const address of addresses)
      if (address !== "/") this.redirects.push({ source: `${address}.html`, destination: address });
  }

  /** What a script exports, without the values that only running it would give. */
  async settingsIn(script: string): Promise<Readonly<Record<string, unknown>>> {
    const { value, unread } = await readConfigScript(script, this.files);
    for (const { code, place } of unread)
      this.leftOut.push({ place, what: `\`${code.trim()}\` is computed, and was not read.` });
    return objectOf(value);
  }

  /** A page that leads elsewhere. */
  readonly link = (title: string, url: string): string => {
    const known = this.links.find((each) => each.url === url && each.title === title);
    if (known) return known.address;
    const name =
      title
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, "-")
        .replace(/^-|-$/g, "") || "link";
    const taken = this.links.filter((each) => each.address.startsWith(`/links/${name}`)).length;
    const address = `/links/${name}${taken > 0 ? `-${taken + 1}` : ""}`;
    this.links.push({ address, title, url });
    return address;
  };

  /** The entry of a sidebar for a page or a link elsewhere. */
  entry(title: string | null, target: string, addresses: ReadonlySet<string>): NavigationNode[] {
    if (/^[a-z]+:/i.test(target)) return [entryOf(this.link(title ?? target, target))];
    const address = cleanAddress((target.split(/[?#]/)[0] ?? "").replace(/(?:\/index)?\.(?:html|mdx?)$|\/index$/, ""));
    if (!addresses.has(address)) {
      this.leave(`The navigation names "${/^\/+/.test(target) ? address : target}", which is no page.`);
      return [];
    }
    if (title !== null && !this.labels.has(address)) this.labels.set(address, title);
    return [entryOf(address)];
  }
}

/** What settings say that nothing was made of. */
export function leaveUnknown(
  settings: Readonly<Record<string, unknown>>,
  known: ReadonlySet<string>,
  gathered: Gathered,
): void {
  for (const [key, value] of Object.entries(settings)) {
    if (known.has(key) || value === undefined || value === null || value instanceof Unread || value instanceof Called)
      continue;
    gathered.leave(`The setting "${key}" has no counterpart here, or none that is made from it.`);
  }
}

export function names(text: string): ReadonlySet<string> {
  return new Set(text.split(" "));
}
