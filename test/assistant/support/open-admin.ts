// The admin page of an assistant for tests.
import { createAdmin } from "../../../src/assistant/admin/admin.js";
import { DEFAULT_LIMITS } from "../../../src/assistant/limits.js";
import { openTestAssistant } from "./open-assistant.js";

export const adminOrigin = "http://127.0.0.1:9999";

export async function openAdmin(domains: readonly string[] = ["acme"]) {
  const test = await openTestAssistant();
  const admin = createAdmin({
    backend: test.backend,
    limits: DEFAULT_LIMITS,
    domains: () => domains,
    token: "let-me-in",
    allowedHosts: ["admin.example.com"],
  });
  const call = (path: string, init: RequestInit = {}) => admin(new Request(`${adminOrigin}${path}`, init));
  const cookie = (await call("/?token=let-me-in")).headers.get("set-cookie")?.split(";")[0] ?? "";
  const signedIn = { cookie, origin: adminOrigin, "sec-fetch-site": "same-origin" };
  const submit = (path: string, fields: Record<string, string>) =>
    call(path, { method: "POST", headers: signedIn, body: new URLSearchParams(fields) });
  return { ...test, call, admin, signedIn, submit, page: async () => (await call("/", { headers: signedIn })).text() };
}
