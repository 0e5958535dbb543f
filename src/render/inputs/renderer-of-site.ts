// Prepares the drawing of the pages of a Site.
import type { HighlightCode } from "../code/highlight-code.js";
import type { SiteToDraw } from "../document/render-settings.js";
import type { Renderer } from "../document/rendered-page.js";
import { createRenderer } from "../document/renderer.js";

/** `highlight` colours code, in this thread or another. */
export function rendererOfSite({ settings, inputs }: SiteToDraw, highlight: HighlightCode): Promise<Renderer> {
  const { site, articles: kept, clock, cache, isFirstLook = false, undrawable = new Map() } = settings;
  return createRenderer(inputs, { root: site.root, kept, clock, cache, highlight, isFirstLook, undrawable });
}
