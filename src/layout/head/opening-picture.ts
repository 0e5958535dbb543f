// Names the picture that opens a page in its head: scripts, which are named there too, would take its place in the queue.
import type { Html } from "../../model.js";

/** How much of an article a screen shows at first, in characters of its HTML. */
const OPENING = 3000;

const URGENT = /<img fetchpriority="high"(?:[^">]|"[^"]*")*>/;

/** A link for the head of a page, or nothing. */
export function preloadOpeningPicture(article: Html): Html {
  const opening = article.slice(0, OPENING);
  const [picture] = URGENT.exec(opening) ?? [];
  // Which file of a `<picture>` is loaded is for the browser to say, and what is fetched otherwise than the picture is fetched twice.
  if (picture === undefined || / (?:loading|crossorigin)[ =]/.test(picture) || opening.includes("<picture")) return "";
  const written = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(picture)?.[1];
  const [href, srcset, sizes] = [written("src"), written("srcset"), written("sizes")];
  if (srcset !== undefined)
    return `<link rel="preload" as="image" imagesrcset="${srcset}" imagesizes="${sizes ?? "100vw"}" fetchpriority="high"/>`;
  return href === undefined ? "" : `<link rel="preload" as="image" href="${href}" fetchpriority="high"/>`;
}
