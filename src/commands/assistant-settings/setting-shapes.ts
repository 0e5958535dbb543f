// Owns the shapes of the server's settings, which are text on the command line and values in a file.

import { resolve } from "node:path";
import * as z from "zod";
import type { Privacy } from "../../assistant/backend.js";
import { type CostSettings, expectedUsage } from "../../assistant/costs/costs.js";
import { DEFAULT_OPEN_REPLIES, type OpenReplyLimits } from "../../assistant/costs/open-replies.js";
import { DEFAULT_LIMITS, type Limits } from "../../assistant/limits.js";
import { DEFAULT_MODEL_SETTINGS, type ModelSettings, REASONING_EFFORTS } from "../../assistant/model/model-settings.js";
import { isWebAddress, type SiteSource } from "../../assistant/sites/open-site.js";
import type { SiteSources } from "../../assistant/sites/open-sites.js";
import { DEFAULT_WEB_SITES, type WebSiteSettings } from "../../assistant/sites/web-site.js";
import type { Synchronous } from "../../assistant/store/open-sqlite.js";
import { DEFAULT_STORE } from "../../assistant/store/open-store.js";
import { UsageError } from "../../shared/problem.js";

const COUNT_ERROR = "must be a whole number, 0 or greater";
const AMOUNT_ERROR = "must be a number, 0 or greater";

const count = z.coerce.number({ error: COUNT_ERROR }).int(COUNT_ERROR).min(0, COUNT_ERROR);
const positive = count.min(1, "must be 1 or greater");
const amount = z.coerce.number({ error: AMOUNT_ERROR }).min(0, AMOUNT_ERROR);
const port = count.max(65_535, "must be at most 65535");
const flag = z.union([z.boolean(), z.stringbool()]);

/** Repeated, or separated by commas. */
const list = z
  .union([z.string(), z.array(z.string())])
  .transform((written) => [written].flat().flatMap((each) => each.split(/[\s,]+/).filter((name) => name !== "")));

const price = z.strictObject({ input: amount, output: amount });

const costShape = {
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

const costFields = z.object(costShape);
type Read = z.output<typeof costFields>;

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

const MEGABYTE = 1_000_000;

const webUrl = z.string().refine((written) => isWebAddress(written) && URL.canParse(written), {
  error: "must be a URL such as https://docs.example.com",
});

const siteShape = {
  sites: z.record(z.string(), z.union([z.string(), z.strictObject({ from: z.string(), url: webUrl })])).default({}),
  siteInterval: positive.default(DEFAULT_WEB_SITES.interval),
  siteMegabytes: positive.default(DEFAULT_WEB_SITES.largest / MEGABYTE),
  privateHosts: flag.default(DEFAULT_WEB_SITES.allowPrivate),
};

const siteFields = z.object(siteShape);
type ReadSites = z.output<typeof siteFields>;

export function toWebSites({ siteInterval, siteMegabytes, privateHosts }: ReadSites): WebSiteSettings {
  return { interval: siteInterval, largest: siteMegabytes * MEGABYTE, allowPrivate: privateHosts };
}

/** What the command line says of sites. */
export interface NamedSites {
  readonly dist?: string | undefined;
  readonly domain?: string | undefined;
  /** `DOMAIN=DIST` or `DOMAIN=URL`, repeated. */
  readonly site?: readonly string[] | undefined;
  /** `DOMAIN=URL`, or a URL where there is one site. */
  readonly siteUrl?: readonly string[] | undefined;
  /** What folders of the configuration file are relative to. */
  readonly folder: string;
}

/** The sites of the configuration file, and those of the command line in the place of any of the same domain. */
export function chooseSites(configured: ReadSites["sites"], named: NamedSites): SiteSources {
  const { dist, domain, site = [], siteUrl = [], folder } = named;
  const sites = new Map<string, SiteSource>();
  for (const [name, given] of Object.entries(configured)) {
    const { from, url } = typeof given === "string" ? { from: given, url: null } : given;
    sites.set(name, { from: placeOf(from, folder), url });
  }
  for (const written of site) {
    const [name = "", from = ""] = written.split(/=(.*)/s);
    if (name === "" || from === "")
      throw new UsageError(`--site ${written} is not valid.`, "Write --site DOMAIN=DIST, or --site DOMAIN=URL.");
    sites.set(name, { from: placeOf(from, "."), url: null });
  }
  if (dist !== undefined && domain === undefined)
    throw new UsageError(
      `The site in ${dist} has no domain.`,
      `Add --domain with the name that clients send, such as: docsgen serve-assistant ${dist} --domain docs.example.com`,
    );
  if (domain !== undefined) sites.set(domain, { from: placeOf(dist ?? "dist", "."), url: null });
  if (sites.size === 0)
    throw new UsageError(
      "No site to serve.",
      "Use --domain DOMAIN for one site, or --site DOMAIN=DIST for each of several.",
    );
  for (const written of siteUrl) setUrl(sites, written);
  return sites;
}

function placeOf(from: string, folder: string): string {
  if (!isWebAddress(from)) return resolve(folder, from);
  if (!URL.canParse(from)) throw new UsageError(`${from} is not a valid URL.`);
  return from;
}

function setUrl(sites: Map<string, SiteSource>, written: string): void {
  const [only] = sites.size === 1 ? sites.keys() : [];
  const [name = "", url = ""] = isWebAddress(written) ? [only, written] : written.split(/=(.*)/s);
  const site = sites.get(name);
  if (site === undefined || !webUrl.safeParse(url).success)
    throw new UsageError(
      `--site-url ${written} is not valid.`,
      "Write --site-url DOMAIN=URL, or --site-url URL if there is only one site.",
    );
  sites.set(name, { ...site, url });
}

export interface AssistantSettings {
  /** Where the site of each domain is read. */
  readonly sites: SiteSources;
  readonly webSites: WebSiteSettings;
  readonly port: number;
  readonly host: string;
  readonly basePath: string;
  readonly store: string;
  /** When SQLite writes turns to the disk. */
  readonly synchronous: Synchronous;
  readonly model: string;
  readonly models: ModelSettings;
  /** The model that makes vectors of sections; null: none. */
  readonly embeddings: string | null;
  readonly embeddingsFolder: string;
  readonly costs: CostSettings;
  readonly openReplies: OpenReplyLimits;
  readonly privacy: Privacy;
  /** Whether equal first questions are answered once. */
  readonly answerCache: boolean;
  readonly insightsDays: number;
  readonly trustedProxies: number;
  readonly limits: Limits;
  readonly corsOrigins: readonly string[] | null;
  readonly retentionDays: number | null;
  readonly logTexts: boolean;
  readonly adminPort: number | null;
  /** Where metrics are served; null: beside the endpoints. */
  readonly metricsPort: number | null;
  /** How long the port stays open after the server has said that it is not ready, in seconds. */
  readonly drainDelay: number;
  /** Host names of the admin page. */
  readonly allowedHosts: readonly string[];
  readonly playgroundProxy: boolean;
  readonly playgroundSecret: string | null;
}

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

export const settingsSchema = z.strictObject({
  ...siteShape,
  port: port.default(8787),
  host: z.string().default("127.0.0.1"),
  basePath: z.string().default("/"),
  store: z.string().default(DEFAULT_STORE),
  synchronous: z.enum(["normal", "full"]).default("normal"),
  ...modelShape,
  ...costShape,
  trustProxy: count.default(0),
  limitKeyMonth: count.default(DEFAULT_LIMITS.keyMonth),
  limitOrgHour: count.default(DEFAULT_LIMITS.organisationHour),
  limitIpDay: count.default(DEFAULT_LIMITS.addressDay),
  corsOrigin: list.pipe(z.array(z.string().transform(readOrigin))).optional(),
  retentionDays: count.optional(),
  logTexts: z.boolean().default(false),
  adminPort: port.optional(),
  metricsPort: port.optional(),
  drainDelay: count.default(0),
  allowedHost: list.default([]),
  playgroundProxy: z.boolean().default(false),
  playgroundSecret: z.string().min(16, "must have at least 16 characters").optional(),
});

function readOrigin(written: string, context: z.RefinementCtx): string {
  if (/^https?:\/\//.test(written) && URL.canParse(written)) return new URL(written).origin;
  context.addIssue({ code: "custom", message: `"${written}" is not an origin such as https://docs.example.com` });
  return z.NEVER;
}
