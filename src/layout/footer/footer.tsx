// Draws the footer: accounts elsewhere, columns of links.
import type { Footer as FooterSettings, IconRef } from "../../model.js";
import { type FrameContext, Icon } from "../frame-context.js";
import { newTab } from "../sidebar/sidebar-entries.js";

interface FooterProps {
  readonly frame: FrameContext;
  readonly footer: FooterSettings;
}

export function Footer({ frame, footer }: FooterProps) {
  const socials = Object.entries(footer.socials);
  if (socials.length + footer.links.length === 0) return null;
  return (
    <footer id="footer" class="footer">
      {footer.links.length > 0 && (
        <div class="footer-columns">
          {footer.links.map(({ header, items }) => (
            <div key={items[0]?.href}>
              {header && <p class="footer-header">{header}</p>}
              <ul>
                {items.map(({ label, href }) => (
                  <li key={href}>
                    <a href={frame.addresses.link(href)} {...newTab(href)}>
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
                <span class="sr-only">{nameOf(platform)}</span>
                <Icon frame={frame} of={iconOf(platform)} />
              </a>
            </li>
          ))}
        </ul>
      )}
    </footer>
  );
}

/** Platforms whose name is spelled in its own way. */
const NAMES: Readonly<Record<string, string>> = {
  x: "X",
  twitter: "X",
  "x-twitter": "X",
  github: "GitHub",
  linkedin: "LinkedIn",
  youtube: "YouTube",
  website: "Website",
  "earth-americas": "Website",
};

function nameOf(platform: string): string {
  return NAMES[platform] ?? platform.replace(/(^|-)([a-z])/g, (_, gap, letter) => (gap && " ") + letter.toUpperCase());
}

function iconOf(platform: string): IconRef | string {
  if (platform === "website" || platform === "earth-americas") return "globe";
  if (platform === "podcast") return "podcast";
  const name = platform === "x" || platform === "twitter" ? "x-twitter" : platform;
  return { name, style: "brands", library: "fontawesome" };
}
