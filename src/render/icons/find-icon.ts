// Resolves an icon name: in the chosen library first, then old names, substitutes and other sets.

import { createRequire } from "node:module";
import own from "../../layout/icons/own-icons.json" with { type: "json" };
import { ownValue } from "../../memory/kept-file.js";
import { nearest } from "../../shared/nearest.js";
import aliases from "./aliases.json" with { type: "json" };
import paid from "./pro-names.json" with { type: "json" };
import substitutes from "./substitutes.json" with { type: "json" };

/** A name as written, with the style and library it asks for. */
export interface IconWish {
  readonly name: string;
  readonly style: string | undefined;
  readonly library: string | undefined;
}

/** Old Font Awesome names → current ones. */
const OLD_NAMES = new Map<string, string>(Object.entries(aliases));

/** Names of Font Awesome's paid icons → a similar free one, as `set:name`. */
const STAND_INS = new Map<string, string>(Object.entries(substitutes));

/** The shape for a name; null where no set has one. */
export function findIcon(wish: IconWish, sets: IconSets): IconShape | null {
  const order = setOrder(wish);
  for (const name of spellings(wish.name)) {
    const own = firstShape(order.own, name, sets);
    if (own) return own;
  }
  const standIn = STAND_INS.get(plainName(wish.name))?.split(":");
  const [set, name] = standIn ?? [];
  const found = order.all.find((each) => each === set);
  if (found && name) return standInShape(sets.shape(found, isSolid(wish) ? name : name.replace(/-filled$/, "")), wish);
  for (const spelling of spellings(wish.name)) {
    const other = firstShape(order.all, spelling, sets);
    if (other) return standInShape(other, wish);
  }
  return null;
}

/** An outline among solid icons gets a heavier line, so that a row of both looks like one set. */
function standInShape(shape: IconShape | null, wish: IconWish): IconShape | null {
  if (!shape || !isSolid(wish)) return shape;
  return { ...shape, body: shape.body.replaceAll('stroke-width="2"', 'stroke-width="2.75"') };
}

/** Font Awesome is solid unless a lighter style is asked for. */
function isSolid({ style = "", library }: IconWish): boolean {
  return library !== "lucide" && library !== "tabler" && !/regular|light|thin/.test(style);
}

/** The most similar name in the requested library, or null. */
export function nearestIcon(wish: IconWish, sets: IconSets): string | null {
  return nearest(
    plainName(wish.name),
    setOrder(wish).own.flatMap((set) => sets.names(set)),
  );
}

/** Whether only Font Awesome's paid sets have the icon. */
export function isPaid({ name, library }: IconWish): boolean {
  if (library === "lucide" || library === "tabler") return false;
  return paid.names.split(" ").includes(plainName(name));
}

const FONT_AWESOME: readonly IconSetName[] = ["fa6-solid", "fa6-regular", "fa6-brands"];

/** Where to look, in order: the requested library, then all of them. */
function setOrder({ style = "", library }: IconWish): { own: readonly IconSetName[]; all: readonly IconSetName[] } {
  if (library === "lucide") return { own: ["lucide"], all: ["lucide", "tabler", ...FONT_AWESOME] };
  if (library === "tabler") return { own: ["tabler"], all: ["tabler", "lucide", ...FONT_AWESOME] };
  const first: IconSetName =
    style === "brands" ? "fa6-brands" : style.includes("regular") ? "fa6-regular" : "fa6-solid";
  const own = [first, ...FONT_AWESOME.filter((set) => set !== first)];
  return { own, all: [...own, "lucide", "tabler"] };
}

function spellings(written: string): string[] {
  const name = plainName(written);
  const current = OLD_NAMES.get(name) ?? OLD_NAMES.get(name.replace(/-(o|alt)$/, ""));
  const joined = written.trim().toLowerCase(); // `GitHub` is one word.
  return [name, ...(current ? [current] : []), name.replace(/-(alt|o|solid|outline|filled)$/, ""), joined];
}

/** `fa-solid fa-Rocket`, `FileText` and `lucide:rocket` as the sets write them. */
function plainName(written: string): string {
  const last =
    written
      .trim()
      .split(/[\s:]+/)
      .at(-1) ?? "";
  return last
    .replace(/^fa-/, "")
    .replace(/([a-z0-9])([A-Z])/g, "$1-$2")
    .replaceAll("_", "-")
    .toLowerCase();
}

function firstShape(order: readonly IconSetName[], name: string, sets: IconSets): IconShape | null {
  for (const set of order) {
    const shape = sets.shape(set, name);
    if (shape) return shape;
  }
  return null;
}

/** The sets that come with docsgen, by npm package. */
type IconSetName = "fa6-solid" | "fa6-regular" | "fa6-brands" | "lucide" | "tabler";

/** The inside of an `<svg>` and its view box. */
export interface IconShape {
  readonly body: string;
  readonly width: number;
  readonly height: number;
}

/** docsgen's own icons, as the sets have them: a site that names no other needs no set, which are read as a whole. */
const OWN: Partial<Record<IconSetName, Readonly<Record<string, IconShape>>>> = own;

/** Finds shapes. Node keeps a set once it has been read. */
export interface IconSets {
  readonly shape: (set: IconSetName, name: string) => IconShape | null;
  readonly names: (set: IconSetName) => string[];
}

interface IconSet {
  readonly icons: Readonly<Record<string, { body: string; width?: number; height?: number }>>;
  readonly aliases?: Readonly<Record<string, { parent: string }>>;
  readonly width?: number;
  readonly height?: number;
}

export function openIconSets(): IconSets {
  const require = createRequire(import.meta.url);
  const open = (name: IconSetName): IconSet => require(`@iconify-json/${name}/icons.json`);
  return {
    shape: (setName, name) => ownValue(OWN[setName] ?? {}, name) ?? shapeOf(open(setName), name),
    names: (setName) => {
      const { icons, aliases = {} } = open(setName);
      return [...Object.keys(icons), ...Object.keys(aliases)];
    },
  };
}

function shapeOf(set: IconSet, name: string): IconShape | null {
  const own = Object.hasOwn(set.icons, name) ? set.icons[name] : undefined;
  if (own) return { body: own.body, width: own.width ?? set.width ?? 16, height: own.height ?? set.height ?? 16 };
  const alias = set.aliases && Object.hasOwn(set.aliases, name) ? set.aliases[name] : undefined;
  return alias ? shapeOf(set, alias.parent) : null;
}
