// The chat in a browser: opening, asking, stopping, asking again, what it keeps, and who can use it.
import { readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type Listener, listenAssistant } from "../../src/assistant/listen-assistant.js";
import type { Provider } from "../../src/assistant/provider.js";
import { siteHandler } from "../../src/serve/handler.js";
import { type Listening, listen } from "../../src/serve/listen.js";
import { readBuiltSite } from "../../src/serve/read-built-site.js";
import { openTestAssistant, type TestAssistant } from "../assistant/support/open-assistant.js";
import { buildSite, makeFolder } from "../assistant/support/processes.js";
import { freshPages, type OpenFreshPage, openChromium } from "./open-chromium.js";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const wide = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

/** What the scripted answers wait for, by name; a test lets them go on. */
const held = new Map<string, () => void>();

function hold(name: string, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    held.set(name, resolve);
    signal.addEventListener("abort", () => resolve());
  });
}

/** Answers as a model might that was told to do harm, or waits until it is stopped. */
const scripted: Provider = {
  name: "scripted",
  async *reply(task, signal) {
    yield { kind: "source", source: { id: "start", url: "/start#install", title: "Install" } };
    if (task.question === "wait") {
      yield { kind: "text", text: "Thinking about it" };
      await new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve()));
      return;
    }
    if (task.question === "wide") {
      yield { kind: "text", text: `- Run\n\n  \`\`\`bash\n  npm i ${"acme-".repeat(40)}\n  \`\`\`\n\n~~Not~~ this.` };
      yield { kind: "finish", reason: "stop", usage: { inputTokens: 1, outputTokens: 1 } };
      return;
    }
    if (task.question === "break") throw new Error("broken");
    if (task.question === "search") {
      yield { kind: "status", status: "searching", detail: null };
      await hold("searching", signal);
      yield { kind: "status", status: "reading", detail: "guide/install" };
      await hold("reading", signal);
    }
    if (task.question === "slowly") {
      yield { kind: "text", text: "The first half, " };
      await hold("slowly", signal);
      if (signal.aborted) return;
      yield { kind: "text", text: "and the second." };
      yield { kind: "finish", reason: "stop", usage: { inputTokens: 1, outputTokens: 1 } };
      return;
    }
    if (task.question === "long" || task.question === "bad") {
      yield { kind: "text", text: "As far as it goes" };
      const reason = task.question === "long" ? "length" : "content-filter";
      yield { kind: "finish", reason, usage: { inputTokens: 1, outputTokens: 1 } };
      return;
    }
    if (task.question === "again") {
      yield { kind: "text", text: "As before." };
      yield { kind: "follow-ups", questions: ["What else?", "And then?"] };
      const usage = { inputTokens: 0, outputTokens: 0 };
      yield { kind: "finish", reason: "stop", usage, isRemembered: true };
      return;
    }
    const asked = [task.question, ...task.context.map((item) => `${item.type}: ${item.value}`)].join(" | ");
    yield { kind: "text", text: `You asked **${asked}** on ${task.currentPath}.\n\n` };
    yield {
      kind: "text",
      text: "1. First\n\n   ```bash\n   npm i acme\n   ```\n\n2. Second\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n",
    };
    yield {
      kind: "text",
      text: '<img src=x onerror="window.hurt=1"> [bad](javascript:window.hurt(1)) [good](/start#install)',
    };
    yield {
      kind: "text",
      text: "\n\nA \\*star\\*, \\{id\\}, `\\{code\\}`; ![a picture](/mark.png) [Tool](/Tool_(software)).",
    };
    yield { kind: "finish", reason: "stop", usage: { inputTokens: 1, outputTokens: 1 } };
  },
};

describe("the chat of a site", () => {
  let browser: Browser;
  let assistant: TestAssistant;
  let listener: Listener;
  let root = "";
  const sites: Record<string, Listening> = {};
  let fresh: OpenFreshPage;
  let opened: Page | undefined;
  const faults: string[] = [];

  beforeAll(async () => {
    assistant = await openTestAssistant({ provider: scripted, longestAlone: 600_000 });
    listener = await listenAssistant(assistant.assistant, { port: 0, host: "127.0.0.1", trustedProxies: 0 });
    browser = await openChromium();
    fresh = freshPages(browser);
    root = await makeFolder();
    const page =
      "---\ntitle: Start\n---\n\n## Install\n\nInstall it with the command line tool.\n\n```bash\nnpm i acme\n```\n";
    const settings = {
      url: `http://127.0.0.1:${listener.port}`,
      domain: "acme",
      key: assistant.key,
      starterQuestions: ["How do I begin?"],
    };
    await serve("with", await buildSite(join(root, "with"), { start: page }, { assistant: settings }));
    const anonymous = { ...settings, anonymous: true };
    await serve("anonymous", await buildSite(join(root, "anonymous"), { start: page }, { assistant: anonymous }));
    const shop = shopPage(`${sites["with"]?.url}/_docsgen/assistant.js`, { url: settings.url, key: settings.key });
    const answerShop = () => new Response(shop, { headers: { "content-type": "text/html" } });
    sites["shop"] = await listen(answerShop, { port: 4930, host: "127.0.0.1", mayMove: true });
    await serve("without", await buildSite(join(root, "without"), { start: page }));
  }, 120_000);

  async function serve(name: string, dist: string): Promise<void> {
    const handler = siteHandler(readBuiltSite(dist), (error) => new Response(String(error), { status: 500 }));
    sites[name] = await listen(handler, { port: 4930, host: "127.0.0.1", mayMove: true });
  }

  afterEach(async () => {
    await opened?.close();
    expect(faults.splice(0)).toEqual([]);
  });

  afterAll(async () => {
    await browser?.close();
    await listener?.close();
    for (const site of Object.values(sites)) await site.close();
    await rm(root, { recursive: true, force: true });
  });

  async function open(options: BrowserContextOptions = {}, site = "with"): Promise<Page> {
    const page = await fresh({
      viewport: wide,
      reducedMotion: "reduce",
      permissions: ["clipboard-read", "clipboard-write"],
      ...options,
    });
    opened = page;
    page.on("pageerror", (error) => faults.push(error.message));
    await page.goto(`${sites[site]?.url}/start`, { waitUntil: "load" });
    return page;
  }

  const sheet = (page: Page) => page.locator("docs-assistant-sheet");
  const answers = (page: Page) => sheet(page).locator(".answer");

  async function ask(page: Page, question: string): Promise<void> {
    await page.keyboard.press("Control+i");
    await sheet(page).locator("textarea").fill(question);
    await page.keyboard.press("Enter");
  }

  it("is not there on a site without an assistant", async () => {
    const page = await open({}, "without");
    expect(await page.locator("docs-assistant, #assistant-entry").count()).toBe(0);
  });

  it("is used by the keyboard alone, and gives the focus back", async () => {
    const page = await open();
    await page.locator("#assistant-entry").focus();
    await page.keyboard.press("Enter");
    await sheet(page).locator("dialog[open]").waitFor();
    await page.keyboard.type("How do I begin?");
    await page.keyboard.press("Enter");
    await sheet(page).locator(".sources").waitFor();
    expect(await answers(page).textContent()).toContain("You asked How do I begin? on /start.");
    expect(await sheet(page).locator("[role=status]").textContent()).toContain("You asked How do I begin?");
    await page.keyboard.press("Escape");
    expect(await sheet(page).locator("dialog[open]").count()).toBe(0);
    // The dialog says that it closed in a task of its own.
    await page.waitForFunction(() => document.activeElement?.id === "assistant-entry");
  });

  it("draws Markdown as elements and lets nothing in it run", async () => {
    const page = await open();
    await ask(page, "harm");
    await sheet(page).locator(".sources").waitFor();
    const body = sheet(page).locator(".answer-body");
    expect(await body.locator("ol > li").count()).toBe(2);
    expect(await body.locator("li pre code").textContent()).toBe("npm i acme");
    expect(await body.locator("td").allTextContents()).toEqual(["1", "2"]);
    expect(await body.locator("img").count()).toBe(0);
    expect(await body.locator("a").evaluateAll((links) => links.map((link) => link.getAttribute("href")))).toEqual([
      "/start#install",
      "/mark.png",
      "/Tool_(software)",
    ]);
    expect(await body.textContent()).toContain("<img src=x");
    expect(await body.locator("p").last().textContent()).toBe("A *star*, {id}, \\{code\\}; a picture Tool.");
    expect(await page.evaluate(() => "hurt" in window)).toBe(false);
  });

  it("copies an answer, and its code alone", async () => {
    const page = await open();
    await ask(page, "one");
    await sheet(page).locator(".copy-code").click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("npm i acme");
    await sheet(page).getByRole("button", { name: "Copy", exact: true }).last().click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("You asked **one**");
  });

  it("copies where the browser gives scripts no clipboard, on a phone too", async () => {
    const page = await open({ viewport: phone });
    await page.evaluate(() => {
      Object.defineProperty(navigator, "clipboard", { value: undefined });
      document.addEventListener("copy", (event) => {
        const [area] = event.composedPath();
        document.title = area instanceof HTMLTextAreaElement ? area.value : "";
      });
    });
    await ask(page, "one");
    const copy = sheet(page).locator(".copy-code");
    await copy.click();
    await expect.poll(() => copy.textContent()).toBe("Copied");
    expect(await page.title()).toBe("npm i acme");
    expect(await copy.evaluate((button) => button.matches(":focus"))).toBe(true);
  });

  it("has its words back on a button that was pressed twice", async () => {
    const page = await open();
    await ask(page, "one");
    const copy = sheet(page).locator(".copy-code");
    await copy.dblclick();
    await expect.poll(() => copy.textContent()).toBe("Copied");
    await copy.click();
    await expect.poll(() => copy.textContent(), { timeout: 4000 }).toBe("Copy");
  });

  it("keeps wide code of a list within the sheet", async () => {
    const page = await open({ viewport: phone });
    await ask(page, "wide");
    await sheet(page).getByRole("button", { name: "Helpful", exact: true }).waitFor();
    const log = sheet(page).locator(".log");
    expect(await log.evaluate((node) => node.scrollWidth - node.clientWidth)).toBe(0);
    expect(await sheet(page).locator("del").textContent()).toBe("Not");
  });

  it("is read in the direction of what was said", async () => {
    const page = await open();
    await ask(page, "كيف أبدأ مع acme؟ أريد أن أعرف كل شيء عن الخطوات الأولى وعن الأداة وعن الأوامر وعن الصفحات");
    await sheet(page).locator(".sources").waitFor();
    expect(await sheet(page).locator(".question p").getAttribute("dir")).toBe("rtl");
    expect(await sheet(page).locator(".answer-body").getAttribute("dir")).toBe("ltr");
  });

  it.each([
    ["with", /^[0-9a-f]{24}$/],
    ["anonymous", /^anonymous$/],
  ])("asks and rates under the name that readers of the site %s have", async (site, name) => {
    const page = await open({}, site);
    const asked = page.waitForRequest("**/message");
    await ask(page, "one");
    expect((await asked).postDataJSON().fp).toMatch(name);
    const rated = page.waitForRequest("**/feedback/acme");
    await sheet(page).getByRole("button", { name: "Helpful", exact: true }).click();
    expect((await rated).postDataJSON().fp).toMatch(name);
  });

  it("keeps a question that waits until the answer has come", async () => {
    const page = await open();
    await ask(page, "wait");
    await sheet(page).getByText("Thinking about it").waitFor();
    await page.evaluate(() =>
      document.dispatchEvent(new CustomEvent("docsgen:ask", { detail: { text: "from the search" } })),
    );
    expect(await sheet(page).locator("textarea").inputValue()).toBe("from the search");
    await sheet(page).getByRole("button", { name: "Stop" }).click();
    await sheet(page).getByRole("button", { name: "Send" }).click();
    await expect.poll(() => answers(page).last().textContent()).toContain("You asked from the search");
  });

  it("takes up an answer that was in progress when the page was left", async () => {
    const page = await open();
    await ask(page, "slowly");
    await sheet(page).getByText("The first half,").waitFor();
    await page.reload();
    await sheet(page).locator("dialog[open]").waitFor();
    await sheet(page).getByRole("button", { name: "Stop" }).waitFor();
    await sheet(page).getByText("The first half,").waitFor();
    held.get("slowly")?.();
    await sheet(page).getByRole("button", { name: "Helpful", exact: true }).waitFor();
    expect(await sheet(page).locator(".question").allTextContents()).toEqual(["slowly"]);
    expect(await answers(page).locator(".answer-body").allTextContents()).toEqual(["The first half, and the second."]);
    expect(assistant.backend.metrics.countOpenReplies()).toBe(0);
  });

  it("stops the model, also on the page that took the answer up", async () => {
    const page = await open();
    await ask(page, "wait");
    await sheet(page).getByText("Thinking about it").waitFor();
    await page.reload();
    await sheet(page).getByRole("button", { name: "Stop" }).click();
    await expect.poll(() => assistant.backend.metrics.countOpenReplies()).toBe(0);
    expect(await answers(page).locator(".answer-body").allTextContents()).toEqual(["Thinking about it"]);
    expect(await sheet(page).locator(".failure").count()).toBe(0);
    await sheet(page).getByRole("button", { name: "Try again" }).waitFor();
  });

  it("keeps what was said where the server no longer has the answer", async () => {
    const page = await open();
    await ask(page, "wait");
    await sheet(page).getByText("Thinking about it").waitFor();
    await page.route("**/stream?ended=true", (route) =>
      route.fulfill({ status: 204, headers: { "access-control-allow-origin": "*" } }),
    );
    await page.reload();
    await sheet(page).getByRole("button", { name: "Try again" }).waitFor();
    expect(await answers(page).locator(".answer-body").allTextContents()).toEqual(["Thinking about it"]);
    expect(await sheet(page).locator(".failure").count()).toBe(0);
  });

  it("says what the assistant does before it writes", async () => {
    const page = await open();
    await ask(page, "search");
    await expect.poll(() => sheet(page).locator(".thinking").textContent()).toBe("Searching…");
    held.get("searching")?.();
    await expect.poll(() => sheet(page).locator(".thinking").textContent()).toBe("Reading…guide/install");
    held.get("reading")?.();
    await sheet(page).locator(".sources").waitFor();
    expect(await sheet(page).locator(".thinking").count()).toBe(0);
  });

  it.each([
    ["long", "The answer ends here because it became too long."],
    ["bad", "The answer ends here because the model’s filter stopped it."],
    ["again", "This question was asked before: the answer is the same."],
  ])("says how an answer came about (%s)", async (question, words) => {
    const page = await open();
    await ask(page, question);
    await sheet(page).getByText(words).waitFor();
    expect(await sheet(page).locator(".failure").count()).toBe(0);
  });

  it("offers questions to ask next", async () => {
    const page = await open();
    await ask(page, "again");
    await sheet(page).getByRole("button", { name: "What else?" }).click();
    await expect.poll(() => answers(page).last().textContent()).toContain("You asked What else?");
    expect(await sheet(page).getByRole("button", { name: "And then?" }).count()).toBe(0);
  });

  it("takes an answer that breaks off for no whole one", async () => {
    const page = await open();
    const headers = { "access-control-allow-origin": "*", "access-control-allow-headers": "*" };
    const body = 'data: {"type":"text-delta","delta":"Half an ans"}\n\n';
    await page.route("**/discovery/**", (route) => route.fulfill({ body, headers }));
    await ask(page, "one");
    await sheet(page).locator(".failure").waitFor();
    expect(await sheet(page).locator(".answer-body").textContent()).toBe("Half an ans");
  });

  it("stops an answer, and asks for it again", async () => {
    const page = await open();
    await ask(page, "wait");
    await sheet(page).getByText("Thinking about it").waitFor();
    await sheet(page).getByRole("button", { name: "Stop" }).click();
    await sheet(page).getByRole("button", { name: "Try again" }).waitFor();
    expect(await sheet(page).locator(".failure").count()).toBe(0);
    await sheet(page).getByRole("button", { name: "Try again" }).click();
    await sheet(page).getByRole("button", { name: "Stop" }).waitFor();
    expect(await answers(page).count()).toBe(1);
  });

  it("says when it fails, and goes on", async () => {
    const page = await open();
    await ask(page, "break");
    await sheet(page).locator(".failure").waitFor();
    expect(await sheet(page).locator(".failure").textContent()).toBe(
      "The assistant could not answer. Please try again.",
    );
    await sheet(page).locator("textarea").fill("two");
    await page.keyboard.press("Enter");
    await expect
      .poll(() => answers(page).allTextContents())
      .toEqual([expect.anything(), expect.stringContaining("You asked two")]);
  });

  it("keeps the conversation and its thread for as long as the tab is open", async () => {
    const page = await open();
    await ask(page, "one");
    await sheet(page).locator(".sources").waitFor();
    const before = await assistant.backend.store.threads.count("acme");
    await page.reload();
    await sheet(page).locator("dialog[open]").waitFor();
    await sheet(page).locator("textarea").fill("two");
    await page.keyboard.press("Enter");
    await expect.poll(() => sheet(page).locator(".sources").count()).toBe(2);
    expect(await assistant.backend.store.threads.count("acme")).toBe(before);
    await sheet(page).getByRole("button", { name: "New chat" }).click();
    expect(await answers(page).count()).toBe(0);
    await sheet(page).getByRole("button", { name: "How do I begin?" }).click();
    await sheet(page).locator(".sources").waitFor();
    expect(await assistant.backend.store.threads.count("acme")).toBe(before + 1);
  });

  it("keeps a thumb in the store", async () => {
    const page = await open();
    await ask(page, "one");
    const thumb = sheet(page).getByRole("button", { name: "Helpful", exact: true });
    const sent = page.waitForResponse(
      (response) => response.url().includes("/feedback/") && response.request().method() === "POST",
    );
    await thumb.click();
    expect((await sent).status()).toBe(204);
    expect(await thumb.getAttribute("aria-pressed")).toBe("true");
  });

  const reasonOf = (page: Page) => sheet(page).getByLabel("What worked, or what was missing? (optional)");

  /** What the server is sent about answers. */
  function ratingsFrom(page: Page): unknown[] {
    const sent: unknown[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/feedback/") && request.method() === "POST") sent.push(request.postDataJSON());
    });
    return sent;
  }

  it.each([
    ["wide", wide],
    ["phone", phone],
  ])("asks why a thumb was given, by keyboard (%s)", async (_name, viewport) => {
    const page = await open({ viewport });
    const ratings = ratingsFrom(page);
    await ask(page, "one");
    const thumb = sheet(page).getByRole("button", { name: "Not helpful" });
    await thumb.focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => ratings).toEqual([expect.objectContaining({ rating: "down" })]);
    await page.keyboard.type("No words on frost");
    await page.keyboard.press("Enter");
    await sheet(page).getByText("Thank you for telling us.").waitFor();
    expect(ratings).toEqual([ratings[0], { ...(ratings[0] as object), reason: "No words on frost" }]);
    expect(await reasonOf(page).isVisible()).toBe(false);
    await expect.poll(() => thumb.evaluate((each) => each.matches(":focus"))).toBe(true);
  });

  it("takes the field for a reason away by Escape or the thumb, and stays open", async () => {
    const page = await open({ viewport: phone });
    const ratings = ratingsFrom(page);
    await ask(page, "one");
    const thumb = sheet(page).getByRole("button", { name: "Helpful", exact: true });
    await thumb.click();
    await reasonOf(page).press("Escape");
    expect(await reasonOf(page).isVisible()).toBe(false);
    expect(await thumb.evaluate((each) => each.matches(":focus"))).toBe(true);
    expect(await thumb.getAttribute("aria-pressed")).toBe("true");
    await thumb.click();
    expect(await thumb.getAttribute("aria-pressed")).toBe("false");
    await thumb.click();
    await reasonOf(page).fill("Clear");
    await thumb.click();
    expect(await reasonOf(page).isVisible()).toBe(false);
    expect(await sheet(page).locator("dialog[open]").count()).toBe(1);
    const thumbs = ["up", null, "up", null].map((rating) => expect.objectContaining({ rating }));
    await expect.poll(() => ratings).toEqual(thumbs);
  });

  it("asks for a reason without covering the answer by a keyboard on a phone", async () => {
    const page = await open({ viewport: phone, hasTouch: true, isMobile: true });
    await page.locator("#assistant-entry").tap();
    await sheet(page).getByRole("button", { name: "How do I begin?" }).tap();
    const thumb = sheet(page).getByRole("button", { name: "Helpful", exact: true });
    await thumb.tap();
    await reasonOf(page).waitFor();
    expect(await reasonOf(page).evaluate((each) => each.matches(":focus"))).toBe(false);
    const { y = 0, height = 0 } = (await reasonOf(page).boundingBox()) ?? {};
    const composer = (await sheet(page).getByLabel("Ask a question").boundingBox())?.y ?? 0;
    expect(y + height).toBeLessThan(composer);
  });

  it("takes an empty field for a reason away with the next question", async () => {
    const page = await open();
    await ask(page, "one");
    await sheet(page).getByRole("button", { name: "Helpful", exact: true }).click();
    await reasonOf(page).waitFor();
    await sheet(page).getByLabel("Ask a question").fill("two");
    await page.keyboard.press("Enter");
    await expect.poll(() => sheet(page).locator(".sources").count()).toBe(2);
    expect(await reasonOf(page).count()).toBe(0);
  });

  it("keeps what is written about an answer on the next page", async () => {
    const page = await open();
    await ask(page, "one");
    await sheet(page).getByRole("button", { name: "Helpful", exact: true }).click();
    await reasonOf(page).fill("Clear");
    await page.reload();
    await expect.poll(() => reasonOf(page).inputValue()).toBe("Clear");
  });

  it("keeps a reason that could not be sent, when other things are asked, too", async () => {
    const page = await open();
    await ask(page, "one");
    await sheet(page).getByRole("button", { name: "Not helpful" }).click();
    await page.route("**/feedback/**", (route) => route.abort());
    await reasonOf(page).fill("No words on frost");
    await sheet(page).locator(".reason").getByRole("button", { name: "Send" }).click();
    await sheet(page).getByText("This could not be sent. Please try again.").waitFor();
    expect(await reasonOf(page).inputValue()).toBe("No words on frost");
    await sheet(page).getByLabel("Ask a question").fill("two");
    await page.keyboard.press("Enter");
    await expect.poll(() => sheet(page).locator(".sources").count()).toBe(2);
    expect(await reasonOf(page).first().inputValue()).toBe("No words on frost");
    await page.unroute("**/feedback/**");
    await reasonOf(page).first().press("Enter");
    await sheet(page).getByText("Thank you for telling us.").waitFor();
  });

  it("asks about what is selected", async () => {
    const page = await open();
    await page.getByText("Install it with the command line tool.").selectText();
    await page.locator("h1").first().dispatchEvent("pointerup");
    await page.getByRole("button", { name: "Ask about this selection" }).click();
    await sheet(page).locator(".chip").waitFor();
    await page.keyboard.type("What does it mean?");
    await page.keyboard.press("Enter");
    await expect
      .poll(() => answers(page).allTextContents())
      .toEqual([expect.stringContaining("textSelection: Install it with the command line tool.")]);
  });

  it("asks about a code block", async () => {
    const page = await open();
    await page.locator("docs-code-block").hover();
    await page.getByRole("button", { name: "Ask about this code" }).click();
    await sheet(page).locator(".chip").waitFor();
    await page.keyboard.type("Why?");
    await page.keyboard.press("Enter");
    await expect.poll(() => answers(page).allTextContents()).toEqual([expect.stringContaining("code: npm i acme")]);
  });

  it("is asked by other parts of the page", async () => {
    const page = await open();
    await page.evaluate(() =>
      document.dispatchEvent(new CustomEvent("docsgen:ask", { detail: { text: "from the search" } })),
    );
    await expect
      .poll(() => answers(page).allTextContents())
      .toEqual([expect.stringContaining("You asked from the search")]);
  });

  it("fills a phone's screen, and stands at the end of the line in either direction", async () => {
    const small = await open({ viewport: phone });
    await ask(small, "one");
    expect(await sheet(small).locator("dialog").boundingBox()).toEqual({ x: 0, y: 0, ...phone });
    expect(
      await sheet(small)
        .locator("dialog")
        .evaluate((dialog) => dialog.matches(":modal")),
    ).toBe(true);
    const large = await open();
    await large.evaluate(() => document.documentElement.setAttribute("dir", "rtl"));
    await ask(large, "one");
    expect((await sheet(large).locator("dialog").boundingBox())?.x).toBe(0);
  });

  it("makes the page step aside on a wide screen, and gives the room back", async () => {
    const page = await open();
    const end = () => page.locator("#navbar").evaluate((bar) => bar.getBoundingClientRect().right);
    const before = await end();
    await page.keyboard.press("Control+i");
    const dialog = sheet(page).locator("dialog[open]");
    await dialog.waitFor();
    expect(await end()).toBeLessThanOrEqual((await dialog.boundingBox())?.x ?? 0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await page.keyboard.press("Escape");
    await expect.poll(end).toBe(before);
  });

  it("is written to at once by a keyboard, on a narrow window too", async () => {
    const page = await open({ viewport: phone });
    await page.keyboard.press("Control+i");
    await sheet(page).locator("dialog[open]").waitFor();
    await page.keyboard.type("one");
    await page.keyboard.press("Enter");
    await expect.poll(() => answers(page).allTextContents()).toEqual([expect.stringContaining("You asked one")]);
  });

  it("goes on where the server has forgotten the thread", async () => {
    const page = await open();
    await ask(page, "one");
    await expect.poll(() => answers(page).count()).toBe(1);
    await sheet(page).locator(".sources").waitFor();
    const { threads } = assistant.backend.store;
    await threads.deleteBefore(assistant.backend.now() + 1);
    await sheet(page).locator("textarea").fill("two");
    await page.keyboard.press("Enter");
    await expect
      .poll(() => answers(page).allTextContents())
      .toEqual([expect.anything(), expect.stringContaining("You asked two")]);
  });

  it.each([
    [
      "tells how long to wait where a limit is reached",
      { status: 429, headers: { "retry-after": "2400" }, body: '{"code":"quota_exceeded"}' },
      "Too many questions have been asked. Try again in 40 minutes.",
    ],
    [
      "tells whom to ask where the key is refused",
      { status: 401, body: '{"code":"invalid_api_key"}' },
      "The site’s key for the assistant is not valid. Please tell the owner of the site.",
    ],
    [
      "tells what to do about a question that is refused",
      { status: 400, body: '{"code":"invalid_request"}' },
      "The assistant did not accept this question. Shorten it or ask in other words.",
    ],
    [
      "tells when a budget begins anew",
      problem(429, { code: "quota_exceeded", "violated-policies": ["budget-dayCost"] }, { "retry-after": "7200" }),
      "The assistant has used up its budget. Try again in 2 hours.",
    ],
    [
      "tells when a server that restarts is back",
      problem(503, { code: "unavailable", detail: "The assistant is restarting." }, { "retry-after": "5" }),
      "The assistant is not available right now. Try again in 5 seconds.",
    ],
    [
      "says what the server says where it does not say when to ask again",
      problem(503, { code: "unavailable", detail: "The pages cannot be searched until their problems are fixed." }),
      "The pages cannot be searched until their problems are fixed.",
    ],
    [
      "says that the server does not know the domain, as text of some length at most",
      problem(404, { code: "unknown_domain", detail: `This server has no <b>documentation</b>. ${"x".repeat(400)}` }),
      `This server has no <b>documentation</b>. ${"x".repeat(259)}…`,
    ],
    [
      "says that it failed where the server says no more",
      problem(500, { code: "internal_error", detail: "Something went wrong on our side. Please try again." }),
      "The assistant could not answer. Please try again.",
    ],
    [
      "shows nothing of what a proxy sends instead",
      { status: 502, body: "<h1>Bad gateway</h1>" },
      "The assistant could not answer. Please try again.",
    ],
    [
      "says when the server is unreachable",
      null,
      "The assistant cannot be reached. Check your connection and try again.",
    ],
  ] as const)("%s", async (_case, answer, words) => {
    const page = await open();
    const anyOrigin = { "access-control-allow-origin": "*", "access-control-allow-headers": "*" };
    const exposed = {
      ...anyOrigin,
      "access-control-expose-headers": "*",
      ...(answer && "headers" in answer && answer.headers),
    };
    await page.route("**/discovery/**", (route) =>
      answer ? route.fulfill({ ...answer, headers: exposed }) : route.abort(),
    );
    await ask(page, "one");
    await expect.poll(() => answers(page).last().textContent()).toBe(words);
    await page.unroute("**/discovery/**");
    const asked = page.waitForRequest("**/discovery/**");
    await sheet(page).getByRole("button", { name: "Try again" }).click();
    expect((await asked).postDataJSON().messages).toHaveLength(1);
    await expect.poll(() => answers(page).allTextContents()).toEqual([expect.stringContaining("You asked one")]);
  });

  it.each([
    ["wide", wide, "light"],
    ["wide", wide, "dark"],
    ["phone", phone, "light"],
    ["phone", phone, "dark"],
  ] as const)("has nothing that axe objects to (%s, %o, %s)", async (_name, viewport, scheme) => {
    const page = await open({ viewport, colorScheme: scheme });
    await page.evaluate((isDark) => document.documentElement.classList.toggle("dark", isDark), scheme === "dark");
    await ask(page, "one");
    await sheet(page).locator(".sources").waitFor();
    await sheet(page).getByRole("button", { name: "Helpful", exact: true }).click();
    await reasonOf(page).waitFor();
    await page.evaluate(axe);
    const violations = await page.evaluate(
      "axe.run(document.querySelector('docs-assistant-sheet')).then((found) => found.violations.map((each) => each.id))",
    );
    expect(violations).toEqual([]);
  });

  it("comes to another site by one script", async () => {
    const page = await open({}, "shop");
    await page.getByRole("button", { name: "Help" }).click();
    await sheet(page).locator("textarea").fill("one");
    await page.keyboard.press("Enter");
    await expect
      .poll(() => answers(page).allTextContents())
      .toEqual([expect.stringContaining("You asked one on /start.")]);
    // Paths are those of the documentation, not of the shop.
    const links = sheet(page).locator(".source, .answer-body a");
    const targets = await links.evaluateAll((each) => each.map((link) => link.getAttribute("href")));
    expect(targets).toContain(`${sites["with"]?.url}/start#install`);
    expect(targets.every((target) => target?.startsWith(`${sites["with"]?.url}/`))).toBe(true);
  });
});

/** A refusal as the server sends it. */
function problem(status: number, members: object, headers: Record<string, string> = {}) {
  return { status, headers: { "content-type": "application/problem+json", ...headers }, body: JSON.stringify(members) };
}

/** A page that docsgen did not make. */
function shopPage(script: string, { url, key }: { url: string; key: string }): string {
  const attributes = `data-url="${url}" data-domain="acme" data-key="${key}" data-title="Help"`;
  return `<!doctype html><title>Shop</title><h1>Shop</h1><script src="${script}" ${attributes}></script>`;
}
