import { expect } from "vitest";
import { acceptanceCase } from "../acceptance-case.js";

export default acceptanceCase("callbacks", {
  "F1 every method of every callback stands in a section of its own, expressions as code": async ({ page }) => {
    const { content } = await page("POST /subscribe");
    expect(content.at("callbacks").text).toBe("Callbacks");
    const [event, shared] = content.all(".api-callback");
    expect(event?.texts(".method-pill")).toEqual(["POST", "PUT"]);
    expect(event?.texts("code")).toContain("{$request.body#/callbackUrl}?e={$request.query.e}");
    expect(shared?.text).toMatch(/^shared Called at https:\/\/example\.com\/hook DELETE Gone/);
  },
  "F2 a callback shows its summary, body and responses": async ({ page }) => {
    const { content } = await page("POST /subscribe");
    expect(content.at("callback-onEvent-post").text).toMatch(/POST An event .*kind string.*200 410/);
  },
  "N1 callbacks make no pages and cannot be sent; extensions are no methods": async ({ names, page }) => {
    expect(names).toEqual(["POST /subscribe"]);
    const { content } = await page("POST /subscribe");
    for (const callback of content.all(".api-callback")) expect(callback.has(".tryit-button")).toBe(false);
    expect(content.text).not.toContain("x-note");
  },
});
