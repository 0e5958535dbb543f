import { expect, test } from "vitest";
import { likenessTo } from "../../../src/assistant/extractive/asks-the-same.js";

const likeness = async (question: string, heading: string, siteName = "Acme") =>
  (await likenessTo(question, "en", siteName))(heading);

test("a heading that is the question stands for it", async () => {
  expect(await likeness("How do I update Acme?", "How do I update Acme?")).toBe(1);
  expect(await likeness("What is MCP?", "What is the Model Context Protocol (MCP)?")).toBe(1);
});

test("a heading that asks in other words counts more, the more it has in common", async () => {
  const asked = "My search returns no results after adding documents, why?";
  const answered = await likeness(asked, "I uploaded documents but get no search results");
  expect(answered).toBeGreaterThan(0);
  expect(await likeness(asked, "How do I sort my search results?")).toBeLessThan(answered);
  expect(await likeness(asked, "Adding documents")).toBe(0);
});

test("a heading that names a subject counts little, and only where hardly a word is missing", async () => {
  const whole = await likeness("How do I test my server?", "Testing a server");
  expect(whole).toBeGreaterThan(0);
  expect(whole).toBeLessThan(0.5);
  expect(await likeness("How do I run my server over HTTP?", "Servers")).toBe(0);
});

test("the site's name in a heading makes no difference where the question does not name it", async () => {
  const [named, unnamed] = await Promise.all(
    ["Test your Acme server", "Test your server"].map((heading) => likeness("How do I test my server?", heading)),
  );
  expect(named).toBe(unnamed);
});

test("synonyms are the same word", async () => {
  expect(await likeness("How do I compose servers?", "How do I combine servers?")).toBe(1);
});

test("a heading that says why is no answer to how", async () => {
  expect(await likeness("How do I mount servers?", "Why mount servers")).toBe(0);
  expect(await likeness("Why should I mount servers?", "Why mount servers")).toBeGreaterThan(0.5);
});
