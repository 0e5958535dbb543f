// Describes the props of links that are written as components.
import { describeOpen, named, required, text } from "../describe.js";

export const linkDescription = describeOpen({ href: required(named(text, "to")) });
