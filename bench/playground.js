// `node bench/playground.js DIST`: how long opening a playground blocks a slow phone, on the pages of a built site with the
// largest forms. Chromium runs at a sixth of its speed; of several tries the quietest counts.
//   --pages 5    how many pages
//   --tries 5
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import fg from "fast-glob";
import { chromium } from "playwright-core";
import { loadSource } from "../scripts/load-source.js";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { pages: { type: "string", default: "5" }, tries: { type: "string", default: "5" } },
});
const [dist] = positionals;
if (!dist) throw new Error("Name the folder of a built site.");
const { siteHandler } = await loadSource("serve/handler.ts");
const { listen } = await loadSource("serve/listen.ts");
const { readBuiltSite } = await loadSource("serve/read-built-site.ts");

const handler = siteHandler(readBuiltSite(dist), (error) => new Response(String(error), { status: 500 }));
const { url, close } = await listen(handler, { port: 4990, host: "127.0.0.1", mayMove: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox"],
});
for (const { address, size } of largest(Number(values.pages))) {
  const tries = [];
  for (let count = 0; count < Number(values.tries); count++) tries.push(await openOnce(address));
  const [best] = tries.sort((a, b) => a.longest - b.longest);
  console.log(
    `${address.padEnd(60)} ${size} bytes, longest task ${best.longest} ms (${tries.map(({ longest }) => longest).join(", ")}), ${best.inputs} inputs`,
  );
}
await browser.close();
await close();

/** Pages by the size of their playground's data. */
function largest(count) {
  return fg
    .sync("**/index.html", { cwd: dist })
    .map((file) => {
      const html = readFileSync(join(dist, file), "utf8");
      const [, json = ""] =
        /<docs-playground[\s\S]*?<script type="application\/json">([\s\S]*?)<\/script>/.exec(html) ?? [];
      return { address: file.replace(/index\.html$/, ""), size: json.length };
    })
    .sort((a, b) => b.size - a.size)
    .slice(0, count);
}

async function openOnce(address) {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const client = await page.context().newCDPSession(page);
  await page.goto(`${url}/${address}`, { waitUntil: "networkidle" });
  await page.evaluate(() => {
    window.tasks = [];
    new PerformanceObserver((list) => window.tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: "longtask",
    });
  });
  // As a finger does it: no script of the test runs in the page meanwhile.
  const box = await page.locator(".tryit-button").first().boundingBox();
  await client.send("HeapProfiler.collectGarbage");
  await client.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  await page.waitForTimeout(1000);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(2500);
  await client.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  const { tasks, inputs } = await page.evaluate(() => ({
    tasks: window.tasks,
    inputs: document.querySelectorAll(".play-dialog[open] .play-input").length,
  }));
  await page.close();
  return { longest: Math.round(Math.max(0, ...tasks)), inputs };
}
