// Answers the chat of a live preview: without keys, limits or a store on disk, from the pages as they are at this moment.
import type { Bundle } from "../search/bundle.js";
import { createAssistant } from "./assistant.js";
import type { AssistantSite } from "./assistant-site.js";
import { DEFAULT_LIMITS } from "./limits.js";
import { describeFailure, type Log } from "./log.js";
import { createMetrics } from "./metrics.js";
import { openBackend } from "./open-backend.js";
import { createExtractive } from "./providers/extractive.js";
import { Refusal, refusalResponse } from "./refusal.js";
import { siteNames } from "./sites/open-site.js";
import { openStore } from "./store/open-store.js";

/** The name by which the chat of a preview asks. */
const PREVIEW_DOMAIN = "preview";

interface DevAssistantParts {
  /** The address below which the preview's chat asks, such as `/docs/_assistant`. */
  readonly basePath: string;
  /** The prefix of page addresses in links. */
  readonly prefix: string;
  /** The bundle of the pages as they are; asked for each question. */
  readonly bundle: () => Promise<Bundle>;
  /** `site.json` as it is; asked for each question. */
  readonly siteFile: () => Promise<string>;
  readonly log: Log;
}

/** Answers the requests of the chat. */
export async function createDevAssistant(parts: DevAssistantParts): Promise<(request: Request) => Promise<Response>> {
  const { basePath, prefix, log } = parts;
  const store = await openStore("sqlite::memory:");
  let site: AssistantSite | undefined;
  const backend = openBackend({
    sites: { get: (domain) => (domain === PREVIEW_DOMAIN ? site : undefined) },
    store,
    access: "open",
    limits: DEFAULT_LIMITS,
    metrics: createMetrics(process.memoryUsage),
    log,
    logTexts: false,
    provider: () => createExtractive(),
  });
  const assistant = createAssistant({ backend, basePath, corsOrigins: [] });

  return async (request) => {
    try {
      const names = siteNames(await parts.siteFile(), "preview");
      site = { domain: PREVIEW_DOMAIN, prefix, bundle: await parts.bundle(), ...names };
    } catch (error) {
      log({ level: "error", event: "pages-not-indexed", failure: describeFailure(error) });
      return refusalResponse(
        new Refusal("unavailable", "The pages cannot be searched until their problems are fixed."),
      );
    }
    return assistant.handle(request, { address: "preview" });
  };
}
