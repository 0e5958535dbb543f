// Says in a sentence what each setting of docs.json does: editors show it while the file is written.
import { isObject, type JsonObject } from "./json/places.js";

/** Path of a setting → what it does. Lists are passed through: `redirects.source` is of every redirect. */
export const SETTING_WORDS: Readonly<Record<string, string>> = {
  $schema: "Path or URL of this schema. Editors use it to complete and check the file.",
  theme: "Look and layout of the site. All themes accept the same settings.",
  name: "Name of the site, shown in page titles, feeds and link previews.",
  description: "What the site is about, for search engines and llms.txt.",
  public: "Whether pages are public by default.",
  colors: "Brand colours. Each is adjusted where needed to keep text readable.",
  "colors.primary": "The brand colour, and the accent colour in light mode.",
  "colors.light": "Accent colour in dark mode. Default: primary.",
  "colors.dark": "Colour of buttons and the banner. Default: primary.",
  logo: "Image in the top bar: one file, or one per mode.",
  "logo.href": "Where the logo links to. Default: the first page.",
  favicon: "Icon of the site; all sizes are generated from it. One file, or one per mode.",
  appearance: "Light and dark mode.",
  "appearance.default": "The mode on a reader's first visit.",
  "appearance.strict": "Prevents readers from switching.",
  background: "Background of the pages.",
  "background.decoration": "A pattern behind the top of the page.",
  "background.color": "Page colour, per mode.",
  "background.image": "Background image, per mode.",
  fonts:
    "Fonts. A family comes from an npm package installed next to docs.json, or from `source`. Nothing is fetched from other hosts.",
  "fonts.family": 'Family for headings and text; "system-ui" uses the reader\'s system font. Default: Inter.',
  "fonts.weight": "Font weight.",
  "fonts.source": "Path or URL of a font file.",
  "fonts.format": "Format of the font file.",
  "fonts.heading": "Font for headings.",
  "fonts.body": "Font for body text.",
  icons: "Default for icons named without a library.",
  "icons.library": "The library to look in first.",
  styling: "Details of the appearance.",
  "styling.eyebrows":
    "What to show above a page title: the name of the group, or breadcrumbs. Default: depends on the theme; aspen and sequoia show breadcrumbs.",
  "styling.latex": "Whether to load the styles for formulas. Default: on pages that have one.",
  "styling.codeblocks": "Code colours: `system` follows the mode, `dark` is always dark; or the name of a theme.",
  "styling.codeblocks.theme": "Code theme, one or one per mode.",
  "styling.codeblocks.languages.custom": "Paths to TextMate grammars.",
  thumbnails: "Preview images for shared links; `false` turns them off.",
  "thumbnails.appearance": "Mode of the images.",
  "thumbnails.background": "Background image behind the title and description.",
  "thumbnails.fonts": "Font for the images.",
  navbar: "Links in the top bar.",
  "navbar.links": "Links next to the search box.",
  "navbar.links.type": "A service whose logo is shown.",
  "navbar.primary": "The primary button.",
  footer: "Footer of every page.",
  "footer.socials": "Platform → profile URL.",
  "footer.links": "Columns of links.",
  banner: "Banner above the top bar.",
  "banner.content": "Text with links, bold and italic.",
  "banner.dismissible": "Whether readers can dismiss it. It reappears when its text changes.",
  "banner.type": "How urgent it is.",
  "banner.color": "Custom colour, per mode. The text is white.",
  interaction: "Navigation behaviour.",
  "interaction.drilldown": "Whether opening a group goes to its first page.",
  contextual: "Page menu: copy the page, or open it in a chat or an editor.",
  "contextual.options": "Entries in order: names of built-in entries, or custom entries.",
  "contextual.display": "Next to the title, or below the table of contents.",
  api: "The API reference.",
  "api.playground": "The form for sending requests.",
  "api.playground.display": "How much it can do, and for whom.",
  "api.playground.proxy": "URL of a proxy that sends requests instead of the browser.",
  "api.playground.credentials": "Whether to send cookies.",
  "api.playground.user": "URL that returns information about the reader as JSON.",
  "api.examples": "Request samples.",
  "api.examples.languages": "Languages in order.",
  "api.examples.defaults": "Whether to show optional parameters.",
  "api.examples.prefill": "Whether the form starts with example values.",
  "api.examples.autogenerate": "Whether to generate samples where the API description has none.",
  "api.params": "Parameter tables.",
  "api.params.expanded": "Whether nested fields start expanded.",
  "api.params.post": "Schema fields to show as labels after the name.",
  "api.url": "Shows the base URL in front of every path.",
  "api.mdx": "Endpoint pages written by hand.",
  "api.mdx.server": "Base URLs for their paths.",
  "api.mdx.auth": "How their requests are authenticated.",
  search: "The search box.",
  "search.prompt": "Placeholder text.",
  assistant: "The chat that answers questions from the site's content.",
  "assistant.url": "URL of `docsgen serve-assistant`.",
  "assistant.domain": "Domain of the site on that server.",
  "assistant.key": "Public key, created with `docsgen keys create`.",
  "assistant.starterQuestions": "Suggested questions.",
  seo: "Search engine settings.",
  "seo.indexing": "Which pages to list: those in the navigation, or all.",
  "seo.metatags": "Meta tags for every page.",
  "seo.paths": "Meta tags by folder.",
  "seo.organization": "Who publishes the site.",
  "seo.trailingSlash":
    "Whether URLs end with a slash. If not set, links do not, but sitemap and canonical URLs do, matching how hosts serve pages.",
  metadata: "Page metadata.",
  "metadata.timestamp": "Shows when a page was last modified.",
  markdown: "The Markdown served to agents.",
  "markdown.schema": "Whether endpoint pages include their API description.",
  "markdown.instructions": "What agents should read first.",
  variables: "Name → text that replaces {{name}} in pages.",
  variations: "Choices for <Variation>.",
  redirects: "Old paths and where they redirect to.",
  "redirects.source": "Old path; `:name` matches one segment, `*` matches any number.",
  "redirects.destination": "New path or URL.",
  "redirects.permanent": "Whether the move is permanent, so that search engines drop the old path.",
  errors: "Error pages.",
  "errors.404": "The page for addresses that do not exist.",
  "errors.404.redirect": "Redirects readers to the start page instead.",
  "errors.404.title": "Its title.",
  "errors.404.description": "Its text, in MDX.",
  integrations: "Analytics and support services. A script is only loaded if its service is listed here.",
  "integrations.cookies": "The services only load once this key has this value in the browser's storage.",
  navigation: "The pages and their structure. The root has exactly one kind of element.",
};

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
  public: "Whether the pages are public.",
  root: "Page to open when the title is clicked.",
  searchable: "Whether search finds it even if it is hidden.",
  tag: "Label next to the name.",
  version: "Version of the pages generated from an API description.",
};

/** The schema of the settings with the words above; what is described already keeps its own. */
export function withWords(schema: JsonObject, path: string = ""): JsonObject {
  const words = SETTING_WORDS[path];
  const described = words !== undefined && schema["description"] === undefined ? { description: words } : {};
  const inner = Object.entries(schema).map(([key, value]): [string, unknown] => {
    if (key === "properties" && isObject(value)) {
      const named = Object.entries(value).map(([name, each]) => [name, wordsOf(each, path ? `${path}.${name}` : name)]);
      return [key, Object.fromEntries(named)];
    }
    if (key === "items") return [key, wordsOf(value, path, true)];
    if (key === "anyOf" && Array.isArray(value)) return [key, value.map((each) => wordsOf(each, path, true))];
    return [key, value];
  });
  return { ...described, ...Object.fromEntries(inner) };
}

/** A branch of a setting is described once, on the setting itself. */
function wordsOf(value: unknown, path: string, isBranch = false): unknown {
  if (!isObject(value)) return value;
  const { description, ...inner } = withWords(value, path);
  return isBranch && value["description"] === undefined ? inner : { ...(description ? { description } : {}), ...inner };
}
