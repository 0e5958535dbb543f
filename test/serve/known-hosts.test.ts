import { expect, test } from "vitest";
import { hostNames, refuseForeignHost } from "../../src/serve/known-hosts.js";

const statusOf = (host: string, allowed: readonly string[] = []) =>
  refuseForeignHost(new Request(`http://${host}/`), allowed)?.status ?? 200;

test.each([
  "localhost:3000",
  "127.0.0.1",
  "[::1]:3000",
  "192.168.1.7",
  "app.localhost",
  "my-laptop",
  "my-laptop.local:3000",
])("answers to %s", (host) => expect(statusOf(host)).toBe(200));

test.each(["evil.example.com", "127.0.0.1.evil.example.com", "localhost.evil.example.com"])(
  "does not answer to %s",
  (host) => expect(statusOf(host)).toBe(403),
);

test("answers to names that are allowed, and to no other", () => {
  const allowed = hostNames("docs.example.com, Admin.example.com");
  expect(statusOf("docs.example.com:3000", allowed)).toBe(200);
  expect(statusOf("admin.example.com", allowed)).toBe(200);
  expect(statusOf("a.docs.example.com", allowed)).toBe(403);
});
