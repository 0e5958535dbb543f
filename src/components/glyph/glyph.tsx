// Draws docsgen's own small icons; the style sheet contains their shapes once.

export type GlyphName =
  | "arrow"
  | "bulb"
  | "chevron"
  | "close"
  | "copy"
  | "danger"
  | "download"
  | "external"
  | "file"
  | "folder"
  | "info"
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
