// Turns icon references into HTML: names of libraries, project files, addresses, inline SVG, signs.

import type { DrawFault, IconDefaults } from "../../components/draw-context.js";
import { oncePerKey } from "../../layout/once-per-key.js";
import type { Html, IconRef } from "../../model.js";
import { escapePattern } from "../../shared/escape-pattern.js";
import { didYouMean } from "../../shared/nearest.js";
import { escapeHtml } from "../../shared/write-html.js";
import {
  findIcon,
  type IconSets,
  type IconShape,
  type IconWish,
  isPaid,
  nearestIcon,
  openIconSets,
} from "./find-icon.js";

/** What one page contributes to its icons. */
interface IconPage {
  /** The address to write for a project path. */
  readonly link: (path: string) => string;
  readonly warn: (fault: DrawFault) => void;
}

/** Draws icons for one site. Sets are read when first needed; drawn icons are kept. */
export interface Icons {
  /** Draws the icons of one page. An unknown name becomes a neutral mark, with one warning per page. */
  readonly forPage: (page: IconPage) => DrawIcon;
}

/** Null where the reference is empty. */
type DrawIcon = (ref: IconRef | string, defaults?: IconDefaults) => Html | null;

/** `library` is the setting `icons.library`; the sets are in docsgen's own packages. */
export function loadIcons(library: string = "fontawesome"): Icons {
  const sets = openIconSets();
  const byName = oncePerKey(
    (wish: IconWish) => {
      const shape = findIcon(wish, sets);
      return shape && svg(shape);
    },
    ({ library, style, name }) => `${library} ${style} ${name}`,
  );

  const forPage = (page: IconPage): DrawIcon => {
    const missing = new Set<string>();
    return (ref, defaults = {}) => {
      const named = typeof ref === "string" ? { name: ref } : ref;
      const ready = withoutLibrary(named.name.trim(), page.link);
      if (ready !== undefined) return ready;
      const wish = {
        name: named.name.trim(),
        style: named.style ?? defaults.style,
        library: named.library ?? defaults.library ?? library,
      };
      const html = byName(wish);
      if (html === null && !missing.has(wish.name)) {
        missing.add(wish.name);
        page.warn({ code: "unknown-icon", ...faultOf(wish, sets), culprit: writtenIcon(wish.name) });
      }
      return html ?? NEUTRAL;
    };
  };
  return { forPage };
}

function faultOf(wish: IconWish, sets: IconSets): Pick<DrawFault, "what" | "hint"> {
  if (isPaid(wish)) {
    const what = `The icon "${wish.name}" is part of Font Awesome Pro, which docsgen does not include.`;
    return { what, hint: "Use a free icon, or add its SVG file to the project and use the path of that file." };
  }
  const near = nearestIcon(wish, sets);
  return { what: `Unknown icon "${wish.name}".`, hint: near && didYouMean(near) };
}

/** The name in `icon="…"` of a component or of a block of code, or in `icon: "…"` of code. */
function writtenIcon(name: string): RegExp {
  return new RegExp(`(?<=\\b(?:icon|name|src)\\s*[=:]\\s*\\{?\\s*["'\`]?)${escapePattern(name)}(?![\\w-])`);
}

/** Icons that need no set; undefined where the text is a name. */
function withoutLibrary(name: string, link: IconPage["link"]): Html | null | undefined {
  if (name === "") return null;
  if (/^<svg[\s>]/i.test(name)) return isStill(name) ? name.replace(/^<svg/i, '<svg class="icon"') : NEUTRAL;
  if (isAddress(name)) return picture(/^(https?:|data:|\/\/)/i.test(name) ? name : link(name));
  if (!/[a-z0-9]/i.test(name)) return `<span class="icon-sign">${escapeHtml(name)}</span>`;
  return undefined;
}

/** Whether SVG contains nothing but shapes. Icons also come from API descriptions, which must not run script in a reader's browser. */
function isStill(svg: string): boolean {
  return !/<\s*(script|foreignobject|iframe|object|embed|a\b)|[\s/"']on[a-z]+\s*=|javascript:|data:text/i.test(svg);
}

/** A ring: a mark without meaning. */
const NEUTRAL: Html = svg({
  body: '<circle cx="12" cy="12" r="8" fill="none" stroke="currentColor" stroke-width="2"/>',
  width: 24,
  height: 24,
});

/**
 * Icons are inlined wherever they occur. Measured over 975 pages with 5,560 icons: a sprite per page would make the
 * compressed pages 19 bytes larger on average, because gzip already makes a repeated shape nearly free.
 */
function svg({ body, width, height }: IconShape): Html {
  return `<svg class="icon" viewBox="0 0 ${width} ${height}">${body}</svg>`;
}

function isAddress(name: string): boolean {
  return (
    /^(https?:|data:image)?\/|^data:image\/|^\.{1,2}\//i.test(name) ||
    /\.(svg|png|jpe?g|webp|gif|avif|ico)$/i.test(name)
  );
}

function picture(address: string): Html {
  return `<img class="icon" src="${escapeHtml(address)}" alt="" width="16" height="16" loading="lazy">`;
}
