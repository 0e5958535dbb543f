// A site opened from a folder, without a web server: links, search, theme, pictures, islands and parts that load later.
import { rename } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Page } from "playwright-core";
import { afterEach, describe, expect, it } from "vitest";
import { closeAfterTests } from "../close-after-tests.js";
import { docsgen } from "../running.js";
import { temporaryFolder, writeFiles } from "../temporary-folder.js";
import { openChromium } from "./open-chromium.js";

const counter = `import { useState } from "react";
export const Counter = () => {
  const [count, setCount] = useState(1);
  return (
    <p>
      <button onClick={() => setCount(count + 1)}>Beds: {count}</button>
      {count > 1 && <a href="/guides/v1.0">Go on</a>}
    </p>
  );
};
`;
const rows = Array.from({ length: 30 }, (_, index) => `field_${index}: { type: string }`).join(", ");
const refTo = (name: string) => `{ $ref: "#/components/schemas/${name}" }`;
const operation = (summary: string, name: string) =>
  `{ summary: ${summary}, responses: { "200": { description: OK, content: { application/json: { schema: ${refTo(name)} } } } } }`;
const description = `openapi: 3.1.0
info: { title: Payments, version: "1" }
servers: [{ url: https://pay.example }]
paths:
  /charge: { get: ${operation("Get a charge", "Charge")}, put: ${operation("Set a charge", "Charge")} }
  /customer: { get: ${operation("Get a customer", "Customer")}, put: ${operation("Set a customer", "Customer")} }
components:
  schemas:
    Charge: { type: object, properties: { ${rows}, customer: ${refTo("Customer")} } }
    Customer: { type: object, properties: { ${rows} } }
`;
const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><rect width="40" height="40"/></svg>';
const navigation = {
  groups: [
    { group: "Start", pages: ["index", "guides/v1.0"] },
    { group: "API", openapi: "payments.yaml" },
  ],
};
const FILES = {
  "docs.json": JSON.stringify({ name: "Garden", navigation }),
  "index.mdx":
    '---\ntitle: Home\n---\n\nimport { Counter } from "/snippets/counter.jsx"\n\n<Counter />\n\n![A square](/images/square.svg)\n\n[Versions](/guides/v1.0#later)\n',
  "guides/v1.0.mdx": "---\ntitle: Version one\nicon: leaf\n---\n\nThe marigold blooms.\n\n## Later\n\n[Home](/)\n",
  "snippets/counter.jsx": counter,
  "images/square.svg": picture,
  "payments.yaml": description,
};

/** What another process takes at most to hear of a choice, in milliseconds. */
const LONGEST_MOMENT = 20_000;

describe("a portable site", async () => {
  let page: Page;
  const wrong: string[] = [];
  const asked: string[] = [];

  const [root, folder] = [temporaryFolder(), temporaryFolder()];
  writeFiles(root, FILES);
  const out = join(folder, "built");
  // The base path of the host is no part of a folder.
  const flags = ["--portable", "--zip", "--out", out, "--offline", "--base", "/docs"];
  const { stderr: said } = await docsgen(["build", root, ...flags]);
  await rename(out, join(folder, "Moved & #1"));
  const browser = await openChromium();
  closeAfterTests(browser);
  afterEach(async () => {
    await page.context().close();
    expect(wrong.splice(0)).toEqual([]);
    const isOwn = (url: string) => url.startsWith(`${pathToFileURL(folder).href}/`) || /^(data|blob):/.test(url);
    expect(asked.splice(0).filter((url) => !isOwn(url))).toEqual([]);
  });

  const open = async (file: string, width: number) => {
    const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme: "light" });
    page = await context.newPage();
    page.on("console", (message) => message.type() === "error" && wrong.push(message.text()));
    page.on("requestfailed", (request) => wrong.push(`${request.url()} ${request.failure()?.errorText}`));
    page.on("request", (request) => asked.push(request.url()));
    await page.goto(pathToFileURL(join(folder, "Moved & #1", file)).href);
  };
  const title = () => page.locator("h1").first().textContent();

  // Chromium sometimes gives the processes of two files stores that never hear of each other.
  it.each([1440, 390])("navigates, searches and keeps the theme at a width of %d", { retry: 3 }, async (width) => {
    await open("index.html", width);
    await page.getByRole("link", { name: "Versions" }).click();
    await expect.poll(title).toBe("Version one");
    expect(page.url()).toMatch(/v1\.0\/index\.html#later$/);
    const other = await page.context().newPage();
    await other.goto(page.url());
    const isDark = () => document.documentElement.classList.contains("dark");
    await page.locator("[data-action=mode]").first().click();
    await page.waitForFunction(isDark);
    // Pages of files are in processes of their own: one that ends at once takes a choice with it that no other has heard of.
    await other.waitForFunction(isDark, null, { timeout: LONGEST_MOMENT });
    await page.getByRole("link", { name: "Home" }).last().click();
    await expect.poll(title).toBe("Home");
    // Pages of files may be in processes of their own, which hear of the choice a moment later.
    await page.waitForFunction(isDark, null, { timeout: LONGEST_MOMENT });
    await page.keyboard.press("/");
    await page.locator("dialog.search-dialog[open]").waitFor();
    await page.keyboard.type("marigold");
    await page.locator(".search-option", { hasText: "Version one" }).waitFor();
    await page.keyboard.press("Enter");
    await expect.poll(title).toBe("Version one");
  });

  it("shows pictures and wakes islands, whose links it understands", async () => {
    await open("index.html", 1440);
    expect(await page.getByAltText("A square").evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(40);
    await page.getByRole("button", { name: "Beds" }).click();
    await page.getByRole("link", { name: "Go on" }).click();
    await expect.poll(title).toBe("Version one");
  });

  it("loads what is left out of an API page", async () => {
    await open("api-reference/get-a-charge/index.html", 1440);
    const part = page.locator('details[data-at="response-200-customer"]');
    await part.locator("summary").first().click();
    await page.locator("[id='response-200-customer-field_3']").waitFor();
  });

  it("has no link that needs a server to find its page", async () => {
    await open("guides/v1.0/index.html", 1440);
    const links = await page.$$eval("a[href]", (all) => all.map((link) => (link as HTMLAnchorElement).href));
    const bare = links.filter((href) => href.startsWith("file:") && !/\/[^/]+\.\w+(#.*)?$/.test(href));
    expect(links.length).toBeGreaterThan(5);
    expect(bare).toEqual([]);
  });

  it("says what needs a server", () => {
    expect(said).toContain("Only with a web server: sending requests to APIs that do not allow every origin.");
    expect(said).toContain("built.zip");
  });
});
