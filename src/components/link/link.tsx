// Draws a link that authors wrote as a component.
import type { ComponentChildren } from "preact";
import { newTab } from "../card/card.js";
import type { Component } from "../component.js";
import { address, describe, named, required } from "../describe.js";
import { useDraw } from "../draw-context.js";
import { linked } from "../said.js";

interface LinkProps {
  readonly href?: string;
  readonly to?: string;
  readonly children?: ComponentChildren;
  readonly [attribute: string]: unknown;
}

function Link({ href, to, children, ...attributes }: LinkProps) {
  const draw = useDraw();
  const target = href ?? to ?? "";
  return (
    <a {...newTab(target)} {...attributes} href={draw.link(target)}>
      {children}
    </a>
  );
}

export const link: Component = {
  names: ["Link"],
  draw: Link,
  props: describe({ href: required(named(address("Where the link goes."), "to")) }, true),
  isInline: true,
  isLink: true,
  said: linked,
};
