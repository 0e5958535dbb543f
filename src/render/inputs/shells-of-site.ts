// Takes the inputs of each branch's shell from a Site.

import { openFolder } from "../../files/open-folder.js";
import type { Assets } from "../../layout/assets.js";
import type { AssistantSettings } from "../../layout/assistant/assistant-settings.js";
import type { Choice, ChoiceHolder } from "../../layout/branch.js";
import { oncePerKey } from "../../layout/once-per-key.js";
import { eyebrowsOf, type SharedInputs, type ShellInputs, type ShellSettings } from "../../layout/shell-inputs.js";
import type { Holder, HolderKind, NavBranch, NavLink, PagePath, Trail } from "../../model.js";
import { EMPTY_GROUP } from "../../site/api-branches.js";
import type { Site } from "../../site/site.js";
import { readLogoSize } from "../article/read-picture-size.js";
import { iconsOfSite } from "../icons/icon-problems.js";
import { slotFiles } from "../slots/draw-slots.js";
import { addressSettings, type PageAddresses } from "./page-addresses.js";
import { branchKey, branchOf, entriesOf, type PlacedBranch } from "./placed-branch.js";

/** A branch of the navigation, and what surrounds its pages. */
interface PlacedShell {
  readonly branch: PlacedBranch;
  readonly inputs: ShellInputs;
}

interface ShellSources {
  readonly site: Site;
  readonly assets: Assets;
  readonly addresses: PageAddresses;
}

/** What the shells of a site share. */
function sharedInputs(site: Site, assets: Assets): SharedInputs {
  return {
    settings: shellSettings(site, assets),
    address: addressSettings(site),
    assets,
    icons: iconsOfSite(site),
    iconLibrary: site.config.icons.library,
    hasSidebarTop: slotFiles(site.snippets).has("sidebarTop"),
  };
}

function shellSettings(site: Site, assets: Assets): ShellSettings {
  const { config } = site;
  const { theme, name, description, colors, appearance, background } = config;
  const { footer, contextual, search, seo } = config;
  const assistant = chatSettings(site, assets);
  const eyebrows = eyebrowsOf(config);
  return {
    ...{ theme, name, description, colors, appearance, background },
    logo: config.logo && {
      ...config.logo,
      lightSize: readLogoSize(openFolder(site.root), config.logo.light),
      darkSize: readLogoSize(openFolder(site.root), config.logo.dark),
    },
    ...{ footer, contextual, search, assistant, seo, eyebrows, ratings: ratingsOf(config.feedback, assistant) },
    mcp: mcpOf(site, assistant),
  };
}

/** The server of the assistant, else the function at the host of the site. */
function mcpOf({ answersAgents, address }: Site, assistant: ShellSettings["assistant"]): string | null {
  if (assistant) return `${assistant.url.replace(/\/+$/, "")}/mcp/${assistant.domain}`;
  return answersAgents ? `${address.base}/mcp` : null;
}

/** Ratings go to an address of the project, or to the server that answers in the chat. */
function ratingsOf(
  { thumbsRating, url }: Site["config"]["feedback"],
  assistant: ShellSettings["assistant"],
): ShellSettings["ratings"] {
  if (!thumbsRating) return null;
  if (url !== null) return { url, key: null };
  if (assistant === null) return null;
  return {
    url: `${assistant.url}/discovery/v1/rating/${encodeURIComponent(assistant.domain)}`,
    key: assistant.key,
  };
}

/** The shell of a trail's branch, made once. A language may have its own banner, links and footer. */
export function shellsOfSite({ site, assets, addresses }: ShellSources): (trail: Trail | null) => PlacedShell {
  const { config } = site;
  const shared = sharedInputs(site, assets);
  const choiceOf = createChoices({ site, addresses });

  function make(trail: Trail | null): PlacedShell {
    const branch = branchOf(site.navigation, trail);
    const { key, levels, global } = branch;
    const edition = chosenOf(branch, ["language"])?.holder;
    const inputs: ShellInputs = {
      shared,
      key,
      levels: levels.map(({ kind, choices, chosen }) => {
        return { kind, choices: choices.map(choiceOf).filter(opensSomething), chosen: choiceOf(chosen) };
      }),
      entries: entriesOf(branch, { site, addresses }),
      global: global.map(choiceOf),
      language: edition?.name ?? null,
      banner: edition?.banner ?? config.banner,
      navbar: edition?.navbar ?? config.navbar,
      footer: edition?.footer ?? config.footer,
      home: homeOf(branch, { site, addresses }),
    };
    return { branch, inputs };
  }

  return oncePerKey(make, branchKey);
}

/** The chosen branch of one of these kinds, closest to the page: its language, its version. */
function chosenOf({ levels }: PlacedBranch, kinds: readonly HolderKind[]): NavBranch | null {
  return levels.findLast(({ kind }) => kinds.includes(kind))?.chosen ?? null;
}

/** The start of the reader's language or version, which the logo links to. Null where that is the site's own. */
function homeOf(branch: PlacedBranch, { site, addresses }: Omit<ShellSources, "assets">): string | null {
  const edition = chosenOf(branch, ["language", "version"]);
  if (edition) return addresses.branch(edition);
  for (const { address, path } of site.pages.values()) if (address === "/") return addresses.page(path);
  const [first] = site.navigation.children;
  if (first?.kind === "page") return addresses.page(first.path);
  return first?.kind === "branch" ? addresses.branch(first) : null;
}

/** Whether there is anything in it: a tab is empty where its API description could not be read. */
function opensSomething({ href, links, menu }: Choice): boolean {
  return href !== null || links.length > 0 || menu.length > 0;
}

/** The path at which a preview answers. */
const PREVIEW_ASSISTANT_PATH = "/_assistant";

/** A preview asks about the pages as they are, also where docs.json names the server of the published site. */
function chatSettings({ config, address }: Site, assets: Assets): AssistantSettings | null {
  if (!assets.hasAssistant) return null;
  const { title = null, placeholder = null, disclaimer = null } = config.assistant ?? {};
  const { starterQuestions = [], followUps = false, anonymous = false } = config.assistant ?? {};
  const texts = { title, placeholder, starterQuestions, disclaimer, followUps, anonymous };
  if (assets.isPreview || config.assistant === null)
    return { ...texts, url: `${address.base}${PREVIEW_ASSISTANT_PATH}`, domain: "preview", key: null };
  const { url, domain, key } = config.assistant;
  return { ...texts, url, domain, key };
}

/** Makes what bars and menus show of divisions and links: where they lead, their menus, the links of those that open no page. */
type Placed = NavBranch | NavLink;

interface ChoiceSources {
  readonly site: Pick<Site, "pages">;
  readonly addresses: PageAddresses;
}

/** Makes choices, each only once. */
function createChoices({ site, addresses }: ChoiceSources): (placed: Placed) => Choice {
  const known = new Map<string, Choice>();
  const make = (placed: Placed): Choice => {
    const { kind, id } = placed;
    const href = kind === "link" ? addresses.link(placed.href) : addresses.branch(placed);
    const links = kind === "branch" && href === null ? linksBelow(placed, site).map(choiceOf) : [];
    const items = kind === "branch" ? itemsOf(placed).map(choiceOf) : [];
    return { kind, id, holder: shownOf(placed.holder), href, links, menu: items.length > 0 ? items : links };
  };
  const choiceOf = (placed: Placed): Choice => {
    // A page that is a link is identified by its path, and its label depends on the division in between.
    if (placed.kind === "link") return make(placed);
    const choice = known.get(placed.id) ?? make(placed);
    known.set(placed.id, choice);
    return choice;
  };
  return choiceOf;
}

function shownOf({ kind, name, label, icon, tag, description, align }: Holder): ChoiceHolder {
  return { kind, name, label, icon, tag, description, align };
}

/** The items of a tab. */
function itemsOf({ children }: NavBranch): Placed[] {
  return children.filter((node): node is Placed => {
    return node.kind !== "page" && node.holder.kind === "item" && !node.holder.hidden;
  });
}

/** The visible links of a division, through any levels in between. A division in between decides where its links belong. */
function linksBelow({ holder: { root }, children }: NavBranch, site: ChoiceSources["site"]): NavLink[] {
  const inside = children.flatMap((node): NavLink[] => {
    if (node.kind === "page") return asLink(node.path, site);
    if (node.holder.hidden) return [];
    if (node.kind === "link") return [node];
    const { label } = node.holder;
    return linksBelow(node, site).map((link) => ({
      ...link,
      holder: { ...link.holder, description: link.holder.description ?? label },
    }));
  });
  return root ? [...asLink(root, site), ...inside] : inside;
}

/** A page with `url` in its front matter is a link. */
function asLink(path: PagePath, { pages }: ChoiceSources["site"]): NavLink[] {
  const page = pages.get(path);
  if (!page?.matter.url || page.matter.hidden) return [];
  const { icon, tag, url } = page.matter;
  return [
    { kind: "link", id: path, holder: { ...EMPTY_GROUP, name: page.label, label: page.label, icon, tag }, href: url },
  ];
}
