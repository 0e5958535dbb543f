// Says what each field of a navigation element does: editors show it while docs.json is written.

/** Field of a navigation element → what it does. */
export const FIELD_WORDS: Readonly<Record<string, string>> = {
  align: "Which side of the bar to show it on.",
  asyncapi: "AsyncAPI description for the pages below.",
  banner: "Banner to use instead of the site's.",
  boost: "Factor that raises or lowers these pages in search results.",
  color: "Icon colour, per mode.",
  default: "Whether this is the default.",
  description: "Text below the name.",
  directory: "Lists the group's pages below its root page.",
  expanded: "Whether a nested group starts expanded.",
  footer: "Footer to use instead of the site's.",
  global: "Links that are always shown.",
  hidden: "Hides it from navigation and search.",
  href: "URL, path from the root, anchor or mailto: address.",
  icon: "Name in the icon library, path, URL or inline SVG.",
  iconType: "Style of the icon.",
  name: "Name to display.",
  navbar: "Top bar links to use instead of the site's.",
  openapi: "OpenAPI description for the pages below.",
  public: "No effect; accepted from other tools. Pages are public unless they name `groups`.",
  ref: "Git ref (tag, branch or commit) to read the version from.",
  root: "Page to open when the title is clicked.",
  searchable: "Whether search finds it even if it is hidden.",
  tag: "Label next to the name.",
  version: "Version of the pages generated from an API description.",
};
