// Draws a link that authors wrote as a component.
import type { ComponentChildren } from "preact";
import { isExternal } from "../card/card.js";
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
  const away = isExternal(target) ? { target: "_blank", rel: "noreferrer" } : {};
  return (
    <a {...away} {...attributes} href={draw.link(target)}>
      {children}
    </a>
  );
}
