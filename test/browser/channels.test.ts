// The page of an AsyncAPI channel in a browser: test/reference/cases has what it shows.
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { inChromium } from "./in-chromium.js";
import { openDescription } from "./open-example.js";

const text = readFileSync(new URL("channels.yaml", import.meta.url), "utf8");
const opening = openDescription("Rooms", { group: "Events", asyncapi: "rooms.yaml" }, text);
const { site, visit } = await inChromium(opening);

it("the page of a channel opens what a link leads into, and is no wider than a small screen", async () => {
  const page = await visit(site.pages[0] ?? "", { width: 390 });
  const inner = page.getByText("In full.");
  expect(await inner.isVisible()).toBe(false);
  const id = await page.locator("[id$=author-name]").getAttribute("id");
  await page.goto(`${page.url()}#${id}`);
  await inner.waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
