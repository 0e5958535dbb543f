// Describes the props of tiles.
import { describe, node, required, text } from "../describe.js";
import type { TileProps } from "./tile.js";

export const tileDescription = describe<TileProps>({ href: required(text), title: node, description: node });
