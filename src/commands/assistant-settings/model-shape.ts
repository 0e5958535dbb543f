// Reads the settings of models.
import * as z from "zod";
import { DEFAULT_MODEL_SETTINGS, type ModelSettings, REASONING_EFFORTS } from "../../assistant/model/model-settings.js";
import { amount, count, list, positive } from "./setting-shapes.js";

const defaults = DEFAULT_MODEL_SETTINGS;

export const modelShape = {
  model: z.string().default("extractive"),
  embeddings: z.string().nullable().default(null),
  embeddingsFolder: z.string().default(".docsgen/embeddings"),
  modelPassageTokens: positive.default(defaults.passageTokens),
  modelOutputTokens: positive.default(defaults.outputTokens),
  modelReasoningTokens: count.default(defaults.reasoningTokens),
  modelReasoning: z
    .enum(REASONING_EFFORTS, { error: `must be one of ${REASONING_EFFORTS.join(", ")}` })
    .nullable()
    .default(defaults.reasoningEffort),
  modelTemperature: amount.max(2, "must be at most 2").nullable().default(defaults.temperature),
  modelSteps: positive.default(defaults.steps),
  modelSilence: positive.default(defaults.silenceSeconds),
  modelTime: positive.default(defaults.replySeconds),
  linkHost: list.default([]),
};

const shape = z.object(modelShape);

export function toModelSettings(read: z.output<typeof shape>): ModelSettings {
  return {
    passageTokens: read.modelPassageTokens,
    outputTokens: read.modelOutputTokens,
    reasoningTokens: read.modelReasoningTokens,
    reasoningEffort: read.modelReasoning,
    temperature: read.modelTemperature,
    steps: read.modelSteps,
    silenceSeconds: read.modelSilence,
    replySeconds: read.modelTime,
    linkHosts: read.linkHost,
  };
}
