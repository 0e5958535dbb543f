// Step of bench/search.js: asks the static files as a browser does, and counts the bytes that it would fetch.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { loadSource } from "../../scripts/load-source.js";
import { percentile, readQueries } from "./queries.js";

const { folder, queries } = JSON.parse(process.argv[2]);
const { openSiteSearch } = await loadSource("search/reading/site-search.ts");
const filter = { tag: "en", version: null, product: null, kind: null };
let fetched = 0;

async function fetchFile(name) {
  const bytes = await readFile(join(folder, "search", name));
  fetched += bytes.length;
  return new Response(bytes);
}

const asked = readQueries(queries);
const cold = [];
for (const query of asked) {
  fetched = 0;
  const site = await openSiteSearch(fetchFile);
  await site.search(query, filter);
  cold.push(fetched);
}
const session = await openSiteSearch(fetchFile);
const further = [];
const times = [];
for (const query of asked) {
  fetched = 0;
  const begin = performance.now();
  await session.search(query, filter);
  times.push(performance.now() - begin);
  further.push(fetched);
}

const kilobytes = (value) => `${(value / 1e3).toFixed(1)} kB`;
const mean = further.slice(1).reduce((sum, each) => sum + each, 0) / (further.length - 1);
console.log(
  JSON.stringify({
    "browser: first result, p50 / most": `${kilobytes(percentile(cold, 50))} / ${kilobytes(Math.max(...cold))}`,
    "browser: each further query, mean": kilobytes(mean),
    "browser: query without network, p50 / p99": [50, 99]
      .map((percent) => `${percentile(times, percent).toFixed(1)} ms`)
      .join(" / "),
  }),
);
