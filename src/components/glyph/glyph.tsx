// Draws one of the small marks that belong to docsgen itself; the shapes lie in the style sheet, once for all pages.

export type GlyphName =
  | "arrow"
  | "bulb"
  | "check"
  | "chevron"
  | "close"
  | "copy"
  | "danger"
  | "download"
  | "external"
  | "file"
  | "folder"
  | "fork"
  | "info"
  | "link"
  | "menu"
  | "minus"
  | "mode"
  | "plus"
  | "reset"
  | "search"
  | "sparkle"
  | "star"
  | "success"
  | "warning";

export function Glyph({ name, part }: { name: GlyphName; part?: string }) {
  return <svg class="glyph" data-glyph={name} data-component-part={part} />;
}
