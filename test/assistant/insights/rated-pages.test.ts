import { expect, test } from "vitest";
import { ratedPages } from "../../../src/assistant/insights/rated-pages.js";

function ratingsOf(page: string, { down, up }: { down: number; up: number }) {
  return Array.from({ length: down + up }, (_, index) => ({
    ...{ id: `${page}-${index}`, domain: "acme", page, isHelpful: index >= down, reason: null, at: 0 },
  }));
}

test("a page that helped few of its readers comes before one that has many readers, and before one with a single rating", () => {
  const ratings = [
    ...ratingsOf("/helpful", { down: 0, up: 40 }),
    ...ratingsOf("/once", { down: 1, up: 0 }),
    ...ratingsOf("/read-by-many", { down: 7, up: 10 }),
    ...ratingsOf("/poor", { down: 6, up: 1 }),
    ...ratingsOf("/poorer", { down: 30, up: 2 }),
  ];
  const pages = ratedPages(ratings).map(({ page }) => page);
  expect(pages).toEqual(["/poorer", "/poor", "/read-by-many", "/once", "/helpful"]);
});
