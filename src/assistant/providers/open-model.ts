// Opens a language model by its kind and name. Keys come from the environment and go nowhere else.
import type { LanguageModel } from "ai";
import { UsageError } from "../../shared/problem.js";

/** Variables of the process: the only place that secrets come from. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Opens a model of one kind by its name. Its package is loaded only then. */
type OpenModel = (name: string, env: Environment) => Promise<LanguageModel>;

/** The kinds of models. `openai-compatible` covers vLLM, Ollama, LM Studio and gateways. */
const models: Readonly<Record<string, OpenModel>> = {
  "openai-compatible": async (name, env) => {
    const { createOpenAICompatible } = await import("@ai-sdk/openai-compatible");
    const apiKey = env["DOCSGEN_MODEL_KEY"];
    const baseURL = secret(env, "DOCSGEN_MODEL_URL");
    return createOpenAICompatible({ name: "model", baseURL, includeUsage: true, ...(apiKey ? { apiKey } : {}) })(name);
  },
  openai: async (name, env) =>
    (await import("@ai-sdk/openai")).createOpenAI({ apiKey: secret(env, "OPENAI_API_KEY") })(name),
  anthropic: async (name, env) =>
    (await import("@ai-sdk/anthropic")).createAnthropic({ apiKey: secret(env, "ANTHROPIC_API_KEY") })(name),
  google: async (name, env) => {
    const { createGoogleGenerativeAI } = await import("@ai-sdk/google");
    return createGoogleGenerativeAI({ apiKey: secret(env, "GOOGLE_GENERATIVE_AI_API_KEY") })(name);
  },
};

export const modelKinds: readonly string[] = Object.keys(models);

/** @param kind one of `modelKinds` */
export async function openModel(kind: string, name: string, env: Environment): Promise<LanguageModel> {
  const open = Object.hasOwn(models, kind) ? models[kind] : undefined;
  if (!open) throw new UsageError(`Unknown kind of model "${kind}".`, `Use one of: ${modelKinds.join(", ")}.`);
  return open(name, env);
}

function secret(env: Environment, name: string): string {
  const value = env[name];
  if (!value) throw new UsageError(`The model needs ${name} in the environment.`, `Set ${name} and restart.`);
  return value;
}
