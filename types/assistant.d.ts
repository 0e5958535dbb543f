// Owns the types of `docsgen/assistant`: the assistant as a function from requests to responses.

/** Where a site is read from. */
export interface AssistantSiteSource {
  /** The folder of a build, or the URL of the deployed site. */
  readonly from: string;
  /** The URL that readers know the site by, where the build does not say. */
  readonly url: string;
}

/**
 * The settings of `docsgen serve-assistant`, with the names that its configuration file uses. Keys of models come from the
 * environment.
 */
export interface AssistantOptions {
  /** By domain: the folder of a build, or the URL of the deployed site. */
  readonly sites: Readonly<Record<string, string | AssistantSiteSource>>;
  /** `sqlite:PATH` or `postgres://…`. `sqlite::memory:` keeps nothing between processes. */
  readonly store?: string;
  /** When SQLite has a turn on the disk: soon, or before its reply ends. The default is `normal`. */
  readonly synchronous?: "normal" | "full";
  /** Who may ask: holders of a key made by `docsgen keys create`, or everyone. The default is `keys`. */
  readonly access?: "keys" | "open";
  readonly basePath?: string;
  /** How many proxies are in front, which limits by address need to know. */
  readonly trustProxy?: number;
  readonly corsOrigin?: string | readonly string[];
  /** The names, besides those of this machine, under which `/metrics` answers. */
  readonly allowedHost?: string | readonly string[];
  readonly siteInterval?: number;
  readonly siteMegabytes?: number;
  readonly privateHosts?: boolean;
  readonly model?: string;
  /** The model that makes vectors of sections, such as `openai:NAME`. */
  readonly embeddings?: string | null;
  /** Where these are kept. The default is `.docsgen/embeddings`. */
  readonly embeddingsFolder?: string;
  readonly modelPassageTokens?: number;
  readonly modelOutputTokens?: number;
  readonly modelReasoningTokens?: number;
  readonly modelReasoning?: "none" | "minimal" | "low" | "medium" | "high" | null;
  readonly modelTemperature?: number | null;
  readonly modelSteps?: number;
  readonly modelSilence?: number;
  readonly modelTime?: number;
  readonly linkHost?: string | readonly string[];
  readonly prices?: Readonly<Record<string, { readonly input: number; readonly output: number }>>;
  readonly priceInput?: number;
  readonly priceOutput?: number;
  readonly budgetDayTokens?: number | null;
  readonly budgetDayCost?: number | null;
  readonly budgetKeyTokens?: number | null;
  readonly budgetKeyCost?: number | null;
  readonly overBudget?: "extractive" | "refuse";
  readonly answerCache?: boolean;
  readonly limitKeyMonth?: number;
  readonly limitOrgHour?: number;
  readonly limitIpDay?: number;
  readonly limitOpenIp?: number;
  readonly limitOpenKey?: number;
  readonly insights?: boolean;
  readonly insightsDays?: number;
  readonly forgetAnonymous?: boolean;
  readonly retentionDays?: number;
  readonly logTexts?: boolean;
  readonly playgroundProxy?: boolean;
  readonly playgroundSecret?: string;
  /** Takes each line of the log; the default writes JSON to stderr. */
  readonly log?: (entry: AssistantLogEntry) => void;
}

export interface AssistantLogEntry {
  readonly level: "info" | "warn" | "error";
  readonly event: string;
  readonly [member: string]: unknown;
}

/** What only the platform knows of a request. */
export interface AssistantRequestInfo {
  /** The other end of the connection, by which limits count where `trustProxy` is 0. */
  readonly address?: string;
}

/** Answers the endpoints of the assistant. The sites are read for the first request, or by `ready`. */
export interface AssistantHandler {
  (request: Request, info?: AssistantRequestInfo): Promise<Response>;
  /** Reads the sites and opens the store. */
  ready(): Promise<void>;
  /** Refuses new requests, and closes what is open. */
  close(): Promise<void>;
}

/** Throws where the options are wrong. */
export function createAssistant(options: AssistantOptions): AssistantHandler;
