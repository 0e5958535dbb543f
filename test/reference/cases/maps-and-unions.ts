import { expect } from "vitest";
import { acceptanceCase } from "../acceptance-case.js";

export default [
  acceptanceCase("additional-properties", {
    page: "GET /m",
    "F1 an open object allows any other property, a plain one says nothing about them": ({ head, row }) => {
      expect(head("response-200-free")).toBe("free object");
      expect(row("response-200-free").text).toContain("Any other property is allowed.");
      expect(row("response-200-plain").text).toBe("plain object");
    },
    "F2 a closed object has its property and no others": ({ row }) =>
      expect(row("response-200-closed").text).toMatch(/a string No other properties\.$/),
    "F3 a map names the type of its values and opens": ({ head, row }) => {
      expect(head("response-200-ints")).toBe("ints map<string, integer>");
      expect(head("response-200-cats")).toBe("cats map<string, Cat>");
      expect(row("response-200-cats").one("details").at("response-200-cats-key-name").text).toBe("name string");
    },
    "F4 a key is shown by its name, beside the properties that are listed": ({ head, row }) => {
      expect(head("response-200-named")).toBe("named map<string, string>");
      expect(head("response-200-named-locale")).toBe("{locale} string");
      const rows = row("response-200-both").all(".api-field");
      expect(rows.map((each) => each.one(".field-head").text)).toEqual(["id string", "{key} string[]"]);
    },
    "F5 a pattern of keys is a row whose name is code": ({ row }) => {
      expect(row("response-200-pattern").texts("code")).toEqual(["^x-", "^[0-9]+$"]);
      expect(row("response-200-pattern").text).toContain("No other properties.");
    },
    "F6 a rule for keys is told with the number of properties": ({ head, row }) => {
      expect(head("response-200-keys")).toBe("keys map<string, number>");
      expect(row("response-200-keys").texts("code")).toContain("^[a-z]+$");
      expect(row("response-200-keys").text).toContain("at least 1 property");
    },
    "F7 a map is sampled with one key": ({ responses }) => {
      const [sample = ""] = responses("200");
      const { ints, named, pattern } = JSON.parse(sample);
      expect([ints, named, pattern]).toEqual([{ key: 0 }, { locale: "locale" }, {}]);
    },
    "F8 what is alone in an object is open as soon as the object is": ({ row }) => {
      expect(row("response-200-cats").one("details").attributes).not.toContain("open");
      expect(row("response-200-cats-key").one("details").attributes).toContain("open");
    },
  }),
  acceptanceCase("discriminator-mapping", {
    page: "POST /pets",
    problems: ["warning discriminator-mapping 26:18"],
    "F1 N1 the variants are labelled by their values, in order, without the one that leads nowhere": ({ content }) =>
      expect(content.at("body").texts("[dataComponentPart=tab-button]")).toEqual(["kitty", "dog", "Fish"]),
    "F2 each variant fixes the property": ({ content }) => {
      const panels = content.at("body").all(".choice-panel");
      const kinds = panels.map((panel) => panel.all(".api-field")[0]?.one("code").text);
      expect(kinds).toEqual(["kitty", "dog", "Fish"]);
    },
    "F3 samples carry the value": ({ content }) =>
      expect(content.at("request-example").one("pre").raw).toContain('"kind": "kitty"'),
  }),
  acceptanceCase("long-enum", {
    page: "GET /tz",
    "F1 F2 every value is there; all but ten are folded, with their number": ({ row }) => {
      const rest = row("query-zone").one("details");
      expect(rest.one("summary").text).toBe("290 more");
      expect(rest.all("code")).toHaveLength(290);
      expect(row("query-zone").all("code")).toHaveLength(300);
    },
    "F3 the playground lets them be picked from a list": ({ playground }) =>
      expect(JSON.stringify(playground)).toContain('"value_299"'),
  }),
  acceptanceCase("null-unions", {
    page: "GET /x",
    "F1 F3 F5 null is part of the type": ({ row }) => {
      const types = [..."abcdefghijk"].map(
        (name) => row(`response-200-${name}`).one("[dataComponentPart=field-info-pill]").text,
      );
      expect(types).toEqual([
        ...["string | null", "integer | null", "string | integer | boolean", "null", "Ref | null", "string | null"],
        ...["(number | null)[] | null", "string | null", "null", "any", "any"],
      ]);
      expect(row("response-200-b").text).toContain("≥ 1");
    },
    "F2 what may be null opens without a choice": ({ row }) => {
      expect(row("response-200-e").text).toContain("Optional ref");
      expect(row("response-200-e").one("details").text).toContain("a string");
      expect(row("response-200-e").has("[dataComponentPart=tab-button]")).toBe(false);
    },
    "F4 null is one of the values": ({ row }) =>
      expect(row("response-200-h").texts("code")).toEqual(["on", "off", "null"]),
    "F6 a sample is null only where nothing else is allowed": ({ responses }) => {
      const [sample = ""] = responses("200");
      expect(JSON.parse(sample)).toMatchObject({
        ...{ a: "a", b: 1, c: "c", d: null, e: { a: "a" }, f: "f", g: [0], h: "on" },
      });
    },
  }),
  acceptanceCase("nullable-30", {
    page: "GET /x",
    "F1 nullable is a type": ({ row }) => {
      const types = ["a", "b", "c", "e"].map(
        (name) => row(`response-200-${name}`).one("[dataComponentPart=field-info-pill]").text,
      );
      expect(types).toEqual(["string | null", "(number | null)[] | null", "R | null", "string | null"]);
      expect(row("response-200-c").one("details").text).toContain("id string");
      expect(row("response-200-e").texts("code")).toEqual(["x", "y", "null"]);
    },
    "F2 a limit that is excluded reads as in 3.1": ({ row }) => expect(row("response-200-d").text).toMatch(/> 1$/),
    "F3 nothing tells which version wrote it": ({ article }) =>
      expect(article.text).not.toMatch(/nullable|exclusiveMinimum|true/),
  }),
  acceptanceCase("said-in-words", {
    page: "POST /pay",
    "F1 words in angle brackets are shown, HTML is markup": ({ article }) => {
      expect(article.text).toContain("From <date> to <date>, an Array of Array<T>. Press <Pay>, or wait.");
      expect(article.one(".api-description").texts("b")).toEqual(["wait"]);
    },
    "F2 an alert is a callout with a name": ({ article }) => {
      const callout = article.one(".callout-note");
      expect([callout.text, callout.attribute("ariaLabel")]).toEqual(["Payments are final.", "Note"]);
    },
    "F3 a heading in another script carries its direction": ({ article }) =>
      expect(article.one("h3").attribute("dir")).toBe("auto"),
    "F4 conditions of several members are said, each as one sentence": ({ article }) =>
      expect(article.texts(".schema-rule")).toEqual(
        expect.arrayContaining([
          'If "kind" is "card": "cvc" is required',
          'Otherwise: "iban" is required',
          'If "iban" is given: "cvc" must not be given',
          'Not allowed together: "cvc", "iban"',
          'With "cvc", also required: kind',
        ]),
      ),
    "F5 what no value may be is said": ({ head, row }) => {
      expect(head("body-gone")).toBe("gone never");
      expect(row("body-size").text).toContain("Must not be 3 or 4");
    },
    "F6 positions of a tuple and what follows them": ({ head, row }) => {
      expect(head("body-point")).toBe("point [number, number]");
      expect(row("body-point").text).toContain("Each further item is a string");
      expect(row("body-pair").text).toContain("No items after the first");
    },
    "F7 what a list must contain": ({ row }) =>
      expect(row("body-tags").text).toContain('Must contain at least 2 of "main"'),
    "F8 the values of items need no click": async ({ page }) => {
      const row = (await page("POST /pay")).row("body-days");
      expect(row.has("details")).toBe(false);
      expect(row.one(".enum-values").texts("code")).toEqual(["mo", "tu"]);
    },
    "F9 null is said once": ({ head }) => expect(head("body-maybe")).toBe("maybe string | integer | null"),
    "F10 choices are named by what tells them apart": ({ row }) => {
      expect(row("body-how").texts("[dataComponentPart=tab-button]")).toEqual(["card", "bank"]);
      expect(row("body-where").texts("[dataComponentPart=tab-button]")).toEqual(["string (uri)", "string (uuid)"]);
    },
    "F11 patterns of names, and that there are no others": ({ row }) => {
      expect(row("body-extra").texts("code")).toContain("^x-");
      expect(row("body-extra").text).toContain("No other properties.");
    },
    "F13 how a list in brackets is sent": ({ row }) =>
      expect(row("query-expand").texts(".field-style")).toEqual(["expand[]=a&expand[]=b"]),
    "F12 a stream is said to be one": ({ article }) =>
      expect(article.one(".api-stream").text).toBe("A stream: each message is object"),
  }),
];
