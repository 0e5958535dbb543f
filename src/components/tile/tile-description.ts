// Describes tiles.
import type { Component } from "../component.js";
import { ADDRESS, describe, NODE, required } from "../describe.js";
import { cardMarkdown } from "../markdown-element.js";
import { Tile, type TileProps } from "./tile.js";

export const tile: Component = {
  names: ["Tile"],
  draw: Tile,
  props: describe<TileProps>({ href: required(ADDRESS), title: NODE, description: NODE }),
  children: "places",
  isBlock: false,
  isLink: true,
  markdown: cardMarkdown,
};
