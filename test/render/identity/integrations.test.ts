import { describe, expect, it } from "vitest";
import { integrationsHead } from "../../../src/render/identity/integrations.js";

describe("integrationsHead", () => {
  it("loads nothing where nothing is named", () => {
    expect(integrationsHead({})).toBe("");
    expect(integrationsHead({ telemetry: { enabled: true } })).toBe("");
  });

  it.each([
    ["ga4", { ga4: { measurementId: "G-1" } }, "https://www.googletagmanager.com/gtag/js?id=G-1"],
    ["plausible", { plausible: { domain: "a.io", server: "stats.a.io" } }, "https://stats.a.io/js/script.js"],
    ["posthog", { posthog: { apiKey: "phc_1" } }, "https://us-assets.i.posthog.com/static/array.js"],
    ["mixpanel in the EU", { mixpanel: { projectToken: "t", region: "eu" as const } }, "https://api-eu.mixpanel.com"],
    ["intercom", { intercom: { appId: "abcdef" } }, "https://widget.intercom.io/widget/abcdef"],
  ])("loads %s from its own address", (_name, integrations, address) => {
    expect(integrationsHead(integrations)).toContain(address);
  });

  it("is JavaScript that runs, and makes one script element per service", () => {
    const services = { ga4: { measurementId: "G-1" }, fathom: { siteId: "X" }, hotjar: { hjid: "1", hjsv: "6" } };
    expect(runHead(integrationsHead(services)).made).toEqual([
      "https://www.googletagmanager.com/gtag/js?id=G-1",
      "https://cdn.usefathom.com/script.js",
      "https://static.hotjar.com/c/hotjar-1.js?sv=6",
    ]);
  });

  it("waits for consent where a cookie is named", () => {
    const head = integrationsHead({ ga4: { measurementId: "G-1" }, cookies: { key: "consent", value: "yes" } });
    expect(runHead(head).made).toEqual([]);
    expect(runHead(head, { stored: { consent: "yes" } }).made).toHaveLength(1);
  });

  it("starts services once the page has loaded, and those that ask for consent before", () => {
    const head = integrationsHead({ fathom: { siteId: "X" }, transcend: { bundleId: "b" } });
    const { happen, made } = runHead(head, { readyState: "loading" });
    expect(made).toEqual(["https://transcend-cdn.com/cm/b/airgap.js"]);
    happen("load");
    expect(made[1]).toBe("https://cdn.usefathom.com/script.js");
  });

  it("counts no visit to a page that is only made ready ahead", () => {
    const { happen, made } = runHead(integrationsHead({ fathom: { siteId: "X" } }), { prerendering: true });
    expect(made).toEqual([]);
    happen("prerenderingchange");
    expect(made).toHaveLength(1);
  });

  it("cannot be left by a value that closes the script element", () => {
    const head = integrationsHead({ ga4: { measurementId: "G</script><script>alert(1)</script>" } });
    expect(head.match(/<\/script>/g)).toHaveLength(1);
  });
});

interface PageState {
  readonly stored?: Readonly<Record<string, string>>;
  readonly readyState?: string;
  readonly prerendering?: boolean;
}

/** Runs the script with just enough of a browser, and notes the addresses of the scripts that it makes. */
function runHead(head: string, { stored = {}, readyState = "complete", prerendering = false }: PageState = {}) {
  const made: (string | undefined)[] = [];
  const code = head.replace(/^<script>/, "").replace(/<\/script>$/, "");
  const window: Record<string, unknown> = {};
  const listeners = new Map<string, () => void>();
  const addEventListener = (event: string, listener: () => void) => void listeners.set(event, listener);
  const document = {
    cookie: "",
    readyState,
    prerendering,
    addEventListener,
    createElement: () => ({ setAttribute: () => {} }),
    head: { appendChild: (element: { src?: string }) => made.push(element.src) },
  };
  const browser: Record<string, unknown> = {
    window,
    document,
    addEventListener,
    localStorage: { getItem: (name: string) => stored[name] ?? null },
    setInterval: () => 0,
    Date,
  };
  const scope = new Proxy(window, {
    has: () => true,
    get: (target, key) => (key === Symbol.unscopables ? undefined : (browser[String(key)] ?? target[String(key)])),
  });
  new Function("scope", `with(scope){${code}}`)(scope);
  return { made, happen: (event: string) => listeners.get(event)?.() };
}
