// Makes the files of the project that an old site becomes.

import { dirname, join, posix, sep } from "node:path";
import { dump } from "js-yaml";
import { pathFrom } from "../../files/real-path.js";
import type { NewContent } from "../../files/write-changes.js";
import { decodePath } from "../../shared/encode-path.js";
import { addTo } from "../../shared/lists.js";
import { convertPage, convertPart } from "./convert-page.js";
import { generated, groupsOf, listsPages } from "./navigation.js";
import { fileOfAddress, type LeftOut, type OldPage, type OldSite, type PageList } from "./old-site.js";
import { aliasedFile } from "./reading.js";
import { cleanAddress } from "./values.js";

export interface NewSite {
  readonly files: ReadonlyMap<string, NewContent>;
  readonly pages: number;
  readonly copied: number;
  /** Old addresses, with an anchor after each that had one: one a line. */
  readonly addresses: readonly string[];
  readonly leftOut: readonly LeftOut[];
}

export function makeNewSite(site: OldSite): NewSite {
  const { base } = site;
  const resolver = createResolver(site);
  const nameFile = site.files.nameOf;
  const leftOut: LeftOut[] = [...site.leftOut];
  const parts = new Map<string, string>();
  const files = new Map<string, NewContent>();
  const write = (file: string, after: NewContent["after"]) => files.set(file, { before: null, after });
  const from = {
    site,
    target: resolver.target,
    part: (file: string): string => {
      const path = parts.get(file) ?? `snippets/${nameFile(file).replace(/^(?:\.\.\/)+/, "")}`;
      parts.set(file, path);
      return path;
    },
    leave: (file: string, line: number, what: string) =>
      leftOut.push({ place: { file: nameFile(file), line, column: 1 }, what }),
  };
  const { taken, addresses } = convertPages(from, write);
  for (const [file, path] of parts) write(path, convertPart(partPage(file), from));
  for (const { address, title, url } of site.links) write(fileOfAddress(address), `---\n${dump({ title, url })}---\n`);
  for (const list of site.lists.filter(({ address }) => !taken.has(fileOfAddress(address).toLowerCase()))) {
    write(fileOfAddress(list.address), listPage(list));
    addresses.push(base + list.address);
  }
  const sources = site.redirects.map(({ source }) => source).filter((source) => !/[:*]/.test(source));
  for (const address of [...site.lost, ...sources]) addresses.push(base + address);
  const copies = copiedFiles(site, resolver.copies);
  for (const [path, file] of copies) write(path, { copyOf: file });
  write("docs.json", `${JSON.stringify(settingsOf(site), null, 2)}\n`);
  const siteUrl = site.url?.replace(/\/$/, "");
  if (siteUrl !== undefined || base !== "")
    write("docsgen.json", `${JSON.stringify({ siteUrl, base: base || undefined }, null, 2)}\n`);
  return { files, pages: taken.size, copied: copies.size, addresses, leftOut };
}

type Source = Parameters<typeof convertPage>[1];

/** Writes every page, the first of those that share an address; gives the files and what was public. */
function convertPages(from: Source, write: (file: string, text: string) => void) {
  const { pages, base } = from.site;
  const taken = new Set<string>();
  const addresses: string[] = [];
  const unused = new Map<string, string[]>();
  for (const page of pages) {
    const file = fileOfAddress(page.address);
    if (taken.has(file.toLowerCase())) {
      from.leave(page.file, 1, `Another page also has the address ${page.address}.`);
      continue;
    }
    taken.add(file.toLowerCase());
    const made = convertPage(page, from);
    write(file, made.text);
    addresses.push(base + page.address, ...made.anchors.map((anchor) => `${base}${page.address}#${anchor}`));
    for (const key of made.unused) addTo(unused, key, page.file);
  }
  for (const [key, places] of unused) {
    const count = places.length === 1 ? "" : ` (and ${places.length - 1} more)`;
    from.leave(places[0] ?? "", 1, `"${key}" in the front matter was not converted${count}.`);
  }
  return { taken, addresses };
}

function partPage(file: string): OldPage {
  return { file, address: "/", isFolder: false };
}

function listPage({ title, entries }: PageList): string {
  const lines = entries.map((each) => `- [${each.title.replace(/[[\]\\`*_<{]/g, "\\$&")}](${encodeURI(each.address)})`);
  return `---\n${dump({ title })}---\n\n${lines.join("\n")}\n`;
}

function settingsOf({ settings, navigation, redirects, pages }: OldSite) {
  const taken = new Set(pages.map(({ address }) => address));
  const byFolders = { groups: groupsOf(generated([...taken]), String(settings["name"])) };
  const kept = redirects.filter(({ source }) => {
    const isFirst = !taken.has(source);
    taken.add(source);
    return isFirst;
  });
  return {
    theme: "mint",
    colors: { primary: "#3451b2" },
    ...settings,
    navigation: listsPages(navigation) ? navigation : byFolders,
    ...(kept.length > 0 ? { redirects: kept } : null),
  };
}

/** What tools of hosts and builds read is not served. */
const NOT_SERVED = /(?:^|\/)(?:_[^/]*|.*\.(?:html|py|md|mdx|jsx?|tsx?|vue|css|ya?ml)|CNAME)$/i;

/** Files of the old site by their new places. */
function copiedFiles(
  { dialect, statics, content, assets, files }: OldSite,
  copies: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const all = new Map([...assets, ...copies]);
  const folders = dialect === "mkdocs" ? [...statics, ...content] : statics;
  for (const folder of folders)
    for (const path of files.below(folder))
      if (!NOT_SERVED.test(path) && !all.has(path)) all.set(path, join(folder, path));
  return all;
}

/** Finds the page of a file, in the language of the page that names it where there is a translation. */
function pageFinder(pages: readonly OldPage[]): (path: string, from?: OldPage) => OldPage | undefined {
  const byFile = new Map(pages.map((page) => [page.file, page]));
  const translations = new Map<string, OldPage>(
    pages.flatMap((page) => {
      const { locale, plain } = page.translation ?? {};
      return plain === undefined ? [] : [[`${locale}:${plain}`, page] as const];
    }),
  );
  return (path, from) => {
    const translation = from?.translation;
    const files = ["", ".md", ".mdx", "/index.md", "/index.mdx", "/README.md"].map(
      (ending) => path.replace(/\/$/, "") + ending,
    );
    const own = translation && [translation.locale, ""].flatMap((locale) => files.map((file) => `${locale}:${file}`));
    return (
      own?.map((key) => translations.get(key)).find(Boolean) ?? files.map((file) => byFile.get(file)).find(Boolean)
    );
  };
}

function newPath(file: string, { dialect, content, root }: OldSite): string {
  const folder = dialect === "docusaurus" ? root : (content.find((each) => file.startsWith(each + sep)) ?? root);
  const path = pathFrom(folder, file);
  return path.startsWith("..") ? `files/${posix.basename(path)}` : path.replace(/^src\//, "");
}

/** Says where a link of an old page leads in the new project: to a page, or to a file that is copied. */
interface Resolver {
  /** The new target of a link in a page. Files that it names are added to `copies`. */
  readonly target: (written: string, page: OldPage) => string;
  /** Absolute files by their new path. */
  readonly copies: ReadonlyMap<string, string>;
}

function createResolver(site: OldSite): Resolver {
  const { pages, dialect, content, statics, root, base, files } = site;
  const byAddress = new Set(pages.map(({ address }) => address));
  const copies = new Map<string, string>();
  const pageFile = pageFinder(pages);
  const copied = (file: string): string => {
    const path = newPath(file, site);
    copies.set(path, file);
    return `/${path.split("/").map(encodeURIComponent).join("/")}`;
  };
  /** Where a path from the root of the old site leads. */
  const fromRoot = (plain: string, rest: string): string => {
    const own = base !== "" && `${plain}/`.startsWith(`${base}/`) ? plain.slice(base.length) || "/" : plain;
    const inContent = content.map((each) => join(each, own));
    const clean = cleanAddress(own.replace(/(?:\/index)?\.(?:html|mdx?)$/, ""));
    const found = inContent.map((file) => pageFile(file)?.address).find(Boolean) ?? (byAddress.has(clean) && clean);
    if (found) return found + rest;
    const asset = statics.some((each) => files.isFile(join(each, own))) ? undefined : inContent.find(files.isFile);
    return (asset === undefined ? own : copied(asset)) + rest;
  };
  return {
    copies,
    target: (written, page) => {
      const [, path = "", rest = ""] = /^(?:@site\/static)?(?:pathname:\/\/)?([^?#]*)(.*)$/.exec(written) ?? [];
      if (path === "" || /^(?:[a-z][\w+.-]*:|\/\/)/i.test(path)) return written;
      const plain = decodePath(path);
      const aliased = aliasedFile(plain, { root, dialect });
      if (aliased !== null) return files.isFile(aliased) ? copied(aliased) : written;
      if (path.startsWith("/")) return fromRoot(plain, rest);
      const file = join(dirname(page.file), plain);
      const translated = file.replace(/(?=\.[^./]+$)/, page.translation ? `.${page.translation.locale}` : "");
      const copy = [translated, file].find(files.isFile);
      const found = pageFile(file, page)?.address ?? (copy && copied(copy));
      if (found) return found + rest;
      const from = page.isFolder ? page.address : posix.dirname(page.address);
      const address = cleanAddress(posix.join(from, plain.replace(/(?:\/?index)?\.html$/, "")));
      return byAddress.has(address) ? address + rest : written;
    },
  };
}
