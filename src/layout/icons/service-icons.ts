// Owns the marks and names of services that the top bar and the footer link to.
import type { IconRef } from "../../model.js";
import { ownIcon } from "./own-icon.js";

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
