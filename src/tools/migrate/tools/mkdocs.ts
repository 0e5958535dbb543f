// Reads an MkDocs site: `mkdocs.yml` with the tags of Python, its redirects and pages.
import { dirname, join, posix } from "node:path";
import { UsageError } from "../../../shared/problem.js";
import { parseYamlDocument } from "../../../shared/yaml/yaml-fault.js";
import { Gathered, leaveUnknown, names } from "../gather.js";
import type { OldPage, OldSite } from "../old-site.js";
import { isMarkdown, type OldFiles } from "../reading.js";
import { cleanAddress, listOf, objectOf, objectsIn, present, socialsOf, textOf, type Values } from "../values.js";
import {
  addressOf,
  folderOf,
  type Languages,
  type Locale,
  languageNavigation,
  withoutName,
} from "./mkdocs-navigation.js";

const KNOWN = names(
  "site_name site_url site_description site_author site_dir docs_dir repo_url repo_name edit_uri theme nav plugins markdown_extensions " +
    "extra copyright use_directory_urls INHERIT exclude_docs not_in_nav strict validation watch extra_css extra_javascript dev_addr",
);

export function readMkDocs(file: string): OldSite {
  const root = dirname(file);
  const gathered = new Gathered(root, file);
  const { files } = gathered;
  const config = readYaml(file, files);
  leaveUnknown(config, KNOWN, gathered);
  for (const key of ["extra_css", "extra_javascript"])
    if (listOf(config[key]).length > 0)
      gathered.leave(`"${key}" is written for the elements of MkDocs, and was not copied.`);
  const folder = join(root, textOf(config["docs_dir"]) ?? "docs");
  const isFolder = config["use_directory_urls"] !== false;
  const plugins = pluginsOf(config);
  const languages = readLanguages(plugins.get("i18n")) ?? ONE_LANGUAGE;
  const pages = pagesIn(folder, files.below(folder), languages);
  const addresses = new Set(pages.map(({ address }) => address));
  if (!isFolder) gathered.redirectEndings(addresses);
  gathered.lost.push(...untranslated(languages, addresses));
  readPlugins(plugins, gathered);
  const name = textOf(config["site_name"]) || "Documentation";
  const url = textOf(config["site_url"]) ?? "";
  const address = URL.canParse(url) ? new URL(url) : null;
  return {
    dialect: "mkdocs",
    settings: {
      ...settingsOf(config, name),
      // A language has every page: where one is not translated, readers see the original.
      ...(languages.hasOriginals ? { translations: { fill: true } } : null),
    },
    base: address?.pathname.replace(/\/$/, "") ?? "",
    url: address?.origin ?? null,
    navigation: languageNavigation(config, languages, { gathered, addresses, name }),
    ...gathered.found(),
    pages,
    statics: [],
    content: [folder],
    hasNamedLinks: plugins.has("autorefs") || plugins.has("mkdocstrings"),
  };
}

const ONE_LANGUAGE: Languages = {
  all: [],
  isBesides: false,
  hasOriginals: false,
  fileOf: (path) => ({ plain: path, locale: "" }),
};

/** Null where the plug-in is missing, or says nothing of languages. */
function readLanguages(options: unknown): Languages | null {
  const said = objectOf(options);
  const all = localesOf(said);
  if (all.length === 0) return null;
  const isBesides = said["docs_structure"] !== "folder";
  const folders = new Map(all.map(({ tag, folder }) => [tag, folder]));
  return {
    all,
    isBesides,
    hasOriginals: all.length > 1 && said["fallback_to_default"] !== false,
    fileOf: (path) => {
      const [whole = "", tag = "", ending = ""] = (isBesides ? /\.([\w-]+)(\.mdx?)$/i : /^([\w-]+)\//).exec(path) ?? [];
      const locale = folders.get(tag);
      if (locale === undefined) return { plain: path, locale: "" };
      return { plain: isBesides ? path.slice(0, -whole.length) + ending : path.slice(whole.length), locale };
    },
  };
}

/** A list of languages, or one by tag as older versions of the plug-in had it. */
function localesOf(said: Values): Locale[] {
  const { languages } = said;
  const written: readonly Values[] = Array.isArray(languages)
    ? listOf(languages).map(objectOf)
    : Object.entries(objectOf(languages)).map(([locale, each]) => ({ locale, ...objectOf(each) }));
  const built = written.filter((each) => each["build"] !== false);
  const main =
    built.find((each) => each["default"] === true)?.["locale"] ?? said["default_language"] ?? built[0]?.["locale"];
  return built.flatMap((each): Locale[] => {
    const tag = textOf(each["locale"]);
    if (tag === null || tag === "default") return [];
    const inside = objectOf(objectOf(said["nav_translations"])[tag]);
    const words = Object.entries({ ...inside, ...objectOf(each["nav_translations"]) });
    return [
      {
        tag,
        folder: tag === main ? "" : tag,
        siteName: textOf(each["site_name"]),
        nav: Array.isArray(each["nav"]) ? each["nav"] : null,
        words: new Map(words.flatMap(([name, word]) => (textOf(word) === null ? [] : [[name, String(word)] as const]))),
      },
    ];
  });
}

/** Addresses at which a language shows a page that is not translated. */
function untranslated({ all, hasOriginals }: Languages, addresses: ReadonlySet<string>): string[] {
  if (!hasOriginals) return [];
  const others = all.filter(({ folder }) => folder !== "");
  return [...addresses]
    .filter((address) => folderOf(address, all) === "")
    .flatMap((address) => others.map(({ folder }) => cleanAddress(`/${folder}${address}`)))
    .filter((address) => !addresses.has(address));
}

/** Tags such as `!!python/name:…` and `!ENV` name code: what they mark is read as text. */
function readYaml(file: string, files: OldFiles, heirs: readonly string[] = []): Values {
  if (heirs.includes(file))
    throw new UsageError(`${file} inherits from itself.`, "Take INHERIT out of one of the files.");
  const document = parseYamlDocument(files.read(file), { logLevel: "silent" });
  const [fault] = document.errors;
  if (fault) throw new UsageError(`Cannot read ${file}: ${fault.message}`, "Fix the file first.");
  const own = objectOf(document.toJS());
  const parent = textOf(own["INHERIT"]);
  const path = join(dirname(file), parent ?? "");
  return parent && files.exists(path) ? { ...readYaml(path, files, [...heirs, file]), ...own } : own;
}

function pagesIn(folder: string, all: readonly string[], languages: Languages): OldPage[] {
  const files = all.filter((path) => isMarkdown(path) && !/(?:^|\/)_/.test(path));
  const hasIndex = new Set(files.filter((path) => /(?:^|\/)index\.md$/i.test(path)).map((path) => posix.dirname(path)));
  const pages = files
    .filter((path) => !(/(?:^|\/)readme\.md$/i.test(path) && hasIndex.has(posix.dirname(path))))
    .map((path): OldPage => {
      const { plain, locale } = languages.fileOf(path);
      return {
        file: join(folder, path),
        address: cleanAddress(encodeURI(`${locale}/${withoutName(plain)}`)),
        isFolder: true,
        ...(languages.isBesides ? { translation: { locale, plain: join(folder, plain) } } : null),
      };
    });
  // Of `a.md` and `a.en.md`, the one that names the language is shown.
  return [
    ...new Map(pages.toSorted((a, b) => a.file.length - b.file.length).map((each) => [each.address, each])).values(),
  ];
}

/** What each plug-in is told, by its name. */
function pluginsOf(config: Values): ReadonlyMap<string, unknown> {
  const entries = [config["plugins"]]
    .flat()
    .flatMap((each): [string, unknown][] =>
      typeof each === "string" ? [[each, null]] : Object.entries(objectOf(each)),
    );
  return new Map(entries);
}

/** Plug-ins whose work docsgen does, or that write nothing into pages. */
const NEEDED_NO_MORE =
  /^(?:material\/)?(?:search|social|tags|offline|minify|git-\S*|glightbox|privacy|meta|i18n|redirects)$/;

function readPlugins(plugins: ReadonlyMap<string, unknown>, gathered: Gathered): void {
  const maps = objectOf(objectOf(plugins.get("redirects"))["redirect_maps"]);
  for (const [from, to] of Object.entries(maps))
    gathered.redirects.push({
      source: addressOf(from),
      destination: /^[a-z]+:/i.test(String(to)) ? String(to) : addressOf(String(to)),
    });
  for (const name of plugins.keys())
    if (!NEEDED_NO_MORE.test(name))
      gathered.leave(`The plug-in "${name}" has no counterpart: what it writes into pages is missing.`);
}

function settingsOf(config: Values, name: string): Values {
  const theme = objectOf(config["theme"]);
  const asset = (path: unknown) => (textOf(path) ? cleanAddress(String(path)) : null);
  const socials = objectsIn(objectOf(config["extra"])["social"]).map(({ icon, link }) => {
    const service = /(?:brands|simple)\/([a-z]+)/.exec(textOf(icon) ?? "")?.[1];
    return { icon: service === "twitter" ? "x" : service, link };
  });
  const repository = textOf(config["repo_url"]);
  if (repository?.includes("github.com")) socials.push({ icon: "github", link: repository });
  return present({
    name,
    description: textOf(config["site_description"])?.trim(),
    logo: asset(theme["logo"]),
    favicon: asset(theme["favicon"]),
    footer: socialsOf(socials),
  });
}
