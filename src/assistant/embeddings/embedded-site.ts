// A site whose editions are also searched by meaning.
import type { SiteReader } from "../sites/site-source.js";
import { type Embedding, embeddedBundle } from "./embedded-bundle.js";

export function embeddedSite(reader: SiteReader, domain: string, embedding: Embedding): SiteReader {
  return {
    every: reader.every,
    async next() {
      const edition = await reader.next();
      if (edition === null) return null;
      const { bundle, stop } = embeddedBundle(edition.site.bundle, domain, embedding);
      const close = async () => {
        stop();
        await edition.close();
      };
      return { site: { ...edition.site, bundle }, close };
    },
  };
}
