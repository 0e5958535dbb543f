// Describes tiles.
import type { Component } from "../component.js";
import { address, describe, node, required } from "../describe.js";
import { card } from "../said.js";
import { Tile, type TileProps } from "./tile.js";

export const tile: Component = {
  names: ["Tile"],
  draw: Tile,
  props: describe<TileProps>({
    href: required(address("Where the tile links to.")),
    title: node("Title below the preview."),
    description: node("Text below the title."),
  }),
  isInline: true,
  isLink: true,
  said: card,
};
