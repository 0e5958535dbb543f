// Reads the navigation of an MkDocs site, once for each language: one that is written, or its folders.
import { posix } from "node:path";
import type { Gathered } from "../gather.js";
import { generated, groupsOf, tabsOf, withoutEmpty } from "../navigation.js";
import type { NavigationNode } from "../old-site.js";
import { cleanAddress, languageCode, listOf, objectOf, titleOfName, type Values } from "../values.js";

/** The address of a file that settings name, with the anchor behind it. */
export function addressOf(path: string): string {
  const [file = "", hash] = path.split("#");
  return cleanAddress(withoutName(posix.normalize(file))) + (hash ? `#${hash}` : "");
}

/** A path without its ending; that of a start page is its folder. */
export function withoutName(path: string): string {
  return path.replace(/\.mdx?$/i, "").replace(/(?:^|\/)(?:index|readme)$/i, "");
}

interface Sources {
  readonly gathered: Gathered;
  readonly addresses: ReadonlySet<string>;
  readonly name: string;
  /** Whose pages are listed; null where there is one language. */
  readonly locale?: Locale;
}

/** The navigation of `mkdocs.yml`, once for each language. */
export function languageNavigation(config: Values, { all }: Languages, from: Sources): Values {
  if (all.length < 2) return navigationOf(config, from);
  const ofLanguage = (locale: Locale) => {
    const isHere = (address: string) => folderOf(address, all) === locale.folder;
    const nav = locale.nav ?? config["nav"];
    return navigationOf(
      { ...config, nav },
      {
        ...from,
        addresses: new Set([...from.addresses].filter(isHere)),
        name: locale.siteName ?? from.name,
        locale,
      },
    );
  };
  return {
    languages: all.map((locale) => ({
      language: languageCode(locale.tag),
      ...(locale.folder === "" ? { default: true } : null),
      ...ofLanguage(locale),
    })),
  };
}

export interface Locale {
  /** As the settings name it: `fr`, `pt-BR`. */
  readonly tag: string;
  /** Where its addresses begin; empty for the default language. */
  readonly folder: string;
  readonly siteName: string | null;
  /** A navigation of its own; null where the common one is translated. */
  readonly nav: unknown;
  /** Names in the common navigation → names in the language. */
  readonly words: ReadonlyMap<string, string>;
}

export interface Languages {
  readonly all: readonly Locale[];
  /** Whether files of all languages lie beside each other, named after them. */
  readonly isBesides: boolean;
  /** Whether a page that is not translated is shown in the default language. */
  readonly hasOriginals: boolean;
  /** The path of a file without its language, and the folder of addresses it belongs to. */
  readonly fileOf: (path: string) => { readonly plain: string; readonly locale: string };
}

/** The folder of the language that an address belongs to; empty for the default one. */
export function folderOf(address: string, all: readonly Locale[]): string {
  return all.find(({ folder }) => folder !== "" && `${address}/`.startsWith(`/${folder}/`))?.folder ?? "";
}

function navigationOf(config: Values, from: Sources): Values {
  const { nav, theme } = config;
  if (!Array.isArray(nav)) return { groups: groupsOf(generated([...from.addresses]), from.name) };
  const entries = nav.flatMap((item) => entriesOf(item, null, from));
  const hasTabs = listOf(objectOf(theme)["features"]).includes("navigation.tabs");
  if (!hasTabs) return { groups: withoutEmpty(groupsOf(entries, from.name)) };
  const loose = entries.filter((each) => typeof each === "string");
  const tabs = entries
    .filter((each) => typeof each !== "string")
    .map(({ group, pages }) => ({
      tab: String(group),
      groups: groupsOf(listOf(pages) as NavigationNode[], String(group)),
    }));
  return tabsOf([...(loose.length > 0 ? [{ tab: from.name, groups: groupsOf(loose, from.name) }] : []), ...tabs]);
}

function entriesOf(item: unknown, label: string | null, from: Sources): NavigationNode[] {
  if (typeof item === "string") {
    if (/^[a-z]+:/i.test(item)) return from.gathered.entry(label, item, from.addresses);
    if (item.endsWith("/")) return folderEntries(item, label, from);
    return pageEntry(label, addressOf(encodeURI(item)), from);
  }
  return Object.entries(objectOf(item)).flatMap(([written, value]): NavigationNode[] => {
    const name = from.locale?.words.get(written) ?? written;
    return Array.isArray(value)
      ? [
          groupNamed(
            name,
            value.flatMap((each) => entriesOf(each, null, from)),
          ),
        ]
      : entriesOf(value, name, from);
  });
}

/** A translation need not have every page. */
function pageEntry(label: string | null, address: string, { gathered, addresses, locale }: Sources): NavigationNode[] {
  const own = cleanAddress(`${locale?.folder ?? ""}${address}`);
  const isMissing = locale !== undefined && locale.folder !== "" && !addresses.has(own);
  return isMissing ? [] : gathered.entry(label, own, addresses);
}

/** Plug-ins name a group after its first page. */
function groupNamed(name: string, pages: readonly NavigationNode[]): NavigationNode {
  const first = pages.find((each) => typeof each === "string");
  return { group: name || titleOfName(posix.basename(String(first ?? "More"))), pages };
}

/** A plug-in lets the navigation name folders. */
function folderEntries(folder: string, label: string | null, from: Sources): NavigationNode[] {
  const start = cleanAddress(`${from.locale?.folder ?? ""}/${posix.normalize(folder)}`);
  const inside = [...from.addresses].filter((each) => each === start || each.startsWith(`${start}/`));
  return [
    {
      group: label ?? titleOfName(posix.basename(start)),
      pages: inside.flatMap((each) => from.gathered.entry(null, each, from.addresses)),
    },
  ];
}
