// `node bench/density.js DIST…`: how far below its title a page of an operation has its first parameter and its body, on built
// sites, in px at 1440 and 390.
//   --pages 40      operations of each site, evenly spread
//   --width 1440    one width alone
//   --port 4995
import { parseArgs } from "node:util";
import { chromium } from "playwright-core";
import { loadSource } from "../scripts/load-source.js";
import { pageAddresses, pageReader } from "./reach/built-site.js";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { pages: { type: "string", default: "40" }, width: { type: "string" }, port: { type: "string" } },
});
if (positionals.length === 0) throw new Error("Name the folders of built sites.");
const { siteHandler } = await loadSource("serve/handler.ts");
const { listen } = await loadSource("serve/listen.ts");
const { readBuiltSite } = await loadSource("serve/read-built-site.ts");
const widths = values.width ? [Number(values.width)] : [1440, 390];
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox"],
});
const distances = widths.map(() => []);
console.log("| site | width | operations | first parameter: median, 90 % | body: median, 90 % | first field of it |");
console.log("|---|---|---|---|---|---|");
for (const dist of positionals) await measureSite(dist);
for (const [index, width] of widths.entries()) report("all", width, distances[index]);
await browser.close();

async function measureSite(dist) {
  const handler = siteHandler(readBuiltSite(dist), (error) => new Response(String(error), { status: 500 }));
  const { url, close } = await listen(handler, { port: Number(values.port ?? 4995), host: "127.0.0.1", mayMove: true });
  const chosen = spread(operationsOf(dist), Number(values.pages));
  for (const [index, width] of widths.entries()) {
    const page = await browser.newPage({ viewport: { width, height: 900 } });
    const found = [];
    for (const address of chosen) {
      await page.goto(url + address);
      found.push(await page.evaluate(distancesOfPage));
    }
    await page.close();
    distances[index].push(...found);
    report(dist.split("/").pop(), width, found);
  }
  await close();
}

/** Pages that have the line of an endpoint. */
function operationsOf(dist) {
  const read = pageReader(dist);
  return pageAddresses(dist).filter((address) =>
    /class="api-endpoint" data-method="(?!overview|webhook)/.test(read(address) ?? ""),
  );
}

function spread(all, count) {
  if (all.length <= count) return all;
  return Array.from({ length: count }, (_, index) => all[Math.floor((index * all.length) / count)]);
}

/** Runs in the page. */
function distancesOfPage() {
  const title = document.querySelector("h1").getBoundingClientRect().bottom;
  const below = (selector) => {
    const box = document.querySelector(selector)?.getBoundingClientRect();
    return box === undefined ? null : Math.round(box.top - title);
  };
  return {
    parameter: below("section[aria-labelledby^=parameters-] .api-field"),
    body: below("section[aria-labelledby=request-body]"),
    field: below("section[aria-labelledby=request-body] :is(.api-field, .schema-block)"),
  };
}

function report(name, width, found) {
  const cell = (kind) => {
    const all = found.flatMap((each) => each[kind] ?? []).sort((a, b) => a - b);
    const at = (share) => all[Math.floor(all.length * share)];
    return all.length === 0 ? "" : `${at(0.5)}, ${at(0.9)} (${all.length})`;
  };
  console.log(`| ${[name, width, found.length, cell("parameter"), cell("body"), cell("field")].join(" | ")} |`);
}
