import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../src/openapi/json.js";
import { addressWords, operationDescription, operationTitle } from "../../src/openapi/operation-title.js";

const title = (value: JsonObject, name = "/a") =>
  operationTitle({ kind: "endpoint", name, method: "GET", pointer: "", item: {}, itemPointer: "", value });

const LONG = `/${"segment/".repeat(12)}`;

describe("the title of an operation", () => {
  const said = { description: "Makes one. More.", operationId: "makeOne" };

  it("is its summary, else the vendor's name, else method and path", () => {
    const all = { summary: "S", "x-oaiMeta": { name: "Create it" }, ...said };
    const { summary: _, ...named } = all;
    const { "x-oaiMeta": __, ...described } = named;
    expect([title(all), title(named), title(described), title({})]).toEqual(["S", "Create it", "GET /a", "GET /a"]);
  });

  it("is the first sentence or the id in words where the path is too long", () => {
    expect(title(said, LONG)).toBe("Makes one");
    expect(title({ operationId: "makeOne_now" }, LONG)).toBe("Make one now");
    expect(title({}, LONG).length).toBeLessThanOrEqual(80);
  });

  it("says what follows the path, where another operation has the plain one", () => {
    const titles = ["/a", "/a?beta=true", "/a?kind=draft", "/a#draft", "/a?id={id}"].map((name) =>
      title({ summary: "Create it" }, name),
    );
    const told = ["Create it", "Create it (beta)", "Create it (kind=draft)", "Create it (draft)", "Create it"];
    expect(titles).toEqual(told);
    expect(title({}, "/a?beta=true")).toBe("GET /a?beta=true");
  });

  it("has no marks of Markdown, and keeps what only looks like them", () => {
    expect(title({ summary: "**List** [all](https://a.b) `snake_case_names` of _a_ <Pay> *now*" })).toBe(
      "List all snake_case_names of a <Pay> now",
    );
    expect(title({ summary: "2 * 3 * 4 and a_b_c" })).toBe("2 * 3 * 4 and a_b_c");
    expect(title({ description: "# Heading\nText" }, LONG)).toBe("Text");
  });

  it("is the vendor's name where the summary is a text, else the first sentence that tells of the operation", () => {
    const summary = [
      "**Starting a new project?** We recommend trying [another](/docs) to take advantage of the latest features.",
      "---",
      "Creates a model response for the given chat. Learn more in the guides.",
    ].join("\n\n");
    expect(title({ summary, "x-oaiMeta": { name: "Create chat completion" } })).toBe("Create chat completion");
    expect(title({ summary })).toBe("Creates a model response for the given chat");
  });

  it.each([
    ...["> [!NOTE]\n> Mind this.", "> Mind this.", "<!-- Mind this. -->", "<p>Mind this.</p>", "## Mind this"],
    ...["| Mind | this |\n|---|---|", "```\nMind this.\n```", "**Note:** Mind this.", "**Note**: Mind this."],
    ...["Warning: Mind this.", "---", "- Mind this."],
  ])("is not taken from %j", (aside) => {
    expect(title({ description: `${aside}\n\nMakes one. More.` }, LONG)).toBe("Makes one");
    expect(title({ description: aside, operationId: "makeIt" }, LONG)).toBe("Make it");
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
    expect(title({ description: `${"word ".repeat(30)}.`, operationId: "getIt" }, LONG)).toBe("Get it");
    expect(title({ description: "| a |\n|---|", operationId: "getIt" }, LONG)).toBe("Get it");
  });
});

it("the title of a webhook whose summary is a text is its name in words", () => {
  const webhook = (summary: string) =>
    operationTitle({
      ...{ kind: "webhook", name: "issue-comment-created", method: "POST", pointer: "", item: {}, itemPointer: "" },
      value: { summary },
    });
  expect(webhook(`This event occurs when there is activity. ${"More about it. ".repeat(8)}`)).toBe(
    "Issue comment created",
  );
  expect(webhook("A comment was created")).toBe("A comment was created");
});

it("the address of a page is made from what its title is made from, without links and further sentences", () => {
  const operation = { name: "/a", method: "POST", pointer: "", item: {}, itemPointer: "" };
  const words = (summary: string) => addressWords({ kind: "endpoint", ...operation, value: { summary } });
  expect(words("List pets")).toBe("List pets");
  expect(
    words(`Creates a model response. Provide [text](/docs/text) or [images](/docs/images). ${"More. ".repeat(9)}`),
  ).toBe("Creates a model response");
  expect(words(`**New here?** ${"Try the other one. ".repeat(6)}\n\nMakes one. More.`)).toBe("Makes one");
  const value = { summary: `This event occurs when there is activity. ${"More about it. ".repeat(8)}` };
  expect(addressWords({ kind: "webhook", ...operation, name: "issue-opened", value })).toBe("issue-opened");
});

describe("the description of an operation", () => {
  it("keeps the paragraphs and alerts of a summary that is a text", () => {
    const summary = `${"word ".repeat(30).trim()}\n\n> [!NOTE]\n> Mind this.`;
    expect(operationDescription({ value: { summary } })).toBe(summary);
    expect(operationDescription({ value: { summary, description: `${summary}\n\nMore.` } })).toBe(
      `${summary}\n\nMore.`,
    );
  });

  it("begins with the summary where the title holds only its beginning", () => {
    const summary = "word ".repeat(30).trim();
    expect(operationDescription({ value: { summary, description: "More." } })).toBe(`${summary}\n\nMore.`);
    expect(operationDescription({ value: { summary } })).toBe(summary);
    expect(operationDescription({ value: { summary, description: `${summary} and more` } })).toBe(
      `${summary} and more`,
    );
    expect(operationDescription({ value: { summary: "Short", description: "More." } })).toBe("More.");
  });

  it("is not said again by what describes it", () => {
    for (const description of ["List all pets", "List all pets.", "List **all** Pets."])
      expect(operationDescription({ value: { summary: "List all pets", description } })).toBe(null);
    const more = "List all pets. Old ones, too.";
    expect(operationDescription({ value: { summary: "List all pets", description: more } })).toBe(more);
  });
});
