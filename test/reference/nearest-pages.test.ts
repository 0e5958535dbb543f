// Where a site shows a description in two languages, the pages of each lead to operations and schemas of their own.

import { expect, it } from "vitest";
import { nearestAddresses } from "../../src/openapi/pages/nearest-addresses.js";
import { buildProject } from "../site/write-project.js";

const rows = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`field_${index}`, { type: "string" }]));
const operation = (summary: string, name: string) => {
  const schema = { $ref: `#/components/schemas/${name}` };
  return { summary, responses: { 200: { description: "OK", content: { "application/json": { schema } } } } };
};
const description = {
  openapi: "3.1.0",
  info: { title: "Shop", version: "1" },
  paths: {
    "/a": { get: operation("Get a", "Order") },
    "/b": { get: operation("Get b", "Order") },
    "/c": { get: operation("Get customer", "Customer") },
  },
  components: {
    schemas: {
      Order: { type: "object", properties: { ...rows, customer: { $ref: "#/components/schemas/Customer" } } },
      Customer: { type: "object", properties: rows },
    },
  },
};

it("of each language are linked to one another", async () => {
  const groups = (prefix: string) => [
    { group: "Start", pages: [`${prefix}index`] },
    { group: "API", openapi: { source: "shop.json", directory: `${prefix}api` } },
  ];
  const languages = [
    { language: "en", groups: groups("") },
    { language: "ar", groups: groups("ar/") },
  ];
  const files = { "ar/index.mdx": "---\ntitle: Home\n---\n\nText.\n", "shop.json": JSON.stringify(description) };
  const settings = { colors: { primary: "#334455" }, navigation: { languages } };
  const { text, file } = await buildProject({ settings, files });
  expect(text).toBe("");
  for (const [folder, language] of [["", "en"] as const, ["ar/", "ar"] as const]) {
    const page = await file(`${folder}api/get-a/index.html`);
    expect(page).toMatch(new RegExp(`<details[^>]* data-part=.{0,400}<a href="/${folder}api/schemas/customer/"`));
    const own = await file(`${folder}api/schemas/customer/index.html`);
    expect(own).toContain(`<html lang="${language}"`);
    expect(own).toContain(`<li class="api-use"><a href="/${folder}api/get-customer/"`);
  }
});

it("share what only one of them has, and are found by their innermost folder", () => {
  const endpoint = (path: string) => ({ kind: "endpoint" as const, description: "d", method: "GET", path });
  const { addressOf, rootOf } = nearestAddresses([
    [endpoint("/a"), "/v1/api/a"],
    [endpoint("/a"), "/v2/api/a"],
    [endpoint("/b"), "/v1/api/b"],
  ]);
  expect(["/v1/api/b", "/v2/api/a", "/v20/api/a"].map(rootOf)).toEqual(["/v1", "/v2", ""]);
  expect(addressOf(endpoint("/a"), "/v2")).toBe("/v2/api/a");
  expect(addressOf(endpoint("/b"), "/v2")).toBe("/v1/api/b");
  expect(addressOf(endpoint("/c"), "/v2")).toBeNull();
  const alone = nearestAddresses([[endpoint("/a"), "/api/a"]]);
  expect([alone.rootOf("/api/a"), alone.addressOf(endpoint("/a"), "")]).toEqual(["", "/api/a"]);
});
