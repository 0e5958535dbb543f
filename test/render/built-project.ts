// Small projects for tests that look at what is made of them, and at nothing on the disk.
import type { RenderSettings } from "../../src/render/document/render-settings.js";
import { openSite } from "../../src/site/open-site.js";
import type { Site, SiteOptions } from "../../src/site/site.js";
import { PLAIN_OPTIONS } from "../build-site.js";

export async function openedSite(root: string, options: Partial<SiteOptions> = {}): Promise<Site> {
  const opened = await openSite(root, { ...PLAIN_OPTIONS, ...options }, () => {});
  if (!opened) throw new Error("The project of the test cannot be read.");
  return opened.site;
}

/** What a site is drawn with if a test asks for nothing special. */
export function settingsOf(site: Site, own: Partial<RenderSettings> = {}): RenderSettings {
  const kept = { cache: null, articles: null, drafts: null, hasSearch: true, isDev: false };
  return { site, parser: "native", lenient: false, timeLimit: 10_000, clock: 0, ...kept, ...own };
}
