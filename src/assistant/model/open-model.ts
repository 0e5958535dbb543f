// Opens a language model by its kind and name. Keys come from the environment and go nowhere else.
import type { LanguageModel } from "ai";
import { UsageError } from "../../shared/problem.js";
import type { OpenModel } from "./ask-model.js";
import type { ModelSettings, ReasoningEffort } from "./model-settings.js";

/** Variables of the process: the only place that secrets come from. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Opens a model of one kind by its name. Its package is loaded only then. */
type OpenKind = (name: string, env: Environment) => Promise<LanguageModel>;

/** The kinds of models. `openai-compatible` covers vLLM, Ollama, LM Studio and gateways. */
const models: Readonly<Record<string, OpenKind>> = {
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

/** What a kind is told about how hard to think. */
const reasoningOptions: Readonly<
  Record<string, (effort: ReasoningEffort, tokens: number) => OpenModel["providerOptions"]>
> = {
  // The name that its models are opened with.
  "openai-compatible": (reasoningEffort) => ({ model: { reasoningEffort } }),
  openai: (reasoningEffort) => ({ openai: { reasoningEffort } }),
  anthropic: (effort, budgetTokens) =>
    effort === "none"
      ? {}
      : { anthropic: { thinking: { type: "enabled", budgetTokens: Math.max(1024, budgetTokens) } } },
  google: (effort, tokens) => ({ google: { thinkingConfig: { thinkingBudget: effort === "none" ? 0 : tokens } } }),
};

export const modelKinds: readonly string[] = Object.keys(models);

/** @param written a kind and a name, such as `openai-compatible:llama3.3` */
export async function openModel(written: string, env: Environment, settings: ModelSettings): Promise<OpenModel> {
  const [kind = "", name = ""] = written.split(/:(.*)/s);
  const open = Object.hasOwn(models, kind) ? models[kind] : undefined;
  if (!open || name === "") {
    const kinds = modelKinds.map((known) => `${known}:NAME`).join(", ");
    throw new UsageError(`Unknown model "${written}".`, `Use extractive, ${kinds}.`);
  }
  const { reasoningEffort, reasoningTokens } = settings;
  const providerOptions =
    reasoningEffort === null ? undefined : reasoningOptions[kind]?.(reasoningEffort, reasoningTokens);
  return {
    name: written,
    languageModel: await open(name, env),
    ...(providerOptions ? { providerOptions } : {}),
    // The others keep the beginning of prompts by themselves.
    ...(kind === "anthropic" ? { keepsPrompt: { anthropic: { cacheControl: { type: "ephemeral" } } } } : {}),
  };
}

function secret(env: Environment, name: string): string {
  const value = env[name];
  if (!value) throw new UsageError(`The model needs ${name} in the environment.`, `Set ${name} and restart.`);
  return value;
}
