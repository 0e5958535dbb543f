// Turns the navigation of a mint.json, one list of groups that tabs and anchors claim by address, into nested elements.
import type { PlaceBook } from "../core.js";
import { isObject, objectsIn, type Values } from "./values.js";

/** The `navigation` of docs.json, with its elements in the order of mint.json. */
export function migrateNavigation(mint: Values, book: PlaceBook): Values {
  const versions: readonly unknown[] = Array.isArray(mint["versions"]) ? mint["versions"] : [];
  const global = externalAnchors(mint);
  if (versions.length === 0) return { ...divide(mint, null, book), ...global };
  const migrated = versions.map((written, index) => {
    const { name, ...rest } = isObject(written) ? written : { name: written };
    const isDefault = rest["default"] === true ? { default: true } : {};
    const version = { version: String(name), ...isDefault, ...divide(mint, String(name), book) };
    book.begin(version, book.ofValue(versions, index));
    return version;
  });
  return { versions: migrated, ...global };
}

/** The elements of one version; those that name no version belong to all. */
function divide(mint: Values, version: string | null, book: PlaceBook): Values {
  const inVersion = (item: Values) => version === null || item["version"] === undefined || item["version"] === version;
  const groups = objectsIn(mint["navigation"]).filter(inVersion);
  const tabs = objectsIn(mint["tabs"]).filter(inVersion);
  const anchors = objectsIn(mint["anchors"]).filter((anchor) => inVersion(anchor) && !isExternal(anchor));
  const claims = [...tabs, ...anchors].filter((each) => !isExternal(each));
  const owners = new Map(groups.map((group) => [group, ownerOf(group, claims)]));
  const ownedBy = (owner: Values | null) =>
    groups.filter((group) => owners.get(group) === owner).map((group) => migrateGroup(group, book));

  const main = mainPart(
    mint,
    ownedBy(null),
    anchors.map((anchor) => inPlaceOf(anchor, migrateAnchor(anchor, ownedBy(anchor)), book)),
  );
  if (tabs.length === 0) return main;
  const { primaryTab } = mint;
  const first = isObject(primaryTab) && typeof primaryTab["name"] === "string" ? primaryTab["name"] : "Documentation";
  const own = ownedBy(null).length + anchors.length > 0 ? [{ tab: first, ...main }] : [];
  return { tabs: [...own, ...tabs.map((tab) => inPlaceOf(tab, migrateTab(tab, ownedBy(tab)), book))] };
}

/** What no tab claims: its groups, or the anchors that share them out; nothing where a version has neither. */
function mainPart({ topAnchor }: Values, groups: Values[], anchors: Values[]): Values {
  if (anchors.length === 0) return groups.length === 0 ? {} : { groups };
  const top = isObject(topAnchor) ? topAnchor : {};
  const own = { anchor: top["name"] ?? "Documentation", icon: top["icon"] ?? "book-open", groups };
  return { anchors: groups.length > 0 ? [own, ...anchors] : anchors };
}

/** The tab or anchor with the longest address that begins the paths of the group's pages. */
function ownerOf(group: Values, claims: readonly Values[]): Values | null {
  const first = firstPage(group);
  if (first === null) return null;
  const owners = claims.filter((claim) => `${first}/`.startsWith(`${addressOf(claim)}/`));
  return owners.toSorted((a, b) => addressOf(b).length - addressOf(a).length)[0] ?? null;
}

function firstPage({ pages }: Values): string | null {
  for (const page of Array.isArray(pages) ? pages : []) {
    const path = typeof page === "string" ? page : isObject(page) ? firstPage(page) : null;
    if (path !== null) return path.replace(/^\/+/, "");
  }
  return null;
}

function addressOf({ url }: Values): string {
  return typeof url === "string" ? url.replace(/^\/+|\/+$/g, "") : "";
}

function isExternal({ url }: Values): boolean {
  return typeof url === "string" && /^(?:[a-z]+:|#)/i.test(url);
}

function migrateTab(tab: Values, groups: Values[]): Values {
  return { tab: tab["name"], ...hidden(tab), ...content(tab, groups) };
}

function migrateAnchor(anchor: Values, groups: Values[]): Values {
  return { anchor: anchor["name"], ...look(anchor), ...hidden(anchor), ...content(anchor, groups) };
}

/** Its pages, an API description that generates them, or the address it links to. */
function content(owner: Values, groups: Values[]): Values {
  const { openapi } = owner;
  if (isExternal(owner)) return { href: owner["url"] };
  if (groups.length > 0) return openapi === undefined ? { groups } : { openapi, groups };
  return openapi === undefined ? { href: `/${addressOf(owner)}` } : { openapi };
}

function hidden({ isDefaultHidden }: Values): Values {
  return isDefaultHidden === true ? { hidden: true } : {};
}

/** `iconType` was next to the icon; a colour was one string, or a gradient, which has no counterpart. */
function look({ icon, iconType, color }: Values): Values {
  return {
    ...(icon === undefined ? {} : { icon: iconType === undefined ? icon : { name: icon, style: iconType } }),
    ...(typeof color === "string" && /^#[\da-f]{3,6}$/i.test(color) ? { color: { light: color, dark: color } } : {}),
  };
}

function migrateGroup(written: Values, book: PlaceBook): Values {
  const { group, pages, icon, iconType, version: _version, color: _color, ...rest } = written;
  // A group without a heading had an empty name; in docs.json it has a blank one.
  const name = group === "" ? " " : group;
  const migrated = Array.isArray(pages) ? migratePages(pages, book) : (pages ?? []);
  return inPlaceOf(written, { group: name, ...look({ icon, iconType }), ...rest, pages: migrated }, book);
}

/** A list without groups stays the same list. */
function migratePages(pages: readonly unknown[], book: PlaceBook): readonly unknown[] {
  if (!pages.some(isObject)) return pages;
  const migrated = pages.map((page) => (isObject(page) ? migrateGroup(page, book) : page));
  return inPlaceOf(pages, migrated, book);
}

function inPlaceOf<Migrated extends object>(written: object, migrated: Migrated, book: PlaceBook): Migrated {
  book.copy(written, migrated);
  return migrated;
}

/** Links to elsewhere were shown on every page. */
function externalAnchors(mint: Values): Values {
  const links = objectsIn(mint["anchors"]).filter(isExternal);
  if (links.length === 0) return {};
  return { global: { anchors: links.map((link) => ({ anchor: link["name"], ...look(link), href: link["url"] })) } };
}
