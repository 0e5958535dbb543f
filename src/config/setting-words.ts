// Says in a sentence what each setting of docs.json does: editors show it while the file is written.
import { isObject, type JsonObject } from "./json/places.js";

/** Path of a setting → what it does. Lists are passed through: `redirects.source` is of every redirect. */
export const SETTING_WORDS: Readonly<Record<string, string>> = {
  $schema: "Path or URL of this schema, by which editors complete and check the file.",
  theme: "Shape and tone of the site. All themes take the same settings.",
  name: "Name of the site: in the title of every page, in feeds and in link previews.",
  description: "What the site is about: for search engines and llms.txt.",
  public: "Whether pages are for everybody unless they say otherwise.",
  colors: "Colours of the brand; each is made readable where it carries text.",
  "colors.primary": "The brand colour, and what stands out on light pages.",
  "colors.light": "What stands out on dark pages. Default: primary.",
  "colors.dark": "Buttons and the banner. Default: primary.",
  logo: "Picture in the top bar; one file, or one for each mode.",
  "logo.href": "Where the logo leads. Default: the first page.",
  favicon: "Icon of the site, from which all sizes are made; one file, or one for each mode.",
  appearance: "Light and dark mode.",
  "appearance.default": "The mode of a reader's first visit.",
  "appearance.strict": "Whether readers cannot switch.",
  background: "What lies behind the pages.",
  "background.decoration": "A drawn pattern behind the top of the page.",
  "background.color": "Colour of the page, by mode.",
  "background.image": "Picture behind the page, by mode.",
  fonts:
    "Typefaces. A family comes from an npm package beside docs.json, or from `source`; nothing is fetched from other hosts.",
  "fonts.family": 'Family of headings and text; "system-ui" is the reader\'s own. Default: Inter.',
  "fonts.weight": "Weight of the text.",
  "fonts.source": "Path or URL of a font file.",
  "fonts.format": "Format of the file.",
  "fonts.heading": "Typeface of headings.",
  "fonts.body": "Typeface of the text.",
  icons: "Icons that are named without a library.",
  "icons.library": "The library whose names count first.",
  styling: "Details of the look.",
  "styling.eyebrows":
    "What stands above a title: the name of the group, or the way to the page. Default: by theme; aspen and sequoia show the way.",
  "styling.latex": "Loads the styles of formulas always or never. Default: where a page has one.",
  "styling.codeblocks": "Colours of code: `system` follows the mode, `dark` is always dark; or the name of a theme.",
  "styling.codeblocks.theme": "Theme of code, one or by mode.",
  "styling.codeblocks.languages.custom": "Paths of TextMate grammars.",
  thumbnails: "Preview pictures of pages, for links to them; `false` makes none.",
  "thumbnails.appearance": "Mode of the pictures.",
  "thumbnails.background": "Picture behind title and description.",
  "thumbnails.fonts": "Typeface of the pictures.",
  navbar: "Links of the top bar.",
  "navbar.links": "Links beside the search box.",
  "navbar.links.type": "A service whose mark is shown.",
  "navbar.primary": "The one button that stands out.",
  footer: "What every page ends with.",
  "footer.socials": "Platform → address of the profile.",
  "footer.links": "Columns of links.",
  banner: "Strip above the top bar.",
  "banner.content": "Text with links, bold and italic.",
  "banner.dismissible": "Whether readers can close it; it comes back when its text changes.",
  "banner.type": "How urgent it is.",
  "banner.color": "Colour of its own, by mode; the text is white.",
  interaction: "What navigation does.",
  "interaction.drilldown": "Whether opening a group leads to its first page.",
  contextual: "Menu of the page: copy it, open it in a chat or an editor.",
  "contextual.options": "Entries in order: names of built-in ones, or entries of your own.",
  "contextual.display": "Beside the title, or below the table of contents.",
  api: "The API reference.",
  "api.playground": "The form that sends requests.",
  "api.playground.display": "What it can do, and for whom.",
  "api.playground.proxy": "Address that sends instead of the browser.",
  "api.playground.credentials": "Whether cookies are sent.",
  "api.playground.user": "Address that says who the reader is, as JSON.",
  "api.examples": "Samples of requests.",
  "api.examples.languages": "Languages in order.",
  "api.examples.defaults": "Whether optional parameters are shown.",
  "api.examples.prefill": "Whether the form starts with example values.",
  "api.examples.autogenerate": "Whether samples are made where the description has none.",
  "api.params": "Tables of parameters.",
  "api.params.expanded": "Whether nested fields are open.",
  "api.params.post": "Fields of a schema that are shown as labels behind the name.",
  "api.url": "Shows the base address in front of every path.",
  "api.mdx": "Endpoint pages that are written by hand.",
  "api.mdx.server": "Base addresses of their paths.",
  "api.mdx.auth": "How their requests are signed.",
  search: "The search box.",
  "search.prompt": "Words in the empty box.",
  assistant: "The chat that answers from the site.",
  "assistant.url": "Address of `docsgen serve-assistant`.",
  "assistant.domain": "Name of the site there.",
  "assistant.key": "Public key, made with `docsgen keys create`.",
  "assistant.starterQuestions": "Questions to begin with.",
  seo: "What search engines are told.",
  "seo.indexing": "Which pages are listed: those in the navigation, or all.",
  "seo.metatags": "Meta tags of every page.",
  "seo.paths": "Meta tags of folders.",
  "seo.organization": "Who publishes the site.",
  "seo.trailingSlash":
    "Whether addresses end with a slash. Left out: links do not; sitemap and canonical addresses do, as hosts serve pages.",
  metadata: "What pages say of themselves.",
  "metadata.timestamp": "Shows when a page was last changed.",
  markdown: "The Markdown that agents get.",
  "markdown.schema": "Whether endpoint pages carry their description.",
  "markdown.instructions": "What agents should know first.",
  variables: "Name → text that stands for {{name}} in pages.",
  variations: "Choices for <Variation>.",
  redirects: "Old addresses and where they lead.",
  "redirects.source": "Old path; `:name` stands for one part, `*` for any.",
  "redirects.destination": "New path or URL.",
  "redirects.permanent": "Whether search engines should forget the old path.",
  errors: "Pages for what goes wrong.",
  "errors.404": "The page for addresses that lead nowhere.",
  "errors.404.redirect": "Sends readers home instead.",
  "errors.404.title": "Its title.",
  "errors.404.description": "Its text, in MDX.",
  integrations: "Analytics and support services; their scripts are loaded only here and only when they are named.",
  "integrations.cookies": "The services wait until this key has this value in the browser's storage.",
  navigation: "The pages and how they are arranged. Exactly one kind of element at the root.",
};

/** Field of a navigation element → what it does. */
export const FIELD_WORDS: Readonly<Record<string, string>> = {
  align: "Side of the bar.",
  asyncapi: "AsyncAPI description of the pages below.",
  banner: "Banner in place of the site's.",
  boost: "Factor for the rank of these pages in search.",
  color: "Colour of the icon, by mode.",
  default: "Whether readers start here.",
  description: "A line below the name.",
  directory: "Lists the pages of a group below its root page.",
  expanded: "Whether a nested group is open.",
  footer: "Footer in place of the site's.",
  global: "Links that are always shown.",
  hidden: "Keeps it out of navigation and search.",
  href: "URL, path from the root, anchor or mailto: address.",
  icon: "Name in the icon library, path, URL or inline SVG.",
  iconType: "Style of the icon.",
  name: "Name to show.",
  navbar: "Links of the top bar in place of the site's.",
  openapi: "OpenAPI description of the pages below.",
  public: "Whether the pages are for everybody.",
  root: "Page that the title opens.",
  searchable: "Lets search find what is hidden.",
  tag: "Label beside the name.",
  version: "Version of the pages made from an API description.",
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
