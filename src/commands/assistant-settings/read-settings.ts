// Reads the settings of `serve-assistant` from its flags and its configuration file; flags win.

import { readFile } from "node:fs/promises";
import { dirname } from "node:path";
import { parse } from "yaml";
import * as z from "zod";
import type { Privacy } from "../../assistant/backend.js";
import type { CostSettings } from "../../assistant/costs/costs.js";
import type { OpenReplyLimits } from "../../assistant/costs/open-replies.js";
import { DEFAULT_LIMITS, type Limits } from "../../assistant/limits.js";
import { DEFAULT_MODEL_SETTINGS, type ModelSettings, REASONING_EFFORTS } from "../../assistant/model/model-settings.js";
import type { SiteSources } from "../../assistant/sites/open-sites.js";
import type { WebSiteSettings } from "../../assistant/sites/web-site.js";
import type { Synchronous } from "../../assistant/store/open-sqlite.js";
import { DEFAULT_STORE } from "../../assistant/store/open-store.js";
import { UsageError } from "../../shared/problem.js";
import {
  amount,
  chooseSites,
  costShape,
  count,
  list,
  type NamedSites,
  port,
  positive,
  siteShape,
  toCostSettings,
  toOpenReplyLimits,
  toPrivacy,
  toWebSites,
} from "./setting-shapes.js";

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

/** Reads the settings of models. */
const defaults = DEFAULT_MODEL_SETTINGS;

const modelShape = {
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

const settingsSchema = z.strictObject({
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

/** As the command line parses them: texts, numbers or nothing. */
export type ServeAssistantOptions = {
  readonly [Name in Exclude<keyof typeof settingsSchema.shape, "sites" | "siteUrl">]?:
    | string
    | number
    | boolean
    | readonly string[]
    | undefined;
} & Omit<NamedSites, "dist" | "folder"> & {
    /** A JSON or YAML file with the same settings, and `sites: {domain: folder}`. */
    readonly config?: string | undefined;
  };

export async function readAssistantSettings(
  dist: string | undefined,
  options: ServeAssistantOptions,
): Promise<AssistantSettings> {
  const { domain, site, siteUrl, config, ...flags } = options;
  const file = config === undefined ? {} : await readConfigFile(config);
  const given = Object.fromEntries(
    Object.entries(flags).filter(([name, value]) => value !== undefined && !isUntouched(name, value)),
  );
  const settings = checkSettings({ ...file, ...given }, (name) =>
    name in given ? flagOf(name) : `${name} in ${config}`,
  );
  return toSettings(
    settings,
    chooseSites(settings.sites, { dist, domain, site, siteUrl, folder: dirname(config ?? ".") }),
  );
}

/** The same settings from an object, as a configuration file holds them; its folders are relative to the working folder. */
export function parseAssistantSettings(given: object): AssistantSettings {
  const settings = checkSettings({ ...given }, (name) => name);
  return toSettings(settings, chooseSites(settings.sites, { folder: "." }));
}

function toSettings(settings: z.output<typeof settingsSchema>, sites: SiteSources): AssistantSettings {
  const models = toModelSettings(settings);
  const { trustProxy, limitKeyMonth, limitOrgHour, limitIpDay, corsOrigin, allowedHost, ...rest } = settings;
  return {
    ...rest,
    sites,
    webSites: toWebSites(settings),
    basePath: rest.basePath.replace(/^\/*(.*?)\/*$/, (_, path: string) => (path === "" ? "" : `/${path}`)),
    models,
    embeddings: settings.embeddings,
    embeddingsFolder: settings.embeddingsFolder,
    costs: toCostSettings(settings, models),
    openReplies: toOpenReplyLimits(settings),
    privacy: toPrivacy(settings),
    trustedProxies: trustProxy,
    limits: { keyMonth: limitKeyMonth, organisationHour: limitOrgHour, addressDay: limitIpDay },
    corsOrigins: corsOrigin ?? null,
    retentionDays: rest.retentionDays ?? null,
    adminPort: rest.adminPort ?? null,
    metricsPort: rest.metricsPort ?? null,
    allowedHosts: allowedHost,
    playgroundSecret: rest.playgroundSecret ?? null,
  };
}

/** The command line says of a switch that can only be turned off that it is on. */
function isUntouched(name: string, value: unknown): boolean {
  return value === true && (name === "answerCache" || name === "insights");
}

/** @param placeOf where the writer wrote a setting */
function checkSettings(
  given: Record<string, unknown>,
  placeOf: (name: string) => string,
): z.output<typeof settingsSchema> {
  const result = settingsSchema.safeParse(given);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  if (issue?.code === "unrecognized_keys") {
    const names = Object.keys(settingsSchema.shape).join(", ");
    throw new UsageError(`Unknown setting ${placeOf(issue.keys[0] ?? "")}.`, `Available settings: ${names}.`);
  }
  const place = placeOf(String(issue?.path[0]));
  const demand = issue?.message ?? "";
  throw new UsageError(demand.startsWith("must ") ? `${place} ${demand}.` : `${place} is not valid: ${demand}.`);
}

/** `--limit-key-month` of `limitKeyMonth`. */
function flagOf(name: string): string {
  return `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

function readOrigin(written: string, context: z.RefinementCtx): string {
  if (/^https?:\/\//.test(written) && URL.canParse(written)) return new URL(written).origin;
  context.addIssue({ code: "custom", message: `"${written}" is not an origin such as https://docs.example.com` });
  return z.NEVER;
}

/** Reads the configuration file of `serve-assistant`, JSON or YAML. */
async function readConfigFile(file: string): Promise<Record<string, unknown>> {
  const text = await readFile(file, "utf8").catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === "ENOENT")
      throw new UsageError(`The configuration file ${file} does not exist.`, "Check the path.");
    throw new UsageError(`Cannot read the configuration file ${file}.`, cause.message, { cause });
  });
  const parsed = z.record(z.string(), z.unknown()).safeParse(parseConfig(text, file));
  if (!parsed.success) throw new UsageError(`The configuration file ${file} must contain an object of settings.`);
  return parsed.data;
}

function parseConfig(text: string, file: string): unknown {
  try {
    return parse(text);
  } catch (cause) {
    const [what] = cause instanceof Error ? cause.message.split("\n") : [];
    throw new UsageError(`The configuration file ${file} is not valid JSON or YAML.`, what?.replace(/:$/, "."), {
      cause,
    });
  }
}

const shape = z.object(modelShape);

function toModelSettings(read: z.output<typeof shape>): ModelSettings {
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
