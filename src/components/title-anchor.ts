// Owns the anchor that components make of their title.
import type { Anchor } from "./component.js";
import { wordOf } from "./prop-words.js";

export const titleAnchor: Anchor = {
  prefix: "",
  joint: "-",
  words: ({ title, name }) => wordOf(title) ?? wordOf(name),
};
