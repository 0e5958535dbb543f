// Describes links that are written as components.
import type { Component } from "../component.js";
import { address, describeOpen, named, required } from "../describe.js";
import { linked } from "../said.js";
import { Link } from "./link.js";

export const link: Component = {
  names: ["Link"],
  draw: Link,
  props: describeOpen({ href: required(named(address("Where the link goes."), "to")) }),
  isInline: true,
  isLink: true,
  said: linked,
};
