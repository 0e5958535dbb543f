// The playground in a browser: what a reader fills in is what the API receives, and what comes back is shown.
import type { Page } from "playwright-core";
import { beforeEach, describe, expect, it } from "vitest";
import { closeAfterTests } from "../close-after-tests.js";
import { inChromium } from "./in-chromium.js";
import { startPlaygroundApi } from "./playground-api.js";
import { type WorkshopSettings, workshopPages } from "./playground-description.js";
import { type PlaygroundForm, playgroundForm } from "./playground-form.js";
import { startReferenceSite } from "./reference-site.js";

describe("the playground", async () => {
  let page: Page;
  let field: PlaygroundForm["field"];
  let addItems: PlaygroundForm["addItems"];
  let unfold: PlaygroundForm["unfold"];
  let send: PlaygroundForm["send"];

  const api = await startPlaygroundApi();
  const { site, fresh } = await inChromium(startReferenceSite());
  const addressOf = workshopPages(site, api.origin);
  closeAfterTests(api);
  beforeEach(async () => {
    page = await fresh();
    ({ field, addItems, unfold, send } = playgroundForm(page, api));
    api.calls.length = 0;
  });

  async function open(path: string, settings: WorkshopSettings = {}): Promise<void> {
    await page.goto(await addressOf(path, settings));
    await openHere();
  }

  async function openHere(): Promise<void> {
    await page.click(".tryit-button");
    await page.waitForSelector(".play-dialog[open]");
  }

  /** Types into inputs of these names. */
  async function fill(values: Readonly<Record<string, string>>): Promise<void> {
    for (const [name, value] of Object.entries(values)) await field(name).locator("input").fill(value);
  }

  const openChecked = () => open("/checked", { method: "POST" });
  const sentJson = async () => JSON.parse((await send()).body.toString());
  const shown = () => page.locator(".play-response").textContent();

  it("is not loaded before a reader reaches for it", async () => {
    const loaded: string[] = [];
    page.on("request", (request) => loaded.push(request.url()));
    await page.goto(await addressOf("/secure"), { waitUntil: "networkidle" });
    const before = loaded.length;
    await page.hover(".tryit-button");
    await expect.poll(() => loaded.length).toBeGreaterThan(before);
    expect(api.calls).toEqual([]);
  });

  it("leaves the page under it undrawn on a phone, and the reader at the same place", async () => {
    await page.setViewportSize({ width: 390, height: 700 });
    await page.goto(await addressOf("/things", { method: "POST" }), { waitUntil: "networkidle" });
    const size = () => page.evaluate(() => [document.documentElement.scrollHeight, scrollY]);
    const isDrawn = () =>
      page.evaluate(() =>
        [...document.querySelectorAll(".api-section > *")].some((each) =>
          each.checkVisibility({ contentVisibilityAuto: true }),
        ),
      );
    await page.evaluate(() => scrollTo(0, 30));
    const before = await size();
    expect(await isDrawn()).toBe(true);
    await openHere();
    expect(await isDrawn()).toBe(false);
    await page.click(".play-close");
    await expect.poll(isDrawn).toBe(true);
    expect(await size()).toEqual(before);
  });

  // What each style makes of values is in `serialize.test.ts`.
  it("sends choices, numbers and JSON among the parameters, and shows what it sends", async () => {
    await open("/styles/{plain}/{label}/{matrix}");
    await fill({ plain: "a/b é", matrix: "7" });
    await addItems("label", ["red", "blue"]);
    await field("deep").locator("summary").click();
    await field("deep").locator("input").first().fill("3");
    await field("flag").locator("select").selectOption("true");
    await field("order").locator("select").selectOption({ label: "down" });
    await field("filter").locator("textarea").fill('{"a": [1]}');
    expect(await field("X-Trace").locator("input").getAttribute("placeholder")).toBe("0042");
    await fill({ "X-Trace": "it's" });
    const { url, headers } = await send();
    expect(url).toBe(
      "/styles/a%2Fb%20%C3%A9/.red.blue/;matrix=7?deep%5Blow%5D=3&flag=true&order=down&filter=%7B%22a%22%3A%5B1%5D%7D",
    );
    expect(headers["x-trace"]).toBe("it's");
    expect(await page.locator(".play-card pre").first().textContent()).toContain("a%2Fb%20%C3%A9");
  });

  it("sends nothing while a required parameter is missing, and goes to it", async () => {
    await open("/styles/{plain}/{label}/{matrix}");
    await page.click(".play-send");
    const invalid = await page.locator("[aria-invalid=true]").count();
    expect(invalid).toBeGreaterThan(0);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("play-parameter-0");
    await page.click(".play-send");
    expect(await faultsBeside()).toHaveLength(invalid);
    expect(api.calls).toEqual([]);
  });

  it("sends credentials that are asked for together, letters of any language, and says where none can be sent", async () => {
    await open("/secure");
    const choose = (label: string) => page.locator(".play-section select").first().selectOption({ label });
    const secret = page.locator(".play-section input[type=password]");
    await choose("basic");
    await page.getByLabel("User name").fill("zoë");
    await page.getByLabel("Password").fill("p:w");
    expect((await send()).headers.authorization).toBe(`Basic ${Buffer.from("zoë:p:w").toString("base64")}`);
    await choose("header");
    await secret.fill("key-1");
    await choose("query");
    await secret.fill("k&2");
    await choose("header & query");
    const both = await send();
    expect([both.headers["x-key"], both.url]).toEqual(["key-1", "/secure?key=k%262"]);
    await choose("cookie");
    expect(await page.locator(".play-form").textContent()).toContain("may not send cookies");
  });

  it("keeps credentials for the session, longer where asked, and forgets them where asked", async () => {
    await open("/secure");
    await page.locator(".play-section input[type=password]").fill("abc");
    const address = page.url();
    const kept = () =>
      page.evaluate(() =>
        [JSON.stringify(sessionStorage), JSON.stringify(localStorage)].map((text) => text.includes("abc")),
      );
    expect(await kept()).toEqual([true, false]);
    await page.getByLabel("Remember").check();
    expect(await kept()).toEqual([false, true]);
    await page.goto(address);
    await page.click(".tryit-button");
    expect(await page.locator(".play-section input[type=password]").inputValue()).toBe("abc");
    await page.getByText("Forget").click();
    expect(await kept()).toEqual([false, false]);
  });

  it("builds nested bodies with lists, variants and maps", async () => {
    await open("/things", { method: "POST" });
    await fill({ name: 'O\'Brien "x"', count: "3" });
    await field("address").locator("summary").click();
    await fill({ city: "Ulm" });
    await addItems("tags", ["a", "b"]);
    await field("payment").locator("summary").click();
    await field("payment").locator("select").selectOption({ label: "Cash" });
    await fill({ currency: "EUR" });
    await field("labels").locator("summary").click();
    await field("labels").getByText("Add property").click();
    await field("labels").locator(".play-key").fill("k");
    await field("labels").locator(".play-key + input").fill("v");
    const { body, headers } = await send();
    expect(headers["content-type"]).toBe("application/json");
    expect(JSON.parse(body.toString())).toEqual({
      name: 'O\'Brien "x"',
      count: 3,
      address: { city: "Ulm" },
      tags: ["a", "b"],
      payment: { currency: "EUR" },
      labels: { k: "v" },
    });
  });

  it("lets JSON be edited as text and says what is wrong with it", async () => {
    await open("/things", { method: "POST" });
    await page.getByText("Edit as JSON").click();
    const box = page.locator(".play-form textarea");
    await box.fill('{"name": "x", "big": 12345678901234567890');
    expect(await page.locator(".play-error").last().textContent()).toContain("not valid JSON");
    await box.fill('{"name": "x", "big": 12345678901234567890}');
    expect((await send()).body.toString()).toBe('{"name": "x", "big": 12345678901234567890}');
    await page.getByText("Edit as form").click();
    expect(await field("name").locator("input").inputValue()).toBe("x");
  });

  it("sends an object as a part of a form", async () => {
    await open("/upload", { method: "POST" });
    const photo = { name: "photo.png", mimeType: "image/png", buffer: Buffer.from("not really a picture") };
    await page.locator("input[type=file]").setInputFiles(photo);
    await field("meta").locator("summary").click();
    await fill({ width: "5" });
    const { body, headers } = await send();
    expect(headers["content-type"]).toMatch(/^multipart\/form-data; boundary=/);
    expect(body.toString()).toMatch(
      /name="meta"; filename="blob"\r\nContent-Type: application\/json\r\n\r\n\{"width":5\}/,
    );
  });

  it.each(["/events", "/lines"])("shows %s while they arrive and stops when told", async (path) => {
    await open(path);
    await send();
    await expect.poll(() => page.locator(".play-rows > li").count()).toBe(3);
    expect(await shown()).toContain("3 received");
    expect(await page.locator(".play-send").textContent()).toBe("Stop");
    expect(api.isStreaming()).toBe(true);
    await page.click(".play-send");
    await expect.poll(() => api.isStreaming()).toBe(false);
    expect(await shown()).toContain("Stopped");
    expect(await page.locator(".play-rows > li").count()).toBe(3);
    expect(await page.locator(".play-send").textContent()).toBe("Send");
    const saved = page.locator(".play-body a[download]");
    expect(await saved.getAttribute("download")).toBe(path === "/events" ? "response.txt" : "response.jsonl");
    const text = await saved.evaluate(async (link) => (await fetch((link as HTMLAnchorElement).href)).text());
    expect(text.match(path === "/events" ? /^data: /gm : /^\{.*\}$/gm)).toHaveLength(3);
  });

  it("keeps the latest two thousand rows of a stream", async () => {
    await open("/flood");
    await send();
    await expect.poll(shown).toContain("2100 received");
    await expect.poll(() => page.locator(".play-rows > li").count()).toBe(2000);
    expect(await page.locator(".play-rows > li").last().textContent()).toContain("2100");
    expect(await shown()).toContain("2000");
  });

  it("shows status, headers, JSON, pictures and files", async () => {
    await open("/fault");
    await send();
    await expect.poll(shown).toContain('"ok": true');
    expect(await shown()).toMatch(/422.*\d+ ms/s);
    await page.locator(".play-headers summary").click();
    expect(await shown()).toContain("x-answer");
    await open("/image");
    await send();
    await expect.poll(() => page.locator(".play-body img").count()).toBe(1);
    await open("/file");
    await send();
    await expect.poll(() => page.locator(".play-body a[download]").getAttribute("download")).toBe("away.pdf");
  });

  it("keeps what came of an answer that breaks off", async () => {
    await open("/broken");
    await send();
    await expect.poll(shown).toMatch(/200[\s\S]*1 received/);
    api.breakOff();
    await expect.poll(shown).toMatch(/200[\s\S]*1 received[\s\S]*Stopped: /);
    expect(await page.locator(".play-rows > li").count()).toBe(1);
    expect(await shown()).not.toContain("CORS");
  });

  it("says only that it stopped where nothing came yet", async () => {
    await open("/silent");
    await send();
    await expect.poll(shown).toContain("Sending");
    await page.click(".play-send");
    await expect.poll(shown).toContain("Stopped");
    expect(await shown()).not.toContain("Sending");
  });

  it("explains in words why nothing could be read", async () => {
    await open("/closed");
    await send();
    await expect.poll(shown).toContain("does not allow requests from this site");
    expect(await shown()).toContain(`Access-Control-Allow-Origin: ${site.origin}`);
  });

  it("sends to the server that is chosen, with its variables, and keeps both for the site", async () => {
    await open("/away");
    expect((await send()).url).toBe("/first/away");
    await page.getByLabel("Server", { exact: true }).selectOption({ index: 1 });
    expect((await send()).url).toBe("/eu/v1/away");
    await page.locator(".play-dialog").getByLabel("region").selectOption("us");
    await page.locator(".play-dialog").getByLabel("version").fill("v2");
    expect((await send()).url).toBe("/us/v2/away");
    expect(await page.locator(".play-card pre").first().textContent()).toContain(`${api.origin}/us/v2/away`);
    await open("/away");
    expect((await send()).url).toBe("/us/v2/away");
  });

  const examples = () => page.locator(".play-dialog").getByLabel("Choose an example", { exact: true });

  it("begins with the author's example, and offers the others", async () => {
    await openChecked();
    expect(await field("code").locator("input").inputValue()).toBe("one");
    await examples().selectOption({ label: "Second" });
    expect(await sentJson()).toEqual({ code: "two", note: "hello" });
  });

  it("keeps readers with a keyboard at their place", async () => {
    const focused = () =>
      page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.className);
    await page.goto(await addressOf("/things", { method: "POST" }));
    await page.focus(".tryit-button");
    await page.keyboard.press("Enter");
    await page.waitForSelector(".play-dialog[open] .play-group");
    // A key that is still held down sends nothing.
    expect(await focused()).toBe("Try it: POST /things");
    await unfold("tags");
    await field("tags").getByText("Add item").press("Enter");
    expect(await focused()).toBe("tags 1");
    await page.keyboard.type("x");
    await field("tags").getByText("Add item").press("Enter");
    expect(await focused()).toBe("tags 2");
    await page.keyboard.type("y");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    expect(await focused()).toBe("Remove item: tags 1");
    await page.keyboard.press("Enter");
    expect(await focused()).toBe("play-add");
    await unfold("labels");
    await field("labels").getByText("Add property").press("Enter");
    expect(await focused()).toBe("{key}");
    await page.keyboard.type("size");
    await page.keyboard.press("Tab");
    await page.keyboard.type("large");
    await fill({ name: "n" });
    expect(await sentJson()).toEqual({ name: "n", labels: { size: "large" } });
    await page.keyboard.press("Escape");
    expect(await focused()).toBe("tryit-button");
  });

  it("offers the bodies that the author wrote for cURL, and opens with the one that the samples show", async () => {
    await page.goto(await addressOf("/written", { method: "POST" }));
    await page.locator("#request-example").getByLabel("Choose an example", { exact: true }).selectOption("Spoken");
    await openHere();
    await expect.poll(() => field("name").locator("input").inputValue()).toBe("spoken");
    expect(await examples().locator("option").allTextContents()).toEqual(["Choose an example", "Plain", "Spoken"]);
    await examples().selectOption("Plain");
    expect(await sentJson()).toEqual({ name: "plain" });
  });

  it("offers the examples of parameters by their names, and by their values where they have none", async () => {
    await openChecked();
    const menu = page.getByLabel("Choose an example: page");
    await expect
      .poll(() => menu.locator("option").allTextContents())
      .toEqual(["Choose an example", "The first one: 1", "far: 40"]);
    await menu.focus();
    await menu.selectOption({ label: "far: 40" });
    expect(await field("page").locator("input").inputValue()).toBe("40");
    expect(
      await menu.evaluate((node) => node === document.activeElement && "selectedIndex" in node && node.selectedIndex),
    ).toBe(2);
    await page.getByLabel("Choose an example: ids").selectOption({ label: "[1,2]" });
    expect((await send()).url).toBe("/checked?page=40&ids=1&ids=2");
  });

  const faultsBeside = () => page.locator(".play-fault").allTextContents();

  it("says beside the fields what is wrong, and sends it anyway where asked", async () => {
    await openChecked();
    await fill({ code: "A1", page: "0" });
    await page.click(".play-send");
    expect(await faultsBeside()).toEqual(["Expected: ≥ 1", "Expected: /^[a-z]+$/"]);
    expect(api.calls).toEqual([]);
    await page.getByText("Send anyway").click();
    await expect.poll(() => api.calls.length).toBe(1);
    expect(api.calls[0]?.url).toBe("/checked?page=0");
    expect(api.calls[0]?.body.toString()).toContain('"A1"');
  });

  it("keeps its closing button in place on a phone while it offers to send anyway", async () => {
    await page.setViewportSize({ width: 320, height: 700 });
    await openChecked();
    const place = () => page.locator(".play-close").boundingBox();
    // The form comes with all that is in the bar.
    await fill({ page: "0" });
    const before = await place();
    await page.click(".play-send");
    expect(await page.locator(".play-anyway").isVisible()).toBe(true);
    expect(await place()).toEqual(before);
  });

  it("says beside the input of a choice what is wrong, and goes there", async () => {
    await openChecked();
    await unfold("mixed");
    await field("mixed").getByText("Add item").click();
    await page.click(".play-send");
    const place = await page.evaluate(() => {
      const box = document.activeElement;
      return [box?.getAttribute("aria-label"), box?.getAttribute("aria-invalid"), box?.nextElementSibling?.textContent];
    });
    expect(place).toEqual(["mixed 1: string", "true", "This field is required."]);
  });

  it("checks what the chosen variant requires, lists and multiples", async () => {
    await open("/ways", { method: "POST" });
    await page.locator("#play-body-way-choice").selectOption({ label: "Cash" });
    // The body begins with as many as there must be.
    await field("steps").locator(".play-remove").last().click();
    await addItems("steps", ["0.25"]);
    await page.click(".play-send");
    expect(await page.locator(".play-faults li").allTextContents()).toEqual(["steps: Expected: length ≥ 2"]);
    expect(await faultsBeside()).toEqual(["This field is required.", "Expected: n × 0.1"]);
    await fill({ currency: "EU" });
    await addItems("steps", ["0.3", "0.7"]);
    await page.click(".play-send");
    expect(await faultsBeside()).toEqual(["Expected: length ≥ 3"]);
    await fill({ currency: "EUR" });
    expect(await sentJson()).toEqual({ way: { currency: "EUR" }, steps: [0.3, 0.7] });
  });

  it("sends null in place of objects and values, and what was typed where it is taken back", async () => {
    await open("/ways", { method: "POST" });
    await addItems("steps", ["1", "2"]);
    await fill({ number: "42", note: "typed" });
    const noteNull = field("note").getByText("null", { exact: true });
    await noteNull.click();
    await noteNull.click();
    await field("address").locator("summary").first().click();
    await field("address").locator(".play-null").click();
    expect(await field("size").locator(".play-null").count()).toBe(0);
    await field("size").locator("select").selectOption({ label: "null" });
    const typed = { way: { number: "42" }, steps: [1, 2], note: "typed" };
    expect(await sentJson()).toEqual({ ...typed, address: null, size: null });
  });

  const kept = () => page.evaluate(() => JSON.stringify(localStorage));

  it("keeps nothing of a request that is secret by its format", async () => {
    await open("/ways", { method: "POST" });
    await addItems("steps", ["1", "2"]);
    await fill({ number: "42", pin: "hidden-1" });
    await field("guard").locator("summary").first().click();
    await fill({ phrase: "hidden-2" });
    expect((await send()).body.toString()).toContain("hidden-2");
    expect(await kept()).toContain("docs-requests:");
    expect(await kept()).not.toContain("hidden-");
  });

  it("keeps the last requests without secrets, gives them back, and clears them", async () => {
    await openChecked();
    await fill({ page: "7", "X-Secret-Token": "hidden-1", password: "hidden-2" });
    await send();
    expect(await kept()).toContain("docs-requests:");
    expect(await kept()).not.toMatch(/hidden-/);
    await openChecked();
    await page.locator(".play-history summary").click();
    await fill({ "X-Secret-Token": "typed-1", password: "typed-2" });
    await page.locator(".play-history li button").first().click();
    for (const [name, value] of Object.entries({ page: "7", "X-Secret-Token": "typed-1", password: "typed-2" }))
      expect(await field(name).locator("input").inputValue(), name).toBe(value);
    expect(await page.evaluate(() => document.activeElement?.parentElement?.className)).toContain("play-history");
    await page.keyboard.press("Enter");
    await page.getByText("Clear", { exact: true }).click();
    expect(await kept()).not.toContain("docs-requests:");
  });

  it("says how a credential looks, forgets only what there is, and keeps the chosen way", async () => {
    await open("/secure");
    const ways = page.locator(".play-section select").first();
    const secret = page.locator(".play-section input[type=password]");
    const forget = page.getByText("Forget", { exact: true });
    await ways.selectOption({ label: "bearer" });
    expect(await secret.getAttribute("placeholder")).toBe("<token>");
    expect(await forget.isVisible()).toBe(false);
    await ways.selectOption({ label: "query" });
    await secret.fill("k");
    expect(await page.locator(".play-url").textContent()).toContain("?key=k");
    await forget.click();
    expect(await forget.isVisible()).toBe(false);
    // The address is that of the request: the sample alone has a placeholder.
    expect(await page.locator(".play-url").textContent()).not.toContain("key");
    await open("/secure");
    expect(await ways.evaluate((menu: HTMLSelectElement) => menu.selectedOptions[0]?.label)).toBe("query");
  });

  it("shows the example of the answer before the first request, and the status of the last ones", async () => {
    await openChecked();
    await expect.poll(shown).toMatch(/Ctrl\+Enter Send.*Esc Close/);
    await fill({ page: "7" });
    await send();
    const entry = page.locator(".play-history li").first();
    await expect.poll(() => entry.textContent()).toMatch(/^POST\/checked\?page=7200/);
    expect(await page.locator(".play-keys").count()).toBe(0);
  });

  it("keeps ten requests, the latest first", async () => {
    await openChecked();
    for (let number = 1; number <= 11; number++) {
      await fill({ page: String(number) });
      await send();
    }
    await openChecked();
    await page.locator(".play-history summary").click();
    const listed = await page.locator(".play-history li code").allTextContents();
    const numbers = listed.map((text) => /page=(\d+)/.exec(text)?.[1]);
    expect(numbers.join()).toBe("11,10,9,8,7,6,5,4,3,2");
  });

  it("colours a body with an apostrophe as one text of a shell", async () => {
    await open("/things", { method: "POST" });
    await page.getByText("Edit as JSON").click();
    await page.locator(".play-form textarea").fill(`{"said": "it's 7 o'clock"}`);
    const texts = page.locator(".play-card .tok-string", { hasText: "said" });
    await expect.poll(() => texts.allTextContents()).toEqual([expect.stringContaining(`it'\\''s 7 o'\\''clock`)]);
  });

  it("folds long JSON, and colours all of it and the sample", async () => {
    await open("/rows");
    await send();
    const code = page.locator(".play-response pre > code");
    // The items of a list are open, and drawn as far as they are seen.
    const words = (row: number) => code.locator(`.tok-number:visible:text-is("${row}")`);
    await expect.poll(() => words(2).count()).toBe(1);
    expect(JSON.parse((await code.textContent()) ?? "")).toHaveLength(30);
    expect(await words(29).count()).toBe(0);
    await code.locator("summary").nth(4).click();
    await expect.poll(() => words(2).count()).toBe(0);
    await page.locator(".play-response pre").evaluate((frame) => frame.scrollTo(0, frame.scrollHeight));
    await expect.poll(() => words(29).count()).toBe(1);
    await open("/fault");
    await send();
    await expect.poll(() => page.locator(".play-response .tok-property").count()).toBe(2);
    expect(await page.locator(".play-answer-tools a").getAttribute("download")).toBe("response.json");
    expect(await page.locator(".play-card .tok-string").count()).toBeGreaterThan(0);
  });

  it("stays locked for readers of other groups, and opens for members with their values", async () => {
    const settings = { display: "auth", groups: ["admin"], user: "/user.json" } as const;
    site.put("user.json", { groups: ["guest"] });
    await open("/secure", settings);
    await expect.poll(() => page.locator(".play-lock").textContent()).toContain("admin");
    expect(await page.locator(".play-send").isDisabled()).toBe(true);
    site.put("user.json", { groups: ["admin"], expiresAt: 1 });
    await open("/secure", settings);
    await expect.poll(() => page.locator(".play-lock").textContent()).toContain("admin");
    site.put("user.json", { groups: ["admin"], apiPlaygroundInputs: { header: { Authorization: "mine" } } });
    await open("/secure", settings);
    await expect.poll(() => page.locator(".play-send").isDisabled()).toBe(false);
    expect((await send()).headers.authorization).toBe("Bearer mine");
  });

  describe("sent as soon as its button is there, before the form is drawn", () => {
    /** Every second input takes a turn of its own, as on a slow phone, and the button is pressed in the first one that shows it. */
    const sendAtOnce = () =>
      page.addInitScript(() => {
        let calls = 0;
        const now = performance.now.bind(performance);
        performance.now = () => now() + 2 * ++calls;
        const observer = new MutationObserver(() => {
          const button = document.querySelector<HTMLElement>(".play-send");
          if (!button) return;
          observer.disconnect();
          button.click();
        });
        observer.observe(document, { childList: true, subtree: true });
      });

    it("sends the credentials that are kept", async () => {
      await open("/secure");
      await page.locator(".play-section input[type=password]").fill("abc");
      await sendAtOnce();
      await page.reload();
      await page.click(".tryit-button");
      await expect
        .poll(() => api.calls.map(({ headers }) => headers.authorization), { timeout: 30_000 })
        .toEqual(["Bearer abc"]);
    });

    it("says beside the fields what is missing, once they are there", async () => {
      await sendAtOnce();
      await open("/styles/{plain}/{label}/{matrix}");
      await page.locator("#play-parameter-0[aria-invalid=true]").waitFor();
      expect(await page.evaluate(() => document.activeElement?.id)).toBe("play-parameter-0");
      expect(await page.locator(".play-faults > li").count()).toBe(0);
      expect(api.calls).toEqual([]);
    });
  });
});
