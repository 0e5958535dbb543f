// `node bench/reference.js FOLDER`: one operation of three APIs in Chromium, by docsgen and by what else draws references:
// seconds until the operation is named on the page, long tasks, bytes, script, elements, violations that axe finds.
//   FOLDER holds github.json, stripe.json and openai.yaml. The others are fetched from npm into a temporary folder.
//   --built FOLDER   sites that docsgen built before, one folder for each description (github, stripe, openai)
//   --only NAME      docsgen, Scalar, Redoc, Elements or Swagger UI alone
//   --wait 30        seconds until a tool counts as failed
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { chromium } from "playwright-core";
import { loadSource } from "../scripts/load-source.js";
import { compressed } from "./compressed.js";
import { writeApiSettings } from "./reach/built-site.js";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { built: { type: "string" }, only: { type: "string" }, wait: { type: "string", default: "30" } },
});
const [folder] = positionals;
if (!folder || !existsSync(folder)) throw new Error("Name the folder with the descriptions.");

/** `words` is what a page may call the operation. */
const OPERATIONS = [
  {
    name: "github",
    file: "github.json",
    operation: "GET /repos/{owner}/{repo}/issues",
    id: "issues/list-for-repo",
    tag: "issues",
    words: ["List repository issues"],
  },
  {
    name: "stripe",
    file: "stripe.json",
    operation: "GET /v1/charges",
    id: "GetCharges",
    tag: "default",
    words: ["GET /v1/charges", "/v1/charges", "GetCharges", "List all charges"],
  },
  {
    name: "openai",
    file: "openai.yaml",
    operation: "POST /responses",
    id: "createResponse",
    tag: "Responses",
    words: ["Create a model response", "Creates a model response"],
  },
];

const page = (head, body) => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>API</title>${head}</head><body>${body}</body></html>`;

/** Each by its own page for one script, at the address that leads to an operation. */
const OTHERS = [
  {
    name: "Scalar",
    package: "@scalar/api-reference",
    html: ({ file }) =>
      page(
        "",
        `<script id="api-reference" data-url="/${file}"></script><script src="/tool/dist/browser/standalone.js"></script>`,
      ),
    hash: ({ operation, tag }) => `#tag/${tag.toLowerCase()}/${operation.replace(" ", "")}`,
  },
  {
    name: "Redoc",
    package: "redoc@2",
    html: ({ file }) =>
      page("", `<redoc spec-url="/${file}"></redoc><script src="/tool/bundles/redoc.standalone.js"></script>`),
    hash: ({ id, tag }) => `#tag/${tag}/operation/${id}`,
  },
  {
    name: "Elements",
    package: "@stoplight/elements",
    html: ({ file }) =>
      page(
        '<link rel="stylesheet" href="/tool/styles.min.css"><script src="/tool/web-components.min.js"></script>',
        `<elements-api apiDescriptionUrl="/${file}" router="hash" layout="sidebar"></elements-api>`,
      ),
    hash: ({ id }) => `#/operations/${id}`,
  },
  {
    name: "Swagger UI",
    package: "swagger-ui-dist",
    html: ({ file }) =>
      page(
        '<link rel="stylesheet" href="/tool/swagger-ui.css">',
        `<div id="ui"></div><script src="/tool/swagger-ui-bundle.js"></script>
<script>SwaggerUIBundle({ url: "/${file}", dom_id: "#ui", deepLinking: true })</script>`,
      ),
    hash: ({ id, tag }) => `#/${tag}/${id.replaceAll("/", "_")}`,
  },
];

const root = fileURLToPath(new URL("..", import.meta.url));
const { listen } = await loadSource("serve/listen.ts");
const { siteHandler } = await loadSource("serve/handler.ts");
const { readBuiltSite } = await loadSource("serve/read-built-site.ts");
const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const work = mkdtempSync(join(tmpdir(), "docsgen-reference-"));
const wanted = (name) => values.only === undefined || values.only === name;
console.log(
  "| API | tool | seconds | long tasks | ms in them | kB | kB of script | elements | axe |\n|---|---|---|---|---|---|---|---|---|",
);
for (const one of OPERATIONS) {
  if (wanted("docsgen")) await measureOwn(one);
  for (const tool of OTHERS) if (wanted(tool.name)) await measureOther(tool, one);
}
rmSync(work, { recursive: true });
process.exit(0);

async function measureOwn(one) {
  const built = values.built ? join(values.built, one.name) : build(one);
  const list = readdirSync(join(built, "_docsgen")).filter((file) => file.startsWith("operations-"));
  const all = list.flatMap((file) => JSON.parse(readFileSync(join(built, "_docsgen", file), "utf8")));
  const [, , title, address] = all.find(([method, path]) => `${method} ${path}` === one.operation);
  const handler = siteHandler(readBuiltSite(built), (error) => new Response(String(error), { status: 500 }));
  const { url, close } = await listen(compressed(handler), { port: 5010, host: "127.0.0.1", mayMove: true });
  await measure("docsgen", { ...one, words: [title] }, `${url}${address}`);
  await close();
}

function build({ name, file }) {
  const site = join(work, `${name}-site`);
  mkdirSync(site);
  cpSync(join(folder, file), join(site, file), { dereference: true });
  writeApiSettings(site, name, file);
  execFileSync(process.execPath, [join(root, "bin/docsgen.js"), "build", site, "--out", join(work, name)], {
    stdio: "ignore",
  });
  return join(work, name);
}

async function measureOther(tool, one) {
  const files = fetched(tool);
  const types = { js: "text/javascript", css: "text/css", json: "application/json", yaml: "application/yaml" };
  const handler = (request) => {
    const { pathname } = new URL(request.url);
    if (pathname === "/")
      return new Response(tool.html(one), { headers: { "content-type": "text/html; charset=utf-8" } });
    const path = pathname.startsWith("/tool/") ? join(files, pathname.slice("/tool/".length)) : join(folder, pathname);
    if (!existsSync(path)) return new Response("", { status: 404 });
    return new Response(readFileSync(path), {
      headers: { "content-type": types[path.split(".").pop()] ?? "text/plain" },
    });
  };
  const { url, close } = await listen(compressed(handler), { port: 5010, host: "127.0.0.1", mayMove: true });
  await measure(tool.name, one, `${url}/${tool.hash(one)}`);
  await close();
}

/** The package's own files, without what it depends on: each ships a bundle for browsers. */
function fetched({ name, package: wantedPackage }) {
  const target = join(work, name.replaceAll(" ", "-"));
  if (existsSync(target)) return join(target, "package");
  mkdirSync(target);
  const packed = execFileSync("npm", ["pack", wantedPackage, "--silent", "--pack-destination", target], {
    encoding: "utf8",
  });
  execFileSync("tar", ["-xzf", join(target, packed.trim().split("\n").pop()), "-C", target]);
  return join(target, "package");
}

async function measure(tool, one, address) {
  // A browser of its own: some of the pages take all of one down with them.
  const executablePath = process.env.CHROMIUM ?? "/usr/bin/chromium";
  const server = await chromium.launchServer({ executablePath, args: ["--no-sandbox"] });
  const tab = await (await chromium.connect(server.wsEndpoint())).newPage({ viewport: { width: 1440, height: 900 } });
  const client = await tab.context().newCDPSession(tab);
  await client.send("Network.enable");
  const bytes = { all: 0, script: 0 };
  const heads = new Map();
  client.on("Network.responseReceived", ({ requestId, type, response }) =>
    heads.set(requestId, { type, size: response.encodedDataLength }),
  );
  client.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const { type, size } = heads.get(requestId) ?? { type: "", size: 0 };
    bytes.all += encodedDataLength - size;
    if (type === "Script") bytes.script += encodedDataLength - size;
  });
  await tab.addInitScript(watch, one.words);
  const row = [one.name, tool];
  try {
    await tab.goto(address, { waitUntil: "commit", timeout: Number(values.wait) * 1000 });
    const found = await tab.waitForFunction(() => window.named, null, {
      timeout: Number(values.wait) * 1000,
      polling: 100,
    });
    const seconds = (await found.jsonValue()) / 1000;
    await tab.waitForTimeout(1500);
    const { tasks, elements } = await inTime(
      tab.evaluate(() => ({ tasks: window.tasks, elements: document.querySelectorAll("*").length })),
    );
    const blocked = tasks.reduce((sum, each) => sum + each, 0);
    const kilo = (count) => (count / 1000).toFixed(0);
    row.push(
      seconds.toFixed(2),
      tasks.length,
      blocked.toFixed(0),
      kilo(bytes.all),
      kilo(bytes.script),
      elements,
      await violations(tab),
    );
  } catch {
    row.push(`not in ${values.wait}`, "", "", (bytes.all / 1000).toFixed(0), (bytes.script / 1000).toFixed(0), "", "");
  }
  console.log(`| ${row.join(" | ")} |`);
  await server.kill(); // One that is asked to close waits for pages that never answer.
}

/** Fails where a page does not answer: one whose script never ends lets nothing else run. */
function inTime(answer) {
  const late = new Promise((_, reject) => {
    setTimeout(() => reject(new Error("The page does not answer.")), Number(values.wait) * 1000);
  });
  return Promise.race([answer, late]);
}

/** Runs in the page: when one of the words is first in a visible element, and which tasks were long until then. */
function watch(words) {
  window.tasks = [];
  new PerformanceObserver((list) => window.tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
    type: "longtask",
    buffered: true,
  });
  const look = () => {
    const roots = [document.body ?? document.documentElement];
    for (const each of roots) {
      const texts = document.createTreeWalker(each, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        // Where a title may break, it is several texts.
        const said = (text.nextSibling?.nodeName === "WBR" ? text.parentElement.textContent : text.data).trim();
        const isNamed = words.some((word) => said === word || said.startsWith(word));
        if (isNamed && text.parentElement?.checkVisibility() && text.parentElement.tagName !== "TITLE") {
          window.named = performance.now();
          return;
        }
      }
    }
    setTimeout(look, 50);
  };
  addEventListener("DOMContentLoaded", look);
}

/** Elements that break a rule; axe has as long as the tool had. */
async function violations(tab) {
  const count = async () => {
    await tab.evaluate(axe);
    return tab.evaluate(async () => {
      const { violations: found } = await window.axe.run(document, { resultTypes: ["violations"] });
      return found.reduce((sum, { nodes }) => sum + nodes.length, 0);
    });
  };
  const late = new Promise((resolve) => setTimeout(() => resolve("unfinished"), Number(values.wait) * 1000));
  return Promise.race([count(), late]);
}
