// An overview, and what OpenAPI 3.2 adds.
import { expect } from "vitest";
import { acceptanceCase } from "../acceptance-case.js";

const docs = { api: { overview: true }, navigation: { groups: [{ group: "API", openapi: "overview.yaml" }] } };

export default acceptanceCase(
  "overview",
  {
    "F1 the overview comes first, and says what the description says of all of it": async ({ page, names }) => {
      expect(names[0]).toBe("overview");
      const { page: listed, content, article } = await page("overview");
      expect([listed.title, listed.address]).toEqual(["Bookshop", "/api-reference/overview"]);
      expect(content.one("h1").text).toBe("Bookshop");
      for (const said of ["2.1.0", "Books, orders and more.", "Buy books.", "More to read", "Production", "Your key."])
        expect(article.text).toContain(said);
      const links = article.all("a").map((link) => [link.text, link.attribute("href")]);
      expect(links).toEqual(
        expect.arrayContaining([
          ["Support", "https://example.com/help"],
          ["help@example.com", "mailto:help@example.com"],
          ["MIT", "https://spdx.org/licenses/MIT.html"],
          ["https://example.com/terms", "https://example.com/terms"],
          ["GET List books", "/docs/api-reference/books/list-books/"],
          // Without a summary, the method is said once.
          ["GET /orders/{id}", "/docs/api-reference/orders/get-orders-id/"],
        ]),
      );
    },
    "F2 tags have their labels, words, documentation and kind, below their parents": async ({ page }) => {
      const { article } = await page("overview");
      expect(article.at("tag-books").text).toBe("Books");
      expect(article.text).toContain("Orders of books. Guide");
      expect(article.text).toMatch(/partners audience/);
      expect(article.at("tag-Gift-cards").text).toBe("Gift cards");
    },
    "F3 a query operation and one of another method have pages": async ({ page, names }) => {
      expect(names).toEqual(expect.arrayContaining(["QUERY /books", "COPY /books"]));
      const { article, sample } = await page("QUERY /books");
      expect(article.one(".method-pill").text).toBe("QUERY");
      expect(sample("cURL")).toContain("--request QUERY");
    },
    "F4 a stream shows what each of its messages is": async ({ page }) => {
      expect((await page("GET /books")).article.one(".api-stream").text).toBe("A stream: each message is Book");
      expect((await page("GET /events")).row("response-200-data").text).toContain("string");
    },
    "F5 the device flow has its addresses": async ({ page }) => {
      expect((await page("overview")).article.text).toContain("https://example.com/device");
    },
    "F6 the sidebar shows the labels of tags": async ({ page }) => {
      expect((await page("GET /books")).whole.at("sidebar").text).toMatch(/Overview.*Books.*Orders/);
    },
    "F7 titles of parts and constants are shown as such": async ({ page }) => {
      const { row } = await page("GET /books");
      expect(row("response-200-id").one(".schema-title").text).toBe("Number of the book");
      expect(row("response-200-kind").one(".field-facts").text).toBe("Constant book");
    },
  },
  { docs },
);
