// Measures the live preview: seconds from start to the first page, milliseconds from saving a file to the paint on screen.
//   node bench/dev-edit.js SITE PAGE [--edits N]                    adds a paragraph to the page
//   node bench/dev-edit.js SITE PAGE --in FILE --after TEXT         adds a number to a text that the page shows: of docs.json,
//                                                                   a snippet or a description
import { spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { chromium } from "playwright-core";

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { in: { type: "string" }, after: { type: "string" }, edits: { type: "string", default: "10" } },
});
const [root, file] = positionals;
const edited = join(root, values.in ?? file);
const original = readFileSync(edited, "utf8");
const withMark = (mark) =>
  values.after ? original.replaceAll(values.after, `${values.after} ${mark}`) : `${original}\n\nAdded ${mark}\n`;
if (!original.includes(values.after ?? "")) throw new Error(`${edited} does not contain "${values.after}".`);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"],
});
const cli = fileURLToPath(new URL("../bin/docsgen.js", import.meta.url));
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
  let paint = null;
  await page.exposeFunction("tellOfPaint", (text, time) => paint?.(text, time));
  await page.addInitScript(tellOfMarks);
  await page.goto(url);
  await page.waitForTimeout(4000); // The index is made for the first search.
  const times = [];
  for (let count = 1; count <= Number(values.edits); count++) {
    const mark = `(edit ${count})`;
    const painted = new Promise((resolve) => {
      paint = (text, time) => text === mark && resolve(time);
    });
    const begin = performance.timeOrigin + performance.now();
    writeFileSync(edited, withMark(mark));
    times.push((await painted) - begin);
    await page.waitForTimeout(300);
  }
  const sorted = times.toSorted((a, b) => a - b);
  const quantile = (share) => sorted[Math.floor(sorted.length * share)].toFixed(0);
  const all = times.map((each) => each.toFixed(0)).join(" ");
  console.log(`save to screen: median ${quantile(0.5)} ms, p95 ${quantile(0.95)} ms, all ${all}`);
} finally {
  writeFileSync(edited, original);
  await browser.close();
  server.kill();
}

/** Runs in each page: tells when a mark is about to be painted, without the layout that asking for visible text would cost. */
function tellOfMarks() {
  let told = "";
  const look = () => {
    const [mark] = /\(edit \d+\)/.exec(document.body?.textContent ?? "") ?? [""];
    if (mark === told) return;
    told = mark;
    requestAnimationFrame(() => globalThis.tellOfPaint(mark, performance.timeOrigin + performance.now()));
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
}
