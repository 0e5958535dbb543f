// The provider of a model that a server of ours plays.
import { modelProvider } from "../../../src/assistant/model/model-provider.js";
import { DEFAULT_MODEL_SETTINGS, type ModelSettings } from "../../../src/assistant/model/model-settings.js";
import { openModel } from "../../../src/assistant/model/open-model.js";
import type { Provider } from "../../../src/assistant/provider.js";
import type { ModelServer } from "./model-server.js";

/** It logs nothing. */
export async function providerOfServer(
  { url }: Pick<ModelServer, "url">,
  more: Partial<ModelSettings> = {},
): Promise<Provider> {
  const settings = { ...DEFAULT_MODEL_SETTINGS, ...more };
  const open = await openModel("openai-compatible:m", { DOCSGEN_MODEL_URL: url }, settings);
  return modelProvider({ models: [open], settings, log: () => {} });
}
