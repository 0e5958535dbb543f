import { writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { embeddedBundle, embedSections } from "../../../src/assistant/embeddings/embedded-bundle.js";
import { keptVectors } from "../../../src/assistant/embeddings/kept-vectors.js";
import { openEmbedder } from "../../../src/assistant/embeddings/open-embedder.js";
import type { LogEntry } from "../../../src/assistant/log.js";
import { createMetrics } from "../../../src/assistant/metrics.js";
import { embeddedSite } from "../../../src/assistant/sites/open-sites.js";
import type { Bundle } from "../../../src/search/bundle.js";
import { openBundle } from "../../../src/search/reading/open-bundle.js";
import { closeAfterTests } from "../../close-after-tests.js";
import { listenOnFreePort } from "../../listen-on-free-port.js";
import { type SamplePage, writtenBundle } from "../../search/sample-pages.js";
import { temporaryFolder } from "../../temporary-folder.js";

/** Words of one meaning, for the model that the server plays. */
const MEANINGS = ["delete remove erase undo reverse", "create add apply new", "pay invoice money", "secret staff"];

/** One number for each meaning, and one that all texts have. */
function vectorOf(text: string): number[] {
  const words = text.toLowerCase().split(/\W+/);
  return [0.2, ...MEANINGS.map((meaning) => words.filter((word) => meaning.split(" ").includes(word)).length)];
}

interface Answering {
  /** Answers this before anything else; 200: as the model would. */
  readonly statuses: number[];
  readonly requests: string[][];
  /** What the service reports of a request; null: nothing. */
  usage: number | null;
}

const asked: Answering = { statuses: [], requests: [], usage: 1 };
const work = temporaryFolder();

const server = createServer(async (request, response) => {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece);
  const { input, model } = JSON.parse(Buffer.concat(pieces).toString());
  expect([request.url, model]).toEqual(["/v1/embeddings", "toy"]);
  asked.requests.push(input);
  const status = asked.statuses.shift() ?? 200;
  response.writeHead(status, { "content-type": "application/json", "retry-after-ms": "1" });
  const data = input.map((text: string, index: number) => ({ index, embedding: vectorOf(text) }));
  const usage = asked.usage === null ? {} : { usage: { prompt_tokens: asked.usage } };
  response.end(JSON.stringify(status === 200 ? { data, ...usage } : { error: { message: "busy" } }));
});
const env = { DOCSGEN_EMBEDDINGS_URL: `http://127.0.0.1:${await listenOnFreePort(server)}/v1` };
closeAfterTests(server);

beforeEach(() => {
  asked.statuses.length = 0;
  asked.requests.length = 0;
  asked.usage = 1;
});

const pages: SamplePage[] = [
  { path: "removal", title: "Removal", sections: { "": "How to remove a stack." } },
  { path: "billing", title: "Billing", sections: { "": "Pay an invoice with money." } },
  { path: "staff", groups: ["staff"], sections: { "": "A secret way to erase and delete and remove." } },
  { path: "start", title: "Start", sections: { "": "Create and apply a new plan.", More: "Words about the plan." } },
];

const changed = pages.with(1, { path: "billing", title: "Billing", sections: { "": "Pay by card." } });
const manyPages = (length: number) =>
  Array.from({ length }, (_, number): SamplePage => ({ path: `p${number}`, sections: { "": `Text ${number}` } }));

let count = 0;
async function bundleOf(samples: readonly SamplePage[]): Promise<Bundle> {
  const bundle = await openBundle(await writtenBundle(samples));
  onTestFinished(bundle.close);
  return bundle;
}

const toy = () => openEmbedder("openai-compatible:toy", env);

/** Vectors in a file that can be written. */
const keptIn = (file: string, model = "openai-compatible:toy") =>
  keptVectors({ file, model, unwritten: (error) => expect.unreachable(String(error)) });

/** A bundle with vectors, and what was logged. */
async function embedded(samples: readonly SamplePage[], file = join(work, `${count++}.bin`)) {
  const logs: LogEntry[] = [];
  const metrics = createMetrics(process.memoryUsage);
  const log = (entry: LogEntry) => logs.push(entry);
  const parts = {
    domain: "acme",
    embedder: await toy(),
    log,
    spend: (domain: string, tokens: number) => metrics.count("embedding", { domain }, tokens),
    kept: keptIn(file),
  };
  const { bundle, stop } = embeddedBundle(await bundleOf(samples), parts);
  await vi.waitFor(() => expect(logs).not.toEqual([]), { timeout: 20_000 });
  const counted = () => /^docsgen_assistant_embedding_tokens_total\{domain="acme"\} (\d+)$/m.exec(metrics.text())?.[1];
  return { bundle, stop, logs, counted };
}

describe("embeddings", () => {
  it("find a section that shares no word with the question, and keep what belongs to others", async () => {
    const { bundle, logs } = await embedded(pages);
    const ready = { event: "embeddings-ready", domain: "acme", sections: 5, sent: 5, tokens: 1 };
    expect(logs).toEqual([{ level: "info", ...ready }]);
    const hits = await bundle.search("undo");
    expect(hits[0]?.page.path).toBe("removal");
    expect(hits.map(({ page }) => page.path)).not.toContain("staff");
    expect((await bundle.search("undo", { groups: ["staff"] })).map(({ page }) => page.path)).toContain("staff");
  });

  it("ask once for each question", async () => {
    const { bundle } = await embedded(pages);
    const before = asked.requests.length;
    await Promise.all([bundle.search("undo"), bundle.search("undo")]);
    await bundle.search("undo");
    expect(asked.requests.slice(before)).toEqual([["undo"]]);
  });

  it("are counted, of sections and questions, as the service reports or as they are estimated", async () => {
    asked.usage = 70;
    const { bundle, counted, logs } = await embedded(pages);
    expect(logs).toMatchObject([{ event: "embeddings-ready", tokens: 70 }]);
    expect(counted()).toBe("70");
    asked.usage = 5;
    await bundle.search("undo");
    expect(counted()).toBe("75");
    asked.usage = null;
    await bundle.search("pay invoices");
    expect(counted()).toBe("78");
  });

  it("are counted also where a later request fails", async () => {
    asked.statuses.push(200, 400);
    const { counted, logs, stop } = await embedded(manyPages(70));
    expect(logs).toMatchObject([{ event: "embeddings-failed" }]);
    expect(counted()).toBe("1");
    stop();
  });

  it("send only what changed since the last start", async () => {
    const file = join(work, "kept.bin");
    await embedSections(await bundleOf(pages), await toy(), keptIn(file));
    asked.requests.length = 0;
    const same = await embedSections(await bundleOf(pages), await toy(), keptIn(file));
    expect([same.sent, same.sections.length, asked.requests.length]).toEqual([0, 5, 0]);
    expect((await embedSections(await bundleOf(changed), await toy(), keptIn(file))).sent).toBe(1);
    expect(asked.requests).toEqual([["Billing\nPay by card."]]);
  });

  it("send everything again where the kept vectors are damaged or of another model", async () => {
    const file = join(work, "damaged.bin");
    await embedSections(await bundleOf(pages), await toy(), keptIn(file));
    const other = { ...(await toy()), name: "openai-compatible:other" };
    expect((await embedSections(await bundleOf(pages), other, keptIn(file, other.name))).sent).toBe(5);
    writeFileSync(file, "docsgen-embeddings 1 openai-compatible:toy|5|1\nnonsense");
    expect((await embedSections(await bundleOf(pages), await toy(), keptIn(file))).sent).toBe(5);
  });

  it("send many sections in batches, and wait where the service is busy", async () => {
    asked.statuses.push(429, 503);
    const { sections } = await embedSections(await bundleOf(manyPages(150)), await toy(), keptIn(join(work, "m.bin")));
    expect(sections).toHaveLength(150);
    expect(asked.requests.map(({ length }) => length)).toEqual([64, 64, 64, 64, 22]);
  });

  it("are done without where the service fails", async () => {
    asked.statuses.push(400);
    const { bundle, logs, stop } = await embedded(pages);
    expect(logs).toMatchObject([{ level: "warn", event: "embeddings-failed", model: "openai-compatible:toy" }]);
    expect((await bundle.search("invoice"))[0]?.page.path).toBe("billing");
    stop();
  });

  it("are done without for a question that the service does not take", async () => {
    const { bundle, logs } = await embedded(pages);
    asked.statuses.push(500);
    expect((await bundle.search("invoice"))[0]?.page.path).toBe("billing");
    expect(logs.at(-1)).toMatchObject({ event: "embeddings-failed" });
    expect(await bundle.search("undo")).not.toEqual([]);
  });

  it("stay in memory where they cannot be saved: that is said once, and nothing is sent twice", async () => {
    const inTheWay = join(work, "a-file");
    writeFileSync(inTheWay, "");
    const logs: LogEntry[] = [];
    const log = (entry: LogEntry) => logs.push(entry);
    const editions = [pages, pages, changed];
    const next = async () => {
      const bundle = await bundleOf(editions.shift() ?? []);
      return { site: { domain: "acme", title: null, prefix: "", bundle }, close: async () => {} };
    };
    const embedding = { embedder: await toy(), log, spend: () => {}, fileOf: () => join(inTheWay, "acme.bin") };
    const site = embeddedSite({ every: 1000, next }, "acme", embedding);
    const ready = () => logs.filter(({ event }) => event === "embeddings-ready");
    const first = await site.next();
    await vi.waitFor(() => expect(ready()).toMatchObject([{ sections: 5, sent: 5 }]), { timeout: 20_000 });
    expect((await first?.site.bundle.search("undo"))?.[0]?.page.path).toBe("removal");
    await site.next();
    await vi.waitFor(() => expect(ready()).toHaveLength(2));
    await site.next();
    await vi.waitFor(() => expect(ready().map(({ sent }) => sent)).toEqual([5, 0, 1]));
    const others = logs.filter(({ event }) => event !== "embeddings-ready");
    const hint = expect.stringContaining("--embeddings-folder");
    expect(others).toMatchObject([{ level: "warn", event: "embeddings-not-saved", domain: "acme", hint }]);
  });

  it.each([
    ["toy", 'Unknown embedding model: "toy".'],
    ["anthropic:toy", "Unknown embedding model"],
    ["openai-compatible:toy", "DOCSGEN_EMBEDDINGS_URL"],
    ["openai:toy", "OPENAI_API_KEY"],
    ["google:toy", "GOOGLE_GENERATIVE_AI_API_KEY"],
  ])("of %s say what is missing", (model, message) => expect(openEmbedder(model, {})).rejects.toThrow(message));
});
