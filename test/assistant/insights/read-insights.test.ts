import { expect, test } from "vitest";
import { insightsCsv } from "../../../src/assistant/insights/insights-csv.js";
import { readInsights, settleClosest } from "../../../src/assistant/insights/read-insights.js";
import { ask, askAndRate, testAssistant, testTime, v2 } from "../support/assistant.js";
import { madeRecord, madeReply } from "../support/made-replies.js";

const WEEK = { since: "7d", domain: null };

test("sums up what was asked, cited, not answered and thought of", async () => {
  const { send, backend } = await testAssistant();
  const rated = await askAndRate(send, ["install with npm", "=cmd|calc zebra crossings"], "Too short");
  expect(rated.status).toBe(204);
  const insights = await readInsights(backend.store, WEEK, testTime);
  expect(insights.total).toMatchObject({ questions: 2, unanswered: 1, down: 1, up: 0 });
  expect(insights.days).toHaveLength(8);
  expect(insights.sites).toMatchObject([{ domain: "acme", questions: 2 }]);
  expect(insights.pages[0]).toEqual({ domain: "acme", page: "/guide/install", cited: 1 });
  expect(insights.unanswered.map(({ question }) => question)).toEqual(["=cmd|calc zebra crossings"]);
  expect(insights.thumbs).toMatchObject([{ question: "install with npm", rating: "down", reason: "Too short" }]);
  expect(insightsCsv(insights)).toContain("'=cmd|calc zebra crossings");
  await expect(readInsights(backend.store, { since: "soon", domain: null }, testTime)).rejects.toThrowError("soon");
  for (const since of ["0001-01-01", "99999w"])
    await expect(readInsights(backend.store, { since, domain: null }, testTime)).rejects.toThrowError("too long ago");
});

test.each([
  ["7d", "2026-11-14T00:00:00.000Z", 8, ["2026-11-21"]],
  ["1w", "2026-11-14T00:00:00.000Z", 8, ["2026-11-21"]],
  ["2026-11-20", "2026-11-20T00:00:00.000Z", 2, ["2026-11-21"]],
  ["24h", "2026-11-20T09:30:00.000Z", 2, ["2026-11-20", "2026-11-21"]],
])("%s begins with a whole day, or says that it does not", async (since, from, count, parts) => {
  const { backend } = await testAssistant();
  const insights = await readInsights(backend.store, { since, domain: null }, testTime);
  expect(insights.since).toBe(from);
  expect(insights.days).toHaveLength(count);
  expect(insights.days.filter(({ isWhole }) => !isWhole).map(({ day }) => day)).toEqual(parts);
});

test("at midnight a week is whole", async () => {
  const { backend } = await testAssistant();
  const insights = await readInsights(backend.store, { since: "7d", domain: null }, Date.UTC(2026, 10, 21));
  expect(insights.days.map(({ isWhole }) => isWhole)).toEqual([...Array(7).fill(true), false]);
});

test("keeps what readers think of pages, once for each of them", async () => {
  const { send, backend } = await testAssistant();
  const rate = (body: object) => send("/discovery/v1/rating/acme", { id: "reader-one", path: "/guide", ...body });
  expect((await rate({ helpful: false })).status).toBe(204);
  const said = await rate({ helpful: false, reason: " Out of date\n" });
  expect(said.headers.get("ratelimit")).not.toBeNull();
  expect((await rate({ id: "reader-two", helpful: true })).status).toBe(204);
  for (const wrong of [{}, { helpful: "yes" }, { helpful: true, id: "short" }, { helpful: true, path: "" }])
    expect((await rate(wrong)).status).toBe(400);
  const week = { since: "7d", domain: "acme" };
  const insights = await readInsights(backend.store, week, testTime);
  expect(insights.ratedPages).toEqual([{ domain: "acme", page: "/guide", up: 1, down: 1 }]);
  expect(insights.opinions).toMatchObject([{ page: "/guide", rating: "down", reason: "Out of date" }]);
  expect(insightsCsv(insights)).toContain("page,,acme,,/guide,,,,,,,1,1,,,,,,,,\n");
  await backend.store.ratings.deleteBefore(testTime + 1);
  expect((await readInsights(backend.store, week, testTime)).ratedPages).toEqual([]);
});

test("lists all, however many there are", async () => {
  const { backend } = await testAssistant();
  for (let id = 0; id < 60; id++) {
    const more = { question: `zebra${id}`, pages: [`p${id}`], isAnswered: false, state: "cut" as const };
    await backend.store.replies.add(madeRecord(id, more));
    const rating = { domain: "acme", page: `/p${id}`, isHelpful: false, reason: "Old", at: testTime };
    await backend.store.ratings.put({ ...rating, id: `reader-${id}` });
  }
  const insights = await readInsights(backend.store, WEEK, testTime);
  const { questions, unanswered, pages, ratedPages, opinions, isComplete } = insights;
  for (const list of [questions, unanswered, pages, ratedPages, opinions]) expect(list).toHaveLength(60);
  expect(isComplete).toBe(true);
});

test("reads the latest where there are very many, and says so", async () => {
  const { backend } = await testAssistant();
  for (let id = 0; id < 4; id++) await backend.store.replies.add(madeRecord(id, { at: testTime - 4 + id }));
  const all = await readInsights(backend.store, { ...WEEK, most: 4 }, testTime);
  expect([all.isComplete, all.total.questions]).toEqual([true, 4]);
  const some = await readInsights(backend.store, { ...WEEK, most: 3 }, testTime);
  expect([some.isComplete, some.total.questions]).toEqual([false, 3]);
  expect(some.questions.map(({ question }) => question)).not.toContain("question 0");
  expect(insightsCsv(some)).toMatch(/^note,.*Only the latest replies/m);
  expect(insightsCsv(all)).not.toMatch(/^note/m);
});

test("names a page in one way, whether it was cited or rated", async () => {
  const { send, backend } = await testAssistant();
  await (await send(v2, ask("install with npm"))).text();
  for (const [index, path] of ["/guide/install", "/guide/install/", "/guide%2Finstall"].entries())
    await send("/discovery/v1/rating/acme", { id: `reader-${index}`, path, helpful: false });
  const { pages, ratedPages } = await readInsights(backend.store, WEEK, testTime);
  expect(ratedPages).toEqual([{ domain: "acme", page: "/guide/install", up: 0, down: 3 }]);
  expect(pages.map(({ page }) => page)).toEqual(["/guide/install"]);
});

test("an operator who keeps no insights keeps no ratings", async () => {
  const { send, backend } = await testAssistant({ privacy: { keepsInsights: false } });
  await send("/discovery/v1/rating/acme", { id: "reader-one", path: "/guide", helpful: true });
  expect(await backend.store.ratings.read({ since: 0, domain: null })).toEqual([]);
});

const closest = { threadId: "t", question: "How do I dim a lamp?", isAnswered: false, pages: ["lamps"] };

test.each([
  ["the closest sections answer if nobody says otherwise", [closest], [true]],
  ["they do not if their reader says so", [{ ...closest, rating: -1 as const }], [false]],
  ["nor if a reader asks the same again", [closest, { ...closest, question: "how do i dim a lamp" }], [false, true]],
  ["another reader may ask the same", [closest, { ...closest, threadId: "u" }], [true, true]],
  ["what found nothing does not answer", [{ ...closest, pages: [] }], [false]],
  ["what was cut does not either", [{ ...closest, state: "cut" as const }], [false]],
])("%s", (_, replies, answered) => {
  const made = replies.map((more, id) => madeReply(id, more));
  expect(settleClosest(made).map(({ isAnswered }) => isAnswered)).toEqual(answered);
});
