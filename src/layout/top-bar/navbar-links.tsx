// Draws the links of `navbar` and its one button.
import type { Navbar, NavbarLink } from "../../model.js";
import { socialIcon } from "../icons/own-icon.js";
import { Icon, useShell } from "../shell-context.js";
import { newTab } from "../sidebar/sidebar-entries.js";

interface NavbarLinksProps {
  readonly navbar: Navbar;
  /** The button's id, where it may have one: the links are on the page twice. */
  readonly buttonId?: string;
  readonly class?: string;
}

export function NavbarLinks({ navbar, buttonId, class: name }: NavbarLinksProps) {
  const { ui } = useShell();
  if (navbar.links.length === 0 && navbar.primary === null) return null;
  return (
    <nav class={name} aria-label={ui.links}>
      <ul class="site-bar-links">
        {navbar.links.map((link) => (
          <li class="navbar-link">
            <Link link={link} class="link" />
          </li>
        ))}
        {navbar.primary && (
          <li id={buttonId}>
            <Link
              link={{ ...navbar.primary, type: serviceOf(navbar.primary.type), icon: null }}
              class={navbar.primary.type === "button" ? "button button-primary" : "button"}
            />
          </li>
        )}
      </ul>
    </nav>
  );
}

interface LinkProps {
  readonly link: NavbarLink;
  readonly class: string;
}

/**
 * Counts of stars and members would contact another host at every visit, so a link only shows the service's mark and name.
 * Styles and scripts of sites expect the words in a `div` or a `span`, and the link in an item.
 */
function Link({ link, class: name }: LinkProps) {
  const shell = useShell();
  const href = shell.addresses.link(link.href);
  const label = link.label ?? nameOf(link);
  const icon = link.icon ?? (link.type && socialIcon(link.type));
  const showsWords = link.label !== null || link.type !== null;
  return (
    <a class={name} href={href} {...newTab(href)}>
      <Icon of={icon} />
      <div class={showsWords ? undefined : "sr-only"}>
        <span>{label}</span>
      </div>
    </a>
  );
}

/** The name of a link without a label: `owner/name` on GitHub, the service, else its icon's name. */
function nameOf({ href, type, icon }: NavbarLink): string {
  if (type === "discord") return "Discord";
  if (type === "github") return href.replace(/^https?:\/\/(www\.)?github\.com\//, "").replace(/\/+$/, "") || "GitHub";
  return icon ? icon.name.replace(/^./, (first) => first.toUpperCase()) : href;
}

function serviceOf(type: "button" | "github" | "discord"): "github" | "discord" | null {
  return type === "button" ? null : type;
}
