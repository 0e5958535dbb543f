// Signing in from the playground: every flow gets a token at a provider of the test's own, and the request carries it.
import type { Page } from "playwright-core";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { oauthRoutes } from "../../src/render/routes/browser-routes.js";
import type { Site } from "../../src/site/site.js";
import { closeAfterTests } from "../close-after-tests.js";
import { startOAuthProvider } from "./oauth-provider.js";
import { openChromium } from "./open-chromium.js";
import { startPlaygroundApi } from "./playground-api.js";
import { describedBy } from "./playground-description.js";
import { startReferenceSite } from "./reference-site.js";

function describeApi(api: string, provider: string) {
  const flows = `{ authorizationUrl: '${provider}/authorize', tokenUrl: '${provider}/token', scopes: { read: Read } }`;
  const text = `
openapi: 3.1.0
info: { title: Members, version: "1" }
servers: [{ url: '${api}' }]
paths:
  /mine: { get: { summary: Mine, security: [{ all: [read, write] }, { connect: [] }, { plain: [] }], responses: { '200': { description: OK } } } }
components:
  securitySchemes:
    all: { type: oauth2, flows: { authorizationCode: ${flows}, clientCredentials: ${flows}, implicit: ${flows}, password: ${flows} } }
    plain: { type: oauth2, flows: { clientCredentials: ${flows} } }
    connect: { type: openIdConnect, openIdConnectUrl: '${provider}/.well-known/openid-configuration' }
`;
  return describedBy("members.yaml", parse(text));
}

describe("signing in from the playground", async () => {
  let page: Page;

  const [api, provider, site] = await Promise.all([startPlaygroundApi(), startOAuthProvider(), startReferenceSite()]);
  const browser = await openChromium();
  closeAfterTests(browser, api, provider, site);
  beforeEach(async () => {
    provider.forgesState = false;
    provider.asked.length = 0;
    provider.signIns.length = 0;
    page = await browser.newPage();
    const description = describeApi(api.origin, provider.origin);
    const [route] = oauthRoutes({ descriptions: new Map([["members.yaml", description]]) } as unknown as Site);
    site.put("base/oauth.html", route?.kind === "made" ? String(await route.make()) : "");
    const target = { kind: "endpoint", description: "members.yaml", method: "GET", path: "/mine" } as const;
    await page.goto(await site.show(description, target, { oauthRedirect: "/base/oauth.html" }));
    await page.click(".tryit-button");
    await page.click(".play-oauth > summary");
  });
  afterEach(() => page.close());

  const choose = (flow: string) => page.locator(".play-oauth > select").selectOption({ label: flow });
  const status = () => page.locator(".play-oauth [role=status]").textContent();
  const get = () => page.locator(".play-oauth button").click();
  const received = () => expect.poll(status).toBe("Token received.");
  async function getFor(client: string): Promise<void> {
    await page.getByLabel("Client ID").fill(client);
    await get();
  }
  async function sent(): Promise<string | undefined> {
    const before = api.calls.length;
    await page.click(".play-send");
    await expect.poll(() => api.calls.length).toBe(before + 1);
    return api.calls.at(-1)?.headers.authorization;
  }

  it("offers the scopes of a scheme of which the operation names none", async () => {
    await page.locator(".play-section select").first().selectOption({ label: "plain" });
    await page.click(".play-oauth > summary");
    const scopes = page.getByLabel("Scopes");
    expect(await scopes.inputValue()).toBe("");
    await page.getByLabel("read", { exact: true }).check();
    expect(await scopes.inputValue()).toBe("read");
    await page.getByLabel("read", { exact: true }).uncheck();
    expect(await scopes.inputValue()).toBe("");
  });

  it("goes through a window, with a proof and a state of its own", async () => {
    expect(await page.locator(".play-oauth").textContent()).toContain(`${site.origin}/base/oauth.html`);
    await getFor("docs");
    await received();
    const [asked] = provider.signIns;
    expect(Object.fromEntries(asked ?? [])).toMatchObject({
      response_type: "code",
      client_id: "docs",
      redirect_uri: `${site.origin}/base/oauth.html`,
      scope: "read write",
      code_challenge_method: "S256",
    });
    expect(asked?.get("state")).toMatch(/^[\w-]{40,}$/);
    expect(await sent()).toBe("Bearer authorization_code-token");
    await expect.poll(() => page.context().pages().length).toBe(1);
  });

  it("keeps a token for the session only, even where the reader has others remembered", async () => {
    await getFor("docs");
    await received();
    await page.getByLabel("Remember").check();
    const kept = await page.evaluate(() => [JSON.stringify(localStorage), JSON.stringify(sessionStorage)]);
    expect(kept.map((text) => text.includes("authorization_code-token"))).toEqual([false, true]);
    await page.reload();
    await page.click(".tryit-button");
    expect(await sent()).toBe("Bearer authorization_code-token");
    await page.getByText("Forget").click();
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain("-token");
  });

  it("takes no answer that carries another state", async () => {
    provider.forgesState = true;
    await getFor("docs");
    await expect.poll(status).toBe("No token: the window was closed");
    expect(provider.asked).toEqual([]);
  });

  it("hears no other origin, and gives a provider no way back to the page", async () => {
    await page.getByLabel("Client ID").fill("hostile");
    const opened = page.context().waitForEvent("page");
    await get();
    const signIn = await opened;
    await expect.poll(() => signIn.title()).toBe("opener: null");
    await signIn.close();
    await expect.poll(status).toBe("No token: the window was closed");
    expect(provider.asked).toEqual([]);
  });

  it("says what the provider says", async () => {
    await getFor("unknown");
    await expect.poll(status).toBe("No token: access_denied");
    await choose("Password");
    await page.getByLabel("Password").last().fill("wrong");
    await get();
    await expect.poll(status).toBe("No token: Wrong password.");
  });

  it("asks for a token with the client's own secret", async () => {
    await choose("Client credentials");
    await page.getByLabel("Client ID").fill("docs");
    await page.getByLabel("Client secret").fill("s:e/c");
    await get();
    await received();
    const [asked] = provider.asked;
    expect(asked?.authorization).toBe(`Basic ${btoa("docs:s%3Ae%2Fc")}`);
    expect(Object.fromEntries(asked?.fields ?? [])).toEqual({ grant_type: "client_credentials", scope: "read write" });
    expect(await sent()).toBe("Bearer client_credentials-token");
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain("s:e/c");
  });

  it("leaves the focus where a key asked for a token", async () => {
    await choose("Client credentials");
    await page.getByLabel("Client ID").fill("docs");
    const button = page.locator(".play-oauth button");
    await button.focus();
    await page.keyboard.press("Enter");
    // A disabled button loses the focus when the page is next drawn.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect(await button.evaluate((each) => each === document.activeElement)).toBe(true);
    await received();
    expect(await button.evaluate((each) => each === document.activeElement)).toBe(true);
  });

  it("knows the older flows and OpenID Connect", async () => {
    await choose("Implicit");
    await get();
    await received();
    expect(await sent()).toBe("Bearer implicit-token");
    await page.locator(".play-section select").first().selectOption({ label: "connect" });
    await page.click(".play-oauth > summary");
    await getFor("docs");
    await received();
    expect(provider.signIns.at(-1)?.get("scope")).toBe("openid");
    expect(await sent()).toBe("Bearer authorization_code-token");
  });
});
