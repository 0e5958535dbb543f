// Describes the content of the right column.
import type { Component } from "../component.js";
import { describe } from "../describe.js";
import { Panel } from "./panel.js";

export const panel: Component = {
  names: ["Panel"],
  draw: Panel,
  props: describe<object>({}),
  aside: 1,
};
