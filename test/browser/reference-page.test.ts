// API pages in a browser: deep links, choices by pointer and key, no script, small screens, accessibility.
import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { beforeEach, describe, expect, it } from "vitest";
import { parse } from "yaml";
import type { ApiTarget } from "../../src/model.js";
import type { Description } from "../../src/openapi/description.js";
import type { JsonObject } from "../../src/openapi/json.js";
import { axeFaults } from "./axe.js";
import { inChromium, styleOf } from "./in-chromium.js";
import { describedBy } from "./playground-description.js";
import { startReferenceSite } from "./reference-site.js";

/** Where the descriptions of this file are. */
const OWN = "./reference-page";

describe("an API page", async () => {
  let page: Page;

  const { browser, site, fresh } = await inChromium(startReferenceSite());
  beforeEach(async () => {
    page = await fresh();
  });

  const addressIn = (description: Description, method: string, path = "/a") =>
    site.show(description, { kind: "endpoint", description: description.id, method, path });
  const addressOf = (name: string, method: string, path: string) => addressIn(caseOf(name), method, path);
  const openIn = async (description: Description, method: string, path?: string) =>
    page.goto(await addressIn(description, method, path));
  const openWithParameters = (...parameters: JsonObject[]) =>
    openIn(describe31("Parameters", { "/a": { get: { parameters, responses: {} } } }), "GET");

  it("opens closed rows and the right tab around the row that its address names", async () => {
    const address = await addressOf("anchors", "POST", "/a/{id}");
    await page.goto(`${address}#body-a-id`);
    await expect.poll(() => page.locator("#body-a-id").isVisible()).toBe(true);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("body-a-id");
    const variants = await addressOf("circular-mutual", "POST", "/expr");
    await page.goto(`${variants}#body--Call-fn`);
    await expect.poll(() => page.locator("[id='body--Call-fn']").isVisible()).toBe(true);
    expect(await page.locator("[role=tab][aria-selected=true]").first().textContent()).toBe("Call");
  });

  it("shows one status at a time, by click and by arrow key, here and in the examples", async () => {
    await page.goto(await addressOf("responses-media", "GET", "/r"));
    const chosen = () => page.locator("article [role=tab][aria-selected=true]").first().textContent();
    expect(await chosen()).toBe("200");
    expect(await page.locator("#response-204").isVisible()).toBe(false);
    await page.locator("article [role=tab]").first().click();
    await page.keyboard.press("ArrowRight");
    expect(await chosen()).toBe("204");
    await page.keyboard.press("End");
    expect(await chosen()).toBe("default");
    // What was not seen yet is framed first.
    const inExamples = page.locator("aside [role=tab][aria-selected=true]").first();
    await expect.poll(() => inExamples.textContent()).toBe("default");
  });

  it("keeps the chosen language for other pages", async () => {
    await page.goto(await addressOf("responses-media", "GET", "/r"));
    await page.locator("#request-example select").first().selectOption({ label: "Python" });
    await page.goto(await addressOf("anchors", "POST", "/a/{id}"));
    await expect.poll(() => page.locator("#request-example pre:visible").textContent()).toContain("import requests");
  });

  it("frames a sample once its language is chosen, and shows the one before until then", async () => {
    await page.goto(await addressOf("anchors", "POST", "/a/{id}"));
    const shown = () => page.locator("#request-example pre:visible").allTextContents();
    expect((await shown()).join()).toContain("curl");
    const languages = page.locator("#request-example select").first();
    const words = { Go: "http.NewRequest", Python: "import requests", cURL: "curl" };
    for (const [label, said] of Object.entries(words)) {
      await languages.selectOption({ label });
      await expect.poll(async () => (await shown()).join()).toContain(said);
      expect((await shown()).length).toBe(1);
    }
    await languages.selectOption({ label: "Go" });
    expect(await page.locator("#request-example [data-active=true]").getAttribute("data-title")).toBe("Go");
    expect(await page.locator("#request-example docs-code-block:visible").getAttribute("data-language")).toBe("go");
  });

  it("shows everything where there is no script", async () => {
    const plain = await browser.newPage({ javaScriptEnabled: false });
    await plain.goto(await addressOf("responses-media", "GET", "/r"));
    for (const id of ["response-200", "response-204", "response-4XX", "response-default"]) {
      expect(await plain.locator(`#${id}`).isVisible(), id).toBe(true);
      const title = (each: Element) => getComputedStyle(each, "::before").content;
      expect(await plain.locator(`#${id}`).evaluate(title)).toBe(`"${id.replace("response-", "")}"`);
    }
    expect(await plain.locator("[role=tablist]:visible, .tryit-button:visible").count()).toBe(0);
    for (const words of ["curl", "import requests", "http.NewRequest"])
      expect(await plain.locator("#request-example pre:visible", { hasText: words }).count(), words).toBeGreaterThan(0);
    await plain.close();
  });

  it("copies a sample to the letter", async () => {
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto(await addressOf("code-samples", "POST", "/plants/{name}"));
    await page.locator("#request-example select").first().selectOption({ label: "cURL" });
    const chosen = page.locator("#request-example [data-title=cURL]");
    const code = chosen.locator("pre");
    await chosen.locator(".code-block-copy-button").click();
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await expect.poll(copied).toBe((await code.textContent())?.trimEnd());
    expect(await copied()).toContain("O'\\''Brien \\\"q\\\" \\\\ ${x} `y` é 日本 </script>");
  });

  it("folds long examples by pointer and key, and copies them whole", async () => {
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    const { description, example } = nested();
    await openIn(description, "GET");
    const code = page.locator("#response-example pre > code");
    const folds = code.locator("summary:visible");
    const names = () => folds.evaluateAll((all) => all.map((each) => each.textContent?.trim()));
    await expect.poll(names).toEqual(['"owner": {', '"list": [']);
    expect(await code.textContent()).toBe(JSON.stringify(example, null, 2));
    expect(await folds.first().evaluate((each) => getComputedStyle(each, "::after").content)).toContain("2 },");
    await folds.first().click();
    await expect.poll(names).toEqual(['"owner": {', '"home": {', '"list": [']);
    // One stop of the Tab key, however many folds there are.
    expect(await code.locator("summary[tabindex='0']").count()).toBe(1);
    const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim());
    await page.keyboard.press("ArrowDown");
    expect(await focused()).toBe('"home": {');
    await page.keyboard.press("ArrowLeft");
    await expect.poll(() => code.getByText('"street"').isVisible()).toBe(false);
    await page.keyboard.press("ArrowLeft");
    expect(await focused()).toBe('"owner": {');
    await page.keyboard.press("End");
    await page.keyboard.press("Enter");
    await expect.poll(() => code.getByText('"last"').isVisible()).toBe(true);
    expect(await code.textContent()).toBe(JSON.stringify(example, null, 2));
    await page.locator("#response-example .code-block-copy-button").click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(JSON.stringify(example, null, 2));
  });

  it("opens the playground in the language that the samples show", async () => {
    await page.goto(await addressOf("responses-media", "GET", "/r"));
    const languages = page.locator("#request-example select").first();
    const inPlayground = () =>
      page.locator(".play-dialog[open] .play-card-head select").evaluate((menu: HTMLSelectElement) => menu.value);
    for (const [label, key] of Object.entries({ Python: "python", Go: "go" })) {
      await languages.selectOption({ label });
      await page.click(".tryit-button");
      await expect.poll(inPlayground).toBe(key);
      await page.keyboard.press("Escape");
      expect(await page.evaluate(() => document.activeElement?.className)).toBe("tryit-button");
    }
  });

  it("writes samples of named examples, and opens the playground with the chosen one", async () => {
    await openIn(caseOf("named", OWN), "PUT");
    const shown = () => page.locator("#request-example pre:visible").textContent();
    const menu = page.getByLabel("Choose an example: Body");
    await menu.selectOption({ label: "Second" });
    await expect.poll(shown).toContain('"size": 2');
    await page.locator("#request-example .choice-menu").first().selectOption({ label: "Python" });
    await expect.poll(shown).toMatch(/import requests.*"size": 2/s);
    const sent = page.locator(".play-dialog[open] .play-side pre");
    const size = page.locator(".play-dialog[open] #play-body-size");
    await page.click(".tryit-button");
    await expect.poll(() => sent.textContent()).toContain('"size": 2');
    expect(await size.inputValue()).toBe("2");
    // What a reader typed stays, until another example is chosen on the page.
    await size.fill("7");
    await page.keyboard.press("Escape");
    await page.click(".tryit-button");
    expect(await size.inputValue()).toBe("7");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "All fields" }).click();
    expect(await menu.inputValue()).toBe("0");
    await expect.poll(shown).toMatch(/limit.*"size": 1/s);
    await menu.selectOption({ label: "First" });
    await menu.selectOption({ label: "Second" });
    expect(await page.getByRole("button", { name: "All fields" }).getAttribute("aria-pressed")).toBe("false");
    await menu.selectOption({ label: "First" });
    await expect.poll(shown).toContain('"size": 1');
    await page.click(".tryit-button");
    await expect.poll(() => size.inputValue()).toBe("1");
  });

  it("runs nothing that a description holds, with script on", async () => {
    const ran: string[] = [];
    page.on("dialog", (dialog) => {
      ran.push(dialog.message());
      dialog.dismiss();
    });
    await page.goto(await addressOf("markdown-html", "GET", "/a"));
    await page.click(".tryit-button");
    await page.waitForSelector(".play-dialog[open]");
    await page.locator(".play-form select").first().selectOption({ index: 1 });
    const foreign = await page.evaluate(() => {
      const all = [...document.querySelectorAll("main *")];
      const handlers = all.filter((each) => [...each.attributes].some(({ name }) => name.startsWith("on")));
      const frames = document.querySelectorAll("main :is(iframe, object, embed, style, base, svg [onload])");
      const scripts = document.querySelectorAll("main script:not([type='application/json'])");
      return handlers.length + frames.length + scripts.length;
    });
    expect([foreign, ran]).toEqual([0, []]);
  });

  it("lays samples on the ground of the code theme that the site chose", async () => {
    await page.goto(await addressOf("responses-media", "GET", "/r"));
    const ground = () => styleOf(page.locator(".example-card .code-block"), "background-color");
    expect(await ground()).toBe("rgba(0, 0, 0, 0)");
    await page.addStyleTag({ content: "html{--code-background:rgb(1, 2, 3)}" });
    expect(await ground()).toBe("rgb(1, 2, 3)");
  });

  it("is no wider than a small screen", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const address of [
      await addressOf("multipart", "POST", "/upload"),
      await site.show(large(), largest),
      await addressOf("security", "GET", "/or"),
      await site.show(LONG, { kind: "overview", description: LONG.id }),
    ]) {
      await page.goto(address);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBe(390);
    }
  });

  it("scrolls a pattern that is longer than a screen, and prints all of it", async () => {
    const schema = { type: "string", pattern: "NYSE|".repeat(2000) };
    await openWithParameters({ name: "ticker", in: "query", schema });
    const fact = page.locator(".field-facts code", { hasText: "NYSE" });
    const hidden = () => fact.evaluate((each) => each.scrollHeight - each.clientHeight);
    expect(await hidden()).toBeGreaterThan(500);
    await page.emulateMedia({ media: "print" });
    expect(await hidden()).toBe(0);
  });

  it("marks the items of lists in descriptions of fields", async () => {
    const description = "One of:\n\n- red\n- green\n\nThen:\n\n1. send\n2. wait";
    await openWithParameters({ name: "colour", in: "query", description, schema: { type: "string" } });
    const lists = page.locator("#query-colour :is(.field-description ul, .field-description ol)");
    const looks = await lists.evaluateAll((all) =>
      all.map((list) => [getComputedStyle(list).listStyleType, getComputedStyle(list).paddingLeft]),
    );
    expect(looks).toEqual([
      ["disc", "22px"],
      ["decimal", "22px"],
    ]);
  });

  it("writes what bounds a field on the line of its name, and values after each other", async () => {
    const bounded = { type: "string", pattern: "^[a-z]+$", default: "abc", minLength: 3 };
    const listed = { type: "string", enum: Array.from({ length: 20 }, (_, index) => `value-${index}`) };
    await openWithParameters(
      { name: "bounded", in: "query", schema: bounded },
      { name: "listed", in: "query", schema: listed },
    );
    const lines = await page.locator("#query-bounded").evaluate((row) =>
      [...row.querySelectorAll(".field-name, .field-facts > li, .field-facts code")].map((each) => {
        const mark = document.createElement("span");
        mark.style.display = "inline-block";
        each.prepend(mark);
        return Math.round(mark.getBoundingClientRect().bottom);
      }),
    );
    expect(lines.length).toBe(6);
    expect(new Set(lines).size).toBe(1);
    // What articles say of every `details`.
    await page.addStyleTag({ content: "@layer prose { :where(details) { margin-block: 24px } }" });
    const height = (part: string) => page.locator(`#query-listed ${part}`).evaluate((each) => each.clientHeight);
    const rest = await height(".field-enum-rest");
    expect(rest).toBeGreaterThan(0);
    expect(await height(".field-enum")).toBeLessThan(3 * rest);
  });

  it("switches the server of path and samples, here and on other pages", async () => {
    const shown = () => page.locator(".api-path").textContent();
    const sample = () => page.locator("#request-example pre:visible").textContent();
    const server = page.locator(".api-switch > summary");
    await openIn(SERVERS, "POST");
    await server.focus();
    await page.keyboard.press("Enter");
    await page.getByLabel("https://eu.example.com/v1").check();
    await page.keyboard.press("Escape");
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("SUMMARY");
    expect(await page.locator(".api-switch").getAttribute("open")).toBe(null);
    expect(await shown()).toMatch(/^https:\/\/eu\.example\.com\/v1.*\/a$/);
    await expect.poll(sample).toContain("https://eu.example.com/v1/a");
    await page.locator("#request-example select").first().selectOption({ label: "Python" });
    await expect.poll(sample).toMatch(/requests.*https:\/\/eu\.example\.com\/v1\/a/s);
    await page.getByRole("button", { name: "All fields" }).click();
    await expect.poll(sample).toMatch(/https:\/\/eu\.example\.com\/v1\/a.*"?more/s);
    await openIn(SERVERS, "POST", "/b");
    await expect.poll(sample).toContain("https://eu.example.com/v1/b");
    await server.click();
    await page.getByRole("radio", { name: "US" }).check();
    await page.mouse.click(5, 5);
    await expect.poll(() => page.locator(".api-switch").getAttribute("open")).toBe(null);
    await expect.poll(sample).toContain("https://us.example.com/b");
  });

  it("opens the line of the authorization for a link into it, and shows all of it on paper", async () => {
    const address = await addressIn(SERVERS, "POST");
    await page.goto(address);
    const line = page.locator(".api-security > summary");
    expect((await line.textContent())?.replace(/\s+/g, " ")).toContain("Bearer · X-Key");
    const words = page.getByText("Ask the sales team.");
    expect(await words.isVisible()).toBe(false);
    await page.goto(`${address}#auth-key`);
    await expect.poll(() => page.locator("#auth-key").isVisible()).toBe(true);
    await page.goto(address);
    await page.emulateMedia({ media: "print" });
    expect(await words.isVisible()).toBe(true);
    expect(await page.getByText("The old one.").isVisible()).toBe(true);
    const places = page.locator(".api-path").locator(".api-path-server, .api-path-text, .api-servers");
    const [server, list, path] = await places.evaluateAll((all) => all.map((each) => each.getBoundingClientRect()));
    expect(path?.bottom).toBeCloseTo(server?.bottom ?? 0, -1);
    expect(list?.top).toBeGreaterThanOrEqual(path?.bottom ?? 0);
  });

  it("has its first parameter and its body near the title, request and answer in the first screen", async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openIn(SERVERS, "POST");
    const title = await page.locator("h1").boundingBox();
    const below = async (selector: string) =>
      ((await page.locator(selector).first().boundingBox())?.y ?? 0) - (title?.y ?? 0) - (title?.height ?? 0);
    expect(await below("section[aria-labelledby^=parameters-] .api-field")).toBeLessThan(250);
    expect(await below("section[aria-labelledby=request-body] .api-field")).toBeLessThan(500);
  });

  it("underlines the links among the facts of an API", async () => {
    await page.goto(await site.show(LONG, { kind: "overview", description: LONG.id }));
    expect(await styleOf(page.locator(".api-about a"), "text-decoration-line")).toBe("underline");
  });

  it("is printed with every title on the page of what it stands above", async () => {
    await page.goto(await addressOf("responses-media", "GET", "/r"));
    await page.emulateMedia({ media: "print" });
    const breaks = await page
      .locator(".api-section-head, .api-section > .choice > .choice-strip, docs-choice > .choice-panel")
      .evaluateAll((titles) =>
        titles.map((title) => getComputedStyle(title, title.matches(".choice-panel") ? "::before" : null).breakAfter),
      );
    expect(new Set(breaks)).toEqual(new Set(["avoid"]));
  });

  it.each(["light", "dark"])("has no accessibility fault in the %s mode", async (mode) => {
    const pages = [
      await addressOf("security", "GET", "/or"),
      await addressOf("multipart", "POST", "/upload"),
      await site.show(large(), largest),
    ];
    for (const address of pages) {
      await page.goto(address);
      await page.evaluate((dark) => document.documentElement.classList.toggle("dark", dark), mode === "dark");
      expect(await faults(page), address).toEqual([]);
    }
    await page.goto(await addressOf("multipart", "POST", "/upload"));
    await page.evaluate((dark) => document.documentElement.classList.toggle("dark", dark), mode === "dark");
    await page.click(".tryit-button");
    await page.waitForSelector(".play-dialog[open]");
    expect(await faults(page)).toEqual([]);
  });
});

async function faults(page: Page): Promise<string[]> {
  // Colours move for a moment after the mode changes.
  await page.addStyleTag({ content: "*{transition:none!important}" });
  return axeFaults(page);
}

const largest: ApiTarget = { kind: "schema", description: "large", name: "Order" };

/** A schema with hundreds of rows, every kind of fact and three levels. */
function large(): Description {
  const description = caseOf("large", OWN);
  const { schemas } = Object(description.document["components"]);
  const { Leaf, Union, Order } = schemas;
  for (let index = 0; index < 60; index++) Order.properties[`part_${index}`] = index % 3 === 0 ? Union : Leaf;
  return description;
}

/** An operation whose example is longer than its frame. */
function nested(): { description: Description; example: unknown } {
  const flat = Array.from({ length: 22 }, (_, index) => [`field_${index}`, index % 2 ? index : `{ "${index}" [`]);
  const example = {
    ...Object.fromEntries(flat),
    owner: { name: "A", home: { street: "B", none: {} } },
    list: [{ first: 1.5 }, { last: null }, [], true],
  };
  const responses = { "200": { description: "OK", content: { "application/json": { example } } } };
  return { description: describe31("Nested", { "/a": { get: { summary: "Read", responses } } }), example };
}

/** An overview with a link, and an operation, that have no place to break. */
const LONG = describe31(
  "Long",
  { [`/v1/${"accounts/{account}/".repeat(4)}reversals`]: { delete: { responses: {} } } },
  { info: { title: "Long", version: "1", termsOfService: `https://example.com/${"0123456789".repeat(6)}` } },
);

const SERVERS = caseOf("servers", OWN);

function caseOf(name: string, folder = "../openapi/cases"): Description {
  const text = readFileSync(new URL(`${folder}/${name}.yaml`, import.meta.url), "utf8");
  return { ...describedBy(name, parse(text, { merge: true })), source: { kind: "file", file: `${name}.yaml` } };
}

function describe31(title: string, paths: JsonObject, more: JsonObject = {}): Description {
  return describedBy(title, { openapi: "3.1.0", info: { title, version: "1" }, paths, ...more });
}
