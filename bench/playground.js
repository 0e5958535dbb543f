// `node bench/playground.js DIST`: how long opening a playground blocks a slow phone, on the pages of a built site with the
// largest forms, and how long a large answer does. Chromium runs at a sixth of its speed; of several tries the quietest counts.
//   --pages 5    how many pages
//   --tries 5
//   --answer 3   MB of JSON that the API of the first page answers with, 0 for none
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { parseArgs } from "node:util";
import fg from "fast-glob";
import { chromium } from "playwright-core";
import { loadSource } from "../scripts/load-source.js";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    pages: { type: "string", default: "5" },
    tries: { type: "string", default: "5" },
    answer: { type: "string", default: "3" },
  },
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
if (Number(values.answer) > 0) {
  for (const [kind, json] of Object.entries(answers(Number(values.answer) * 1e6))) {
    const all = [];
    for (let count = 0; count < Number(values.tries); count++) all.push(await answerOnce(largest(1)[0].address, json));
    const [best] = all.sort((a, b) => a.longest - b.longest);
    console.log(`${kind}: ${json.length} bytes, longest task ${best.longest} ms, shown after ${best.shown} ms`);
  }
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

/** A list of objects, one long list of numbers, and objects in objects. */
function answers(bytes) {
  const item = (id) => ({
    id,
    name: `Item ${id}`,
    tags: ["a", "b"],
    owner: { id: id * 7, mail: `a${id}@example.com` },
  });
  const some = (make) => {
    const all = [];
    for (let size = 0; size < bytes; size += JSON.stringify(all.at(-1)).length + 1) all.push(make(all.length));
    return all;
  };
  return {
    objects: JSON.stringify(some(item)),
    numbers: JSON.stringify({ data: some((id) => id * 1.5) }),
    named: JSON.stringify(Object.fromEntries(some((id) => [`key-${id}`, item(id)]))),
  };
}

async function answerOnce(address, body) {
  const page = await openPage(address);
  let answer = () => {};
  const asked = new Promise((resolve) => {
    answer = resolve;
  });
  // A server of its own: an answer made by the test would reach the page in one piece.
  const api = createServer(async (_, response) => {
    await asked;
    response.writeHead(200, { "content-type": "application/json", "access-control-allow-origin": "*" }).end(body);
  });
  await new Promise((resolve) => api.listen(0, "127.0.0.1", resolve));
  await page.evaluate((port) => {
    const { fetch } = window;
    window.fetch = (address, options) =>
      new URL(address.url ?? address, location.href).origin === location.origin
        ? fetch(address, options)
        : fetch(`http://127.0.0.1:${port}/`, { signal: options?.signal });
  }, api.address().port);
  await page.locator(".tryit-button").first().click();
  await page.locator(".play-send").click();
  await page.waitForTimeout(1000);
  // Only a form that lacks something offers it.
  const anyway = page.locator(".play-anyway:visible");
  if ((await anyway.count()) > 0) await anyway.click();
  const client = await page.context().newCDPSession(page);
  await client.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  // The page says itself when the answer is there: a test that looks for it again and again is a long task of its own.
  await page.evaluate(() => {
    const response = document.querySelector(".play-response");
    const started = performance.now();
    window.shown = new Promise((resolve) => {
      const look = () => response.querySelector(".play-body .play-code") && resolve(performance.now() - started);
      new MutationObserver(look).observe(response, { childList: true, subtree: true });
    });
    window.tasks.splice(0);
  });
  answer();
  const shown = Math.round(await page.evaluate(() => window.shown));
  await page.waitForTimeout(1000);
  // The end of it is drawn when it is seen.
  await page.mouse.move(195, 500);
  for (let count = 0; count < 5; count++) {
    await page.mouse.wheel(0, 2000);
    await page.waitForTimeout(200);
  }
  const tasks = await page.evaluate(() => window.tasks);
  await page.close();
  api.close();
  return { longest: Math.round(Math.max(0, ...tasks)), shown };
}

async function openPage(address) {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, bypassCSP: true };
  const page = await browser.newPage(phone);
  await page.goto(`${url}/${address}`, { waitUntil: "networkidle" });
  await page.evaluate(() => {
    window.tasks = [];
    new PerformanceObserver((list) => window.tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: "longtask",
    });
  });
  return page;
}

async function openOnce(address) {
  const page = await openPage(address);
  const client = await page.context().newCDPSession(page);
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
