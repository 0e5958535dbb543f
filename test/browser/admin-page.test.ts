// The operator's page of the assistant, in a browser.
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { madeRecord } from "../assistant/support/made-replies.js";
import { adminOrigin, openAdmin } from "../assistant/support/open-admin.js";
import { closeAfterTests } from "../close-after-tests.js";
import { axeFaults } from "./axe.js";
import { freshPages, openChromium } from "./open-chromium.js";

const LONG = "parcel-documentation-of-the-shipping-department.staging.example.com";

let page: Page;
const browser = await openChromium();
const fresh = freshPages(browser);
closeAfterTests(browser);

/** Opens the page with two sites, of which one has a long name and readers who write at length. */
async function open(width: number, colorScheme: "light" | "dark" = "light"): Promise<void> {
  const { call, base, signedIn, backend } = await openAdmin(["acme", LONG]);
  const question = `https://example.com/${"a-very-long-address/".repeat(12)}`;
  const replies = [madeRecord(1), madeRecord(2, { domain: LONG, question, isAnswered: false })];
  for (const reply of replies) await backend.store.replies.add(reply);
  const label = "A label that somebody wrote at length: staging, QA and the internal portal";
  const organisation = "Shipping&LogisticsGmbHAndCompanyOfManyNames";
  await backend.store.keys.create({ domain: LONG, organisation, label, now: backend.now() });
  const over = await backend.store.keys.create({ domain: "acme", organisation, label: "over", now: 0 });
  await backend.store.keys.revoke(over.record.id, backend.now());
  page = await fresh({ viewport: { width, height: 844 }, colorScheme });
  await page.route(`${adminOrigin}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const response = await call(`${pathname}${search}`, { headers: signedIn });
    await route.fulfill({ headers: Object.fromEntries(response.headers), body: await response.text() });
  });
  await page.goto(`${adminOrigin}${base}/`);
}

test.each([390, 1440])("does not scroll sideways at %i pixels", async (width) => {
  await open(width);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
});

test.each([390, 1440])("shows what is said of a key with a long label at %i pixels", async (width) => {
  await open(width);
  const row = page.getByRole("row", { name: "A label that somebody wrote" });
  for (const part of [row.getByRole("rowheader"), ...(await row.getByRole("cell").all()), row.getByRole("button")]) {
    const box = await part.boundingBox();
    expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= width, await part.innerText()).toBe(true);
  }
  const labels = await row
    .getByRole("cell")
    .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell, "::before").content.replaceAll('"', "")));
  const named = ["Domain", "Origins", "This month", "Last used", "State"];
  expect(labels).toEqual(named.map((name) => (width === 390 ? name : "none")));
});

test("shows one site from another time where that is chosen, without script", async () => {
  await open(1440);
  const asked = page.getByRole("table", { name: "Asked most" });
  expect(await asked.getByRole("row").count()).toBe(3);
  await page.getByLabel("Since").fill("24h");
  await page.getByRole("combobox", { name: "Site" }).selectOption("acme");
  await page.getByRole("button", { name: "Show" }).click();
  await page.waitForURL("**/?since=24h&domain=acme");
  expect(await asked.getByRole("row").count()).toBe(2);
  expect(await page.getByLabel("Since").inputValue()).toBe("24h");
  expect(await page.getByRole("combobox", { name: "Site" }).inputValue()).toBe("acme");
});

test("what is wider than a phone scrolls with the keyboard, below its first column", async () => {
  await open(390);
  const days = page.getByRole("region", { name: "By day" });
  await days.focus();
  const first = days.getByRole("rowheader").first();
  const { x } = (await first.boundingBox()) ?? {};
  await page.keyboard.press("End");
  await page.keyboard.press("ArrowRight");
  await page.waitForFunction(() => (document.activeElement?.scrollLeft ?? 0) > 0);
  expect((await first.boundingBox())?.x).toBe(x);
});

const LOOKS = [390, 1440].flatMap((width) => (["light", "dark"] as const).map((scheme) => [width, scheme] as const));

test.each(LOOKS)("has nothing that axe objects to at %i pixels, %s", async (width, colorScheme) => {
  await open(width, colorScheme);
  expect(await axeFaults(page)).toEqual([]);
});
