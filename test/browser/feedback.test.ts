// What readers can say about a page, in a browser: edit it, report an issue, rate it with a reason.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "playwright-core";
import { beforeEach, expect, it } from "vitest";
import { closeAfterTests } from "../close-after-tests.js";
import { freshPages, openChromium } from "./open-chromium.js";
import { openFiles } from "./open-example.js";

let page: Page;
let ratings: unknown[] = [];
let status = 204;
const server = createServer((request, response) => {
  const headers = { "access-control-allow-origin": "*", "access-control-allow-headers": "content-type" };
  if (request.method === "OPTIONS") return void response.writeHead(204, headers).end();
  let body = "";
  request.on("data", (chunk) => {
    body += chunk;
  });
  request.on("end", () => {
    ratings.push(JSON.parse(body));
    response.writeHead(status, headers).end();
  });
});
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
const { port } = server.address() as AddressInfo;
const feedback = {
  ...{ suggestEdit: true, raiseIssue: true, thumbsRating: true, url: `http://127.0.0.1:${port}/` },
  ...{ repository: "https://github.com/example/garden", branch: "trunk" },
};
const [browser, site] = await Promise.all([
  openChromium(),
  openFiles({
    "docs.json": JSON.stringify({ name: "Garden", feedback, navigation: { pages: ["index", "in/deep"] } }),
    "index.mdx": "---\ntitle: Start\n---\nWords.\n",
    "in/deep.mdx": "---\ntitle: A & B\n---\nWords.\n",
  }),
]);
const fresh = freshPages(browser);
closeAfterTests(browser, site, server);
beforeEach(() => {
  ratings = [];
  status = 204;
});

async function open(path: string, width: number): Promise<void> {
  page = await fresh({ viewport: { width, height: 844 } });
  await page.goto(site.url + path);
  await page.waitForFunction(() => customElements.get("docs-feedback"));
}

it("leads to the page's file in its repository, and to an issue that names the page", async () => {
  await open("/in/deep", 1440);
  const edit = page.getByRole("link", { name: "Edit this page" });
  expect(await edit.getAttribute("href")).toBe("https://github.com/example/garden/edit/trunk/in/deep.mdx");
  const issue = page.getByRole("link", { name: "Report an issue" });
  expect(await issue.getAttribute("href")).toBe(
    "https://github.com/example/garden/issues/new?title=A%20%26%20B%20(%2Fin%2Fdeep)",
  );
});

it.each([1440, 390])("sends a rating at once and its reason later, by keyboard, at %i pixels", async (width) => {
  await open("/", width);
  await page.getByRole("button", { name: "Not helpful" }).focus();
  await page.keyboard.press("Enter");
  const first = {
    id: expect.stringMatching(/^[\w-]{8,64}$/),
    path: "/",
    title: "Start - Garden",
    helpful: false,
    reason: null,
  };
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
