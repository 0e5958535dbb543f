import { expect, test } from "vitest";
import { addressAt, sectionUrl } from "../../src/assistant/assistant-site.js";

test.each([
  ["https://docs.example.com", "/guide/", "/guide"],
  ["https://docs.example.com/", "/", "/"],
  ["https://example.com/docs", "/docs/guide", "/guide"],
  ["https://example.com/docs", "/docs", "/"],
  ["https://example.com/docs", "/documents", "/documents"],
  ["/docs", "/docs/guide", "/guide"],
  ["", "/guide", "/guide"],
  ["", "guide", "/guide"],
  ["", "/%E6%8C%87%E5%8D%97", "/指南"],
  ["", "/100%", "/100%"],
])("at the prefix %j, the path %j is of the page %j", (prefix, path, address) => {
  expect(addressAt({ prefix }, path)).toBe(address);
});

test("an address leads back to its page", () => {
  const prefix = "https://example.com/docs";
  const url = new URL(sectionUrl({ prefix }, "/c#/100%", null));
  expect(addressAt({ prefix }, url.pathname)).toBe("/c#/100%");
});
