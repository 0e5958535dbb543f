// Chooses what the chat of a site is told: its texts from docs.json, and where it asks.
import type { Assets } from "../../layout/assets.js";
import type { AssistantSettings } from "../../layout/assistant/assistant-settings.js";
import type { Site } from "../../site/site.js";

/** The path at which a preview answers. */
const PREVIEW_ASSISTANT_PATH = "/_assistant";

/** A preview asks about the pages as they are, also where docs.json names the server of the published site. */
export function chatSettings({ config, address }: Site, assets: Assets): AssistantSettings | null {
  if (!assets.hasAssistant) return null;
  const { title = null, placeholder = null, disclaimer = null } = config.assistant ?? {};
  const { starterQuestions = [], followUps = false, anonymous = false } = config.assistant ?? {};
  const texts = { title, placeholder, starterQuestions, disclaimer, followUps, anonymous };
  if (assets.isPreview || config.assistant === null)
    return { ...texts, url: `${address.base}${PREVIEW_ASSISTANT_PATH}`, domain: "preview", key: null };
  const { url, domain, key } = config.assistant;
  return { ...texts, url, domain, key };
}
