// Describes the props of videos that are written as components.
import { describeOpen, required, text } from "../describe.js";

export const videoDescription = describeOpen({ src: required(text, "children"), poster: text, title: text });
