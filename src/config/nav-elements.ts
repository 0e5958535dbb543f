// THE table of navigation elements: what each is called, may carry and may hold, and where it shows. A new element is a new row.
import type { HolderKind } from "../model.js";

/** A key under which an element lists its children. */
export type ChildKey =
  | "pages"
  | "groups"
  | "tabs"
  | "menu"
  | "anchors"
  | "dropdowns"
  | "products"
  | "versions"
  | "languages";

/** A key that says something about the element itself. */
export type FieldKey =
  | "align"
  | "asyncapi"
  | "banner"
  | "boost"
  | "color"
  | "default"
  | "description"
  | "directory"
  | "expanded"
  | "footer"
  | "global"
  | "hidden"
  | "href"
  | "icon"
  | "iconType"
  | "name"
  | "navbar"
  | "openapi"
  | "public"
  | "ref"
  | "root"
  | "searchable"
  | "tag"
  | "version";

export interface NavElement {
  readonly kind: HolderKind;
  /** The key of the list that holds these elements. */
  readonly key: ChildKey;
  /** The key of an element's name, which every element must have. */
  readonly nameKey: string;
  /** What the element is called in a sentence. */
  readonly noun: string;
  readonly shows: "top bar" | "menu of a tab" | "top of the sidebar" | "selector" | "sidebar";
  readonly fields: readonly FieldKey[];
  /** What it may contain, one kind at a time. Where a file mixes kinds, the first of these wins. */
  readonly children: readonly ChildKey[];
  /** Forbidden by the specification but found in real files: reported, and read anyway. */
  readonly tolerated: readonly ChildKey[];
  /** Whether its list may be `[]`. */
  readonly mayBeNone: boolean;
}

const EVERYWHERE: readonly FieldKey[] = ["hidden", "searchable", "directory", "openapi", "asyncapi"];
const DIVISION: readonly FieldKey[] = [...EVERYWHERE, "href", "global"];
const LOOK: readonly FieldKey[] = ["icon", "iconType", "color", "description"];

export const NAV_ELEMENTS: readonly NavElement[] = [
  {
    kind: "product",
    key: "products",
    nameKey: "product",
    noun: "product",
    shows: "selector",
    fields: ["name", ...LOOK, ...DIVISION],
    children: ["languages", "versions", "tabs", "anchors", "dropdowns", "groups", "pages"],
    tolerated: ["menu"],
    mayBeNone: true,
  },
  {
    kind: "language",
    key: "languages",
    nameKey: "language",
    noun: "language",
    shows: "selector",
    fields: ["default", "tag", "banner", "navbar", "footer", ...LOOK, ...DIVISION],
    children: ["versions", "tabs", "dropdowns", "anchors", "products", "groups", "pages"],
    tolerated: [],
    mayBeNone: false,
  },
  {
    kind: "version",
    key: "versions",
    nameKey: "version",
    noun: "version",
    shows: "selector",
    fields: ["default", "tag", "ref", ...LOOK, ...DIVISION],
    children: ["languages", "tabs", "dropdowns", "anchors", "products", "groups", "pages"],
    tolerated: [],
    mayBeNone: false,
  },
  {
    kind: "tab",
    key: "tabs",
    nameKey: "tab",
    noun: "tab",
    shows: "top bar",
    fields: ["icon", "iconType", "align", "version", ...DIVISION],
    children: ["languages", "versions", "dropdowns", "anchors", "products", "groups", "pages", "menu"],
    tolerated: [],
    mayBeNone: false,
  },
  {
    kind: "dropdown",
    key: "dropdowns",
    nameKey: "dropdown",
    noun: "dropdown",
    shows: "top of the sidebar",
    fields: [...LOOK, ...DIVISION],
    children: ["languages", "versions", "tabs", "anchors", "products", "groups", "pages"],
    tolerated: [],
    mayBeNone: true,
  },
  {
    kind: "anchor",
    key: "anchors",
    nameKey: "anchor",
    noun: "anchor",
    shows: "top of the sidebar",
    fields: ["icon", "iconType", "color", "version", ...DIVISION],
    children: ["languages", "versions", "dropdowns", "tabs", "products", "groups", "pages"],
    tolerated: [],
    mayBeNone: false,
  },
  {
    kind: "item",
    key: "menu",
    nameKey: "item",
    noun: "menu item",
    shows: "menu of a tab",
    fields: ["icon", "iconType", "description", "root", ...DIVISION],
    children: ["groups", "pages"],
    tolerated: ["languages", "versions", "dropdowns", "anchors", "products", "tabs"],
    mayBeNone: true,
  },
  {
    kind: "group",
    key: "groups",
    nameKey: "group",
    noun: "group",
    shows: "sidebar",
    fields: ["icon", "iconType", "tag", "root", "expanded", "public", "boost", ...EVERYWHERE],
    children: ["pages"],
    tolerated: ["groups"],
    mayBeNone: false,
  },
];

/** What the root of `navigation` may hold, exactly one of them, in order of precedence. */
export const ROOT_PATTERNS: readonly ChildKey[] = [
  "products",
  "languages",
  "versions",
  "tabs",
  "dropdowns",
  "anchors",
  "groups",
  "pages",
];

export const CHILD_KEYS: readonly ChildKey[] = [...ROOT_PATTERNS, "menu"];

/** The element that a list holds; null for `pages`, which holds paths and groups. */
export function elementOf(key: ChildKey): NavElement | null {
  return NAV_ELEMENTS.find((element) => element.key === key) ?? null;
}

export function isChildKey(key: string): key is ChildKey {
  return CHILD_KEYS.some((each) => each === key);
}
