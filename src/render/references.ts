// Draws the API reference beneath an authored body: the endpoint, webhook, schema or channel a page is about.
import type { Assets } from "../layout/view.js";
import type { Article, Page } from "../model.js";
import type { Site } from "../site/site.js";

export interface References {
  /** The article with the generated part after the writer's own. */
  readonly complete: (page: Page, article: Article) => Promise<Article>;
}

export function createReferences(_site: Site, _assets: Assets): References {
  return { complete: async (_page, article) => article };
}
