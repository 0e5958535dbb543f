// Reads a Starlight site: the settings within those of Astro, pages, languages, sidebar and redirects.
import { dirname, join } from "node:path";
import { Gathered, leaveUnknown, names } from "../gather.js";
import { groupsOf, withoutEmpty } from "../navigation.js";
import { entryOf, type OldPage, type OldSite, type Redirect } from "../old-site.js";
import { isMarkdown, type OldFiles, readOldFile } from "../reading.js";
import { Called } from "../script-values.js";
import {
  basePath,
  cleanAddress,
  languageCode,
  listOf,
  objectOf,
  present,
  socialsOf,
  textOf,
  type Values,
} from "../values.js";
import { StarlightSidebar } from "./starlight-sidebar.js";

const KNOWN = names(
  "title description logo sidebar locales defaultLocale social tableOfContents favicon lastUpdated pagination titleDelimiter " +
    "disable404Route pagefind credits customCss editLink",
);

export async function readStarlight(file: string): Promise<OldSite> {
  const root = dirname(file);
  const gathered = new Gathered(root, file);
  const astro = await gathered.settingsIn(file);
  const calls = listOf(astro["integrations"]).filter((each) => each instanceof Called);
  const starlight = objectOf(calls.find(({ name }) => /starlight/i.test(name))?.args[0]);
  for (const { name } of calls)
    if (!/^starlight$/i.test(name)) gathered.leave(`The integration "${name}" has no counterpart.`);
  leaveUnknown(starlight, KNOWN, gathered);
  if (listOf(starlight["customCss"]).length > 0)
    gathered.leave('"customCss" is written for the elements of Starlight, and was not copied.');
  const folder = join(root, textOf(astro["srcDir"]) ?? "src", "content/docs");
  const pages = pagesIn(folder, gathered.files);
  const name = textOf(starlight["title"]) || textOf(Object.values(objectOf(starlight["title"]))[0]) || "Documentation";
  const reader = new StarlightSidebar({ folder, pages, gathered, main: mainFolder(starlight) });
  const { lost, redirects } = untranslated(starlight, pages);
  gathered.lost.push(...lost);
  for (const [source, to] of Object.entries(objectOf(astro["redirects"]))) {
    const destination = textOf(to) ?? textOf(objectOf(to)["destination"]);
    if (destination !== null)
      gathered.redirects.push({ source: cleanAddress(source), destination: cleanLink(destination) });
  }
  gathered.redirects.push(...redirects);
  return {
    dialect: "starlight",
    hasMarkdown: true,
    settings: settingsOf(starlight, { name, gathered }),
    base: basePath(astro["base"]),
    url: textOf(astro["site"]),
    navigation: navigationOf(starlight, { reader, name }),
    ...gathered.found(),
    pages,
    statics: [join(root, "public")],
    content: [folder, join(root, "src/assets")],
  };
}

function pagesIn(folder: string, files: OldFiles): OldPage[] {
  return files
    .below(folder)
    .filter((path) => isMarkdown(path) && !/(?:^|\/)_/.test(path) && !/^404\.mdx?$/.test(path))
    .map((path) => {
      const slug = textOf(readOldFile(files, join(folder, path)).matter["slug"]);
      const bare = path.replace(/\.mdx?$/i, "").replace(/(?:^|\/)index$/, "");
      return { file: join(folder, path), address: cleanAddress(slug ?? slugged(bare)), isFolder: true };
    });
}

/** Astro writes addresses of files in small letters, with dashes for blanks. */
function slugged(path: string): string {
  return path
    .split("/")
    .map((part) =>
      part
        .trim()
        .toLowerCase()
        .replace(/\s+/g, "-")
        .replace(/[^\p{L}\p{M}\p{N}\p{Pc}-]/gu, ""),
    )
    .join("/");
}

/** Addresses at which a language shows a page that is not translated, and where those lead that no sidebar lists. */
function untranslated(
  { locales, defaultLocale }: Values,
  pages: readonly OldPage[],
): { readonly lost: string[]; readonly redirects: Redirect[] } {
  const all = Object.keys(objectOf(locales)).filter((key) => key !== "root");
  const main = mainFolder({ defaultLocale }) || "root";
  const others = all.filter((key) => key !== main);
  const known = new Set(pages.map(({ address }) => address));
  const isOf = (address: string, key: string) => `${address}/`.startsWith(`/${key}/`);
  const originals = known.size === 0 || all.length === 0 ? [] : [...known];
  const lost = originals
    .filter((address) => (main === "root" ? !all.some((key) => isOf(address, key)) : isOf(address, main)))
    .map((address) => (main === "root" ? address : address.slice(main.length + 1)))
    .flatMap((path) => others.map((key) => cleanAddress(`/${key}${path}`)))
    .filter((address) => !known.has(address));
  const redirects = others
    .filter((key) => lost.some((address) => isOf(address, key)))
    .map((key) => ({ source: `/${key}/:path*`, destination: `${main === "root" ? "" : `/${main}`}/:path*` }));
  return { lost, redirects };
}

function navigationOf(
  starlight: Values,
  { reader, name }: { readonly reader: StarlightSidebar; readonly name: string },
) {
  const { locales, sidebar } = starlight;
  const all = Object.entries(objectOf(locales)).map(
    ([key, said]) => [key === "root" ? "" : key, objectOf(said)] as const,
  );
  const groups = (locale: string) => {
    const own = withoutEmpty(groupsOf(reader.sidebar(sidebar, locale), name));
    // The start page of a language is there; docsgen adds the originals of others.
    return own.length > 0 ? own : [{ group: name, pages: [entryOf(`/${locale}`)] }];
  };
  if (all.length < 2) return { groups: groups(all[0]?.[0] ?? "") };
  const first = textOf(starlight["defaultLocale"]) ?? "root";
  return {
    languages: all.map(([key, { lang }]) => ({
      language: languageCode(textOf(lang) ?? (key === "" ? "en" : key)),
      ...(key === (first === "root" ? "" : first) ? { default: true } : null),
      groups: groups(key),
    })),
  };
}

/** The folder of the language that others are translated from: empty where it has none. */
function mainFolder({ defaultLocale }: Values): string {
  const locale = textOf(defaultLocale);
  return locale === null || locale === "root" ? "" : locale;
}

interface SettingSources {
  readonly name: string;
  readonly gathered: Gathered;
}

function settingsOf(starlight: Values, { name, gathered }: SettingSources): Values {
  const { social, locales } = starlight;
  const logo = objectOf(starlight["logo"]);
  const asset = (path: unknown) => gathered.asset(textOf(path));
  return present({
    name,
    description: textOf(starlight["description"]),
    favicon: textOf(starlight["favicon"]),
    logo:
      asset(logo["src"]) ??
      (asset(logo["light"]) ? present({ light: asset(logo["light"]), dark: asset(logo["dark"]) }) : null),
    icons: { library: "lucide" },
    footer: socialsOf(social),
    // A language has every page: where one is not translated, readers see the original.
    translations: Object.keys(objectOf(locales)).length > 1 ? { fill: true } : null,
  });
}

function cleanLink(link: string): string {
  return /^[a-z]+:/i.test(link) ? link : cleanAddress(link);
}
