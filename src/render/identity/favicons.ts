// Makes the icons by which browsers and home screens know a site, from the one picture that docs.json names.
import { openFolder } from "../../files/open-folder.js";
import type { Favicon } from "../../layout/assets.js";
import type { Route } from "../../model.js";
import type { Site } from "../../site/site.js";

type Scheme = "light" | "dark";

/** For home screens, in pixels. A web manifest would say no more, and every page would ask for it. */
const TOUCH_SIZE = 180;

const TOUCH = `favicons/icon-${TOUCH_SIZE}.png`;

const LETTER = "favicons/letter.svg";

/** The links for the head of every page. */
export function faviconLinks(site: Site): Favicon[] {
  const { base } = site.address;
  const { favicon } = site.config;
  if (favicon === null)
    return [{ rel: "icon", href: `${base}/${LETTER}`, type: "image/svg+xml", sizes: null, scheme: null }];
  const hasTwo = favicon.dark !== favicon.light;
  const own = (scheme: Scheme): Favicon => {
    const file = favicon[scheme];
    return {
      rel: "icon",
      href: addressOf(file, base),
      type: typeOf(file),
      sizes: null,
      scheme: hasTwo ? scheme : null,
    };
  };
  const links = hasTwo ? [own("light"), own("dark")] : [own("light")];
  if (!isDrawable(favicon.light, site)) return links;
  const sizes = `${TOUCH_SIZE}x${TOUCH_SIZE}`;
  return [...links, { rel: "apple-touch-icon", href: `${base}/${TOUCH}`, type: null, sizes, scheme: null }];
}

/** The generated pictures. */
export function faviconRoutes(site: Site): Route[] {
  const { favicon } = site.config;
  if (favicon === null) return [{ kind: "made", file: LETTER, make: () => letterIcon(site) }];
  if (!isDrawable(favicon.light, site)) return [];
  const make = () => {
    const picture = openFolder(site.root).read(favicon.light.replace(/^\/+/, ""));
    return picture === null ? "" : drawPng(picture, favicon.light);
  };
  return [{ kind: "made", file: TOUCH, make }];
}

/** Pictures of the project in a format that can be scaled here. */
function isDrawable(picture: string, site: Site): boolean {
  const path = picture.replace(/^\/+/, "");
  if (!site.draws) return false;
  return /\.(svg|png|jpe?g|gif|webp)$/i.test(path) && site.files.some(({ file }) => file === path);
}

function addressOf(file: string, base: string): string {
  return /^https?:/i.test(file) ? file : `${base}/${file.replace(/^\/+/, "")}`;
}

function typeOf(file: string): string | null {
  const ending = /\.(\w+)(?:[?#].*)?$/.exec(file)?.[1]?.toLowerCase() ?? "";
  const types: Readonly<Record<string, string>> = {
    svg: "image/svg+xml",
    png: "image/png",
    ico: "image/x-icon",
    jpg: "image/jpeg",
    jpeg: "image/jpeg",
    gif: "image/gif",
    webp: "image/webp",
  };
  return types[ending] ?? null;
}

/** The favicon of a site without one: its first letter on its colour. */
function letterIcon({ config }: Site): string {
  const letter = [...config.name.trim()][0]?.toUpperCase().replace(/[<>&"']/g, "") ?? "";
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="${config.colors.primary}"/><text x="16" y="22" font-family="system-ui,sans-serif" font-size="18" font-weight="700" text-anchor="middle" fill="#fff">${letter}</text></svg>\n`;
}

/** A square PNG with the picture fitted into it. SVG in a picture loads no files of the machine, which SVG alone does. */
async function drawPng(bytes: Buffer, name: string): Promise<Uint8Array> {
  const { Resvg } = await import("@resvg/resvg-js");
  const data = `data:${typeOf(name)};base64,${bytes.toString("base64")}`;
  const size = `width="${TOUCH_SIZE}" height="${TOUCH_SIZE}"`;
  const framed = `<svg xmlns="http://www.w3.org/2000/svg" ${size}><image href="${data}" ${size}/></svg>`;
  return new Resvg(framed, { font: { loadSystemFonts: false } }).render().asPng();
}
