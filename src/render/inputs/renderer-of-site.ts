// Prepares the drawing of the pages of a Site.
import type { HighlightCode } from "../code/highlight-code.js";
import type { RenderSettings } from "../document/render-settings.js";
import type { Renderer } from "../document/rendered-page.js";
import { createRenderer } from "../document/renderer.js";
import { inputsOfSite, knownAddresses } from "../inputs-of-site.js";
import { documentsOfSite } from "./documents-of-site.js";

/** `highlight` colours code, in this thread or another. */
export function rendererOfSite(settings: RenderSettings, highlight: HighlightCode): Promise<Renderer> {
  const { site, articles: place, clock, cache, isFirstLook = false, undrawable = new Map() } = settings;
  const inputs = {
    articles: inputsOfSite(settings),
    documents: documentsOfSite(settings),
    addresses: knownAddresses(site),
    usesClasses: site.usesClasses,
  };
  return createRenderer(inputs, { root: site.root, place, clock, cache, highlight, isFirstLook, undrawable });
}
