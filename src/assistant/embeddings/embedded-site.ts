// A site whose editions are also searched by meaning.
import { describeFailure } from "../log.js";
import type { SiteReader } from "../sites/site-source.js";
import { type Embedding, embeddedBundle } from "./embedded-bundle.js";
import { keptVectors } from "./kept-vectors.js";

export function embeddedSite(reader: SiteReader, domain: string, embedding: Embedding): SiteReader {
  const { fileOf, ...shared } = embedding;
  const file = fileOf(domain);
  const hint = "They are kept in memory: the next start sends every section again. Name another --embeddings-folder.";
  const unwritten = (error: unknown) =>
    shared.log({ level: "warn", event: "embeddings-not-saved", domain, file, failure: describeFailure(error), hint });
  const kept = keptVectors({ file, model: shared.embedder.name, unwritten });
  return {
    every: reader.every,
    async next() {
      const edition = await reader.next();
      if (edition === null) return null;
      const { bundle, stop } = embeddedBundle(edition.site.bundle, { ...shared, domain, kept });
      const close = async () => {
        stop();
        await edition.close();
      };
      return { site: { ...edition.site, bundle }, close };
    },
  };
}
