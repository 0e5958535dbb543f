// Describes the props of links that are written as components.
import { address, describeOpen, named, required } from "../describe.js";

export const linkDescription = describeOpen({ href: required(named(address, "to")) });
