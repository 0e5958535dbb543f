// Owns what models cost: prices, what was spent in a day and by a key in a month, and the budgets for both.
import type { Spent } from "../model/spent-tokens.js";
import type { Amount, Counters } from "../store/counters.js";

/** What a million tokens cost. */
export interface Price {
  readonly input: number;
  readonly output: number;
}

export interface CostSettings {
  /** By model, such as `openai:gpt-5`. */
  readonly prices: Readonly<Record<string, Price>>;
  /** Of models that have no price of their own. */
  readonly price: Price;
  readonly budgets: Budgets;
  /** What becomes of questions once a budget is used up. */
  readonly overBudget: "extractive" | "refuse";
}

/** Tokens count both ways together; money is in the currency of the prices. Null: no budget. */
export interface Budgets {
  readonly dayTokens: number | null;
  readonly dayCost: number | null;
  readonly keyTokens: number | null;
  readonly keyCost: number | null;
}

export const FREE: CostSettings = {
  prices: {},
  price: { input: 0, output: 0 },
  budgets: { dayTokens: null, dayCost: null, keyTokens: null, keyCost: null },
  overBudget: "extractive",
};

/** A budget that is used up. */
export interface UsedBudget {
  readonly name: keyof Budgets;
  readonly limit: number;
  /** When the next begins. */
  readonly until: number;
}

export interface Costs {
  readonly settings: CostSettings;
  /** What a call cost. */
  costOf(spent: Spent): number;
  /** The first budget that is used up; null where there is something left of all. */
  usedBudget(keyId: string, now: number): Promise<UsedBudget | null>;
  add(keyId: string, spent: readonly Spent[], now: number): Promise<void>;
}

/** Counters hold whole numbers: money is counted in millionths. */
const MILLION = 1_000_000;

export function createCosts(settings: CostSettings, counters: Counters): Costs {
  const costOf = ({ model, usage }: Spent): number => {
    const { input, output } = settings.prices[model] ?? settings.price;
    return (usage.inputTokens * input + usage.outputTokens * output) / MILLION;
  };
  return {
    settings,
    costOf,
    async usedBudget(keyId, now) {
      const set = spendCounters(keyId, now).filter(({ budget }) => settings.budgets[budget] !== null);
      if (set.length === 0) return null;
      const counts = await counters.read(set.map(({ name }) => name));
      for (const { name, budget, isMoney, expiresAt } of set) {
        const limit = settings.budgets[budget] ?? 0;
        const used = (counts.get(name) ?? 0) / (isMoney ? MILLION : 1);
        if (used >= limit) return { name: budget, limit, until: expiresAt };
      }
      return null;
    },
    async add(keyId, spent, now) {
      const tokens = spent.reduce((sum, { usage }) => sum + usage.inputTokens + usage.outputTokens, 0);
      const cost = Math.round(spent.reduce((sum, each) => sum + costOf(each), 0) * MILLION);
      await counters.add(
        spendCounters(keyId, now)
          .map(({ name, isMoney, expiresAt }): Amount => ({ name, amount: isMoney ? cost : tokens, expiresAt }))
          .filter(({ amount }) => amount > 0),
      );
    },
  };
}

/** Models that never use up a budget in money, where there is one. */
export function unpricedModels({ budgets, prices, price }: CostSettings, models: readonly string[]): string[] {
  if (budgets.dayCost === null && budgets.keyCost === null) return [];
  return models.filter((model) => {
    const { input, output } = prices[model] ?? price;
    return model !== "extractive" && input === 0 && output === 0;
  });
}

interface SpendCounter {
  readonly name: string;
  readonly budget: keyof Budgets;
  readonly isMoney: boolean;
  readonly expiresAt: number;
}

/** In the order in which they are always counted. */
export function spendCounters(keyId: string, now: number): SpendCounter[] {
  const date = new Date(now);
  const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()];
  const iso = date.toISOString();
  const ofDay = { expiresAt: Date.UTC(year, month, day + 1) };
  const ofMonth = { expiresAt: Date.UTC(year, month + 1) };
  return [
    { name: `cost:d${iso.slice(0, 10)}`, budget: "dayCost", isMoney: true, ...ofDay },
    { name: `tokens:d${iso.slice(0, 10)}`, budget: "dayTokens", isMoney: false, ...ofDay },
    { name: `cost:${keyId}:m${iso.slice(0, 7)}`, budget: "keyCost", isMoney: true, ...ofMonth },
    { name: `tokens:${keyId}:m${iso.slice(0, 7)}`, budget: "keyTokens", isMoney: false, ...ofMonth },
  ];
}
