// Opens an embedding model by kind and name. Keys come from the environment and stay here.
import { type EmbeddingModel, embedMany } from "ai";
import { UsageError } from "../../shared/problem.js";
import { type Environment, findKind, secret } from "../model/open-model.js";
import { estimateTokens } from "../passages/estimate-tokens.js";

export interface Embedder {
  /** A kind and a name, such as `openai:text-embedding-3-small`. */
  readonly name: string;
  /** The vectors of texts, in their order. Tries again where the service is busy or out of reach for a moment. */
  readonly embed: (texts: readonly string[], limits: EmbedLimits) => Promise<Embedded>;
}

export interface Embedded {
  readonly vectors: readonly (readonly number[])[];
  /** As the service reports them, else as they are estimated. */
  readonly tokens: number;
}

interface EmbedLimits {
  readonly timeoutMs: number;
  readonly retries: number;
}

type OpenKind = (name: string, env: Environment) => Promise<EmbeddingModel>;

const kinds: Readonly<Record<string, OpenKind>> = {
  "openai-compatible": async (name, env) => {
    const { createOpenAICompatible } = await import("@ai-sdk/openai-compatible");
    const apiKey = env["DOCSGEN_EMBEDDINGS_KEY"] ?? env["DOCSGEN_MODEL_KEY"];
    const baseURL = env["DOCSGEN_EMBEDDINGS_URL"] || env["DOCSGEN_MODEL_URL"] || secret(env, "DOCSGEN_EMBEDDINGS_URL");
    return createOpenAICompatible({ name: "embeddings", baseURL, ...(apiKey ? { apiKey } : {}) }).embeddingModel(name);
  },
  openai: async (name, env) => {
    const { createOpenAI } = await import("@ai-sdk/openai");
    return createOpenAI({ apiKey: secret(env, "OPENAI_API_KEY") }).embedding(name);
  },
  google: async (name, env) => {
    const { createGoogleGenerativeAI } = await import("@ai-sdk/google");
    return createGoogleGenerativeAI({ apiKey: secret(env, "GOOGLE_GENERATIVE_AI_API_KEY") }).embedding(name);
  },
};

/** @param written a kind and a name, such as `openai-compatible:nomic-embed-text` */
export async function openEmbedder(written: string, env: Environment): Promise<Embedder> {
  const fault = (known: string) => new UsageError(`Unknown embedding model: "${written}".`, `Use ${known}.`);
  const [open, name] = findKind(kinds, written, fault);
  const model = await open(name, env);
  return {
    name: written,
    async embed(texts, { timeoutMs, retries }) {
      const abortSignal = AbortSignal.timeout(timeoutMs);
      const values = [...texts];
      const { embeddings: vectors, usage } = await embedMany({ model, values, maxRetries: retries, abortSignal });
      if (vectors.length !== texts.length) throw new Error("The service sent fewer vectors than texts.");
      const isReported = Number.isFinite(usage.tokens);
      return {
        vectors,
        tokens: isReported ? usage.tokens : texts.reduce((sum, text) => sum + estimateTokens(text), 0),
      };
    },
  };
}
