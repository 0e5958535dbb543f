// Owns the cost of models: prices, spending per day and per key, and budgets.
import { DEFAULT_MODEL_SETTINGS, type ModelSettings } from "../model/model-settings.js";
import type { Spent } from "../model/spent-tokens.js";
import type { Amount, Claim, Counters } from "../store/counters.js";
import type { Usage } from "../streams/reply-event.js";

/** What a million tokens cost. */
interface Price {
  readonly input: number;
  readonly output: number;
}

export interface CostSettings {
  /** By model, such as `openai:gpt-5`. */
  readonly prices: Readonly<Record<string, Price>>;
  /** Of models that have no price of their own. */
  readonly price: Price;
  readonly budgets: Budgets;
  /** What a reply is taken to use as long as none has ended. */
  readonly expected: Usage;
  /** What becomes of questions once a budget is used up. */
  readonly overBudget: "extractive" | "refuse";
}

/** Tokens count both ways together; money is in the currency of the prices. Null: no budget. */
interface Budgets {
  readonly dayTokens: number | null;
  readonly dayCost: number | null;
  readonly keyTokens: number | null;
  readonly keyCost: number | null;
}

export const FREE: CostSettings = {
  prices: {},
  price: { input: 0, output: 0 },
  budgets: { dayTokens: null, dayCost: null, keyTokens: null, keyCost: null },
  expected: expectedUsage(DEFAULT_MODEL_SETTINGS),
  overBudget: "extractive",
};

/** One call with as many passages and as long an answer as there may be. */
export function expectedUsage({ passageTokens, outputTokens }: ModelSettings): Usage {
  return { inputTokens: passageTokens, outputTokens };
}

/** A budget that is used up. */
export interface UsedBudget {
  readonly name: keyof Budgets;
  readonly limit: number;
  /** When the next begins. */
  readonly until: number;
  /** Whether this process finds it used up for the first time. */
  readonly isNew: boolean;
}

/** What is held back of the budgets for one reply. */
export interface Reservation {
  /** The first budget of which nothing is left, so that nothing is held back; null: there is something left of all. */
  readonly used: UsedBudget | null;
  /** Counts what the reply used. The first call ends what is held back for it. */
  settle(spent: readonly Spent[], now: number): Promise<void>;
}

export interface Costs {
  readonly settings: CostSettings;
  /** What a call cost. */
  costOf(spent: Spent): number;
  /** Holds back what a reply is likely to use, for all processes of the store. */
  reserve(keyId: string, now: number): Promise<Reservation>;
}

/** Counters hold whole numbers: money is counted in millionths. */
const MILLION = 1_000_000;

export function createCosts(settings: CostSettings, counters: Counters): Costs {
  const { prices, price, budgets, expected } = settings;
  const costOf = ({ model, usage }: Spent): number => costAt(usage, prices[model] ?? price);
  const highest = Math.max(...[price, ...Object.values(prices)].map((each) => costAt(expected, each)));
  const usualTokens = meanAmount(expected.inputTokens + expected.outputTokens);
  const usualCost = meanAmount(highest * MILLION);
  /** When the budgets that are used up begin anew, by counter. */
  const usedUp = new Map<string, number>();

  /** What a reply adds to the counters. Tells from it what replies usually use. */
  function amountsOf(keyId: string, spent: readonly Spent[], now: number): Amount[] {
    if (spent.length === 0) return [];
    const tokens = spent.reduce((sum, { usage }) => sum + usage.inputTokens + usage.outputTokens, 0);
    const cost = Math.round(spent.reduce((sum, each) => sum + costOf(each), 0) * MILLION);
    usualTokens.add(tokens);
    usualCost.add(cost);
    return spendCounters(keyId, now).map((counter) => toAmount(counter, counter.isMoney ? cost : tokens));
  }

  async function reserve(keyId: string, now: number): Promise<Reservation> {
    const claims = spendCounters(keyId, now).flatMap((counter) => {
      const limit = budgets[counter.budget];
      const amount = Math.ceil((counter.isMoney ? usualCost : usualTokens).mean());
      return limit === null ? [] : { counter, limit, claim: toClaim(counter, { limit, amount, now }) };
    });
    const failed = await counters.claim(claims.map(({ claim }) => claim));
    const full = claims.find(({ claim }) => claim.name === failed);
    const held = full ? [] : claims.map(({ claim }) => toAmount(claim, -claim.amount));
    return {
      used: full ? usedBudget(full, usedUp, now) : null,
      async settle(spent, at) {
        const changes = [...held.splice(0), ...amountsOf(keyId, spent, at)];
        await counters.add(changes.filter(({ amount }) => amount !== 0));
      },
    };
  }

  return { settings, costOf, reserve };
}

function costAt(usage: Usage, { input, output }: Price): number {
  return (usage.inputTokens * input + usage.outputTokens * output) / MILLION;
}

function toAmount({ name, expiresAt }: Pick<Amount, "name" | "expiresAt">, amount: number): Amount {
  return { name, amount, expiresAt };
}

/** Notes that a budget is used up, in the place of those that have begun anew. */
function usedBudget(
  { counter: { name, budget, expiresAt }, limit }: { counter: SpendCounter; limit: number },
  usedUp: Map<string, number>,
  now: number,
): UsedBudget {
  const isNew = !usedUp.has(name);
  for (const [each, end] of usedUp) if (end <= now) usedUp.delete(each);
  usedUp.set(name, expiresAt);
  return { name: budget, limit, until: expiresAt, isNew };
}

/** How long something is held back at least, in milliseconds: longer than a reply takes, for a process may die with it. */
const HOLD_TIME = 10 * 60_000;

/** What replies hold back is counted by when they began, so that it runs out with the end of the next such time. */
function toClaim(
  { name, isMoney }: SpendCounter,
  { limit, amount, now }: { limit: number; amount: number; now: number },
): Claim {
  const time = Math.floor(now / HOLD_TIME);
  const heldSince = (at: number) => `${name}:held${at}`;
  return {
    name: heldSince(time),
    others: [heldSince(time - 1), name],
    amount,
    limit: Math.ceil(limit * (isMoney ? MILLION : 1)),
    expiresAt: (time + 2) * HOLD_TIME,
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
function spendCounters(keyId: string, now: number): SpendCounter[] {
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

/** For how many amounts the guess counts, and how many of the latest count at most. */
const GUESS_COUNTS = 5;

const MOST_COUNT = 100;

function meanAmount(guess: number) {
  let mean = guess;
  let count = GUESS_COUNTS;
  return {
    mean: () => mean,
    add(amount: number) {
      count = Math.min(count + 1, MOST_COUNT);
      mean += (amount - mean) / count;
    },
  };
}
