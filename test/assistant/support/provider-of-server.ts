// Assistants that ask models which a server of ours plays.
import type { LogEntry } from "../../../src/assistant/log.js";
import { modelProvider } from "../../../src/assistant/model/model-provider.js";
import { DEFAULT_MODEL_SETTINGS, type ModelSettings } from "../../../src/assistant/model/model-settings.js";
import { openModel } from "../../../src/assistant/model/open-model.js";
import type { Provider } from "../../../src/assistant/provider.js";
import { type TestSettings, testAssistant } from "./assistant.js";

/** @param urls where the models are asked, the first choice first: it is called `openai-compatible:m1` */
async function providerOfServers(
  urls: readonly string[],
  more: Partial<ModelSettings> = {},
  log: (entry: LogEntry) => void = () => {},
): Promise<Provider> {
  const settings = { ...DEFAULT_MODEL_SETTINGS, ...more };
  const models = urls.map((url, at) => openModel(`openai-compatible:m${at + 1}`, { DOCSGEN_MODEL_URL: url }, settings));
  return modelProvider({ models: await Promise.all(models), settings, log });
}

/** An assistant of such models, and what it reports of them. */
export async function openWithModels(urls: string[], more: Partial<ModelSettings> = {}, test: TestSettings = {}) {
  const reports: LogEntry[] = [];
  const provider = await providerOfServers(urls, more, (entry) => reports.push(entry));
  return { ...(await testAssistant({ ...test, provider })), reports };
}
