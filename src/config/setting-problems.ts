// Reports keys without effect or in the wrong place, mostly those of mint.json, and words values for messages.
import { nearest } from "../shared/nearest.js";
import { type Problem, problem, type Report, warning } from "../shared/problem.js";
import type { Places } from "./json/places.js";

/** Where what is wrong with a file is told. */
export interface Reading {
  readonly places: Places;
  readonly report: Report;
  /** Unknown keys already reported: each is reported once. */
  readonly toldKeys: Set<string>;
}

interface UnknownKey {
  readonly holder: object;
  readonly key: string;
  readonly known: readonly string[];
  /** What contains the key, as shown in a message: `"api.playground"`, `a group`; empty at the top level. */
  readonly owner: string;
}

/** Reports a key that docsgen does not know, once per name, or that it cannot do what the key asks for. */
export function warnOfKey({ holder, key, known, owner }: UnknownKey, { places, report, toldKeys }: Reading): void {
  const place = places.ofKey(holder, key);
  const shownOwner = owner === "" ? "docs.json" : owner;
  const consequence = unsupported(key, owner);
  if (consequence !== null) {
    report(warning("unsupported-setting", place, `"${key}" of ${shownOwner} is not supported yet; ${consequence}.`));
    return;
  }
  if (toldKeys.has(key)) return;
  toldKeys.add(key);
  const what = `Unknown setting "${key}" in ${shownOwner}; ignored.`;
  report(warning("unknown-key", place, what, needless(key, owner) ?? keyHint(key, owner, known)));
}

function keyHint(key: string, owner: string, known: readonly string[]): string | null {
  const elsewhere = settingElsewhere(key, owner);
  if (elsewhere !== null)
    return key === elsewhere ? "Move it to the top level of docs.json." : `In docs.json, it is called "${elsewhere}".`;
  const meant = nearest(key, known);
  return meant && `Did you mean "${meant}"?`;
}

const TOP: Readonly<Record<string, string>> = {
  openapi: "api.openapi",
  asyncapi: "api.asyncapi",
  anchors: "navigation.global.anchors",
  tabs: "navigation.tabs",
  topbarLinks: "navbar.links",
  topbarCtaButton: "navbar.primary",
  footerSocials: "footer.socials",
  modeToggle: "appearance",
  backgroundImage: "background.image",
  eyebrow: "styling.eyebrows",
  codeBlock: "styling.codeblocks",
  analytics: "integrations",
};

const INSIDE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "a group": { collapsed: "expanded", isDefaultOpen: "expanded" },
  '"appearance"': { mode: "appearance.default" },
  '"seo"': { indexHiddenPages: "seo.indexing" },
  '"api"': { baseUrl: "api.mdx.server", auth: "api.mdx.auth" },
  '"api.playground"': { mode: "api.playground.display", disableProxy: "api.playground.proxy" },
  '"navigation"': { interaction: "interaction", footer: "footer", navbar: "navbar", redirects: "redirects" },
};

/** The full name of the setting that was meant; null where unknown. `owner` is as messages name it. */
function settingElsewhere(key: string, owner: string): string | null {
  // Names of meta tags, such as "og:image".
  if (owner === '"metadata"' && key.includes(":")) return "seo.metatags";
  return own(owner === "" ? TOP : INSIDE[owner], key);
}

const STYLES = "It is not needed: every .css file in the project is included on every page.";
const SCRIPTS = "It is not needed: every .js file in the project is included on every page.";

/** Settings of other generators for what needs none here. */
const NEEDLESS: Readonly<Record<string, string>> = {
  customCSS: STYLES,
  stylesheets: STYLES,
  customJS: SCRIPTS,
  scripts: SCRIPTS,
};

/** Why a top-level setting is not needed; null where unknown. */
function needless(key: string, owner: string): string | null {
  return owner === "" ? own(NEEDLESS, key) : null;
}

const NO_PAGES = "no pages are generated from it";

/** What the format has and docsgen does not, by the element that has it, with what comes of it. */
const UNSUPPORTED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "a tab": { graphql: NO_PAGES, sdk: NO_PAGES },
  "a group": { sdk: NO_PAGES },
};

/** What comes of a setting that belongs where it is written, and asks for what docsgen lacks; null for all others. */
function unsupported(key: string, owner: string): string | null {
  return own(UNSUPPORTED[owner], key);
}

function own(settings: Readonly<Record<string, string>> = {}, key: string): string | null {
  return Object.hasOwn(settings, key) ? (settings[key] ?? null) : null;
}

/** `"a", "b" or "c"`. */
export function oneOf(words: readonly string[]): string {
  return new Intl.ListFormat("en-GB", { type: "disjunction" }).format(words);
}

/** A value in a writer's words. */
export function describe(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object") return "an object";
  if (typeof value === "string") return JSON.stringify(value.length > 60 ? `${value.slice(0, 60)}…` : value);
  if (typeof value === "number") return `the number ${value}`;
  return String(value);
}

/** A settings file with a value of the wrong kind. */
export function noObject(file: string, value: unknown): Problem {
  const what = `${file} must be an object in braces, not ${describe(value)}.`;
  const isWrapped = Array.isArray(value) && value.length === 1 && typeof value[0] === "object" && value[0] !== null;
  const smallest = '{ "name": "…", "colors": { "primary": "#0D9373" }, "navigation": { "pages": ["index"] } }';
  const hint = isWrapped ? "Remove the square brackets around the object." : `Write an object such as ${smallest}.`;
  return problem("invalid-json", { file, line: 1, column: 1 }, what, file === "docs.json" || isWrapped ? hint : null);
}
