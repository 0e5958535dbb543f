// Makes ids for parts without one, and anchors of components, from their titles.
import type { Anchor } from "./component.js";
import { wordOf } from "./prop-words.js";

/** Lower-case words joined by `-`; letters of every script stay. */
export function slugOf(title: string): string {
  const slug = title
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_]+/gu, "-")
    .replace(/^-+|-+$/g, "");
  return slug === "" ? "section" : slug;
}

export const titleAnchor: Anchor = {
  prefix: "",
  joint: "-",
  words: ({ title, name }) => wordOf(title) ?? wordOf(name),
};
