// Who asks for a limit or a duration reads the sentence that states it.
import { describe, expect, it, test } from "vitest";
import { valueAskedFor } from "../../../src/assistant/extractive/quotes/stated-values.js";
import { answer, section } from "../support/answer-from-pages.js";

describe("what asks for a value", () => {
  it.each([
    ["How long is a token valid?", "Tokens expire after 12 hours."],
    ["How far back can I look?", "Changes are kept for 10 minutes."],
    ["How often are the tables refreshed?", "They are refreshed every hour."],
    ["invitation expiry", "Invitations never expire."],
    ["How many users can I invite?", "You can invite up to ten."],
    ["How many seats are there?", "There are twelve seats."],
    ["How many environments are there?", "Staging - 4"],
    ["Whats the maximum number of seats?", "The highest number is 25."],
    ["How many attempts does a reader have?", "After 5 wrong codes the door is locked."],
    ["login rate limits", "Sign-in is limited to `5 requests` per minute."],
    ["max file size", "Files hold at most 15MB."],
    ["size limit for attachments", "Attachments hold at most 15MB."],
    ["How much disk space does a seat get?", "Each seat has 10 GB of disk."],
    ["What is the max size of a market order?", "Market orders: 500,000 USD at most."],
    ["What is the longest recording I can send?", "A recording lasts at most 135 minutes."],
    ["max length of a tag", "A tag has at most 64 letters."],
    ["What uptime percentage do you guarantee?", "We guarantee 99.9% of each month."],
    ["How much does it cost per seat?", "A seat costs $20."],
    ["What does a seat cost?", "A seat costs $20."],
    ["Which PostgreSQL version is required?", "It requires PostgreSQL 16."],
  ])("%s", (question, said) => {
    expect(valueAskedFor(question)?.test(said)).toBe(true);
  });

  it.each([
    ["How do I set a limit?"],
    ["How can I change how long results are cached?"],
    ["Where can I see how many seats are left?"],
    ["increase the upload limit"],
    ["What happens when I exceed the rate limit?"],
    ["How do I remove the TTL from a sandbox?"],
    ["Why is my token not valid any longer than this?"],
  ])("not: %s", (question) => {
    expect(valueAskedFor(question)).toBe(null);
  });

  it.each([
    ["How long is a token valid?", "A token is as good as a key, as each request is signed."],
    ["login rate limits", "Authorization: Bearer (OAuth 2.0), see https://example.com/3/4 and release v2.1"],
    ["max file size", "Upload 3 files"],
    ["What is the maximum size of user metadata?", "There are 3 kinds of metadata."],
    ["What is the largest size of a picture?", "A page has 3 pictures."],
    ["What uptime percentage do you guarantee?", "We answer within 4 hours."],
    ["How many plugins are there?", "Plugins are written in Python 3."],
  ])("%s is not answered by: %s", (question, said) => {
    expect(valueAskedFor(question)?.test(said)).toBe(false);
  });
});

const LIMITS = "Requests are limited to protect everybody. The limits can be raised for each login.";

test("the value is quoted from the section that answers, however it is asked for", async () => {
  const told = [
    "To run an async request, add `async=true` to its address:",
    "```bash\ncurl -m 30 'https://acme.example/run?async=true'\n```",
    "An async request can run beside others: each request runs in a queue of its own, so that no request waits. ".repeat(
      9,
    ),
    "The reply to an async request holds an id: with it you ask how the request runs. ".repeat(9),
    "Async functions end after 12 hours.",
  ];
  const pages = [
    section("async", "Async requests", "Run an async request", told.join("\n\n")),
    section("errors", "Errors", "Colours", "A timeout is a red line: its duration is told above."),
  ];
  const { text, sources } = await answer(pages, "How long can an async request run?");
  expect(sources[0]?.id).toBe("async#run-an-async-request");
  expect(text).toContain("12 hours");
});

test("a page that opens without the value adds the section that states it", async () => {
  const { text, sources } = await answer(
    [
      { path: "limits", title: "Rate limits", content: LIMITS },
      section(
        "limits",
        "Rate limits",
        "Default rate limits",
        "- Login: `5 requests` per minute\n- Search: `60 requests` per minute",
      ),
      { path: "other", title: "Cache", content: "Answers are kept for 3 minutes." },
    ],
    "login rate limits",
  );
  expect(sources[0]?.url).toMatch(/^\/limits/);
  expect(text).toContain("- Login: `5 requests` per minute");
});

test("of two sections that are called alike the one that states the value leads", async () => {
  const { sources } = await answer(
    [
      {
        path: "tokens",
        title: "Access tokens",
        content: "An access token lets a program sign in. Access tokens are valid everywhere.",
      },
      { path: "keys", title: "Access tokens of programs", content: "An access token is valid for 12 hours." },
    ],
    "How long is an access token valid?",
  );
  expect(sources[0]?.url).toBe("/keys");
});

test("what states another kind of value is not added", async () => {
  const { text } = await answer(
    [
      { path: "tokens", title: "Access tokens", content: "Access tokens let programs sign in." },
      section("tokens", "Access tokens", "Number of access tokens", "You can have up to 50 access tokens."),
    ],
    "How long are access tokens valid?",
  );
  expect(text.split("**See also**")[0]).not.toContain("50 access tokens");
});

test("what states no value does not answer who asks for one, but is quoted as what comes closest", async () => {
  const pages = [section("traces", "Traces", "Keeping traces", "Traces are kept in the cloud, and can be exported.")];
  const asked = await answer(pages, "How long are traces kept in the cloud?");
  expect(asked).toMatchObject({ isAnswered: false, sources: [] });
  expect(asked.text).toContain("Traces are kept in the cloud");
  const where = await answer(pages, "Where are traces kept, in the cloud?");
  expect(where.sources.map(({ id }) => id)).toEqual(["traces#keeping-traces"]);
  // How pages of other languages write a duration is not known.
  const german = section(
    "traces",
    "Traces",
    "How long are traces kept in the cloud?",
    "12 Stunden lang, in der Cloud.",
  );
  const told = await answer([{ ...german, language: "de" }], "How long are traces kept in the cloud?");
  expect(told.isAnswered).not.toBe(false);
});
