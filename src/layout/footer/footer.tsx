// Draws the footer: accounts elsewhere, columns of links.
import type { Footer as FooterSettings } from "../../model.js";
import { socialIcon, socialName } from "../icons/service-icons.js";
import { Icon, type ShellContext } from "../shell-context.js";
import { newTab } from "../sidebar/sidebar-entries.js";

interface FooterProps {
  readonly shell: ShellContext;
  readonly footer: FooterSettings;
  /** Whether a heading of the page has the id `footer`, which links then mean. */
  readonly isNameTaken: boolean;
}

export function Footer({ shell, footer, isNameTaken }: FooterProps) {
  const socials = Object.entries(footer.socials);
  if (socials.length + footer.links.length === 0) return null;
  return (
    <footer id={isNameTaken ? undefined : "footer"} class="footer">
      {footer.links.length > 0 && (
        <div class="footer-columns">
          {footer.links.map(({ header, items }) => (
            <div key={items[0]?.href}>
              {header && <p class="footer-header">{header}</p>}
              <ul>
                {items.map(({ label, href }) => (
                  <li key={href}>
                    <a href={shell.addresses.link(href)} {...newTab(href)}>
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      )}
      {socials.length > 0 && (
        <ul class="footer-socials">
          {socials.map(([platform, href]) => (
            <li key={platform}>
              <a class="button-icon" href={href} {...newTab(href)} rel="me noopener">
                <span class="sr-only">{socialName(platform)}</span>
                <Icon shell={shell} of={socialIcon(platform)} />
              </a>
            </li>
          ))}
        </ul>
      )}
    </footer>
  );
}
