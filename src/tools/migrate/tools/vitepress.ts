// Reads a VitePress site: its settings in one file or many, pages, languages, sidebars and redirects.
import { join } from "node:path";
import ignore from "ignore";
import { groupBy } from "../../../shared/lists.js";
import { Gathered, leaveUnknown, names } from "../gather.js";
import { generated, groupsOf, tabsOf, withoutEmpty } from "../navigation.js";
import type { NavigationNode, OldPage, OldSite } from "../old-site.js";
import { isMarkdown, type OldFiles, scriptAt } from "../reading.js";
import {
  basePath,
  cleanAddress,
  languageCode,
  listOf,
  objectOf,
  present,
  socialsOf,
  textOf,
  titleOfName,
  type Values,
} from "../values.js";

const KNOWN = names(
  "title titleTemplate description lang base srcDir srcExclude rewrites cleanUrls locales themeConfig appearance lastUpdated " +
    "outDir cacheDir ignoreDeadLinks sitemap metaChunk nav sidebar logo siteTitle socialLinks outline search docFooter " +
    "darkModeSwitchLabel lightModeSwitchTitle darkModeSwitchTitle sidebarMenuLabel returnToTopLabel langMenuLabel skipToContentLabel " +
    "i18nRouting externalLinkIcon aside outlineTitle",
);

/** `config` is the file of the settings, `root` the folder around `.vitepress`. */
export async function readVitePress(config: string, root: string): Promise<OldSite> {
  const gathered = new Gathered(root, config);
  const site = await gathered.settingsIn(config);
  const theme = objectOf(site["themeConfig"]);
  leaveUnknown({ ...site, ...theme }, KNOWN, gathered);
  if (objectOf(objectOf(site["markdown"])["anchor"])["slugify"] !== undefined)
    gathered.leave(
      "A function of the settings makes the anchors of headings: pass a build of the old site as --addresses to check them.",
    );
  const folder = join(root, textOf(site["srcDir"]) ?? ".");
  const pages = pagesIn(folder, gathered.files.below(folder), site);
  const addresses = new Set(pages.map(({ address }) => address));
  if (site["cleanUrls"] !== true) gathered.redirectEndings(addresses);
  const from = { gathered, addresses, name: textOf(site["title"]) || "Documentation" };
  return {
    dialect: "vitepress",
    settings: settingsOf(site, from.name),
    base: basePath(site["base"]),
    url: textOf(objectOf(site["sitemap"])["hostname"]),
    navigation: navigationOf(site, from),
    ...gathered.found(),
    redirects: gathered.redirects.filter(({ source }) => !addresses.has(source)),
    pages,
    statics: [join(folder, "public")],
    content: [folder],
  };
}

function pagesIn(folder: string, files: readonly string[], { rewrites, srcExclude }: Values): OldPage[] {
  const moved = objectOf(rewrites);
  const excluded = ignore().add(listOf(srcExclude).map((each) => String(each).replace(/^(?:\.?\/)?(?!\*\*\/)/, "/")));
  return files
    .filter(
      (path) =>
        isMarkdown(path) &&
        !path.startsWith("public/") &&
        !/^readme\.md$/i.test(path) &&
        !excluded.ignores(path) &&
        !path.includes("["),
    )
    .map((path) => {
      const written = (textOf(moved[path]) ?? path).replace(/\.mdx?$/, "");
      const isFolder = /(?:^|\/)index$/.test(written);
      return { file: join(folder, path), address: cleanAddress(written.replace(/(?:^|\/)index$/, "")), isFolder };
    });
}

interface Sources {
  readonly gathered: Gathered;
  readonly addresses: ReadonlySet<string>;
  readonly name: string;
}

function navigationOf(site: Values, from: Sources): Values {
  const locales = Object.entries(objectOf(site["locales"])).map(([key, each]) => [key, objectOf(each)] as const);
  const inside = locales.filter(([, { link }]) => !/^https?:/.test(textOf(link) ?? ""));
  if (inside.length < 2)
    return oneLanguage({ ...objectOf(site["themeConfig"]), ...objectOf(inside[0]?.[1]["themeConfig"]) }, "", from);
  const languages = inside.map(([key, locale]) => {
    const language = languageCode(textOf(locale["lang"]) ?? (key === "root" ? "en" : key));
    const prefix = key === "root" ? "" : key;
    const theme = { ...objectOf(site["themeConfig"]), ...objectOf(locale["themeConfig"]) };
    return { language, ...(key === "root" ? { default: true } : null), ...oneLanguage(theme, prefix, from) };
  });
  return { languages };
}

function oneLanguage(theme: Values, locale: string, from: Sources): Values {
  const { sidebar } = theme;
  if (Array.isArray(sidebar)) return { groups: withoutEmpty(groupsOf(entriesOf(sidebar, "", from), from.name)) };
  const nav = listOf(theme["nav"]).map(objectOf);
  const tabs = Object.entries(objectOf(sidebar)).map(([path, said]) => {
    const base = textOf(objectOf(said)["base"]) ?? "";
    const items = Array.isArray(said) ? said : listOf(objectOf(said)["items"]);
    const label = nav.find(({ link }) => textOf(link)?.startsWith(path) && path !== "/" && path !== `/${locale}/`);
    const own =
      path
        .replace(/^\/|\/$/g, "")
        .split("/")
        .at(-1) ?? "";
    const tab = textOf(label?.["text"]) ?? (own === "" || own === locale ? "Guide" : titleOfName(own));
    return { tab, groups: groupsOf(entriesOf(items, base, from), tab) };
  });
  if (tabs.length > 0) return tabsOf(distinct(tabs));
  const all = [...from.addresses].filter(
    (address) => locale === "" || address === `/${locale}` || address.startsWith(`/${locale}/`),
  );
  return { groups: groupsOf(generated(all), from.name) };
}

/** Sidebars of several paths with one name are one tab. */
function distinct(tabs: readonly { readonly tab: string; readonly groups: NavigationNode[] }[]) {
  return Array.from(
    groupBy(tabs, ({ tab }) => tab),
    ([tab, same]) => ({ tab, groups: same.flatMap(({ groups }) => groups) }),
  );
}

function entriesOf(items: readonly unknown[], base: string, from: Sources): NavigationNode[] {
  return items.flatMap((each): NavigationNode[] => {
    const item = objectOf(each);
    const [label, link] = [textOf(item["text"]), textOf(item["link"])];
    const inner = `${base}${textOf(item["base"]) ?? ""}`;
    const own =
      link === null
        ? []
        : from.gathered.entry(Array.isArray(item["items"]) ? null : label, inside(inner, link), from.addresses);
    if (!Array.isArray(item["items"])) return own;
    return [{ group: label ?? "", pages: [...own, ...entriesOf(item["items"], inner, from)] }];
  });
}

function inside(base: string, link: string): string {
  return /^[a-z]+:/i.test(link) ? link : `${base}/${link}`.replace(/\/{2,}/g, "/");
}

function settingsOf(site: Values, name: string): Values {
  const theme = objectOf(site["themeConfig"]);
  const root = objectOf(objectOf(site["locales"])["root"]);
  const nav = listOf(theme["nav"] ?? objectOf(root["themeConfig"])["nav"]).map(objectOf);
  const links = nav.flatMap(({ text, link }) =>
    textOf(text) !== null && textOf(link) !== null ? [{ label: text, href: cleanLink(String(link)) }] : [],
  );
  const head = listOf(site["head"])
    .map(listOf)
    .find(([tag, attributes]) => tag === "link" && objectOf(attributes)["rel"] === "icon");
  const { logo } = theme;
  const dark = objectOf(logo);
  return present({
    name,
    description: textOf(site["description"]) ?? textOf(root["description"]),
    logo:
      textOf(logo) ??
      (textOf(dark["light"]) ? present({ light: dark["light"], dark: dark["dark"] }) : textOf(dark["src"])),
    favicon: textOf(objectOf(head?.[1])["href"]),
    appearance: site["appearance"] === "dark" ? { default: "dark" } : null,
    navbar: links.length > 0 ? { links } : null,
    footer: socialsOf(theme["socialLinks"]),
  });
}

function cleanLink(link: string): string {
  return /^[a-z]+:/i.test(link) ? link : cleanAddress(link.replace(/\.html(?=$|#)/, ""));
}

/** The settings of the site in a folder; null where there are none. */
export function vitePressConfig(root: string, files: OldFiles): string | null {
  const places = [".", "docs"].flatMap((folder) =>
    ["config", "config/index"].map((name) => `${folder}/.vitepress/${name}`),
  );
  return places.map((place) => scriptAt(join(root, place), files)).find(Boolean) ?? null;
}
