// Answers the chat of a live preview: without keys, limits or a store on disk, from the pages as they are at this moment.
import type { Bundle } from "../search/bundle.js";
import { createAssistant } from "./assistant.js";
import { defaultLimits } from "./limits.js";
import type { Log } from "./log.js";
import { openHouse } from "./open-house.js";
import { createExtractive } from "./providers/extractive.js";
import { openStore } from "./store/open-store.js";

/** The name by which the chat of a preview asks. */
export const previewDomain = "preview";

export interface DevAssistantParts {
  /** The address below which the preview's chat asks, such as `/docs/_assistant`. */
  readonly basePath: string;
  /** What stands before a page's address in links. */
  readonly prefix: string;
  readonly title: string | null;
  /** The bundle of the pages as they are; asked for each question. */
  readonly bundle: () => Promise<Bundle>;
  readonly log: Log;
}

/** Null for requests that are not the chat's. */
export async function createDevAssistant(
  parts: DevAssistantParts,
): Promise<(request: Request) => Promise<Response> | null> {
  const { basePath, prefix, title, log } = parts;
  const store = await openStore("sqlite::memory:");
  const site = { domain: previewDomain, title, prefix, bundle: currentBundle(parts.bundle) };
  const house = openHouse({
    sites: new Map([[previewDomain, site]]),
    store,
    access: { kind: "open" },
    limits: defaultLimits,
    log,
    logTexts: false,
    provider: () => createExtractive(),
  });
  const assistant = createAssistant({ house, basePath, corsOrigins: [] });
  return (request) => {
    const { pathname } = new URL(request.url);
    return pathname.startsWith(`${basePath}/`) ? assistant.handle(request, { address: "preview" }) : null;
  };
}

/** A bundle that is always the newest one. */
function currentBundle(open: () => Promise<Bundle>): Bundle {
  let last: Bundle | null = null;
  const current = async () => {
    last = await open();
    return last;
  };
  return {
    get sections() {
      return last?.sections ?? 0;
    },
    get pages() {
      return last?.pages ?? [];
    },
    search: async (query, options) => (await current()).search(query, options),
    page: async (path, groups) => (await (last ?? current())).page(path, groups),
    close: async () => last?.close(),
  };
}
