// Makes elements in the browser, with less to write.

type Attributes = Readonly<Record<string, string | null>>;
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

/** A decorative line drawing, on a field of 24 by 24. */
export function icon(path: string): SVGElement {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  for (const [key, value] of Object.entries({ viewBox: "0 0 24 24", class: "search-icon", "aria-hidden": "true" })) {
    svg.setAttribute(key, value);
  }
  const line = document.createElementNS("http://www.w3.org/2000/svg", "path");
  line.setAttribute("d", path);
  svg.append(line);
  return svg;
}
