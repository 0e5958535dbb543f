// Loads an assistant server on this machine: many streams at once, then many requests in a row, and how much memory it takes.
//
//   node bench/assistant.js DIST [--streams 1000] [--seconds 60] [--requests 100000]
//
// Either part is left out with 0. Every tenth stream is read slowly. What the requests in a row hold is measured in tenths, and
// their processor time compared with a server that only sends the same bytes.
import { fork } from "node:child_process";
import { readFileSync } from "node:fs";
import http from "node:http";
import { parseArgs } from "node:util";
import { startAssistant } from "./assistant-server.js";

const PATH = "/discovery/v2/assistant/bench/message";
/** How long a slow reader waits after each piece, in milliseconds. */
const SLOWNESS = 500;
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
let slowReads = 0;
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
        const reply = await ask(number, { isSlow: number % 10 === 9 });
        if (number % 10 === 9) slowReads++;
        else replies.push(reply);
      } catch (error) {
        if (errors++ === 0) console.log(`first error: ${error.message}`);
      }
    }
  };
  await Promise.all(Array.from({ length: streams }, (_, number) => reader(number)));
  clearInterval(watch);
  console.log(
    `${streams} streams for ${seconds} s: ${replies.length} replies and ${slowReads} slow ones, ${errors} errors, ${(replies.length / seconds).toFixed(0)} a second`,
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
  const tenths = Array.from({ length: 10 }, () => []);
  const reader = async (number) => {
    while (begun++ < requests) {
      await ask(number).catch(() => errors++);
      if (++ended % Math.ceil(requests / 200) === 0)
        tenths[Math.min(9, Math.floor((ended * 10) / requests))].push(rss());
      if (ended % 5000 === 0) console.log(`${ended} requests: ${await memory()}`);
    }
  };
  await Promise.all(Array.from({ length: 16 }, (_, number) => reader(number)));
  const seconds = (performance.now() - begin) / 1000;
  const each = ((cpuSeconds() - cpuBefore) * 1000) / ended;
  console.log(
    `${ended} requests in a row: ${errors} errors, ${(ended / seconds).toFixed(0)} a second, ${each.toFixed(2)} ms CPU each`,
  );
  console.log(await memory());
  const mean = (numbers) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
  const [second, last] = [mean(tenths[1]), mean(tenths[9])];
  console.log(
    `RSS in the second tenth ${second.toFixed(0)} MB, in the last ${last.toFixed(0)} MB: ×${(last / second).toFixed(3)}`,
  );
  const bare = await bareCost(Math.ceil(requests / 10));
  console.log(
    `a server that only sends the same bytes: ${bare.toFixed(2)} ms CPU each, so ×${(each / bare).toFixed(1)}`,
  );
}

/** Milliseconds of processor time for each request to `bare-server.js`, which knows one reply by heart. */
async function bareCost(requests) {
  const reply = await (
    await fetch(`${server.url}${PATH}`, { method: "POST", headers: server.headers, body: bodyOf(0) })
  ).text();
  const child = fork(new URL("bare-server.js", import.meta.url), [], { env: { ...process.env, REPLY: reply } });
  const port = await new Promise((resolve) => child.once("message", resolve));
  const before = cpuSeconds(child.pid);
  let begun = 0;
  const reader = async () => {
    while (begun++ < requests) await ask(0, { url: `http://127.0.0.1:${port}` });
  };
  await Promise.all(Array.from({ length: 16 }, reader));
  const cost = ((cpuSeconds(child.pid) - before) * 1000) / requests;
  child.kill();
  return cost;
}

function bodyOf(number) {
  const messages = [{ role: "user", content: questions[number % questions.length] }];
  return JSON.stringify({ fp: `reader-${number}`, messages });
}

/** Asks one question and answers how long it took until the first byte, the first words and the end. */
function ask(number, { isSlow = false, url = server.url } = {}) {
  const body = bodyOf(number);
  const begin = performance.now();
  return new Promise((resolve, reject) => {
    const request = http.request(`${url}${PATH}`, {
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
        if (!isSlow) return;
        response.pause();
        setTimeout(() => response.resume(), SLOWNESS);
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

/** What a server has worked so far. */
function cpuSeconds(pid = server.pid) {
  const [user = 0, system = 0] = readFileSync(`/proc/${pid}/stat`, "utf8")
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
