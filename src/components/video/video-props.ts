// Describes the props of videos that are written as components.
import { address, describeOpen, required, text } from "../describe.js";

export const videoDescription = describeOpen({ src: required(address, "children"), poster: address, title: text });
