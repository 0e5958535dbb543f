// Describes the props of headings that are written as components.
import { describe, flag, number } from "../describe.js";
import type { HeadingProps } from "./heading.js";

export const headingDescription = describe<HeadingProps>({ level: number([1, 6]), noAnchor: flag });
