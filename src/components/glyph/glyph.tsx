// Draws docsgen's own small icons; the style sheet contains the shapes of most, once.

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

/** Of the top bar, which is seen first: a picture for masks is a document, half of a phone's first style pass. */
const SHAPES: Readonly<Record<string, string>> = {
  menu: '<path d="M4 5h16M4 12h16M4 19h16"/>',
  mode:
    '<path d="M12 2v2m0 16v2M4.9 4.9l1.4 1.4m11.4 11.4 1.4 1.4M2 12h2m16 0h2M6.3 17.7l-1.4 1.4M19.1 4.9l-1.4 1.4M8 12a4 4 0 1 0 8 0 4 4 0 1 0-8 0"/>' +
    '<path d="M12 3a6 6 0 0 0 9 9 9 9 0 1 1-9-9Z"/>',
  search: '<path d="m21 21-4.3-4.3M3 11a8 8 0 1 0 16 0 8 8 0 1 0-16 0"/>',
};

export function Glyph({ name, part }: { name: GlyphName; part?: string }) {
  const shape = SHAPES[name];
  const content = shape && { viewBox: "0 0 24 24", dangerouslySetInnerHTML: { __html: shape } };
  return <svg class="glyph" data-glyph={name} data-component-part={part} {...content} />;
}
