// Step of bench/search.js: opens the assistant bundle as a server does, and asks it.
import { loadSource } from "../../scripts/load-source.js";
import { percentile, readQueries } from "./queries.js";

const { folder, queries } = JSON.parse(process.argv[2]);
const { openBundle } = await loadSource("search/reading/open-bundle.ts");
globalThis.gc();
const before = process.memoryUsage.rss();
const start = performance.now();
const bundle = await openBundle(folder);
const opened = performance.now() - start;

const asked = readQueries(queries);
const first = await time(asked);
const again = [];
for (let round = 0; round < 5; round++) again.push(...(await time(asked)));
globalThis.gc();
const after = process.memoryUsage.rss();
await bundle.close();

const milliseconds = (value) => `${value.toFixed(2)} ms`;
console.log(
  JSON.stringify({
    "server: load": milliseconds(opened),
    "server: memory over an empty process": `${((after - before) / 1e6).toFixed(0)} MB`,
    "server: first asked, p50 / p95 / p99": percentiles(first, "wall"),
    "server: five more rounds, p50 / p95 / p99": percentiles(again, "wall"),
    "server: the same in CPU time": percentiles(again, "cpu"),
  }),
);

/** Of waiting and of computing: on a busy machine they differ. */
function percentiles(times, kind) {
  return [50, 95, 99]
    .map((percent) =>
      milliseconds(
        percentile(
          times.map((each) => each[kind]),
          percent,
        ),
      ),
    )
    .join(" / ");
}

async function time(queriesOfRound) {
  const times = [];
  for (const query of queriesOfRound) {
    const begin = performance.now();
    const cpu = process.cpuUsage();
    await bundle.search(query, { limit: 5 });
    const { user, system } = process.cpuUsage(cpu);
    times.push({ wall: performance.now() - begin, cpu: (user + system) / 1000 });
  }
  return times;
}
