// Makes elements in the browser, with less to write.

export type Attributes = Readonly<Record<string, string | null>>;
export type Children = readonly (Node | string | null)[];

/** An element with attributes and children; null leaves one out. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  children: Children = [],
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) if (value !== null) made.setAttribute(key, value);
  for (const child of children) if (child !== null) made.append(child);
  return made;
}

const SHAPES = {
  search: "M21 21l-4.3-4.3M19 11a8 8 0 1 1-16 0 8 8 0 0 1 16 0",
  page: "M14 3H6a1 1 0 0 0-1 1v16a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1V8zM14 3v5h5",
  section: "M5 9h14M5 15h14M11 4 8 20M16 4l-3 16",
  clock: "M12 7v5l3 2M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0",
  ask: "M12 3q1 8 9 9-8 1-9 9-1-8-9-9 8-1 9-9z",
  action: "M13 2 4 14h7l-1 8 9-12h-7z",
  close: "M18 6 6 18M6 6l12 12",
} as const;

/** A decorative line drawing. */
export function icon(shape: keyof typeof SHAPES): SVGElement {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  for (const [key, value] of Object.entries({ viewBox: "0 0 24 24", class: "search-icon", "aria-hidden": "true" })) {
    svg.setAttribute(key, value);
  }
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  path.setAttribute("d", SHAPES[shape]);
  svg.append(path);
  return svg;
}
