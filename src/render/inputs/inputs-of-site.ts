// Takes from a Site everything that its pages are drawn from.
import type { RenderSettings } from "../document/render-settings.js";
import { addressesOfSite } from "./addresses-of-site.js";
import { type ArticleSettings, articlesOfSite } from "./articles-of-site.js";
import { assetsOfSite } from "./assets-of-site.js";
import { documentsOfSite } from "./documents-of-site.js";
import type { SiteInputs } from "./site-inputs.js";

/** Call it once per thread and pass the result on: it takes as long as drawing a few pages. */
export function inputsOfSite(settings: ArticleSettings & Pick<RenderSettings, "isDev">): SiteInputs {
  const { site, isDev } = settings;
  return {
    articles: articlesOfSite(settings),
    documents: documentsOfSite({ site, isDev, assets: assetsOfSite(site, isDev) }),
    addresses: addressesOfSite(site),
    usesClasses: site.usesClasses,
  };
}
