// Describes the props of frames.
import { describe, node } from "../describe.js";
import type { FrameProps } from "./frame.js";

export const frameDescription = describe<FrameProps>({ caption: node, description: node, hint: node, title: node });
