// Measures the live preview: seconds from start to the first page, milliseconds from saving a page to the text on screen.
//   node bench/dev-edit.js <site> <page file> [edits]
import { spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

const [root, file, edits = "10"] = process.argv.slice(2);
const cli = fileURLToPath(new URL("../bin/docsgen.js", import.meta.url));
const path = join(root, file);
const original = readFileSync(path, "utf8");
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"],
});
const started = performance.now();
const server = spawn(process.execPath, [cli, "dev", root, "--lenient", "--offline", "--quiet", "--port", "4310"], {
  stdio: ["ignore", "ignore", "pipe"],
});
try {
  const address = await new Promise((resolve) => {
    let text = "";
    server.stderr.on("data", (chunk) => {
      text += chunk;
      const match = /at (http:\S+) \(ready/.exec(text);
      if (match) resolve(match[1]);
    });
  });
  const ready = performance.now() - started;
  const url = new URL(file.replace(/\.mdx?$/, "").replace(/(^|\/)index$/, ""), address).href;
  await (await fetch(url)).text();
  console.log(`ready after ${ready.toFixed(0)} ms, first page after ${(performance.now() - started).toFixed(0)} ms`);
  const page = await browser.newPage();
  await page.goto(url);
  await page.waitForTimeout(4000); // The index is made for the first search.
  const times = [];
  await page.evaluate(noteTexts);
  for (let count = 0; count < Number(edits); count++) {
    const mark = `Edited text number ${count} of this run`;
    const begin = performance.timeOrigin + performance.now();
    writeFileSync(path, `${original}\n\n${mark}\n`);
    times.push((await page.evaluate((text) => globalThis.shown(text), mark)) - begin);
    await page.waitForTimeout(300);
  }
  times.sort((a, b) => a - b);
  const at = (share) => times[Math.floor(times.length * share)].toFixed(0);
  console.log(
    `save to screen: median ${at(0.5)} ms, p95 ${at(0.95)} ms, all ${times.map((each) => each.toFixed(0)).join(" ")}`,
  );
} finally {
  writeFileSync(path, original);
  await browser.close();
  server.kill();
}

/** Runs in the page: tells when a text is about to be painted, without the layout that asking for visible text would cost. */
function noteTexts() {
  globalThis.shown = (text) =>
    new Promise((resolve) => {
      const look = () => {
        if (!document.querySelector("#content-area")?.textContent.includes(text)) return;
        observer.disconnect();
        requestAnimationFrame(() => resolve(performance.timeOrigin + performance.now()));
      };
      const observer = new MutationObserver(look);
      observer.observe(document.body, { subtree: true, childList: true, characterData: true });
      look();
    });
}
