import { expect, test } from "vitest";
import { adminToken } from "../../../src/assistant/admin/admin.js";

test("is the one of the environment, else a new one each time", () => {
  const text = "a-secret-of-24-letters-.~";
  expect(adminToken({ DOCSGEN_ADMIN_TOKEN: text })).toEqual({ text, isNew: false });
  const [first, second] = [adminToken({}), adminToken({ DOCSGEN_ADMIN_TOKEN: "" })];
  expect([first.isNew, second.isNew]).toEqual([true, true]);
  expect(first.text).toMatch(/^[\w-]{24,}$/);
  expect(second.text).not.toBe(first.text);
});

test.each(["too-short", `${"a".repeat(23)}`, `${"a".repeat(24)} b`, `${"a".repeat(24)}+/=`])("cannot be %s", (text) => {
  expect(() => adminToken({ DOCSGEN_ADMIN_TOKEN: text })).toThrowError("at least 24 characters");
});
