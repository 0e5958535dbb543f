// Draws a link that authors wrote as a component.
import type { ComponentChildren } from "preact";
import { newTab } from "../card/card.js";
import { useDraw } from "../draw-context.js";

interface LinkProps {
  readonly href?: string;
  readonly to?: string;
  readonly children?: ComponentChildren;
  readonly [attribute: string]: unknown;
}

export function Link({ href, to, children, ...attributes }: LinkProps) {
  const draw = useDraw();
  const target = href ?? to ?? "";
  return (
    <a {...newTab(target)} {...attributes} href={draw.link(target)}>
      {children}
    </a>
  );
}
