// Names docsgen's own icons. Their shapes are in `own-icons.json`, copied from the icon sets.
import type { IconRef } from "../../model.js";
import own from "./own-icons.json" with { type: "json" };

/** An icon of docsgen itself, by its name in Lucide. */
export type OwnIcon = keyof (typeof own)["lucide"];

/** A logo among docsgen's own icons, by its name in Tabler. */
type OwnLogo = keyof (typeof own)["tabler"];

export function ownIcon(name: OwnIcon): IconRef {
  return { name, library: "lucide" };
}

export function ownLogo(name: OwnLogo): IconRef {
  return { name, library: "tabler" };
}
