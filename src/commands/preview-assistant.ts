// The assistant of a live preview, which is loaded with the first question.
import { createDevAssistant } from "../assistant/dev-assistant.js";
import { SITE_FILE } from "../assistant/sites/open-site.js";
import type { SiteFiles } from "../serve/handler.js";
import { previewBundle } from "./open-preview-bundle.js";

/** Answers the requests of the chat from the files of the preview. */
export function previewAssistant(
  { base, find }: Pick<SiteFiles, "base" | "find">,
  basePath: string,
): Promise<(request: Request) => Promise<Response>> {
  return createDevAssistant({
    basePath,
    prefix: base,
    bundle: previewBundle(find),
    siteFile: async () => String((await find(SITE_FILE))?.bytes ?? "{}"),
    log: ({ level, event, failure }) => {
      if (level === "error") process.stderr.write(`Assistant: ${event} (${failure})\n`);
    },
  });
}
