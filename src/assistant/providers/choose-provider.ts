// Chooses the provider that `--model` names. What a model needs is loaded only when one is chosen.
import { UsageError } from "../../shared/problem.js";
import type { Provider, Reporter } from "../provider.js";
import { createExtractive } from "./extractive.js";
import { type Environment, modelKinds, openModel } from "./open-model.js";

/** @param model `extractive`, or a kind and a name such as `openai-compatible:llama3.3`; secrets come from the environment. */
export async function chooseProvider(model: string, env: Environment): Promise<(reporter: Reporter) => Provider> {
  if (model === "extractive") return () => createExtractive();
  const [kind = "", name = ""] = model.split(/:(.*)/s);
  if (!modelKinds.some((known) => known === kind) || name === "") {
    const kinds = modelKinds.map((known) => `${known}:NAME`).join(", ");
    throw new UsageError(`Unknown model "${model}".`, `Use extractive, ${kinds}.`);
  }
  const languageModel = await openModel(kind, name, env);
  const { modelProvider } = await import("./model-provider.js");
  return (reporter) => modelProvider({ name: model, languageModel, reporter });
}
