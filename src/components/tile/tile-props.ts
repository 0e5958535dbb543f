// Describes the props of tiles.
import { address, describe, node, required } from "../describe.js";
import type { TileProps } from "./tile.js";

export const tileDescription = describe<TileProps>({ href: required(address), title: node, description: node });
