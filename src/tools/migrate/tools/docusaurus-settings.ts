// Turns the settings of Docusaurus that readers see into those of docs.json.
import { cleanAddress, listOf, objectOf, present, textOf, type Values } from "../values.js";

/** @param target gives the address that settings name, or null. */
export function docusaurusSettings(config: Values, target: (to: string | null) => string | null): Values {
  const theme = objectOf(config["themeConfig"]);
  const navbar = objectOf(theme["navbar"]);
  const logo = objectOf(navbar["logo"]);
  const linksIn = (items: unknown) =>
    listOf(items)
      .map(objectOf)
      .flatMap(({ label, href, to }) => {
        const leads = textOf(href) ?? target(textOf(to));
        return textOf(label) !== null && leads !== null ? [{ label, href: leads }] : [];
      });
  const links = linksIn(navbar["items"]);
  const columns = listOf(objectOf(theme["footer"])["links"])
    .map(objectOf)
    .map(({ title, items }) => present({ header: textOf(title), items: linksIn(items) }))
    .filter((column) => "items" in column);
  const asset = (path: string | null) => path && (/^https?:/.test(path) ? path : cleanAddress(path));
  const light = asset(textOf(logo["src"]));
  const dark = asset(textOf(logo["srcDark"]));
  const mode = objectOf(theme["colorMode"]);
  return present({
    name: textOf(config["title"]) || "Documentation",
    description: textOf(config["tagline"]),
    favicon: asset(textOf(config["favicon"])),
    logo: light && (dark ? { light, dark } : light),
    appearance: textOf(mode["defaultMode"]) && { default: mode["defaultMode"], strict: mode["disableSwitch"] === true },
    navbar: links.length > 0 ? { links } : null,
    footer: columns.length > 0 ? { links: columns.slice(0, 4) } : null,
    banner: textOf(objectOf(theme["announcementBar"])["content"]) && {
      content: objectOf(theme["announcementBar"])["content"],
    },
  });
}
