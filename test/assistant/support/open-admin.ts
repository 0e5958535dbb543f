// The admin page of an assistant for tests.
import { createAdmin } from "../../../src/assistant/admin/admin.js";
import { DEFAULT_LIMITS } from "../../../src/assistant/limits.js";
import { testAssistant } from "./assistant.js";

export const adminOrigin = "http://127.0.0.1:9999";

export async function openAdmin(domains: readonly string[] = ["acme"]) {
  const test = await testAssistant();
  const who = { token: "let-me-in", allowedHosts: ["admin.example.com"] };
  const admin = createAdmin({ backend: test.backend, limits: DEFAULT_LIMITS, domains: () => domains, ...who });
  const call = (path: string, init: RequestInit = {}) => admin(new Request(`${adminOrigin}${path}`, init));
  const opened = (await call("/?token=let-me-in")).headers;
  const cookie = opened.get("set-cookie")?.split(";")[0] ?? "";
  /** What the addresses of a browser begin with that was given the token. */
  const base = (opened.get("location") ?? "").replace(/\/$/, "");
  const signedIn = { cookie, origin: adminOrigin, "sec-fetch-site": "same-origin" };
  const submit = (path: string, fields: Record<string, string>) =>
    call(`${base}${path}`, { method: "POST", headers: signedIn, body: new URLSearchParams(fields) });
  const page = async () => (await call(`${base}/`, { headers: signedIn })).text();
  return { ...test, call, admin, base, signedIn, submit, page };
}
