// Reads the languages of an MkDocs site, which a plug-in takes from names of files or from folders.
import { cleanAddress, listOf, objectOf, textOf } from "../values.js";

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

export const ONE_LANGUAGE: Languages = {
  all: [],
  isBesides: false,
  hasOriginals: false,
  fileOf: (path) => ({ plain: path, locale: "" }),
};

/** Null where the plug-in is missing, or says nothing of languages. */
export function readLanguages(options: unknown): Languages | null {
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
function localesOf(said: Readonly<Record<string, unknown>>): Locale[] {
  const { languages } = said;
  const written = Array.isArray(languages)
    ? listOf(languages).map(objectOf)
    : Object.entries(objectOf(languages)).map(([locale, each]) => ({ locale, ...objectOf(each) }));
  const built = written.filter((each) => objectOf(each)["build"] !== false).map(objectOf);
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

/** The folder of the language that an address belongs to; empty for the default one. */
export function folderOf(address: string, all: readonly Locale[]): string {
  return all.find(({ folder }) => folder !== "" && `${address}/`.startsWith(`/${folder}/`))?.folder ?? "";
}

/** Addresses at which a language shows a page that is not translated. */
export function untranslated({ all, hasOriginals }: Languages, addresses: ReadonlySet<string>): string[] {
  if (!hasOriginals) return [];
  const others = all.filter(({ folder }) => folder !== "");
  return [...addresses]
    .filter((address) => folderOf(address, all) === "")
    .flatMap((address) => others.map(({ folder }) => cleanAddress(`/${folder}${address}`)))
    .filter((address) => !addresses.has(address));
}
