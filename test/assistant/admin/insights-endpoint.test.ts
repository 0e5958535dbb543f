// What programs read of insights at the admin port, and how they are refused.
import { expect, test } from "vitest";
import { testTime } from "../support/assistant.js";
import { madeRecord } from "../support/made-replies.js";
import { openAdmin } from "../support/open-admin.js";

const DAY = 86_400_000;
const authorization = "Bearer let-me-in";

/** Three questions: two of today, of different sites, and one of three weeks ago. */
async function openWithQuestions() {
  const admin = await openAdmin(["acme", "other"]);
  const { replies } = admin.backend.store;
  await replies.add(madeRecord(1, { question: "install" }));
  await replies.add(madeRecord(2, { question: "deploy", domain: "other" }));
  await replies.add(madeRecord(3, { question: "upgrade", at: testTime - 21 * DAY }));
  const read = (query: string) => admin.call(`/insights${query}`, { headers: { authorization } });
  const pageAt = async (query: string) =>
    (await admin.call(`${admin.base}/${query}`, { headers: admin.signedIn })).text();
  return { ...admin, read, pageAt };
}

test("gives JSON of the last seven days, of one site or from another time where that is asked for", async () => {
  const { read } = await openWithQuestions();
  const questionsAt = async (query: string) => {
    const { questions } = await (await read(query)).json();
    return questions.map(({ question }: { question: string }) => question).sort();
  };
  expect(await questionsAt("")).toEqual(["deploy", "install"]);
  expect(await questionsAt("?domain=other")).toEqual(["deploy"]);
  expect(await questionsAt("?domain=&since=4w&format=json")).toEqual(["deploy", "install", "upgrade"]);
  expect(await questionsAt("?domain=acme&since=2026-10-01")).toEqual(["install", "upgrade"]);
});

test("gives CSV", async () => {
  const { read } = await openWithQuestions();
  const response = await read("?format=csv&domain=other");
  expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  const lines = (await response.text()).split("\n");
  expect(lines[0]).toMatch(/^kind,day,domain,question,/);
  expect(lines.filter((line) => line.startsWith("question,"))).toEqual([
    expect.stringMatching(/^question,,other,deploy/),
  ]);
});

test.each([
  ["?since=never", 400, "invalid_request", /^since: "never" is not a time\. Write 24h, 7d/],
  ["?since=0001-01-01", 400, "invalid_request", /^since: "0001-01-01" is too long ago\./],
  ["?format=xml", 400, "invalid_request", /^format: must be "json" or "csv"\.$/],
  ["?token=wrong", 401, "invalid_token", /^Wrong token\./],
])("refuses %s as a problem", async (query, status, code, detail) => {
  const { read } = await openWithQuestions();
  const response = await read(query);
  expect(response.status).toBe(status);
  expect(response.headers.get("content-type")).toBe("application/problem+json");
  expect(await response.json()).toMatchObject({ status, code, detail: expect.stringMatching(detail) });
});

test("refuses who has no token, and what is not there: programs with a problem, people with a sentence", async () => {
  const { call } = await openWithQuestions();
  const refused = await call("/insights");
  expect([refused.status, refused.headers.get("www-authenticate")]).toEqual([401, "Bearer"]);
  expect(await refused.json()).toMatchObject({
    code: "invalid_token",
    detail: expect.stringContaining("Bearer TOKEN"),
  });
  const missing = await call("/nothing", { headers: { authorization } });
  expect(await missing.json()).toMatchObject({ status: 404, code: "not_found" });
  const seen = await call("/", { headers: { accept: "text/html,*/*" } });
  expect([seen.status, seen.headers.get("content-type")]).toEqual([401, "text/plain; charset=utf-8"]);
  expect(await seen.text()).toMatch(/^Open \/\?token=TOKEN/);
});

test("the page shows the time and the site that are asked for, and leads to all of it", async () => {
  const { pageAt, base } = await openWithQuestions();
  const week = await pageAt("");
  expect(week).toContain("<td>install ");
  expect(week).toContain("<td>deploy ");
  expect(week).not.toContain("<td>upgrade ");
  const html = await pageAt("?since=4w&domain=acme");
  expect(html).toContain("<td>upgrade ");
  expect(html).not.toContain("<td>deploy ");
  expect(html).toContain('value="4w"');
  expect(html).toMatch(/<option selected[^>]*>acme<\/option>/);
  expect(html.toLowerCase()).toContain(`formaction="${base}/insights" name="format" value="csv">`.toLowerCase());
});
