// Owns the admin addresses. They need the token, and only answer this machine.
import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import { type Context, Hono } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { h } from "preact";
import { renderToString } from "preact-render-to-string";
import { isKnownHost } from "../../serve/known-hosts.js";
import { UsageError } from "../../shared/problem.js";
import type { Backend } from "../backend.js";
import { readText } from "../endpoints/read-json-body.js";
import { failureResponse } from "../failure-response.js";
import type { InsightsQuery } from "../insights/read-insights.js";
import { type Limits, windowsAt } from "../limits.js";
import { Refusal } from "../refusal.js";
import { AdminPage, type AdminView } from "./admin-page.js";
import { answerInsights, askedInsights, insightsQuery } from "./answer-insights.js";

interface AdminOptions {
  readonly backend: Backend;
  readonly limits: Limits;
  /** The domains that are served at the moment. */
  readonly domains: () => readonly string[];
  readonly token: string;
  /** Names of the page besides those of this machine. */
  readonly allowedHosts: readonly string[];
}

const COOKIE_NAME = "docsgen_admin";

/**
 * Pages of other origins can neither send these forms nor read the answers, pages of other ports included. A browser sends a
 * cookie to every server of this machine that it asks for the cookie's path. So the path is a secret as well: a server that
 * does not know it is never sent the cookie, and could not replay it.
 */
export function createAdmin(options: AdminOptions): (request: Request) => Promise<Response> {
  const session = { cookie: secret(), base: `/${secret()}` };
  const app = new Hono({ strict: false });
  addGuards(app, options, session);
  addPages(app, { ...options, base: "" });
  addPages(app.basePath(session.base), { ...options, base: session.base });
  app.notFound((context) => refuse(context, options.backend, new Refusal("not_found", "There is nothing here.")));
  app.onError((error, context) => refuse(context, options.backend, error));
  return async (request) => {
    const response = await app.fetch(request);
    for (const [name, value] of Object.entries(GUARDING_HEADERS)) response.headers.set(name, value);
    return response;
  };
}

/** Its addresses begin with `base`: of a browser that knows the session, or empty for programs that send the token. */
interface PageOptions extends AdminOptions {
  readonly base: string;
}

function addPages(app: Hono, options: PageOptions): void {
  addForms(app, options);
  const asked = ({ req }: Context) => new URL(req.url).searchParams;
  app.get("/", async (context) => context.html(await page(options, null, insightsQuery(asked(context)))));
  app.get("/insights", (context) => answerInsights(options.backend, asked(context)));
}

/** Browsers show the sentence, programs read the problem. */
async function refuse({ req }: Context, backend: Backend, error: unknown): Promise<Response> {
  const response = failureResponse(backend, error, "admin");
  if (!req.header("accept")?.includes("text/html")) return response;
  const { detail } = await response.json();
  const headers = new Headers(response.headers);
  headers.set("content-type", "text/plain; charset=utf-8");
  return new Response(detail, { status: response.status, headers });
}

/** On refusals and data too: they are read in the operator's browser like the page itself. */
const GUARDING_HEADERS = {
  "cache-control": "no-store",
  "content-security-policy":
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
  "x-content-type-options": "nosniff",
  // The first address contains the token.
  "referrer-policy": "no-referrer",
};

/** Browsers say where a form comes from; a program that sends none of this sends the token itself. */
function isFromHere({ headers, url }: Request): boolean {
  const site = headers.get("sec-fetch-site");
  const origin = headers.get("origin");
  if (site !== null && site !== "same-origin") return false;
  if (origin !== null) return URL.canParse(origin) && new URL(origin).host === new URL(url).host;
  return site !== null || headers.has("authorization");
}

/** What a browser knows that was given the token. */
interface Session {
  readonly cookie: string;
  readonly base: string;
}

function addGuards(app: Hono, { token, allowedHosts }: AdminOptions, { cookie, base }: Session): void {
  app.use(async (context, next) => {
    const { hostname, pathname } = new URL(context.req.url);
    if (!isKnownHost(hostname, allowedHosts)) throw new Refusal("forbidden", "Open this page at 127.0.0.1.");
    if (context.req.method !== "GET" && !isFromHere(context.req.raw))
      throw new Refusal("forbidden", "Send this form from the admin page itself.");
    const given = context.req.query("token");
    if (given !== undefined) {
      if (!isSame(given, token)) throw invalidToken(`Wrong token. ${WHERE_THE_TOKEN_IS}`);
      setCookie(context, COOKIE_NAME, cookie, { httpOnly: true, sameSite: "Strict", path: `${base}/` });
      return context.redirect(`${base}/`);
    }
    const bearer = /^Bearer (\S+)$/.exec(context.req.header("authorization") ?? "")?.[1] ?? "";
    const isSession =
      isSame(`/${pathname.split("/")[1]}`, base) && isSame(getCookie(context, COOKIE_NAME) ?? "", cookie);
    if (!isSession && !isSame(bearer, token))
      throw invalidToken(`Open /?token=TOKEN, or send the header Authorization: Bearer TOKEN. ${WHERE_THE_TOKEN_IS}`);
    await next();
  });
}

const WHERE_THE_TOKEN_IS = "The token is in DOCSGEN_ADMIN_TOKEN; without it, the server prints one when it starts.";

function invalidToken(detail: string): Refusal {
  return new Refusal("invalid_token", detail, { "www-authenticate": "Bearer" });
}

function addForms(app: Hono, options: PageOptions): void {
  const { backend, domains } = options;
  const sent = ({ req }: Context) => readForm(req.raw, backend.largestBody);
  app.post("/keys/create", async (context) => {
    const form = await sent(context);
    const domain = field(form, "domain");
    const organisation = field(form, "organisation");
    if (!domains().includes(domain) || organisation === "")
      throw new Refusal("invalid_request", "Enter one of the served domains and an organisation.");
    const label = field(form, "label") || null;
    const { key } = await backend.store.keys.create({ domain, organisation, label, now: backend.now() });
    return context.html(await page(options, { text: "Your new key. It is only shown once:", secret: key }));
  });
  app.post("/keys/revoke", async (context) => {
    const record = await backend.store.keys.revoke(field(await sent(context), "id"), backend.now());
    if (!record) throw new Refusal("not_found", "This key does not exist.");
    return context.html(await page(options, { text: `Revoked ${record.hint}.`, secret: null }));
  });
  app.post("/threads/delete", async (context) => {
    const form = await sent(context);
    const deleted = await backend.store.threads.deleteReader(field(form, "domain"), field(form, "fp"));
    return context.html(await page(options, { text: `Deleted threads: ${deleted}.`, secret: null }));
  });
}

async function page(
  { backend, limits, domains, base }: PageOptions,
  notice: AdminView["notice"],
  asked: InsightsQuery = insightsQuery(new URLSearchParams()),
): Promise<string> {
  const view = await readAdminView(backend, { limits, domains: domains(), asked });
  return `<!doctype html>${renderToString(h(AdminPage, { ...view, notice, base }))}`;
}

async function readForm(request: Request, largest: number): Promise<FormData> {
  const body = await readText(request, largest);
  const type = request.headers.get("content-type") ?? "";
  return new Response(body, { headers: { "content-type": type } }).formData().catch(() => {
    throw new Refusal("invalid_request", "Send the fields as a form.");
  });
}

function field(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value.trim() : "";
}

function isSame(a: string, b: string): boolean {
  return timingSafeEqual(digest(a), digest(b));
}

function secret(): string {
  return randomBytes(24).toString("base64url");
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}

/** Gathers what the operator's page shows from the store. */
interface Served {
  readonly limits: Limits;
  readonly domains: readonly string[];
  readonly asked: InsightsQuery;
}

async function readAdminView(
  backend: Backend,
  { limits, domains, asked }: Served,
): Promise<Omit<AdminView, "notice" | "base">> {
  const { store, sites, now, privacy } = backend;
  const records = await store.keys.list(null);
  const names = [...new Set(records.map((record) => record.organisation))];
  const nameOf = (policy: string, of: { keyId?: string; organisation?: string }) =>
    windowsAt(limits, { keyId: "", organisation: "", address: "", ...of }, now()).find((each) => each.policy === policy)
      ?.name ?? "";
  const monthOf = (keyId: string) => nameOf("key-month", { keyId });
  const hourOf = (organisation: string) => nameOf("org-hour", { organisation });
  const counts = await store.counters.read([...records.map(({ id }) => monthOf(id)), ...names.map(hourOf)]);
  return {
    now: now(),
    insights: privacy.keepsInsights ? await askedInsights(backend, asked) : null,
    asked,
    keys: records.map((record) => ({
      record,
      month: { used: counts.get(monthOf(record.id)) ?? 0, limit: limits.keyMonth },
    })),
    organisations: names.map((name) => ({
      name,
      hour: { used: counts.get(hourOf(name)) ?? 0, limit: limits.organisationHour },
    })),
    domains: await Promise.all(
      domains.map(async (name) => ({
        name,
        threads: await store.threads.count(name),
        prefix: sites.get(name)?.prefix ?? null,
      })),
    ),
  };
}

interface AdminToken {
  readonly text: string;
  /** Whether nobody knows it yet. */
  readonly isNew: boolean;
}

/** Throws a usage error for a token that could be guessed, or that no header can hold. */
export function adminToken(env: Readonly<Record<string, string | undefined>>): AdminToken {
  const given = env["DOCSGEN_ADMIN_TOKEN"] ?? "";
  if (given === "") return { text: randomBytes(18).toString("base64url"), isNew: true };
  if (!/^[\w.~-]{24,}$/.test(given))
    throw new UsageError(
      "DOCSGEN_ADMIN_TOKEN must have at least 24 characters: letters, digits, . _ ~ and -.",
      "Make one with: openssl rand -hex 24",
    );
  return { text: given, isNew: false };
}
