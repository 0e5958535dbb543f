import { expect, test, vi } from "vitest";
import { ask, askAndRate, testTime, v2 } from "./support/assistant.js";
import { madeRecord } from "./support/made-replies.js";
import { openAdmin } from "./support/open-admin.js";

const body = new URLSearchParams({ domain: "acme", organisation: "o" });

test("takes the token once from the printed address, for a cookie", async () => {
  const { call } = await openAdmin();
  const response = await call("/?token=let-me-in");
  expect(response.status).toBe(302);
  expect(response.headers.get("set-cookie")).toMatch(/HttpOnly.*SameSite=Strict/);
});

test("gives a browser a cookie that no other server of this machine is sent, or could replay", async () => {
  const { call, base, signedIn, backend } = await openAdmin();
  expect((await call("/?token=let-me-in")).headers.get("set-cookie")).toContain(`Path=${base}/;`);
  expect(base).toMatch(/^\/[\w-]{32}$/);
  const before = (await backend.store.keys.list(null)).length;
  for (const path of ["", "/", "/x".repeat(16), `${base}x`, `/${base}`]) {
    expect((await call(`${path}/insights`, { headers: signedIn })).status).toBe(401);
    expect((await call(`${path}/keys/create`, { method: "POST", headers: signedIn, body })).status).toBe(401);
  }
  expect((await call(`${base}/`)).status).toBe(401);
  expect(await backend.store.keys.list(null)).toHaveLength(before);
  expect((await call(`${base}/keys/create`, { method: "POST", headers: signedIn, body })).status).toBe(200);
});

test("is reached under a name that the operator allows, and under no other", async () => {
  const { admin } = await openAdmin();
  const statusAt = async (host: string) => (await admin(new Request(`http://${host}/?token=let-me-in`))).status;
  expect(await statusAt("admin.example.com")).toBe(302);
  expect(await statusAt("evil.example.com")).toBe(403);
});

test("keeps in the browser what is not the token", async () => {
  expect((await openAdmin()).signedIn.cookie).not.toContain("let-me-in");
});

test.each([
  ["another port of this machine", { origin: "http://127.0.0.1:4000", "sec-fetch-site": "same-site" }],
  ["another site", { origin: "https://evil.example.com", "sec-fetch-site": "cross-site" }],
  ["a sandboxed frame", { origin: "null" }],
  ["a browser that says nothing", {}],
])("takes no form from %s", async (_, headers) => {
  const { call, signedIn, backend } = await openAdmin();
  const before = (await backend.store.keys.list(null)).length;
  const sent = { cookie: signedIn.cookie, ...headers };
  expect((await call("/keys/create", { method: "POST", headers: sent, body })).status).toBe(403);
  expect(await backend.store.keys.list(null)).toHaveLength(before);
});

test("all forms of the page lead where its browser is known", async () => {
  const { base, page, submit } = await openAdmin();
  for (const html of [await page(), await (await submit("/threads/delete", { domain: "acme", fp: "a" })).text()]) {
    const actions = [...html.matchAll(/\s(?:form)?action="([^"]*)"/gi)].map(([, action]) => action);
    expect(actions.length).toBeGreaterThan(4);
    expect(actions.filter((action) => !action?.startsWith(`${base}/`))).toEqual([]);
  }
});

test("takes a form from a program that has the token", async () => {
  const { call } = await openAdmin();
  const headers = { authorization: "Bearer let-me-in" };
  expect((await call("/keys/create", { method: "POST", headers, body })).status).toBe(200);
});

test.each([
  ["JSON", "application/json", "{}"],
  ["no type", "", "id=1"],
  ["a form that breaks off", "multipart/form-data; boundary=x", "--x"],
  ["a form without boundary", "multipart/form-data", "--x--"],
])("refuses %s in place of a form", async (_, type, body) => {
  const { call } = await openAdmin();
  const headers = { authorization: "Bearer let-me-in", "content-type": type };
  for (const path of ["/keys/create", "/keys/revoke", "/threads/delete"]) {
    const response = await call(path, { method: "POST", headers, body });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: "invalid_request", detail: "Send the fields as a form." });
  }
});

test("refuses a form that is too large without reading it", async () => {
  const { call, backend } = await openAdmin();
  const body = new URLSearchParams({ id: "a".repeat(backend.largestBody) });
  const headers = { authorization: "Bearer let-me-in" };
  expect((await call("/keys/revoke", { method: "POST", headers, body })).status).toBe(413);
});

test("says when to ask again where the store is gone", async () => {
  const { call, base, signedIn, backend } = await openAdmin();
  vi.spyOn(backend.store.keys, "list").mockRejectedValue(Object.assign(new Error("gone"), { code: "ECONNREFUSED" }));
  const response = await call(`${base}/`, { headers: signedIn });
  expect(response.status).toBe(503);
  expect(response.headers.get("retry-after")).toBe("10");
});

test.each(["/", "/insights", "/insights?format=csv", "/insights?since=never"])("guards %s", async (path) => {
  const { call, signedIn } = await openAdmin();
  const { headers } = await call(path, { headers: signedIn });
  expect(headers.get("cache-control")).toBe("no-store");
  expect(headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(headers.get("x-content-type-options")).toBe("nosniff");
});

test("shows keys with what they used, and threads", async () => {
  const { page, send, key } = await openAdmin();
  await (await send(v2, ask("install"))).text();
  const html = await page();
  expect(html).toContain(`${key.slice(0, 12)}…${key.slice(-4)}`);
  expect(html).toContain("1 of 10000");
  expect(html).toContain('<th scope="row">acme</th><td>1</td>');
  expect(html).not.toContain(key);
});

test("says of keys until when they work, where, and when they were used", async () => {
  const { page, backend } = await openAdmin();
  const { keys } = backend.store;
  const DAY = 86_400_000;
  const acme = { domain: "acme", organisation: "acme-inc", now: testTime - 9 * DAY };
  const used = await keys.create({ ...acme, label: "used", origins: ["https://a.example", "https://b.example"] });
  await keys.find(used.key, testTime - DAY);
  await keys.create({ ...acme, label: "expired", expiresAt: testTime - DAY });
  const old = await keys.create({ ...acme, label: "old" });
  await keys.rotate(old.key, { now: testTime, oldUntil: testTime + DAY });
  await keys.revoke((await keys.create({ ...acme, label: "revoked" })).record.id, testTime);
  const html = await page();
  const rowOf = (label: string) => html.split("<tr").find((row) => row.includes(`<small>${label}</small>`)) ?? "";
  expect(rowOf("used")).toMatch(/https:\/\/a\.example.*https:\/\/b\.example.*2026-11-20.*>valid .*Revoke/);
  expect(rowOf("expired")).toContain("expired <time>2026-11-20</time>");
  expect(rowOf("old")).toMatch(/all.*never.*rotated, valid until <time>2026-11-22<\/time>.*Revoke/);
  expect(rowOf("revoked")).toContain("revoked <time>2026-11-21</time>");
  for (const over of ["expired", "revoked"]) expect(rowOf(over)).not.toContain("<button");
});

test("shows the day's questions as bars, and what a reader wrote below the question", async () => {
  const { page, send } = await openAdmin();
  const rated = await askAndRate(send, ["install with npm", "zebra crossings"], "Too <b>short");
  expect(rated.status).toBe(204);
  const html = await page();
  expect(html).toContain(
    '2<i style="height:50%;background:var(--part-0);"></i><i style="height:50%;background:var(--part-1);"></i>',
  );
  expect(html).toMatch(
    /<td>install with npm <small>Too &lt;b>short<\/small><small [^>]*><time [^>]*>2026-11-21<\/time> <\/small><\/td><td>down<\/td>/,
  );
  expect(html).not.toContain('<th scope="col">Site</th>');
  // Quotes in a style element would be escaped.
  expect(/<style>([\s\S]*?)<\/style>/.exec(html)?.[1]).not.toContain("&quot;");
});

test("says by day and by site what was asked and became of it, what it cost and how long it took", async () => {
  const { page, backend } = await openAdmin();
  const spent = { inputTokens: 900, outputTokens: 100, cost: 0.25, milliseconds: 1500 };
  await backend.store.replies.add(madeRecord(1, spent));
  await backend.store.replies.add(madeRecord(2, { ...spent, domain: "docs.example.com", state: "stopped" }));
  await backend.store.replies.add(madeRecord(3, { ...spent, domain: "docs.example.com", state: "failed" }));
  const html = await page();
  for (const part of ["<b>33 %</b> answered", "<b>1</b> failed", "<b>1</b> stopped"]) expect(html).toContain(part);
  expect(html).toContain("2026-11-21 (in part): 3, answered 1, not answered 0, failed 1, stopped 1");
  const words = html.replace(/<[^>]*>/g, " ").replace(/ +/g, " ");
  expect(words).toContain("2026-11-21 (in part) 3 1 33 % 0 1 1 0 0 / 0 3,000 0.75 1.5 1.5");
  expect(words).toContain("acme 1 1 100 % 0 0 0 0 0 / 0 1,000 0.25 1.5 1.5");
  expect(words).toContain("docs.example.com 2 0 0 % 0 1 1 0 0 / 0 2,000 0.50 0.0 0.0");
});

test("shows the most frequent, and says how many more there are, and that not all was read", async () => {
  const { page, backend } = await openAdmin();
  const rating = { domain: "acme", isHelpful: false, reason: null, at: testTime };
  for (let id = 0; id < 12; id++) await backend.store.ratings.put({ ...rating, id: `reader-${id}`, page: `/p${id}` });
  const html = await page();
  expect(html).toMatch(/<h3 id="pages-that-helped-least">(?:(?!<h3).)*\/p9<(?:(?!<h3).)*<p class="more">and 2 more</);
  expect(html).not.toMatch(/\/p10</);
  expect(html).not.toContain("Only the latest replies and ratings are counted");
  const many = Array(200_001).fill({ ...rating, id: "reader", page: "/p" });
  vi.spyOn(backend.store.ratings, "read").mockResolvedValue(many);
  expect(await page()).toContain("Only the latest replies and ratings are counted");
});

test("leads to pages whose site's address is known, and never elsewhere", async () => {
  const { page, backend } = await openAdmin();
  const rating = { isHelpful: false, reason: null, at: testTime };
  const rated = [
    { domain: "acme", page: "/guide" },
    { domain: "acme", page: "@evil.example" },
    { domain: "gone", page: "/start" },
  ];
  for (const [id, place] of rated.entries())
    await backend.store.ratings.put({ ...rating, id: `reader-${id}`, ...place });
  await backend.store.replies.add(madeRecord(1, { pages: ["index"] }));
  const html = await page();
  const links = [...html.matchAll(/<a href="([^"]*)">([^<]*)</g)].map(([, href, name]) => [name, href]);
  expect(links).toEqual([
    ["/", "https://docs.example.com/"],
    ["/guide", "https://docs.example.com/guide"],
  ]);
  expect(html).toMatch(/<td>@evil\.example .*<td>\/start /);
});

test("creates a key, shows it once, and revokes it", async () => {
  const { submit, page, backend } = await openAdmin();
  const fields = { domain: "acme", organisation: "acme-inc", label: "<b>Site</b>" };
  const created = await (await submit("/keys/create", fields)).text();
  const key = /<code>(svc_dsc_\w{32})<\/code>/.exec(created)?.[1] ?? "";
  const record = await backend.store.keys.find(key, Date.now());
  expect(record?.label).toBe("<b>Site</b>");
  expect(await page()).toContain("&lt;b>Site");
  await submit("/keys/revoke", { id: record?.id ?? "" });
  expect(await backend.store.keys.find(key, Date.now())).toBeNull();
});

test("refuses a domain that is not served", async () => {
  const { submit } = await openAdmin();
  expect((await submit("/keys/create", { domain: "other", organisation: "o" })).status).toBe(400);
});

test("deletes the threads of one reader", async () => {
  const { submit, send, backend } = await openAdmin();
  await (await send(v2, ask("install", { fp: "reader-7" }))).text();
  const deleted = await submit("/threads/delete", { domain: "acme", fp: "reader-7" });
  expect(await deleted.text()).toContain("Deleted threads: 1.");
  expect(await backend.store.threads.count("acme")).toBe(0);
});
