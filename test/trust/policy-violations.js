// Opens the pages of sites in Chromium and reports what their Content-Security-Policy blocks.
// Run: node test/trust/policy-violations.js PROJECT… [--pages 200]
import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "playwright-core";

const { values, positionals } = parseArgs({
  options: { pages: { type: "string", default: "200" } },
  allowPositionals: true,
});
const cli = join(import.meta.dirname, "../../bin/docsgen.js");

/** Builds a project and answers where it is served. */
async function serve(root) {
  const out = mkdtempSync(join(tmpdir(), "docsgen-policy-"));
  execFileSync(process.execPath, [cli, "build", root, "--out", out, "--offline", "--lenient", "--quiet"]);
  const server = spawn(process.execPath, [cli, "preview", out, "--port", "4920"], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  const url = await new Promise((resolve, reject) => {
    server.stderr.on("data", (chunk) => {
      said += chunk;
      const found = /at (http:\S+)/.exec(said)?.[1];
      if (found) resolve(found.replace(/\/$/, ""));
    });
    server.once("exit", () => reject(new Error(said)));
  });
  const { pages } = JSON.parse(readFileSync(join(out, "_docsgen/site.json"), "utf8"));
  const close = () => {
    server.kill();
    rmSync(out, { recursive: true, force: true });
  };
  return { url, addresses: pages.map(({ address }) => address), close };
}

/** What a page blocks while it is loaded and scrolled through. Hosts elsewhere are not asked. */
async function violationsOn(context, url) {
  const page = await context.newPage();
  await page.route(
    (each) => each.hostname !== "127.0.0.1" && each.hostname !== "localhost",
    (route) => route.abort(),
  );
  await page.addInitScript(() => {
    globalThis.blocked = [];
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample, sourceFile }) =>
      globalThis.blocked.push(`${effectiveDirective} ${blockedURI} ${sample} ${sourceFile ?? ""}`.trim()),
    );
  });
  await page.goto(url, { waitUntil: "load" });
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += 4000) {
      scrollTo(0, top);
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
  });
  const blocked = await page.evaluate(() => globalThis.blocked);
  await page.close();
  return blocked;
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
});
let total = 0;
for (const root of positionals) {
  const { url, addresses, close } = await serve(root);
  const context = await browser.newContext();
  const opened = addresses.slice(0, Number(values.pages));
  const found = new Map();
  for (const address of opened) {
    for (const each of await violationsOn(context, url + encodeURI(address))) {
      total++;
      const { count = 0 } = found.get(each) ?? {};
      found.set(each, { count: count + 1, address });
    }
  }
  await context.close();
  close();
  console.log(`${basename(root)}: ${opened.length} of ${addresses.length} pages, ${found.size} kinds of violations`);
  for (const [what, { count, address }] of found) console.log(`  ${count} × ${what} (${address})`);
}
await browser.close();
process.exitCode = total === 0 ? 0 : 1;
