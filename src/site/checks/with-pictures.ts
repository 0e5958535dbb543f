// Settles which pictures are made of a project's: those that docs.json wants and that an installed library can make.
import { createRequire } from "node:module";
import type { DocsConfig } from "../../config/docs-config.js";
import { fileOf, type Report, warning } from "../../shared/problem.js";

/** Formats that copies are made of. */
export const COPIED_PICTURE = /\.(?:jpe?g|png|webp)$/i;

/** The settings, without copies of pictures where nothing can make them. `served` are files of the project. */
export function withPictures(config: DocsConfig, served: readonly string[], report: Report): DocsConfig {
  if (!config.images.optimize || isInstalled() || !served.some((file) => COPIED_PICTURE.test(file))) return config;
  const what =
    "Large pictures are served unchanged, because @napi-rs/image, which makes smaller copies, is not installed.";
  const hint = 'Run `npm install @napi-rs/image` beside docsgen, or set "images.optimize" to false.';
  report(warning("pictures-as-they-are", fileOf("docs.json"), what, hint));
  return { ...config, images: { optimize: false } };
}

/**
 * Whether docsgen can draw pictures itself: preview images, and favicons for home screens. Tells of those that a site would
 * have if what draws them were installed. `isPublic`: the site knows its URL, without which there are no previews.
 */
export function drawsPictures(config: DocsConfig, isPublic: boolean, report: Report): boolean {
  const hasPreviews = isPublic && !config.thumbnails.isOff;
  const hasIcons = config.favicon !== null && DRAWN_ICON.test(config.favicon.light);
  if (!(hasPreviews || hasIcons) || canDraw()) return true;
  const left = [...(hasPreviews ? ["preview images"] : []), ...(hasIcons ? ["favicons for home screens"] : [])];
  const what = `The site has no ${left.join(" and no ")}: @resvg/resvg-js, which draws them, is not installed for this machine.`;
  report(warning("pictures-as-they-are", fileOf("docs.json"), what, INSTALL_OPTIONAL));
  return false;
}

/** Formats of favicons that others are drawn from. */
const DRAWN_ICON = /\.(?:svg|png|jpe?g|gif|webp)$/i;

const INSTALL_OPTIONAL = "Install docsgen again with its optional packages (without npm's --omit=optional).";

function isInstalled(): boolean {
  return isThere("@napi-rs/image", createRequire(import.meta.url));
}

/** Looks for the binary without loading it. */
function canDraw(): boolean {
  const here = createRequire(import.meta.url);
  const library = "@resvg/resvg-js";
  if (!isThere(library, here)) return false;
  const there = createRequire(here.resolve(library));
  const name = `${library}-${process.platform}-${process.arch}`;
  return ["", "-gnu", "-musl", "-msvc", "-gnueabihf", "-eabi"].some((kind) => isThere(name + kind, there));
}

function isThere(name: string, from: NodeJS.Require): boolean {
  try {
    from.resolve(name);
    return true;
  } catch {
    return false;
  }
}
