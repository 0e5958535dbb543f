// Reads the settings of `serve-assistant` from its flags and its configuration file; flags win.

import { readFile } from "node:fs/promises";
import { dirname } from "node:path";
import { parse } from "yaml";
import * as z from "zod";
import type { ModelSettings } from "../../assistant/model/model-settings.js";
import type { SiteSources } from "../../assistant/sites/open-sites.js";
import { UsageError } from "../../shared/problem.js";
import {
  type AssistantSettings,
  chooseSites,
  modelShape,
  type NamedSites,
  settingsSchema,
  toCostSettings,
  toOpenReplyLimits,
  toPrivacy,
  toWebSites,
} from "./setting-shapes.js";

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
