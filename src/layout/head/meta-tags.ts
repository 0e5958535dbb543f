// Collects meta tags for search engines and link previews.
import { plainText } from "../../components/inline-markdown.js";
import type { ShellContext } from "../shell-context.js";
import type { PageView } from "../view.js";

interface MetaTag {
  readonly key: "name" | "property";
  readonly name: string;
  readonly content: string;
}

/** Later sources override earlier ones: docsgen's own, `seo.metatags`, `seo.paths` (longer first), front matter. */
export function metaTags(shell: ShellContext, view: PageView, canonical: string | null): MetaTag[] {
  const written = {
    ...shell.settings.seo.metatags,
    ...folderTags(shell.settings.seo, view.page.path),
    ...view.page.matter.metatags,
  };
  const values: Record<string, string | null> = { ...ownTags(shell, view, canonical), ...written };
  fallBack(values);
  return Object.entries(values).flatMap(([name, content]) =>
    content === null || content === "" || name === "canonical" ? [] : [toTag(name, content, shell)],
  );
}

/** The description for search engines: the writer's, else the beginning of the page. */
function descriptionOf({ page, article }: PageView): string | null {
  const written = page.matter.description;
  const text = written === null ? article.facts.firstParagraph : plainText(written);
  if (text === null) return null;
  return text.length > 300 ? `${text.slice(0, 299).trimEnd()}…` : text;
}

function ownTags(shell: ShellContext, view: PageView, canonical: string | null): Record<string, string | null> {
  const { page, image, isIndexed } = view;
  const { settings } = shell;
  const picture = image && (shell.addresses.absolute(image) ?? image);
  const description = descriptionOf(view);
  return {
    description: description ?? settings.description,
    keywords: page.matter.keywords.join(", "),
    robots: page.matter.robots ?? (isIndexed ? null : "noindex"),
    generator: "docsgen",
    "apple-mobile-web-app-title": settings.name,
    "og:type": page.address === "/" ? "website" : "article",
    "og:site_name": settings.name,
    "og:title": page.title,
    "og:description": description,
    "og:url": canonical,
    "og:locale": shell.language.tag.replace("-", "_"),
    "og:image": picture,
    "og:image:width": picture && "1200",
    "og:image:height": picture && "630",
    "og:image:alt": picture && page.title,
    "twitter:card": picture ? "summary_large_image" : "summary",
  };
}

/** A picture that the writer named has its own size, and needs the large card. */
function fallBack(values: Record<string, string | null>): void {
  const written = values["og:image"] ?? values["twitter:image"];
  if (written && values["twitter:card"] === "summary") values["twitter:card"] = "summary_large_image";
}

/** Tags of the folders a page is in; the longer path wins. */
export function folderTags({ paths }: ShellContext["settings"]["seo"], path: string): Record<string, string> {
  const holding = paths.filter((each) => path === each.path || path.startsWith(`${each.path}/`));
  holding.sort((a, b) => a.path.length - b.path.length);
  return Object.assign({}, ...holding.map(({ metatags }) => metatags));
}

/** Open Graph and the like use `property`, everything else `name`. Pictures of the project get their full address. */
function toTag(name: string, content: string, { addresses }: ShellContext): MetaTag {
  const key = /^(og|article|book|profile|fb|music|video|product):/.test(name) ? "property" : "name";
  if (!/^(og|twitter):image$/.test(name)) return { key, name, content };
  const address = /^https?:/.test(content) ? content : addresses.file(content);
  return { key, name, content: addresses.absolute(address) ?? address };
}
