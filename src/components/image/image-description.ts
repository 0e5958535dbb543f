// Describes pictures that are written as components.
import type { Component } from "../component.js";
import { address, anything, describe, flag, oneOf, required, text } from "../describe.js";
import { picture } from "../said.js";
import { Image } from "./image.js";

export const image: Component = {
  names: ["ZoomImage"],
  draw: Image,
  props: describe(
    {
      src: required(address("Path or URL of the image.")),
      alt: text("What the image shows, for readers who cannot see it."),
      noZoom: flag("Does not enlarge on click."),
      actions: anything("Buttons on the image: a list of names, or `true` for all."),
      actionsPlacement: oneOf(
        "Where the buttons go.",
        "top-left top-center top-right bottom-left bottom-center bottom-right",
      ),
    },
    true,
  ),
  children: "reads",
  isInline: true,
  said: ({ props, line }) => [...picture(props["src"], props["alt"]), ...line()],
};
