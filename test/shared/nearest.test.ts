import { describe, expect, it } from "vitest";
import { nearest } from "../../src/shared/nearest.js";

const names = ["Card", "CardGroup", "Columns", "Callout", "Tabs", "Tab"];

describe("nearest", () => {
  it.each([
    ["Crad", "Card"],
    ["card", "Card"],
    ["Column", "Columns"],
    ["Calout", "Callout"],
    ["Tbas", "Tabs"],
    ["CardGruop", "CardGroup"],
  ])("takes %s for %s", (word, name) => expect(nearest(word, names)).toBe(name));

  it.each(["Something", "x", "", "Crdx"])("offers nothing for %s", (word) => expect(nearest(word, names)).toBeNull());

  it("looks at every candidate once, whatever their number", () => {
    const many = Array.from({ length: 5000 }, (_, index) => `guides/page-${index}`);
    expect(nearest("guides/paeg-4999", many)).toBe("guides/page-4999");
  });
});
