// Chooses the provider for `--model`, and loads only that one.
import type { Log } from "../log.js";
import type { ModelSettings } from "../model/model-settings.js";
import type { Environment } from "../model/open-model.js";
import type { Provider } from "../provider.js";
import { createExtractive } from "./extractive.js";

interface ChosenModel {
  /**
   * `extractive`, or a kind and a name such as `openai-compatible:llama3.3`; with commas between them the second is asked
   * where the first fails.
   */
  readonly model: string;
  readonly settings: ModelSettings;
}

/** The models of a list with commas between them, in the order in which they are asked. */
export function modelNames(model: string): string[] {
  return model.split(",").map((name) => name.trim());
}

/** @param env where secrets come from */
export async function chooseProvider(
  { model, settings }: ChosenModel,
  env: Environment,
): Promise<(log: Log) => Provider> {
  const names = modelNames(model);
  // Behind the last model there is always the extractive answer.
  const wanted = names.filter((name, index) => name !== "extractive" || index < names.length - 1);
  if (wanted.length === 0) return () => createExtractive();
  const { openModel } = await import("../model/open-model.js");
  const models = await Promise.all(wanted.map((name) => openModel(name, env, settings)));
  const { modelProvider } = await import("../model/model-provider.js");
  return (log) => modelProvider({ models, settings, log });
}
