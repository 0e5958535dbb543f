// Describes links that are written as components.
import type { Component } from "../component.js";
import { address, describe, named, required } from "../describe.js";
import { linked } from "../said.js";
import { Link } from "./link.js";

export const link: Component = {
  names: ["Link"],
  draw: Link,
  props: describe({ href: required(named(address("Where the link goes."), "to")) }, true),
  isInline: true,
  isLink: true,
  said: linked,
};
