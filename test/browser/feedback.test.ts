// What readers can say about a page, in a browser: edit it, report an issue, rate it with a reason.
import type { Page } from "playwright-core";
import { beforeEach, expect, it } from "vitest";
import { listen } from "../../src/serve/listen.js";
import { closeAfterTests } from "../close-after-tests.js";
import { inChromium } from "./in-chromium.js";
import { openFiles } from "./open-example.js";

let page: Page;
let ratings: unknown[] = [];
let status = 204;
const takeRating = async (request: Request) => {
  const headers = { "access-control-allow-origin": "*", "access-control-allow-headers": "content-type" };
  if (request.method === "OPTIONS") return new Response(null, { status: 204, headers });
  ratings.push(await request.json());
  return new Response(null, { status, headers });
};
const server = await listen(takeRating, { port: 0, host: "127.0.0.1", mayMove: false });
const feedback = {
  ...{ suggestEdit: true, raiseIssue: true, thumbsRating: true, url: `${server.url}/` },
  ...{ repository: "https://github.com/example/garden", branch: "trunk" },
};
const FILES = {
  "docs.json": JSON.stringify({ name: "Garden", feedback, navigation: { pages: ["index", "in/deep"] } }),
  "index.mdx": "---\ntitle: Start\n---\nWords.\n",
  "in/deep.mdx": "---\ntitle: A & B\n---\nWords.\n",
};
const { visit } = await inChromium(openFiles(FILES));
closeAfterTests(server);
beforeEach(() => {
  ratings = [];
  status = 204;
});

async function open(path: string, width: number): Promise<void> {
  page = await visit(path, { width, ready: "docs-feedback" });
}

it.each([1440, 390])("sends a rating at once and its reason later, by keyboard, at %i pixels", async (width) => {
  await open("/", width);
  await page.getByRole("button", { name: "Not helpful" }).focus();
  await page.keyboard.press("Enter");
  const id = expect.stringMatching(/^[\w-]{8,64}$/);
  const first = { id, path: "/", title: "Start - Garden", helpful: false, reason: null };
  await expect.poll(() => ratings).toEqual([first]);
  expect(await page.getByRole("button", { name: "Not helpful" }).getAttribute("aria-pressed")).toBe("true");
  await page.keyboard.type("No words on frost");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect.poll(() => ratings.at(-1)).toMatchObject({ ...(ratings[0] as object), reason: "No words on frost" });
  await page.getByText("Thank you for telling us.").waitFor();
  // The thanks for the thumb are there already: the form goes when the reason has arrived.
  await expect.poll(() => page.locator("#feedback-form").isVisible()).toBe(false);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

it("keeps the words that could not be sent, and says so", async () => {
  status = 500;
  await open("/", 390);
  await page.getByRole("button", { name: "Helpful", exact: true }).click();
  await page.locator("#feedback-form textarea").fill("Clear");
  await page.getByRole("button", { name: "Send" }).click();
  await page.getByText("This could not be sent. Please try again.").waitFor();
  expect(await page.locator("#feedback-form textarea").inputValue()).toBe("Clear");
});
