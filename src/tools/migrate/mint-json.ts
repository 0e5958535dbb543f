// Converts a mint.json, the older settings file, to an equivalent docs.json.
import { type Report, warning } from "../../shared/problem.js";
import { type PlaceBook, parseMint } from "../core.js";
import { migrateNavigation } from "./mint-navigation.js";
import { isObject, objectOf, objectsIn, type Values } from "./values.js";

/**
 * The text of the docs.json. Null where the text is not a JSON object, which has been reported. What has no counterpart is reported
 * and left out.
 */
export function migrateMintJson(text: string, report: Report): string | null {
  const read = parseMint(text, report);
  return read && `${JSON.stringify(migrateMint(read.mint, read.book, report), null, 2)}\n`;
}

/** The value of the docs.json; the book maps its parts to places in mint.json. */
export function migrateMint(mint: Values, book: PlaceBook, report: Report): Values {
  for (const key of Object.keys(mint)) {
    if (!MIGRATED.has(key)) {
      report(warning("left-out", book.ofKey(mint, key), `"${key}" has no equivalent in docs.json and was left out.`));
    }
  }
  return migrate(mint, book);
}

const MIGRATED = new Set(
  (
    "$schema name description theme layout colors logo favicon modeToggle background backgroundImage font " +
    "topbarLinks topbarCtaButton footer footerSocials banner search seo metadata eyebrow codeBlock feedback " +
    "api openapi redirects analytics integrations navigation tabs anchors versions primaryTab topAnchor"
  ).split(" "),
);

function migrate(mint: Values, book: PlaceBook): Values {
  const { name, description, logo, favicon, banner, feedback, redirects } = mint;
  const colors = objectOf(mint["colors"]);
  const docs = {
    theme: themeOf(mint),
    name,
    description,
    colors: { primary: colors["primary"], light: colors["light"], dark: colors["dark"] },
    logo,
    favicon,
    appearance: { default: objectOf(mint["modeToggle"])["default"], strict: objectOf(mint["modeToggle"])["isHidden"] },
    background: {
      color: colors["background"],
      image: mint["backgroundImage"],
      decoration: objectOf(mint["background"])["style"],
    },
    fonts: fontsOf(mint["font"]),
    styling: {
      eyebrows: objectOf(mint["eyebrow"])["display"],
      codeblocks: { auto: "system", dark: "dark" }[String(objectOf(mint["codeBlock"])["mode"])],
    },
    navbar: { links: objectsIn(mint["topbarLinks"]).map(navbarLink), primary: navbarButton(mint["topbarCtaButton"]) },
    navigation: navigationOf(mint, book),
    footer: footerOf(mint),
    banner,
    feedback,
    search: { prompt: objectOf(mint["search"])["prompt"] },
    api: apiOf(mint),
    seo: {
      metatags: mint["metadata"],
      indexing: objectOf(mint["seo"])["indexHiddenPages"] === true ? "all" : undefined,
    },
    redirects,
    integrations: { ...objectOf(mint["analytics"]), ...integrationsOf(objectOf(mint["integrations"])) },
  };
  book.copy(mint, docs.api);
  return compact(docs, book);
}

/** What is not a list of groups may already be the navigation of a docs.json. */
function navigationOf(mint: Values, book: PlaceBook): unknown {
  const { navigation, tabs, anchors, versions } = mint;
  if (navigation !== undefined && !Array.isArray(navigation)) return navigation;
  return (navigation ?? tabs ?? anchors ?? versions) ? migrateNavigation(mint, book) : undefined;
}

const THEMES: Readonly<Record<string, string>> = { venus: "palm", quill: "willow", prism: "mint" };
const LAYOUTS: Readonly<Record<string, string>> = { sidenav: "maple", solidSidenav: "willow" };

function themeOf({ theme, layout }: Values): unknown {
  if (typeof theme === "string") return THEMES[theme] ?? theme;
  return LAYOUTS[String(layout)] ?? "mint";
}

function fontsOf(font: unknown): Values {
  const one = (value: unknown) => {
    const { family, weight, url, format } = isObject(value) ? value : {};
    return { family, weight, source: url, format };
  };
  if (!isObject(font)) return {};
  return { ...one(font), heading: one(font["headings"]), body: one(font["body"]) };
}

function navbarLink(link: Values): Values {
  return { type: link["type"] === "link" ? undefined : link["type"], label: link["name"], href: link["url"] };
}

function navbarButton(button: unknown): Values | undefined {
  if (!isObject(button)) return undefined;
  return { type: button["type"] === "github" ? "github" : "button", label: button["name"], href: button["url"] };
}

function footerOf(mint: Values): Values {
  const footer = objectOf(mint["footer"]);
  return {
    socials: { ...socialsOf(footer["socials"]), ...socialsOf(mint["footerSocials"]) },
    links: objectsIn(footer["links"]).map((column) => ({
      header: column["title"] ?? column["header"],
      items: objectsIn(column["links"] ?? column["items"]).map((link) => ({
        label: link["label"] ?? link["name"],
        href: link["url"] ?? link["href"],
      })),
    })),
  };
}

/** A map from platform to URL, or a list of `{ type, url }`. */
function socialsOf(socials: unknown): Values {
  if (isObject(socials)) return socials;
  return Object.fromEntries(objectsIn(socials).map(({ type, url }) => [String(type), url]));
}

function apiOf(mint: Values): Values {
  const api = objectOf(mint["api"]);
  const auth = objectOf(api["auth"]);
  const playground = objectOf(api["playground"]);
  const example = objectOf(objectOf(api["request"])["example"]);
  return {
    openapi: mint["openapi"],
    mdx: { server: api["baseUrl"], auth: { method: auth["method"], name: auth["name"] } },
    playground: {
      display: { show: "interactive", hide: "none", simple: "simple" }[String(playground["mode"])],
      proxy: playground["disableProxy"] === true ? false : undefined,
    },
    examples: {
      languages: example["languages"],
      defaults: example["showOptionalParams"] === false ? "required" : undefined,
    },
  };
}

/** Some services were named by their id alone. */
function integrationsOf({ intercom, frontchat, ...others }: Values): Values {
  return {
    ...others,
    intercom: typeof intercom === "string" ? { appId: intercom } : intercom,
    frontchat: typeof frontchat === "string" ? { snippetId: frontchat } : frontchat,
  };
}

/** Without keys that say nothing: undefined, and objects and lists in which nothing is left. Lists of texts stay the same. */
function compact(object: Values, book: PlaceBook): Values {
  const kept = Object.entries(object).map(([key, value]): [string, unknown] => [
    key,
    key === "navigation" ? value : compactValue(value, book),
  ]);
  const compacted = Object.fromEntries(kept.filter(([, value]) => value !== undefined && !isEmpty(value)));
  book.copy(object, compacted);
  return compacted;
}

function compactValue(value: unknown, book: PlaceBook): unknown {
  if (isObject(value)) return compact(value, book);
  if (!Array.isArray(value) || !value.some(isObject)) return value;
  const compacted = value.map((item: unknown) => (isObject(item) ? compact(item, book) : item));
  book.copy(value, compacted);
  return compacted;
}

function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return isObject(value) && Object.keys(value).length === 0;
}
