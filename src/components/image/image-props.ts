// Describes the props of pictures that are written as components.
import { address, anything, describeOpen, flag, oneOf, required, text } from "../describe.js";

export const imageDescription = describeOpen({
  src: required(address),
  alt: text,
  noZoom: flag,
  actions: anything,
  actionsPlacement: oneOf("top-left top-center top-right bottom-left bottom-center bottom-right"),
});
