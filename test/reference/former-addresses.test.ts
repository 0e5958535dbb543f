// Addresses that operations had before theirs were kept short, and made of titles, lead on to the page.
import { afterAll, beforeAll, expect, it } from "vitest";
import { BASE, buildCase, type CaseSite } from "./case-site.js";

const operation = (summary: string, tag: string) => ({
  ...{ tags: [tag], summary },
  responses: { 200: { description: "OK" } },
});
const LONG = "Move every plant of a bed into another bed and water all of them until the evening of that day";
const description = {
  openapi: "3.1.0",
  info: { title: "Garden", version: "1" },
  paths: {
    "/long": { post: operation(LONG, "beds") },
    "/marked": { get: operation("List [plants](https://plants.example.com)", "beds") },
    "/short": { get: operation("List beds", "Beds that belong to people who have rented them for one whole summer") },
  },
};

let site: CaseSite;
beforeAll(async () => {
  site = await buildCase({
    descriptions: [],
    docs: { navigation: { groups: [{ group: "API", openapi: "garden.json" }] } },
    files: { "garden.json": JSON.stringify(description) },
  });
});
afterAll(() => site.close());

it.each([
  [
    "POST /long",
    "beds/move-every-plant-of-a-bed-into-another-bed-and-water-all-of-them-until-the-evening-of-that-day",
    "beds/move-every-plant-of-a-bed-into-another-bed-and-water-all-of",
  ],
  ["GET /marked", "beds/list-plants-https-plants-example-com", "beds/list-plants"],
  [
    "GET /short",
    "beds-that-belong-to-people-who-have-rented-them-for-one-whole-summer/list-beds",
    "beds-that-belong-to-people-who-have-rented-them-for-one/list-beds",
  ],
])("%s is found at its old address", async (name, former, now) => {
  const { page } = await site.page(name);
  expect(page.path).toBe(`api-reference/${now}`);
  expect(await site.file(`api-reference/${former}/index.html`)).toContain(
    `<meta http-equiv="refresh" content="0; url=${BASE}/api-reference/${now}"/>`,
  );
  expect(await site.file("_redirects")).toContain(`${BASE}/api-reference/${former} ${BASE}/api-reference/${now} 308\n`);
});
