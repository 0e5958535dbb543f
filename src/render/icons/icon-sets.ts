// Owns the installed icon sets: reads one when it is first asked for and gives the shape behind a name.
import { createRequire } from "node:module";
import own from "../../layout/icons/own-icons.json" with { type: "json" };
import { ownValue } from "../../memory/own-value.js";

/** The sets that come with docsgen, by npm package. */
export type IconSetName = "fa6-solid" | "fa6-regular" | "fa6-brands" | "lucide" | "tabler";

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
