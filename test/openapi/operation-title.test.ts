import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../src/openapi/json.js";
import { operationDescription, operationTitle } from "../../src/openapi/operation-title.js";

const title = (value: JsonObject) =>
  operationTitle({ kind: "endpoint", name: "/a", method: "GET", pointer: "", item: {}, itemPointer: "", value });

describe("the title of an operation", () => {
  it("is its summary, else the vendor's name, the first sentence, the id in words, the fallback", () => {
    const all = {
      summary: "S",
      "x-oaiMeta": { name: "Create it" },
      description: "Makes one. More.",
      operationId: "makeOne",
    };
    const { summary: _, ...named } = all;
    const { "x-oaiMeta": __, ...described } = named;
    expect([all, named, described, { operationId: "makeOne_now" }, {}].map(title)).toEqual([
      ...["S", "Create it", "Makes one", "Make one now", "GET /a"],
    ]);
  });

  it("has no marks of Markdown, and keeps what only looks like them", () => {
    expect(title({ summary: "**List** [all](https://a.b) `snake_case_names` of _a_ <Pay> *now*" })).toBe(
      "List all snake_case_names of a <Pay> now",
    );
    expect(title({ summary: "2 * 3 * 4 and a_b_c" })).toBe("2 * 3 * 4 and a_b_c");
    expect(title({ description: "# Heading\nText" })).toBe("Heading");
  });

  it("is at most 80 characters long, and ends with a word", () => {
    const long =
      "Returns all of the customers that were created in the last year, with their subscriptions and invoices";
    const short = title({ summary: long });
    expect(short).toBe("Returns all of the customers that were created in the last year, with their…");
    expect(short.length).toBeLessThanOrEqual(80);
    expect(title({ summary: `Lists all of the customers, e.g. those of today. ${long}` })).toBe(
      "Lists all of the customers, e.g. those of today",
    );
  });

  it("takes the id before a sentence that is too long, and no sentence of what is no text", () => {
    expect(title({ description: `${"word ".repeat(30)}.`, operationId: "getIt" })).toBe("Get it");
    expect(title({ description: "| a |\n|---|", operationId: "getIt" })).toBe("Get it");
  });
});

describe("the description of an operation", () => {
  it("begins with the summary where the title holds only its beginning", () => {
    const summary = "word ".repeat(30).trim();
    expect(operationDescription({ value: { summary, description: "More." } })).toBe(`${summary}\n\nMore.`);
    expect(operationDescription({ value: { summary } })).toBe(summary);
    expect(operationDescription({ value: { summary, description: `${summary} and more` } })).toBe(
      `${summary} and more`,
    );
    expect(operationDescription({ value: { summary: "Short", description: "More." } })).toBe("More.");
  });
});
