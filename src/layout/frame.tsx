// Owns the page as a whole: puts an article into the frame of its branch.
import type { Html } from "../model.js";
import type { Site } from "../site/site.js";
import type { Assets, PageView } from "./view.js";

/** Draws pages of one site. Everything that repeats is drawn once per branch of the navigation and kept. */
export interface Frame {
  draw(view: PageView): Html;
  /** The page for addresses that lead nowhere. `body` is the drawn `errors.404.description`, if there is one. */
  draw404(body: Html | null): Html;
}

/** Prepares the frame of a site; call it once per worker. */
export function createFrame(site: Site, assets: Assets): Frame {
  return {
    draw: (view) => `<!doctype html><title>${site.config.name}</title>${assets.head}${view.article.html}`,
    draw404: (body) => `<!doctype html><title>${site.config.name}</title>${body ?? ""}`,
  };
}
