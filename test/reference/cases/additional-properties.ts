import { expect } from "vitest";
import { acceptanceCase } from "../acceptance-case.js";

export default acceptanceCase("additional-properties", {
  "F1 an open object allows any other property, a plain one says nothing about them": async ({ page }) => {
    const { head, row } = await page("GET /m");
    expect(head("response-200-free")).toBe("free object");
    expect(row("response-200-free").text).toContain("Any other property is allowed.");
    expect(row("response-200-plain").text).toBe("plain object");
  },
  "F2 a closed object has its property and no others": async ({ page }) => {
    const { row } = await page("GET /m");
    expect(row("response-200-closed").text).toMatch(/a string No other properties\.$/);
  },
  "F3 a map names the type of its values and opens": async ({ page }) => {
    const { head, row } = await page("GET /m");
    expect(head("response-200-ints")).toBe("ints map<string, integer>");
    expect(head("response-200-cats")).toBe("cats map<string, Cat>");
    expect(row("response-200-cats").one("details").at("response-200-cats-key-name").text).toBe("name string");
  },
  "F4 a key is shown by its name, beside the properties that are listed": async ({ page }) => {
    const { head, row } = await page("GET /m");
    expect(head("response-200-named-locale")).toBe("{locale} string");
    const rows = row("response-200-both").all(".api-field");
    expect(rows.map((each) => each.one(".field-head").text)).toEqual(["id string", "{key} string[]"]);
  },
  "F5 a pattern of keys is a row whose name is code": async ({ page }) => {
    const { row } = await page("GET /m");
    expect(row("response-200-pattern").texts("code")).toEqual(["^x-", "^[0-9]+$"]);
    expect(row("response-200-pattern").text).toContain("No other properties.");
  },
  "F6 a rule for keys is told with the number of properties": async ({ page }) => {
    const { row } = await page("GET /m");
    expect(row("response-200-keys").texts("code")).toContain("^[a-z]+$");
    expect(row("response-200-keys").text).toContain("at least 1 property");
  },
  "F7 a map is sampled with one key": async ({ page }) => {
    const [sample = ""] = (await page("GET /m")).responses("200");
    const { ints, named, pattern } = JSON.parse(sample);
    expect([ints, named, pattern]).toEqual([{ key: 0 }, { locale: "locale" }, {}]);
  },
  "F8 what is alone in an object is open as soon as the object is": async ({ page }) => {
    const { row } = await page("GET /m");
    expect(row("response-200-cats").one("details").attributes).not.toContain("open");
    expect(row("response-200-cats-key").one("details").attributes).toContain("open");
  },
});
