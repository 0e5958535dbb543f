// Opens a language model by its kind and name. Keys come from the environment and go nowhere else.
import type { LanguageModel } from "ai";
import { UsageError } from "../../shared/problem.js";

/** Variables of the process: the only place that secrets come from. */
export type Environment = Readonly<Record<string, string | undefined>>;

export const modelKinds = ["openai-compatible", "openai", "anthropic", "google"] as const;

/** @param kind one of `modelKinds`; `openai-compatible` covers vLLM, Ollama, LM Studio and gateways */
export async function openModel(kind: string, name: string, env: Environment): Promise<LanguageModel> {
  switch (kind) {
    case "openai": {
      const { createOpenAI } = await import("@ai-sdk/openai");
      return createOpenAI({ apiKey: secret(env, "OPENAI_API_KEY") })(name);
    }
    case "anthropic": {
      const { createAnthropic } = await import("@ai-sdk/anthropic");
      return createAnthropic({ apiKey: secret(env, "ANTHROPIC_API_KEY") })(name);
    }
    case "google": {
      const { createGoogleGenerativeAI } = await import("@ai-sdk/google");
      return createGoogleGenerativeAI({ apiKey: secret(env, "GOOGLE_GENERATIVE_AI_API_KEY") })(name);
    }
    case "openai-compatible": {
      const { createOpenAICompatible } = await import("@ai-sdk/openai-compatible");
      const apiKey = env["DOCSGEN_MODEL_KEY"];
      const baseURL = secret(env, "DOCSGEN_MODEL_URL");
      return createOpenAICompatible({ name: "model", baseURL, includeUsage: true, ...(apiKey ? { apiKey } : {}) })(
        name,
      );
    }
    default:
      throw new UsageError(`"${kind}" is not a kind of model.`, `Choose one of ${modelKinds.join(", ")}.`);
  }
}

function secret(env: Environment, name: string): string {
  const value = env[name];
  if (!value) throw new UsageError(`The model needs ${name} in the environment.`, `Set ${name} and start again.`);
  return value;
}
