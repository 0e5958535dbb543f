// The live preview in a real browser: it follows edits, keeps the reader's place, and shows what is wrong.
import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const cli = fileURLToPath(new URL("../../bin/docsgen.js", import.meta.url));
const long = Array.from({ length: 80 }, (_, index) => `Paragraph ${index}.`).join("\n\n");

let root = "";
let url = "";
let server: ChildProcess;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), "docsgen-dev-"));
  mkdirSync(join(root, "snippets"));
  writeConfig(["index", "other"]);
  write("index.mdx", `---\ntitle: Home\n---\n\nimport Shared from "/snippets/shared.mdx";\n\n<Shared />\n\n${long}\n`);
  write("other.mdx", "---\ntitle: Other\n---\n\nThe other page.\n");
  write("snippets/shared.mdx", "A shared remark.\n");
  server = spawn(process.execPath, [cli, "dev", root, "--port", "4890", "--offline"], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  url = await new Promise((resolve, reject) => {
    let text = "";
    server.stderr?.on("data", (chunk) => {
      text += chunk;
      const match = /at (http:\S+) \(ready/.exec(text);
      if (match?.[1]) resolve(match[1]);
    });
    server.once("exit", () => reject(new Error(`The preview ended: ${text}`)));
  });
  browser = await chromium.launch({
    executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"],
  });
  page = await browser.newPage();
  await page.goto(url);
  await page.waitForSelector("docs-live", { state: "attached" });
});

afterAll(async () => {
  await browser?.close();
  server?.kill();
  rmSync(root, { recursive: true, force: true });
});

function write(file: string, text: string): void {
  writeFileSync(join(root, file), text);
}

function writeConfig(pages: readonly string[]): void {
  write(
    "docs.json",
    JSON.stringify({ theme: "mint", name: "Live", colors: { primary: "#123456" }, navigation: { pages } }, null, 2),
  );
}

const see = (text: string) => page.waitForFunction((words) => document.body.textContent?.includes(words), text);
const overlay = () => page.evaluate(() => document.querySelector("docs-live")?.shadowRoot?.textContent ?? "");

describe("docsgen dev", () => {
  it("takes over an edited article without losing the reader's place", async () => {
    await page.evaluate(() => {
      scrollTo(0, 900);
      (window as unknown as { kept: boolean }).kept = true;
    });
    write(
      "index.mdx",
      `---\ntitle: Home\n---\n\nimport Shared from "/snippets/shared.mdx";\n\n<Shared />\n\n${long}\n\nAn edited ending.\n`,
    );
    await see("An edited ending.");
    expect(await page.evaluate(() => (window as unknown as { kept?: boolean }).kept)).toBe(true);
    expect(await page.evaluate(() => Math.round(scrollY))).toBe(900);
  });

  it("follows an edit of a snippet", async () => {
    write("snippets/shared.mdx", "A shared remark, improved.\n");
    await see("A shared remark, improved.");
  });

  it("follows front matter and the navigation", async () => {
    write("other.mdx", "---\ntitle: Renamed\n---\n\nThe other page.\n");
    await see("Renamed");
    write("third.mdx", "---\ntitle: Third page\n---\n\nNew.\n");
    writeConfig(["index", "other", "third"]);
    await see("Third page");
    expect((await page.request.get(new URL("third", url).href)).status()).toBe(200);
  });

  it("takes over words and code beside and of islands without loading the page anew", async () => {
    const island = (label: string, words: string) => {
      const log = '(window.log ??= []).push("LABEL")'.replace("LABEL", label);
      const code = `useEffect(() => { ${log}; return () => { ${log.replace(label, `${label} gone`)} }; }, []);`;
      const state = "const [count, setCount] = useState(0);";
      const button = `<button onClick={() => setCount(count + 1)}>${label}: {count}</button>`;
      write("third.mdx", `export const Beds = () => { ${state} ${code} return ${button}; };\n\n<Beds />\n\n${words}\n`);
    };
    const press = async (name: string) => {
      await page.waitForSelector("docs-island[data-awake]");
      await page.getByRole("button", { name }).click();
    };
    const log = () => page.evaluate(() => (window as unknown as { log?: string[] }).log?.join());
    await page.goto(new URL("third", url).href);
    island("Beds", "Words.");
    await see("Words.");
    await press("Beds: 0");
    await see("Beds: 1");
    island("Beds", "Other words.");
    await see("Other words.");
    await press("Beds: 0");
    await see("Beds: 1");
    island("Plots", "Other words.");
    await see("Plots: 0");
    await expect.poll(log).toBe("Beds,Beds gone,Beds,Beds gone,Plots");
    await press("Plots: 0");
    await see("Plots: 1");
  });

  it("shows a broken page's problem with its lines, keeps running, and takes the problem away once it is mended", async () => {
    await page.goto(new URL("other", url).href);
    await see("The other page.");
    write("other.mdx", "---\ntitle: Renamed\n---\n\nAnswers in <100 ms.\n");
    await page.waitForFunction(() => document.querySelector("docs-live")?.shadowRoot?.textContent?.includes("<100 ms"));
    expect(await overlay()).toContain("other.mdx:5:12");
    expect(await overlay()).toContain("&lt;100 ms");
    write("other.mdx", "---\ntitle: Renamed\n---\n\nAnswers in 100 ms.\n");
    await see("Answers in 100 ms.");
    await page.waitForFunction(() => (document.querySelector("docs-live")?.shadowRoot?.childElementCount ?? 0) === 0);
  });

  it("outlives a broken docs.json and keeps the last good site", async () => {
    write("docs.json", '{ "name": "Live", ');
    await page.waitForFunction(() =>
      document.querySelector("docs-live")?.shadowRoot?.textContent?.includes("docs.json"),
    );
    expect((await page.request.get(new URL("other", url).href)).status()).toBe(200);
    writeConfig(["index", "other", "third"]);
    await page.waitForFunction(() => (document.querySelector("docs-live")?.shadowRoot?.childElementCount ?? 0) === 0);
  });

  it("answers an unknown address with the 404 page", async () => {
    const response = await page.request.get(new URL("nowhere", url).href, { headers: { accept: "text/html" } });
    expect(response.status()).toBe(404);
    expect(await response.text()).toContain("<docs-live>");
  });
});
