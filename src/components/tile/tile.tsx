// Draws a linked preview: a picture on a patterned background with a title below.
import type { ComponentChildren } from "preact";
import { newTab } from "../card/card.js";
import type { Component } from "../component.js";
import { address, describe, node, required } from "../describe.js";
import { useDraw } from "../draw-context.js";
import { StillImages } from "../image/image.js";
import { Part } from "../part.js";
import { type CommonProps, outerAttributes } from "../props.js";
import { card } from "../said.js";

interface TileProps extends CommonProps {
  readonly href?: string;
  readonly title?: ComponentChildren;
  readonly description?: ComponentChildren;
}

export function Tile({ href, title, description, children, ...props }: TileProps) {
  const draw = useDraw();
  return (
    <a {...outerAttributes(props, "tile not-prose")} {...(href && { href: draw.link(href), ...newTab(href) })}>
      <span class="tile-preview" data-component-part="tile-children-container">
        <StillImages>{children}</StillImages>
      </span>
      {(title || description) && (
        <span class="tile-text" data-component-part="tile-text-container">
          <Part class="tile-title" text={title} links={false} />
          <Part class="tile-description" text={description} links={false} />
        </span>
      )}
    </a>
  );
}

export const tile: Component = {
  names: ["Tile"],
  draw: Tile,
  props: describe<TileProps>({
    href: required(address("Where the tile links to.")),
    title: node("Title below the preview."),
    description: node("Text below the title."),
  }),
  isInline: true,
  isLink: true,
  said: card,
};
