import { expect } from "vitest";
import { acceptanceCase } from "../acceptance-case.js";

export default acceptanceCase("null-unions", {
  "F1 F3 F5 null is part of the type": async ({ page }) => {
    const { row } = await page("GET /x");
    const types = [..."abcdefghijk"].map(
      (name) => row(`response-200-${name}`).one("[dataComponentPart=field-info-pill]").text,
    );
    expect(types).toEqual([
      ...["string | null", "integer | null", "string | integer | boolean", "null", "Ref | null", "string | null"],
      ...["(number | null)[] | null", "string | null", "null", "any", "any"],
    ]);
    expect(row("response-200-b").text).toContain("≥ 1");
  },
  "F2 what may be null opens without a choice": async ({ page }) => {
    const { row } = await page("GET /x");
    expect(row("response-200-e").text).toContain("Optional ref");
    expect(row("response-200-e").one("details").text).toContain("a string");
    expect(row("response-200-e").has("[dataComponentPart=tab-button]")).toBe(false);
  },
  "F4 null is one of the values": async ({ page }) => {
    expect((await page("GET /x")).row("response-200-h").texts("code")).toEqual(["on", "off", "null"]);
  },
  "F6 a sample is null only where nothing else is allowed": async ({ page }) => {
    const [sample = ""] = (await page("GET /x")).responses("200");
    expect(JSON.parse(sample)).toMatchObject({
      ...{ a: "a", b: 1, c: "c", d: null, e: { a: "a" }, f: "f", g: [0], h: "on" },
    });
  },
});
