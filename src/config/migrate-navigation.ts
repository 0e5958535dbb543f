// Turns the navigation of a mint.json, one list of groups that tabs and anchors claim by address, into nested elements.
import { isObject, type JsonObject, objectsIn } from "./json/places.js";

/** The `navigation` of docs.json. */
export function migrateNavigation(mint: JsonObject): JsonObject {
  const versions = Array.isArray(mint["versions"]) ? mint["versions"] : [];
  const global = externalAnchors(mint);
  if (versions.length === 0) return { ...divide(mint, null), ...global };
  return {
    versions: versions.map((written: unknown) => {
      const { name, ...rest } = isObject(written) ? written : { name: written };
      const isDefault = rest["default"] === true ? { default: true } : {};
      return { version: String(name), ...isDefault, ...divide(mint, String(name)) };
    }),
    ...global,
  };
}

/** The elements of one version; those that name no version belong to all. */
function divide(mint: JsonObject, version: string | null): JsonObject {
  const inVersion = (item: JsonObject) =>
    version === null || item["version"] === undefined || item["version"] === version;
  const groups = objectsIn(mint["navigation"]).filter(inVersion);
  const tabs = objectsIn(mint["tabs"]).filter(inVersion);
  const anchors = objectsIn(mint["anchors"]).filter((anchor) => inVersion(anchor) && !isExternal(anchor));
  const claims = [...tabs, ...anchors].filter((each) => !isExternal(each));
  const owners = new Map(groups.map((group) => [group, ownerOf(group, claims)]));
  const ownedBy = (owner: JsonObject | null) => groups.filter((group) => owners.get(group) === owner).map(migrateGroup);

  const main = mainPart(
    mint,
    ownedBy(null),
    anchors.map((anchor) => migrateAnchor(anchor, ownedBy(anchor))),
  );
  if (tabs.length === 0) return main;
  const { primaryTab } = mint;
  const first = isObject(primaryTab) && typeof primaryTab["name"] === "string" ? primaryTab["name"] : "Documentation";
  const own = ownedBy(null).length + anchors.length > 0 ? [{ tab: first, ...main }] : [];
  return { tabs: [...own, ...tabs.map((tab) => migrateTab(tab, ownedBy(tab)))] };
}

/** What no tab claims: its groups, or the anchors that share them out. */
function mainPart({ topAnchor }: JsonObject, groups: JsonObject[], anchors: JsonObject[]): JsonObject {
  if (anchors.length === 0) return { groups };
  const top = isObject(topAnchor) ? topAnchor : {};
  const own = { anchor: top["name"] ?? "Documentation", icon: top["icon"] ?? "book-open", groups };
  return { anchors: groups.length > 0 ? [own, ...anchors] : anchors };
}

/** The tab or anchor with the longest address that begins the paths of the group's pages. */
function ownerOf(group: JsonObject, claims: readonly JsonObject[]): JsonObject | null {
  const first = firstPage(group);
  if (first === null) return null;
  const owners = claims.filter((claim) => `${first}/`.startsWith(`${addressOf(claim)}/`));
  return owners.toSorted((a, b) => addressOf(b).length - addressOf(a).length)[0] ?? null;
}

function firstPage({ pages }: JsonObject): string | null {
  for (const page of Array.isArray(pages) ? pages : []) {
    const path = typeof page === "string" ? page : isObject(page) ? firstPage(page) : null;
    if (path !== null) return path.replace(/^\/+/, "");
  }
  return null;
}

function addressOf({ url }: JsonObject): string {
  return typeof url === "string" ? url.replace(/^\/+|\/+$/g, "") : "";
}

function isExternal({ url }: JsonObject): boolean {
  return typeof url === "string" && /^(?:[a-z]+:|#)/i.test(url);
}

function migrateTab(tab: JsonObject, groups: JsonObject[]): JsonObject {
  return { tab: tab["name"], ...hidden(tab), ...content(tab, groups) };
}

function migrateAnchor(anchor: JsonObject, groups: JsonObject[]): JsonObject {
  return { anchor: anchor["name"], ...look(anchor), ...hidden(anchor), ...content(anchor, groups) };
}

/** Pages of its own, a description that makes them, or the address that it leads to. */
function content(owner: JsonObject, groups: JsonObject[]): JsonObject {
  const { openapi } = owner;
  if (isExternal(owner)) return { href: owner["url"] };
  if (groups.length > 0) return openapi === undefined ? { groups } : { openapi, groups };
  return openapi === undefined ? { href: `/${addressOf(owner)}` } : { openapi };
}

function hidden({ isDefaultHidden }: JsonObject): JsonObject {
  return isDefaultHidden === true ? { hidden: true } : {};
}

/** `iconType` stood beside the icon; a colour was one text, or a gradient that has no counterpart. */
function look({ icon, iconType, color }: JsonObject): JsonObject {
  return {
    ...(icon === undefined ? {} : { icon: iconType === undefined ? icon : { name: icon, style: iconType } }),
    ...(typeof color === "string" && /^#[\da-f]{3,6}$/i.test(color) ? { color: { light: color, dark: color } } : {}),
  };
}

function migrateGroup({
  group,
  pages,
  icon,
  iconType,
  version: _version,
  color: _color,
  ...rest
}: JsonObject): JsonObject {
  // A group without a heading had an empty name; in docs.json it has a blank one.
  const name = group === "" ? " " : group;
  return { group: name, ...look({ icon, iconType }), ...rest, pages: migratePages(Array.isArray(pages) ? pages : []) };
}

/** A list without groups stays the same list: where its entries stand is known by it. */
function migratePages(pages: readonly unknown[]): readonly unknown[] {
  return pages.some(isObject) ? pages.map((page) => (isObject(page) ? migrateGroup(page) : page)) : pages;
}

/** Links to elsewhere were shown on every page. */
function externalAnchors(mint: JsonObject): JsonObject {
  const links = objectsIn(mint["anchors"]).filter(isExternal);
  if (links.length === 0) return {};
  return { global: { anchors: links.map((link) => ({ anchor: link["name"], ...look(link), href: link["url"] })) } };
}
