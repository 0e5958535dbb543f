// Opens a language model by kind and name. Keys come from the environment and stay here.
import type { LanguageModel } from "ai";
import { UsageError } from "../../shared/problem.js";
import type { OpenModel } from "./ask-model.js";
import type { ModelSettings, ReasoningEffort } from "./model-settings.js";

/** Variables of the process: the only place that secrets come from. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** One kind of models: adding one adds an entry to `models`. */
interface ModelKind {
  /** Opens a model by its name. Its package is loaded only then. */
  readonly open: (name: string, env: Environment) => Promise<LanguageModel>;
  /** What a model is told about how hard to think, within tokens. */
  readonly thinking: (effort: ReasoningEffort, most: number) => OpenModel["providerOptions"];
  /** What has the beginning of a prompt kept; null where models keep it by themselves. */
  readonly keepsPrompt: OpenModel["keepsPrompt"] | null;
}

/** `openai-compatible` covers vLLM, Ollama, LM Studio and gateways. */
const models: Readonly<Record<string, ModelKind>> = {
  "openai-compatible": {
    open: async (name, env) => {
      const { createOpenAICompatible } = await import("@ai-sdk/openai-compatible");
      const apiKey = env["DOCSGEN_MODEL_KEY"];
      const baseURL = secret(env, "DOCSGEN_MODEL_URL");
      return createOpenAICompatible({ name: "model", baseURL, includeUsage: true, ...(apiKey ? { apiKey } : {}) })(
        name,
      );
    },
    // The name that its models are opened with.
    thinking: (reasoningEffort) => ({ model: { reasoningEffort } }),
    keepsPrompt: null,
  },
  openai: {
    open: async (name, env) =>
      (await import("@ai-sdk/openai")).createOpenAI({ apiKey: secret(env, "OPENAI_API_KEY") })(name),
    thinking: (reasoningEffort) => ({ openai: { reasoningEffort } }),
    keepsPrompt: null,
  },
  anthropic: {
    open: async (name, env) =>
      (await import("@ai-sdk/anthropic")).createAnthropic({ apiKey: secret(env, "ANTHROPIC_API_KEY") })(name),
    thinking(effort, most) {
      const budgetTokens = thinkingBudget(effort, LEAST_OF_ANTHROPIC, most);
      return budgetTokens < LEAST_OF_ANTHROPIC ? {} : { anthropic: { thinking: { type: "enabled", budgetTokens } } };
    },
    keepsPrompt: { anthropic: { cacheControl: { type: "ephemeral" } } },
  },
  google: {
    open: async (name, env) => {
      const { createGoogleGenerativeAI } = await import("@ai-sdk/google");
      return createGoogleGenerativeAI({ apiKey: secret(env, "GOOGLE_GENERATIVE_AI_API_KEY") })(name);
    },
    thinking: (effort, most) => ({
      google: { thinkingConfig: { thinkingBudget: thinkingBudget(effort, LEAST_OF_GOOGLE, most) } },
    }),
    keepsPrompt: null,
  },
};

/** The smallest budgets for thinking that these providers take. */
const LEAST_OF_ANTHROPIC = 1024;
const LEAST_OF_GOOGLE = 512;

/** Which part of the way from the smallest budget to the largest an effort goes. */
const SHARES: Readonly<Record<Exclude<ReasoningEffort, "none">, number>> = {
  minimal: 0,
  low: 0.25,
  medium: 0.5,
  high: 1,
};

/** Tokens for thinking where a provider takes these instead of an effort. */
function thinkingBudget(effort: ReasoningEffort, least: number, most: number): number {
  if (effort === "none") return 0;
  return Math.min(most, Math.round(least + (most - least) * SHARES[effort]));
}

export const modelKinds: readonly string[] = Object.keys(models);

/** @param written a kind and a name, such as `openai-compatible:llama3.3` */
export async function openModel(written: string, env: Environment, settings: ModelSettings): Promise<OpenModel> {
  const fault = (kinds: string) => new UsageError(`Unknown model "${written}".`, `Use extractive, ${kinds}.`);
  const [known, name] = findKind(models, written, fault);
  const { reasoningEffort, reasoningTokens } = settings;
  const providerOptions = reasoningEffort === null ? undefined : known.thinking(reasoningEffort, reasoningTokens);
  return {
    name: written,
    languageModel: await known.open(name, env),
    ...(providerOptions ? { providerOptions } : {}),
    ...(known.keepsPrompt ? { keepsPrompt: known.keepsPrompt } : {}),
  };
}

/** What is kept under a kind, and the name behind it; throws the fault, which lists the kinds, if one of them is missing. */
export function findKind<Kind>(
  kinds: Readonly<Record<string, Kind>>,
  written: string,
  fault: (kinds: string) => UsageError,
): readonly [Kind, string] {
  const [key = "", name = ""] = written.split(/:(.*)/s);
  const kind = Object.hasOwn(kinds, key) ? kinds[key] : undefined;
  if (kind && name !== "") return [kind, name];
  throw fault(
    Object.keys(kinds)
      .map((each) => `${each}:NAME`)
      .join(", "),
  );
}

/** A variable that must be set. */
export function secret(env: Environment, name: string): string {
  const value = env[name];
  if (!value) throw new UsageError(`The model needs the environment variable ${name}.`, `Set ${name} and restart.`);
  return value;
}
