// Owns what each component does with its children: what is only placed can be HTML already.

/**
 * `places` puts them where they belong, `sorts` tells them apart by their component, `reads` looks at their words and
 * elements, however deep. To read is what is assumed: it works for all.
 */
export type ChildrenUse = "places" | "sorts" | "reads";

const placing = new Set([
  "Accordion",
  "AccordionGroup",
  "Badge",
  "Callout",
  "Card",
  "CardGroup",
  "Check",
  "Color",
  "Color.Row",
  "Column",
  "Columns",
  "Danger",
  "Example",
  "Expandable",
  "Frame",
  "GitHub.Repo",
  "Github.Repo",
  "Info",
  "Link",
  "Note",
  "Panel",
  "Param",
  "ParamField",
  "ResponseField",
  "Step",
  "Tab",
  "Tile",
  "Tip",
  "Tooltip",
  "Update",
  "View",
  "Visibility",
  "Warning",
]);

const sorting = new Set(["CodeGroup", "RequestExample", "ResponseExample", "SnippetGroup", "Steps", "Tabs"]);

/** What a component of the registry does with its children when it has these props. */
export function childrenUse(name: string, props: Readonly<Record<string, unknown>>): ChildrenUse {
  if (name === "Card" && !props["title"]) return "reads"; // It is named by its words.
  if (placing.has(name)) return "places";
  return sorting.has(name) ? "sorts" : "reads";
}

const links = new Set(["a", "Link", "Tile"]);

/** Elements that are a link around their children: none may stand in another, so a browser would end the first one there. */
export function isLink(name: string): boolean {
  return links.has(name);
}
