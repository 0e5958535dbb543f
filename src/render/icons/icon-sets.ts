// Owns the installed icon sets: reads one when it is first asked for and gives the shape behind a name.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

/** The sets that come with docsgen, by the name of their npm package. */
export type IconSetName = "fa6-solid" | "fa6-regular" | "fa6-brands" | "lucide" | "tabler";

/** The inside of an `<svg>` and its view box. */
export interface IconShape {
  readonly body: string;
  readonly width: number;
  readonly height: number;
}

/** Finds shapes; every set is read at most once. */
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
  const read = new Map<IconSetName, IconSet>();
  const open = (name: IconSetName): IconSet => {
    const known = read.get(name);
    if (known) return known;
    const set: IconSet = JSON.parse(readFileSync(require.resolve(`@iconify-json/${name}/icons.json`), "utf8"));
    read.set(name, set);
    return set;
  };
  return {
    shape: (setName, name) => shapeOf(open(setName), name),
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
