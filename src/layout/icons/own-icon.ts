// Names docsgen's own icons, whose shapes are in `own-icons.json`, copied from the icon sets, and the marks of services.
import type { IconRef } from "../../model.js";
import type own from "./own-icons.json";

/** An icon of docsgen itself, by its name in Lucide. */
export type OwnIcon = keyof (typeof own)["lucide"];

export function ownIcon(name: OwnIcon): IconRef {
  return { name, library: "lucide" };
}

export function socialIcon(platform: string): IconRef {
  if (platform === "website" || platform === "earth-americas") return ownIcon("globe");
  if (platform === "podcast") return ownIcon("podcast");
  const name = platform === "x" || platform === "twitter" ? "x-twitter" : platform;
  return { name, style: "brands", library: "fontawesome" };
}

/** Platforms whose name has an unusual spelling. */
const NAMES: Readonly<Record<string, string>> = {
  x: "X",
  twitter: "X",
  "x-twitter": "X",
  github: "GitHub",
  linkedin: "LinkedIn",
  youtube: "YouTube",
  website: "Website",
  "earth-americas": "Website",
};

export function socialName(platform: string): string {
  return NAMES[platform] ?? platform.replace(/(^|-)([a-z])/g, (_, gap, letter) => (gap && " ") + letter.toUpperCase());
}
