import { expect } from "vitest";
import { acceptanceCase } from "../acceptance-case.js";

export default acceptanceCase("said-in-words", {
  "F1 words in angle brackets are shown, HTML is markup": async ({ page }) => {
    const { article } = await page("POST /pay");
    expect(article.text).toContain("From <date> to <date>, an Array of Array<T>. Press <Pay>, or wait.");
    expect(article.one(".api-description").texts("b")).toEqual(["wait"]);
  },
  "F2 an alert is a callout with a name": async ({ page }) => {
    const callout = (await page("POST /pay")).article.one(".callout-note");
    expect([callout.text, callout.attribute("ariaLabel")]).toEqual(["Payments are final.", "Note"]);
  },
  "F3 a heading in another script carries its direction": async ({ page }) => {
    expect((await page("POST /pay")).article.one("h3").attribute("dir")).toBe("auto");
  },
  "F4 conditions of several members are said, each as one sentence": async ({ page }) => {
    expect((await page("POST /pay")).article.texts(".schema-rule")).toEqual(
      expect.arrayContaining([
        'If "kind" is "card": "cvc" is required',
        'Otherwise: "iban" is required',
        'If "iban" is given: "cvc" must not be given',
        'Not allowed together: "cvc", "iban"',
        'With "cvc", also required: kind',
      ]),
    );
  },
  "F5 what no value may be is said": async ({ page }) => {
    const { head, row } = await page("POST /pay");
    expect(head("body-gone")).toBe("gone never");
    expect(row("body-size").text).toContain("Must not be 3 or 4");
  },
  "F6 positions of a tuple and what follows them": async ({ page }) => {
    const { head, row } = await page("POST /pay");
    expect(head("body-point")).toBe("point [number, number]");
    expect(row("body-point").text).toContain("Each further item is a string");
    expect(row("body-pair").text).toContain("No items after the first");
  },
  "F7 what a list must contain": async ({ page }) => {
    expect((await page("POST /pay")).row("body-tags").text).toContain('Must contain at least 2 of "main"');
  },
  "F8 the values of items need no click": async ({ page }) => {
    const row = (await page("POST /pay")).row("body-days");
    expect(row.has("details")).toBe(false);
    expect(row.one(".enum-values").texts("code")).toEqual(["mo", "tu"]);
  },
  "F9 null is said once": async ({ page }) => {
    expect((await page("POST /pay")).head("body-maybe")).toBe("maybe string | integer | null");
  },
  "F10 choices are named by what tells them apart": async ({ page }) => {
    const { row } = await page("POST /pay");
    expect(row("body-how").texts("[dataComponentPart=tab-button]")).toEqual(["card", "bank"]);
    expect(row("body-where").texts("[dataComponentPart=tab-button]")).toEqual(["string (uri)", "string (uuid)"]);
  },
  "F11 patterns of names, and that there are no others": async ({ page }) => {
    const { row } = await page("POST /pay");
    expect(row("body-extra").texts("code")).toContain("^x-");
    expect(row("body-extra").text).toContain("No other properties.");
  },
  "F13 how a list in brackets is sent": async ({ page }) => {
    expect((await page("POST /pay")).row("query-expand").texts(".field-style")).toEqual(["expand[]=a&expand[]=b"]);
  },
  "F12 a stream is said to be one": async ({ page }) => {
    expect((await page("POST /pay")).article.one(".api-stream").text).toBe("A stream: each message is object");
  },
});
