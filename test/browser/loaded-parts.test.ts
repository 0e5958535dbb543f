// Parts of schemas that pages load when they are opened: in place, once, by deep links, without a network, without scripts.
import type { Page } from "playwright-core";
import { beforeEach, describe, expect, it } from "vitest";
import { inChromium } from "./in-chromium.js";
import { openDescription } from "./open-example.js";

/** Six shared schemas in a chain, each with enough rows to be a page of its own; the last one holds itself. */
const names = ["Charge", "Customer", "Source", "Owner", "Address", "Country"];
const rows = Array.from({ length: 30 }, (_, index) => `field_${index}: { type: string }`).join(", ");
const refTo = (name: string) => `{ $ref: "#/components/schemas/${name}" }`;
const operation = (summary: string, name: string) =>
  `{ summary: ${summary}, responses: { "200": { description: OK, content: { application/json: { schema: ${refTo(name)} } } } } }`;
const schemas = names.map((name, index) => {
  const next = names[index + 1] ?? "Country";
  return `    ${name}: { type: object, properties: { ${rows}, ${next.toLowerCase()}: ${refTo(next)} } }`;
});
const description = `openapi: 3.1.0
info: { title: Payments, version: "1" }
paths:
  /charge: { get: ${operation("Get a charge", "Charge")}, post: ${operation("Make a charge", "Charge")} }
${names.map((name) => `  /${name}: { put: ${operation(`Set ${name}`, name)} }`).join("\n")}
components:
  schemas:
${schemas.join("\n")}
`;

const DEEP = "response-200-customer-source-owner-address-country";

describe("a part of a schema that the page loads", async () => {
  let page: Page;
  const asked: string[] = [];

  const opening = openDescription("Payments", { group: "API", openapi: "payments.yaml" }, description);
  const { site, fresh } = await inChromium(opening);
  beforeEach(async () => {
    asked.length = 0;
    page = await fresh();
    page.on("request", (request) => {
      if (request.resourceType() === "fetch" && request.url().includes("/schemas/")) asked.push(request.url());
    });
    await page.goto(`${site.url}/api-reference/get-a-charge`);
  });

  const part = (at: string) => page.locator(`details[data-at="${at}"]`);

  it("opens in place by the keyboard, and is fetched once", async () => {
    const row = page.locator("[id='response-200-customer-field_3']");
    await part("response-200-customer").locator("summary").first().focus();
    await page.keyboard.press("Enter");
    await row.waitFor();
    expect(asked).toHaveLength(1);
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    await expect.poll(() => row.isVisible()).toBe(true);
    expect(asked).toHaveLength(1);
  });

  it("is loaded by a link five levels down, and so is one into a schema that holds itself", async () => {
    for (const id of [`${DEEP}-field_7`, `${DEEP}-country-field_7`]) {
      await page.goto("about:blank");
      await page.goto(`${site.url}/api-reference/get-a-charge#${id}`);
      await page.locator(`[id='${id}'], [id='${DEEP}']`).first().waitFor();
      await expect.poll(() => page.evaluate(() => document.activeElement?.id), { timeout: 15_000 }).toMatch(DEEP);
    }
    expect(await page.locator(`[id='${DEEP}-field_7']`).isVisible()).toBe(true);
    const ids = await page.evaluate(() => Array.from(document.querySelectorAll("[id]"), ({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("keeps its language and what it links to where its page is written for another folder and language", async () => {
    await page.route("**/schemas/customer/", async (route) => {
      const response = await route.fetch();
      const html = (await response.text())
        .replace(/<html lang="en" dir="ltr"/, '<html lang="ar" dir="rtl"')
        .replaceAll('href="/api-reference/schemas/', 'href="../../schemas/');
      await route.fulfill({ response, body: html });
    });
    await part("response-200-customer").locator("summary").first().click();
    const rows = part("response-200-customer").locator("[lang=ar][dir=rtl]");
    await rows.waitFor();
    expect(await rows.locator("details[data-part] a").first().getAttribute("href")).toMatch(
      /^http.*\/api-reference\/schemas\/source/,
    );
    await part("response-200-customer-source").locator("summary").first().click();
    await page.locator("[id='response-200-customer-source-field_3']").waitFor();
  });

  it("says that it could not be loaded, and is loaded on another try", async () => {
    await page.route("**/schemas/**", (route) => route.abort());
    await part("response-200-customer").locator("summary").first().click();
    const alert = page.getByRole("alert");
    await alert.waitFor();
    expect(await alert.textContent()).not.toBe("");
    await page.unroute("**/schemas/**");
    await alert.getByRole("button").click();
    await page.locator("[id='response-200-customer-field_3']").waitFor();
    expect(await page.getByRole("alert").count()).toBe(0);
  });

  it("is a link that lands where there is no script", async () => {
    const plain = await fresh({ javaScriptEnabled: false });
    await plain.goto(`${site.url}/api-reference/get-a-charge`);
    for (const name of names.slice(1).map((each) => each.toLowerCase())) {
      const link = plain.locator("details[data-part]").last().locator("a").first();
      const href = (await link.getAttribute("href")) ?? "";
      const response = await plain.goto(new URL(href, plain.url()).href);
      expect(response?.status(), href).toBe(200);
      expect(href).toContain(name);
      const anchor = decodeURIComponent(new URL(plain.url()).hash.slice(1));
      if (anchor !== "") expect(await plain.locator(`[id='${anchor}']`).count(), href).toBe(1);
    }
  });
});
