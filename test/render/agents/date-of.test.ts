import { expect, it } from "vitest";
import { dateOf } from "../../../src/render/agents/rss.js";

it.each([
  ["2026-03-03", "2026-03-03"],
  ["v1.2 (2026/3/3)", "2026-03-03"],
  ["2026-03-03T10:00:00Z", "2026-03-03"],
  ["March 3, 2026", "2026-03-03"],
  ["Mar 3rd 2026", "2026-03-03"],
  ["Week of March 3, 2026", "2026-03-03"],
  ["March 2026", "2026-03-01"],
  ["3 March 2026", "2026-03-03"],
  ["3. März 2026", "2026-03-03"],
  ["14 février 2026", "2026-02-14"],
  ["1er août 2026", "2026-08-01"],
  ["3 de mayo de 2026", "2026-05-03"],
  ["2026年3月3日", "2026-03-03"],
  ["2026년 3월 3일", "2026-03-03"],
])("reads %s", (text, day) => expect(dateOf(text)?.toISOString()).toBe(`${day}T00:00:00.000Z`));

it.each([
  null,
  "",
  "v2026.1",
  "2020-09-14_1.697.4",
  "Release 2026",
  "2025-02-30",
  "03/04/2026",
  "Version 12 2026",
  "Sprint 3 2026",
])("reads no day in %s", (text) => expect(dateOf(text)).toBeNull());
