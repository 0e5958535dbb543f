// Measures built sites as readers meet them: `node bench/reader.js [--pages 5] [--lighthouse] DIST…`. `DIST=/a/,/b/` names pages.
// Each page is loaded at 1440 and 390 pixels, in light and dark: layout shift, largest paint, requests, bytes, and what axe
// objects to. Faults of what authors wrote, sheets included, are listed apart. `--lighthouse` adds its scores for mobile and desktop; it is
// installed into a temporary folder. `--late` holds scripts back for a second, to see what moves when they come.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { chromium } from "playwright-core";
import { loadSource } from "../scripts/load-source.js";
import { compressed } from "./compressed.js";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    pages: { type: "string", default: "5" },
    lighthouse: { type: "boolean", default: false },
    late: { type: "boolean", default: false },
  },
});
if (positionals.length === 0) throw new Error("Name the folders of built sites.");

const PORT = 9333;
const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const { siteHandler } = await loadSource("serve/handler.ts");
const { listen } = await loadSource("serve/listen.ts");
const { readBuiltSite } = await loadSource("serve/read-built-site.ts");
let browser = null;
const faults = { ours: new Map(), authors: new Map() };
let clean = 0;
let loads = 0;

console.log(
  "| site | page | CLS 1440 | CLS 390 | LCP 1440 (ms) | requests | kB | kB of script | axe: ours | authors' |",
);
console.log("|---|---|---|---|---|---|---|---|---|---|");
const addresses = [];
for (const [folder = "", named] of positionals.map((each) => each.split("="))) {
  const failed = (error) => new Response(String(error), { status: 500 });
  const server = await listen(compressed(siteHandler(readBuiltSite(resolve(folder)), failed)), {
    port: 5030,
    host: "127.0.0.1",
    mayMove: true,
  });
  const paths = named?.split(",") ?? pagesOf(folder);
  for (const path of paths) {
    const figures = await withBrowser(() => measure(server.url + path));
    console.log(`| ${[basename(folder), path, ...figures].join(" | ")} |`);
  }
  await closeBrowser();
  addresses.push(...(named ? paths : paths.slice(0, 2)).map((path) => server.url + path));
  if (!values.lighthouse) await server.close();
}
console.log(`\n${clean} of ${loads} loads without a fault of ours.`);
for (const [whose, rules] of Object.entries(faults))
  for (const [rule, { count, example }] of rules) console.log(`${whose}: ${rule} × ${count}, such as ${example}`);
if (values.lighthouse) await runLighthouse(addresses);
process.exit(0);

/** Measures again in another browser where one dies: long pages and a busy machine take it down. */
async function withBrowser(measured, tries = 3) {
  browser ??= await openBrowser();
  try {
    return await measured();
  } catch (error) {
    await closeBrowser();
    if (tries === 1) throw error;
    return withBrowser(measured, tries - 1);
  }
}

function openBrowser() {
  const executablePath = process.env.CHROMIUM ?? "/usr/bin/chromium";
  // Containers keep little memory for `/dev/shm`, which a few long pages fill.
  const args = ["--no-sandbox", "--disable-dev-shm-usage", `--remote-debugging-port=${PORT}`];
  return chromium.launch({ executablePath, args });
}

async function closeBrowser() {
  const last = browser;
  browser = null;
  await last?.close().catch(() => {});
}

/** Evenly taken from all of a build's pages, the start page first. */
function pagesOf(folder) {
  const all = readdirSync(folder, { recursive: true })
    .map(String)
    .filter((file) => /(^|\/)index\.html$/.test(file) && !/^(search|_docsgen)\//.test(file))
    .filter((file) => !readFileSync(join(folder, file), "utf8").includes('http-equiv="refresh"')) // Only leads elsewhere.
    .map((file) => `/${file.replace(/index\.html$/, "")}`)
    .sort();
  const most = Math.min(Number(values.pages), all.length);
  return Array.from({ length: most }, (_, index) => all[Math.floor((index * all.length) / most)]);
}

/** One row, counted once all loads of the page came to their end. */
async function measure(address) {
  const [wide, small] = [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ];
  const light = await load(address, wide, "light");
  const others = [
    await load(address, small, "light"),
    await load(address, wide, "dark"),
    await load(address, small, "dark"),
  ];
  const all = [light, ...others];
  const found = all.map((each) => count(each.found));
  const sum = (whose) => found.reduce((total, each) => total + each[whose], 0);
  const kilo = (bytes) => (bytes / 1000).toFixed(1);
  return [
    ...[light.shift.toFixed(4), others[0].shift.toFixed(4), Math.round(light.paint), light.requests],
    ...[kilo(light.bytes), kilo(light.script), sum("ours"), sum("authors")],
  ];
}

async function load(address, viewport, colorScheme) {
  const context = await browser.newContext({ viewport, colorScheme });
  const tab = await context.newPage();
  const client = await context.newCDPSession(tab);
  await client.send("Network.enable");
  const sent = { requests: 0, bytes: 0, script: 0 };
  const kinds = new Map();
  const inPage = new Set();
  client.on("Network.responseReceived", ({ requestId, type }) => kinds.set(requestId, type));
  client.on("Network.requestWillBeSent", ({ requestId, request }) => {
    if (request.url.startsWith("data:")) inPage.add(requestId);
  });
  client.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (inPage.has(requestId)) return;
    sent.requests++;
    sent.bytes += encodedDataLength;
    if (kinds.get(requestId) === "Script") sent.script += encodedDataLength;
  });
  if (values.late)
    await tab.route("**/*.js", async (route) => {
      await new Promise((done) => setTimeout(done, 1000));
      await route.continue();
    });
  await tab.addInitScript(watch);
  await tab.goto(address, { waitUntil: "networkidle" });
  const { shift, paint } = await tab.evaluate(() => window.seen);
  const counted = { ...sent };
  const found = await axeFaults(tab);
  await context.close();
  return { shift, paint, found, ...counted };
}

/** Runs in the page from its start. */
function watch() {
  window.seen = { shift: 0, paint: 0 };
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) window.seen.shift += value;
  }).observe({ type: "layout-shift", buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) window.seen.paint = startTime;
  }).observe({ type: "largest-contentful-paint", buffered: true });
}

/**
 * An author's fault is in an article, and in no component: its element, or one around it, is as they wrote it. Or it is gone
 * without the sheets of the project. Or a script of the project put it beside the page.
 */
async function axeFaults(tab) {
  await tab.evaluate(axe);
  return tab.evaluate(async () => {
    const nodesNow = async () => {
      const { violations } = await window.axe.run(document, { resultTypes: ["violations"] });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, html }) => ({ id, html: html.slice(0, 120), target: String(target[0]) })),
      );
    };
    const nodes = await nodesNow();
    const isOurs = ({ href, ownerNode }) =>
      href === null ? ownerNode.textContent.includes("@layer tokens") : href.includes("/_docsgen/");
    const sheets = [...document.styleSheets].filter((sheet) => !isOurs(sheet));
    for (const sheet of sheets) sheet.disabled = true;
    const left = sheets.length > 0 && nodes.length > 0 ? await nodesNow() : nodes;
    const remains = new Set(left.map(({ id, target }) => `${id} ${target}`));
    return nodes.map(({ id, html, target }) => {
      const element = document.querySelector(target);
      const part = element?.closest("[data-component-part], [data-reference], .code-block, #content");
      // What is outside of the page was put there by a script of the project.
      const isOutside = element?.matches("body > *, body > :not(docs-page) *");
      return { id, html, isAuthors: isOutside || part?.id === "content" || !remains.has(`${id} ${target}`) };
    });
  });
}

/** Adds the faults of one load to those of all. */
function count(found) {
  for (const { id, html, isAuthors } of found) {
    const rules = isAuthors ? faults.authors : faults.ours;
    const known = rules.get(id) ?? { count: 0, example: html };
    rules.set(id, { ...known, count: known.count + 1 });
  }
  const authors = found.filter(({ isAuthors }) => isAuthors).length;
  const ours = found.length - authors;
  loads++;
  if (ours === 0) clean++;
  return { ours, authors };
}

async function runLighthouse(pages) {
  const folder = mkdtempSync(join(tmpdir(), "docsgen-lighthouse-"));
  try {
    execFileSync("npm", ["install", "--silent", "--no-audit", "--no-fund", "--prefix", folder, "lighthouse@12"]);
    const entry = createRequire(join(folder, "package.json")).resolve("lighthouse");
    const { default: lighthouse, desktopConfig } = await import(pathToFileURL(entry).href);
    console.log(
      "\n| page | performance, mobile | desktop | accessibility, mobile | desktop | LCP, mobile (ms) | CLS |\n|---|---|---|---|---|---|---|",
    );
    for (const address of pages) {
      const judge = async (config) => {
        const result = await withBrowser(async () => {
          const flags = { port: PORT, onlyCategories: ["performance", "accessibility"], logLevel: "silent" };
          const { lhr } = await lighthouse(address, flags, config);
          if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
          return lhr;
        });
        await closeBrowser();
        return result;
      };
      const [mobile, desktop] = [await judge(undefined), await judge(desktopConfig)];
      const score = ({ categories }, name) => Math.round((categories[name]?.score ?? 0) * 100);
      for (const { audits, categories } of [mobile, desktop])
        for (const { id, details } of Object.values(audits).filter((audit) => failed(categories, audit)))
          console.log(`${address} loses accessibility: ${id}, ${details?.items?.[0]?.node?.snippet ?? ""}`);
      const { "largest-contentful-paint": paint, "cumulative-layout-shift": shift } = mobile.audits;
      const scores = ["performance", "accessibility"].flatMap((name) => [score(mobile, name), score(desktop, name)]);
      const figures = [Math.round(paint?.numericValue ?? 0), (shift?.numericValue ?? 0).toFixed(3)];
      console.log(`| ${[address, ...scores, ...figures].join(" | ")} |`);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function failed({ accessibility }, { id, score }) {
  return score === 0 && accessibility.auditRefs.some((each) => each.id === id && each.weight > 0);
}
