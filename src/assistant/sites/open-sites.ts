// Keeps sites open, and switches to new editions while questions are answered.
import { UsageError } from "../../shared/problem.js";
import type { Sites } from "../assistant-site.js";
import { type Embedding, embeddedBundle } from "../embeddings/embedded-bundle.js";
import { keptVectors } from "../embeddings/kept-vectors.js";
import { describeFailure, type Log, type LogEntry } from "../log.js";
import { FileNotRead } from "./fetch-file.js";
import { folderSite } from "./folder-site.js";
import { type Edition, isWebAddress, type SiteReader, type SiteSource } from "./open-site.js";
import { type WebSiteSettings, webSite } from "./web-site.js";

export type SiteSources = ReadonlyMap<string, SiteSource>;

export interface OpenSites extends Sites {
  /** Every domain that is or will be served. */
  domains(): readonly string[];
  /** Serves these from now on; those that stay as they were are not read again. */
  change(sources: SiteSources): Promise<void>;
  close(): Promise<void>;
}

interface SitesParts {
  readonly log: Log;
  readonly web: WebSiteSettings;
  /** What helps to find by meaning. Default: null, and what the build learned decides. */
  readonly embedding?: Embedding | null;
}

/** How long a replaced edition stays open for replies that still search in it. */
const KEEP_REPLACED = 10 * 60_000;

/** How long a site that is being deployed may be unreadable before that is an error, in milliseconds. */
const DEPLOYING = 5 * 60_000;

const LAST_EDITION_ANSWERS =
  "The site may be in the middle of a deployment. The last edition keeps answering, and the server tries again soon.";

const TRIED_AGAIN = "Questions about it get status 503. The site is tried again until it can be read.";

/** How soon a site is tried again that could not be read, in milliseconds. */
const TRY_AGAIN = 5000;

interface ServedSite {
  readonly source: SiteSource;
  edition(): Edition | null;
  stop(): Promise<void>;
}

/**
 * A site that cannot be read is tried again, and the others answer meanwhile. Fails where there is only one, and waiting would
 * not help.
 */
export async function openSites(sources: SiteSources, parts: SitesParts): Promise<OpenSites> {
  const served = new Map<string, ServedSite>();
  const replaced = new Set<Edition>();
  const retire = (edition: Edition | null) => retireInto(replaced, edition);

  async function serve(site: Pick<Serving, "domain" | "source" | "current" | "isOnly">): Promise<void> {
    served.set(site.domain, await serveSite({ ...site, reader: readerOf(site, parts), log: parts.log, retire }));
  }

  async function close(): Promise<void> {
    const sites = [...served.values()];
    const editions = sites.map((site) => site.edition());
    await Promise.all(sites.map((site) => site.stop()));
    for (const edition of [...editions, ...replaced]) await edition?.close();
  }

  const isOnly = sources.size === 1;
  const first = [...sources].map(([domain, source]) => serve({ domain, source, current: null, isOnly }));
  await Promise.all(first).catch((error) => close().then(() => Promise.reject(error)));
  return {
    get: (domain) => served.get(domain)?.edition()?.site,
    isExpected: (domain) => served.has(domain),
    domains: () => [...served.keys()],
    async change(wanted) {
      for (const [domain, site] of served) {
        if (wanted.has(domain)) continue;
        served.delete(domain);
        await site.stop();
        retire(site.edition());
      }
      for (const [domain, source] of wanted) {
        const known = served.get(domain);
        if (known?.source.from === source.from && known.source.url === source.url) continue;
        await known?.stop();
        await serve({ domain, source, current: known?.edition() ?? null, isOnly: false });
      }
    },
    close,
  };
}

/** It is closed later, or with all others. */
function retireInto(replaced: Set<Edition>, edition: Edition | null): void {
  if (edition === null) return;
  replaced.add(edition);
  const close = () => {
    replaced.delete(edition);
    void edition.close();
  };
  setTimeout(close, KEEP_REPLACED).unref();
}

function readerOf({ domain, source }: Pick<Serving, "domain" | "source">, { web, embedding }: SitesParts): SiteReader {
  const plain = isWebAddress(source.from) ? webSite(domain, source, web) : folderSite(domain, source);
  return embedding ? embeddedSite(plain, domain, embedding) : plain;
}

interface Serving {
  readonly domain: string;
  readonly source: SiteSource;
  readonly reader: SiteReader;
  /** What answers until something was read; null: nothing. */
  readonly current: Edition | null;
  /** Whether there is nothing to serve without this site. */
  readonly isOnly: boolean;
  readonly log: Log;
  readonly retire: (edition: Edition | null) => void;
}

/** Reads the first edition, and from then on each new one. */
async function serveSite({ domain, source, reader, current, isOnly, log, retire }: Serving): Promise<ServedSite> {
  let edition = current;
  const failures = new Failures(log, domain);
  const failed = (error: unknown) => failures.add(error, edition !== null);

  async function take(fresh: Edition | null): Promise<void> {
    failures.end();
    if (fresh === null) return;
    const old = edition;
    const prepared = fresh.site.bundle.prepare().catch(failed);
    // The old edition answers until the new one does so at once. Without an old one, the first questions wait for it.
    if (old !== null) await prepared;
    edition = fresh;
    retire(old);
    logFresh(log, fresh, old);
  }

  await reader.next().then(take, (error: unknown) => {
    if (isOnly) throwWhereLasting(domain, error);
    failed(error);
  });
  const stop = watchRepeatedly(
    () => failures.wait(reader.every),
    async () => reader.next().then(take, failed),
  );
  return { source, edition: () => edition, stop };
}

/** How often a site could not be read since it last could. */
class Failures {
  private count = 0;
  private since = 0;
  private isLasting = false;
  private told: LogEntry["level"] | null = null;

  constructor(
    private readonly log: Log,
    private readonly domain: string,
  ) {}

  add(error: unknown, hasEdition: boolean): void {
    if (this.count === 0) this.since = Date.now();
    this.count++;
    this.isLasting = error instanceof FileNotRead && error.isLasting;
    const level = hasEdition && Date.now() - this.since < DEPLOYING ? "warn" : "error";
    // Once and not every minute, as long as it lasts.
    if (this.told === level) return;
    this.told = level;
    const hint = hasEdition ? LAST_EDITION_ANSWERS : TRIED_AGAIN;
    this.log({ level, event: "site-not-read", domain: this.domain, failure: describeFailure(error), hint });
  }

  end(): void {
    if (this.count > 0) this.log({ level: "info", event: "site-reachable", domain: this.domain });
    this.count = 0;
    this.told = null;
  }

  /** How soon to read again. What is damaged for long is not fetched again and again. */
  wait(usual: number): number {
    return this.count > 0 && !this.isLasting ? Math.min(TRY_AGAIN * 2 ** (this.count - 1), usual) : usual;
  }
}

function throwWhereLasting(domain: string, error: unknown): void {
  if (!(error instanceof FileNotRead)) throw error;
  if (error.isLasting) throw new UsageError(`Cannot read the site of "${domain}": ${error.message}`);
}

function logFresh(log: Log, { site: { domain, bundle, prefix } }: Edition, old: Edition | null): void {
  log({ level: "info", event: old ? "site-reloaded" : "site-opened", domain, sections: bundle.sections });
  if (old !== null || isWebAddress(prefix)) return;
  const hint = "Build with --site-url, or start with --site-url, so that links work in clients on other origins.";
  log({ level: "warn", event: "site-url-unknown", domain, hint });
}

/** Looks again only when the last look has ended. Gives what ends it. */
function watchRepeatedly(wait: () => number, look: () => Promise<void>): () => Promise<void> {
  let running = Promise.resolve();
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;

  function start(): void {
    timer = setTimeout(tick, wait());
    timer.unref();
  }

  function tick(): void {
    running = look().finally(() => {
      if (!isStopped) start();
    });
  }

  start();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await running;
  };
}

/** A site whose editions are also searched by meaning. */
export function embeddedSite(reader: SiteReader, domain: string, embedding: Embedding): SiteReader {
  const { fileOf, ...shared } = embedding;
  const file = fileOf(domain);
  const hint = "They are kept in memory: the next start sends every section again. Name another --embeddings-folder.";
  const unwritten = (error: unknown) =>
    shared.log({ level: "warn", event: "embeddings-not-saved", domain, file, failure: describeFailure(error), hint });
  const kept = keptVectors({ file, model: shared.embedder.name, unwritten });
  return {
    every: reader.every,
    async next() {
      const edition = await reader.next();
      if (edition === null) return null;
      const { bundle, stop } = embeddedBundle(edition.site.bundle, { ...shared, domain, kept });
      const close = async () => {
        stop();
        await edition.close();
      };
      return { site: { ...edition.site, bundle }, close };
    },
  };
}
