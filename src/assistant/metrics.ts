// Counts what operators watch, in the text format that Prometheus reads.
import type { ModelFailure, ReplyState } from "./streams/reply-event.js";

type Labels = Readonly<Record<string, string>>;

export interface Metrics {
  /** A request was answered with this status. */
  request(of: { readonly endpoint: string; readonly domain: string }, status: number): void;
  /** A reply began (`1`) or ended (`-1`). */
  openReplies(change: 1 | -1): void;
  /** How many replies are being sent. */
  countOpenReplies(): number;
  reply(of: { readonly outcome: ReplyState; readonly domain: string }, seconds: number): void;
  firstWords(domain: string, seconds: number): void;
  limitReached(of: { readonly policy: string; readonly domain: string }): void;
  /** No model answered, and the documentation was quoted instead. */
  fallback(domain: string): void;
  modelFailure(of: ModelFailure & { readonly domain: string }): void;
  tokens(of: { readonly direction: "input" | "output"; readonly domain: string }, count: number): void;
  /** Texts were sent to the model for vectors. */
  embeddingTokens(domain: string, count: number): void;
  text(): string;
}

/** The counters as Prometheus reads them. */
export function metricsResponse(metrics: Metrics): Response {
  return new Response(metrics.text(), { headers: { "content-type": "text/plain; version=0.0.4" } });
}

const SECONDS_BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

/** The memory of the process, in bytes. */
interface MemoryUse {
  readonly rss: number;
  readonly heapUsed: number;
  readonly external: number;
}

/** @param memory asked whenever the metrics are read */
export function createMetrics(memory: () => MemoryUse): Metrics {
  const requests = counter("docsgen_assistant_requests_total", "Requests answered, by endpoint and status.");
  const replies = counter("docsgen_assistant_replies_total", "Replies finished, by outcome.");
  const limits = counter("docsgen_assistant_limited_total", "Requests refused, by limit reached.");
  const fallbacks = counter(
    "docsgen_assistant_fallbacks_total",
    "Replies given without a model because none answered.",
  );
  const failures = counter(
    "docsgen_assistant_model_failures_total",
    "Models that did not answer, by model and reason.",
  );
  const tokens = counter("docsgen_assistant_tokens_total", "Model tokens, by direction.");
  const embedding = counter("docsgen_assistant_embedding_tokens_total", "Tokens of texts sent for their vectors.");
  const firstWords = histogram("docsgen_assistant_first_words_seconds", "Time to the first words of a reply.");
  const duration = histogram("docsgen_assistant_reply_seconds", "Time to the end of a reply.");
  let open = 0;
  return {
    request: ({ endpoint, domain }, status) => requests.add({ endpoint, status: String(status), domain }, 1),
    openReplies: (change) => {
      open += change;
    },
    countOpenReplies: () => open,
    reply: ({ outcome, domain }, seconds) => {
      replies.add({ outcome, domain }, 1);
      duration.observe({ domain }, seconds);
    },
    firstWords: (domain, seconds) => firstWords.observe({ domain }, seconds),
    limitReached: ({ policy, domain }) => limits.add({ policy, domain }, 1),
    fallback: (domain) => fallbacks.add({ domain }, 1),
    modelFailure: ({ model, reason, domain }) => failures.add({ model, reason, domain }, 1),
    tokens: ({ direction, domain }, count) => {
      if (count > 0) tokens.add({ direction, domain }, count);
    },
    embeddingTokens: (domain, count) => {
      if (count > 0) embedding.add({ domain }, count);
    },
    text() {
      const { rss, heapUsed, external } = memory();
      return [requests, replies, limits, fallbacks, failures, tokens, embedding, firstWords, duration]
        .map((metric) => metric.text())
        .concat(
          gauge("docsgen_assistant_open_replies", "Replies being sent.", open),
          gauge("process_resident_memory_bytes", "Memory used by the process.", rss),
          gauge("nodejs_heap_size_used_bytes", "JavaScript heap in use.", heapUsed),
          gauge("nodejs_external_memory_bytes", "Memory used by JavaScript outside its heap.", external),
        )
        .join("");
    },
  };
}

function counter(name: string, help = "") {
  const values = new Map<string, number>();
  const samples = () => [...values].map(([labels, value]) => `${name}${labels} ${value}\n`).join("");
  return {
    add(labels: Labels, amount: number) {
      const key = labelText(labels);
      values.set(key, (values.get(key) ?? 0) + amount);
    },
    samples,
    text: () => header(name, "counter", help) + samples(),
  };
}

function gauge(name: string, help: string, value: number): string {
  return `${header(name, "gauge", help)}${name} ${value}\n`;
}

function histogram(name: string, help: string) {
  const buckets = counter(`${name}_bucket`);
  const sums = counter(`${name}_sum`);
  const counts = counter(`${name}_count`);
  return {
    observe(labels: Labels, seconds: number) {
      for (const bound of SECONDS_BOUNDS) buckets.add({ ...labels, le: String(bound) }, seconds <= bound ? 1 : 0);
      buckets.add({ ...labels, le: "+Inf" }, 1);
      sums.add(labels, seconds);
      counts.add(labels, 1);
    },
    text: () => header(name, "histogram", help) + buckets.samples() + sums.samples() + counts.samples(),
  };
}

function header(name: string, type: string, help: string): string {
  return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n`;
}

function labelText(labels: Labels): string {
  const entries = Object.entries(labels);
  return `{${entries.map(([name, value]) => `${name}="${value.replace(/["\\\n]/g, "\\$&")}"`).join(",")}}`;
}
