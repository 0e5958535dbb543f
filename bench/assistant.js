// Loads an assistant server on this machine: many streams at once, then many requests in a row, and how much memory it takes.
//
//   node bench/assistant.js DIST [--streams 1000] [--seconds 60] [--requests 100000]
//
// Either part is left out with 0. While requests run in a row, each five thousandth prints what the server holds.
import { readFileSync } from "node:fs";
import http from "node:http";
import { parseArgs } from "node:util";
import { startAssistant } from "./assistant-server.js";

const questions = [
  "How do I install it?",
  "What is this?",
  "How do I configure authentication?",
  "Show an example",
  "Is there a limit?",
];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    streams: { type: "string", default: "1000" },
    seconds: { type: "string", default: "60" },
    requests: { type: "string", default: "100000" },
  },
});
const [dist] = positionals;
if (!dist) throw new Error("Name the folder of a built site.");

const server = await startAssistant(dist);
const agent = new http.Agent({ keepAlive: true, maxSockets: Infinity });
try {
  await ask(0);
  console.log(`at rest: ${await memory()}`);
  if (Number(values.streams) > 0) await manyAtOnce(Number(values.streams), Number(values.seconds));
  if (Number(values.requests) > 0) await manyInARow(Number(values.requests));
} finally {
  server.stop();
  agent.destroy();
}

/** Keeps `streams` requests open for the whole time: each reader asks again as soon as its reply has ended. */
async function manyAtOnce(streams, seconds) {
  const replies = [];
  let errors = 0;
  let highest = 0;
  const cpuBefore = cpuSeconds();
  const end = performance.now() + seconds * 1000;
  const watch = setInterval(() => {
    highest = Math.max(highest, rss());
  }, 500);
  const reader = async (number) => {
    while (performance.now() < end) {
      try {
        replies.push(await ask(number));
      } catch (error) {
        if (errors++ === 0) console.log(`first error: ${error.message}`);
      }
    }
  };
  await Promise.all(Array.from({ length: streams }, (_, number) => reader(number)));
  clearInterval(watch);
  console.log(
    `${streams} streams for ${seconds} s: ${replies.length} replies, ${errors} errors, ${(replies.length / seconds).toFixed(0)} a second`,
  );
  const each = ((cpuSeconds() - cpuBefore) * 1000) / replies.length;
  for (const moment of ["first byte", "first words", "end"]) {
    const times = replies.map((reply) => reply[moment]).sort((a, b) => a - b);
    const at = (share) => times[Math.floor(times.length * share)]?.toFixed(0);
    console.log(`${moment}: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`);
  }
  console.log(`RSS at most ${highest} MB; ${each.toFixed(2)} ms CPU a reply`);
}

async function manyInARow(requests) {
  const begin = performance.now();
  const cpuBefore = cpuSeconds();
  let begun = 0;
  let ended = 0;
  let errors = 0;
  const reader = async (number) => {
    while (begun++ < requests) {
      await ask(number).catch(() => errors++);
      if (++ended % 5000 === 0) console.log(`${ended} requests: ${await memory()}`);
    }
  };
  await Promise.all(Array.from({ length: 16 }, (_, number) => reader(number)));
  const seconds = (performance.now() - begin) / 1000;
  const each = ((cpuSeconds() - cpuBefore) * 1000) / ended;
  console.log(
    `${ended} requests in a row: ${errors} errors, ${(ended / seconds).toFixed(0)} a second, ${each.toFixed(2)} ms CPU each`,
  );
  console.log(await memory());
}

/** Asks one question and answers how long it took until the first byte, the first words and the end. */
function ask(number) {
  const body = JSON.stringify({
    fp: `reader-${number}`,
    messages: [{ role: "user", content: questions[number % questions.length] }],
  });
  const begin = performance.now();
  return new Promise((resolve, reject) => {
    const request = http.request(`${server.url}/discovery/v2/assistant/bench/message`, {
      method: "POST",
      agent,
      headers: { ...server.headers, "content-length": Buffer.byteLength(body) },
    });
    request.on("error", reject);
    request.on("response", (response) => {
      const times = {};
      let tail = "";
      response.on("data", (chunk) => {
        times["first byte"] ??= performance.now() - begin;
        if (chunk.includes("text-delta")) times["first words"] ??= performance.now() - begin;
        tail = (tail + chunk).slice(-20);
      });
      response.on("error", reject);
      response.on("end", () =>
        response.statusCode === 200 && tail.includes("[DONE]")
          ? resolve({ ...times, end: performance.now() - begin })
          : reject(new Error(`${response.statusCode} ${tail}`)),
      );
    });
    request.end(body);
  });
}

function rss() {
  const status = readFileSync(`/proc/${server.pid}/status`, "utf8");
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
}

/** What the server has worked so far. */
function cpuSeconds() {
  const [user = 0, system = 0] = readFileSync(`/proc/${server.pid}/stat`, "utf8")
    .replace(/^.*\) /, "")
    .split(" ")
    .slice(11, 13)
    .map(Number);
  return (user + system) / 100;
}

/** What the server says that it holds. */
async function memory() {
  const text = await (await fetch(`${server.url}/metrics`)).text();
  const megabytes = (name) => Math.round(Number(new RegExp(`^${name} (\\d+)`, "m").exec(text)?.[1]) / 2 ** 20);
  const names = {
    rss: "process_resident_memory_bytes",
    heap: "nodejs_heap_size_used_bytes",
    external: "nodejs_external_memory_bytes",
  };
  return `RSS ${megabytes(names.rss)} MB, heap used ${megabytes(names.heap)} MB, external ${megabytes(names.external)} MB`;
}
