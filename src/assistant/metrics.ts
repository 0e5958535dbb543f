// Counts what operators watch, in the text format that Prometheus reads.

type Labels = Readonly<Record<string, string>>;

/** What is counted: the name of the metric, and what it is. Labels are those of the event, and the domain. */
const COUNTERS = {
  requests: ["docsgen_assistant_requests_total", "Requests answered, by endpoint and status."],
  replies: ["docsgen_assistant_replies_total", "Replies finished, by outcome."],
  limits: ["docsgen_assistant_limited_total", "Requests refused, by limit reached."],
  fallbacks: ["docsgen_assistant_fallbacks_total", "Replies given without a model because none answered."],
  failures: ["docsgen_assistant_model_failures_total", "Models that did not answer, by model and reason."],
  tokens: ["docsgen_assistant_tokens_total", "Model tokens, by direction."],
  embedding: ["docsgen_assistant_embedding_tokens_total", "Tokens of texts sent for their vectors."],
} as const;

/** What takes time. */
const HISTOGRAMS = {
  firstWords: ["docsgen_assistant_first_words_seconds", "Time to the first words of a reply."],
  reply: ["docsgen_assistant_reply_seconds", "Time to the end of a reply."],
} as const;

export interface Metrics {
  count(what: keyof typeof COUNTERS, labels: Labels, amount?: number): void;
  observe(what: keyof typeof HISTOGRAMS, domain: string, seconds: number): void;
  /** A reply began (`1`) or ended (`-1`). */
  openReplies(change: 1 | -1): void;
  /** How many replies are being sent. */
  countOpenReplies(): number;
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
  const counters = mapped(COUNTERS, counter);
  const histograms = mapped(HISTOGRAMS, histogram);
  let open = 0;
  return {
    count(what, labels, amount = 1) {
      if (amount > 0) counters[what].add(labels, amount);
    },
    observe: (what, domain, seconds) => histograms[what].observe({ domain }, seconds),
    openReplies: (change) => {
      open += change;
    },
    countOpenReplies: () => open,
    text() {
      const { rss, heapUsed, external } = memory();
      return [...Object.values(counters), ...Object.values(histograms)]
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

type Named<Name extends string> = Readonly<Record<Name, readonly [name: string, help: string]>>;

function mapped<Name extends string, Metric>(named: Named<Name>, make: (name: string, help: string) => Metric) {
  const entries = Object.entries<Named<Name>[Name]>(named).map(([key, [name, help]]) => [key, make(name, help)]);
  return Object.fromEntries(entries) as Record<Name, Metric>;
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
