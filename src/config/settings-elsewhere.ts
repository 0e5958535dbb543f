// Knows settings in places without effect, mostly names and places of mint.json.

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
export function settingElsewhere(key: string, owner: string): string | null {
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
export function needless(key: string, owner: string): string | null {
  return owner === "" ? own(NEEDLESS, key) : null;
}

const NO_PAGES = "no pages are generated from it";

/** What the format has and docsgen does not, by the element that has it, with what comes of it. */
const UNSUPPORTED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "a tab": { graphql: NO_PAGES, sdk: NO_PAGES },
  "a group": { sdk: NO_PAGES },
};

/** What comes of a setting that belongs where it is written, and asks for what docsgen lacks; null for all others. */
export function unsupported(key: string, owner: string): string | null {
  return own(UNSUPPORTED[owner], key);
}

function own(settings: Readonly<Record<string, string>> = {}, key: string): string | null {
  return Object.hasOwn(settings, key) ? (settings[key] ?? null) : null;
}
