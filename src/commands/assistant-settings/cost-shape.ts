// Reads settings for prices, budgets, limits and retention.
import * as z from "zod";
import type { Privacy } from "../../assistant/backend.js";
import { type CostSettings, expectedUsage } from "../../assistant/costs/costs.js";
import { DEFAULT_OPEN_REPLIES, type OpenReplyLimits } from "../../assistant/costs/open-replies.js";
import type { ModelSettings } from "../../assistant/model/model-settings.js";
import { amount, count, flag, positive } from "./setting-shapes.js";

const price = z.strictObject({ input: amount, output: amount });

export const costShape = {
  /** By model. */
  prices: z.record(z.string(), price).default({}),
  priceInput: amount.default(0),
  priceOutput: amount.default(0),
  budgetDayTokens: count.nullable().default(null),
  budgetDayCost: amount.nullable().default(null),
  budgetKeyTokens: count.nullable().default(null),
  budgetKeyCost: amount.nullable().default(null),
  overBudget: z.enum(["extractive", "refuse"], { error: "must be extractive or refuse" }).default("extractive"),
  answerCache: flag.default(true),
  limitOpenIp: positive.default(DEFAULT_OPEN_REPLIES.address),
  limitOpenKey: positive.default(DEFAULT_OPEN_REPLIES.key),
  insights: flag.default(true),
  insightsDays: positive.default(90),
  forgetAnonymous: flag.default(false),
};

const shape = z.object(costShape);
type Read = z.output<typeof shape>;

export function toCostSettings(read: Read, models: ModelSettings): CostSettings {
  const { budgetDayTokens, budgetDayCost, budgetKeyTokens, budgetKeyCost } = read;
  return {
    prices: read.prices,
    price: { input: read.priceInput, output: read.priceOutput },
    budgets: {
      dayTokens: budgetDayTokens,
      dayCost: budgetDayCost,
      keyTokens: budgetKeyTokens,
      keyCost: budgetKeyCost,
    },
    expected: expectedUsage(models),
    overBudget: read.overBudget,
  };
}

export function toOpenReplyLimits({ limitOpenIp, limitOpenKey }: Read): OpenReplyLimits {
  return { address: limitOpenIp, key: limitOpenKey };
}

export function toPrivacy({ insights, forgetAnonymous }: Read): Privacy {
  return { keepsInsights: insights, forgetsAnonymous: forgetAnonymous };
}
