// The chat in a browser: opening, asking, stopping, asking again, what it keeps, and who can use it.
import type { BrowserContextOptions, Page, Route } from "playwright-core";
import { describe, expect, it } from "vitest";
import { listenAssistant } from "../../src/assistant/listen-assistant.js";
import type { Provider } from "../../src/assistant/provider.js";
import { listen } from "../../src/serve/listen.js";
import { testAssistant } from "../assistant/support/assistant.js";
import { closeAfterTests } from "../close-after-tests.js";
import { axeFaults } from "./axe.js";
import { inChromium, pixelsBeside } from "./in-chromium.js";
import { openFiles } from "./open-example.js";

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

const FINISH = { kind: "finish", reason: "stop", usage: { inputTokens: 1, outputTokens: 1 } } as const;

/** Answers as a model might that was told to do harm, or waits until it is stopped. */
const scripted: Provider = {
  name: "scripted",
  async *reply(task, signal) {
    yield { kind: "source", source: { id: "start", url: "/start#install", title: "Install" } };
    if (task.question === "break") throw new Error("broken");
    if (task.question === "wide") {
      yield { kind: "text", text: `- Run\n\n  \`\`\`bash\n  npm i ${"acme-".repeat(40)}\n  \`\`\`\n\n~~Not~~ this.` };
      return yield FINISH;
    }
    if (task.question === "search") {
      yield { kind: "status", status: "searching", detail: null };
      await hold("searching", signal);
      yield { kind: "status", status: "reading", detail: "guide/install" };
      await hold("reading", signal);
    }
    if (task.question === "slowly" || task.question === "wait") {
      yield { kind: "text", text: task.question === "wait" ? "Thinking about it" : "The first half, " };
      await hold(task.question, signal);
      if (signal.aborted) return;
      yield { kind: "text", text: "and the second." };
      return yield FINISH;
    }
    if (task.question === "long" || task.question === "bad") {
      yield { kind: "text", text: "As far as it goes" };
      return yield { ...FINISH, reason: task.question === "long" ? "length" : "content-filter" };
    }
    if (task.question === "again") {
      yield { kind: "text", text: "As before." };
      yield { kind: "follow-ups", questions: ["What else?", "And then?"] };
      return yield { ...FINISH, usage: { inputTokens: 0, outputTokens: 0 }, isRemembered: true };
    }
    const asked = [task.question, ...task.context.map((item) => `${item.type}: ${item.value}`)].join(" | ");
    for (const text of [
      `You asked **${asked}** on ${task.currentPath}.\n\n`,
      "1. First\n\n   ```bash\n   npm i acme\n   ```\n\n2. Second\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n",
      '<img src=x onerror="window.hurt=1"> [bad](javascript:window.hurt(1)) [good](/start#install)',
      "\n\nA \\*star\\*, \\{id\\}, `\\{code\\}`; ![a picture](/mark.png) [Tool](/Tool_(software)).",
    ])
      yield { kind: "text", text };
    yield FINISH;
  },
};

const PAGE =
  "---\ntitle: Start\n---\n\n## Install\n\nInstall it with the command line tool.\n\n```bash\nnpm i acme\n```\n";
const openSite = (more: object = {}) =>
  openFiles({
    "docs.json": JSON.stringify({ name: "Acme", navigation: { pages: ["start"] }, ...more }),
    "start.mdx": PAGE,
  });

describe("the chat of a site", async () => {
  const assistant = await testAssistant({ provider: scripted, longestAlone: 600_000 });
  const listener = await listenAssistant(assistant.assistant, { port: 0, host: "127.0.0.1", trustedProxies: 0 });
  const { key } = assistant;
  const url = `http://127.0.0.1:${listener.port}`;
  const settings = { url, domain: "acme", key, starterQuestions: ["How do I begin?"] };
  const { site, visit } = await inChromium(openSite({ assistant: settings }));
  const anonymous = await openSite({ assistant: { ...settings, anonymous: true } });
  const without = await openSite();
  const shopPage = shop(`${site.url}/_docsgen/assistant.js`, { url, key });
  const answerShop = () => new Response(shopPage, { headers: { "content-type": "text/html" } });
  const elsewhere = await listen(answerShop, { port: 4930, host: "127.0.0.1", mayMove: true });
  closeAfterTests(listener, anonymous, without, elsewhere);
  let page: Page;

  async function open(options: BrowserContextOptions = {}, of: { readonly url: string } = site): Promise<void> {
    const permissions = ["clipboard-read", "clipboard-write"];
    page = await visit(new URL("/start", of.url).href, { reducedMotion: "reduce", permissions, ...options });
  }

  const sheet = () => page.locator("docs-assistant-sheet");
  const dialog = () => sheet().locator("dialog[open]");
  const sources = () => sheet().locator(".sources");
  const answers = () => sheet().locator(".answer");
  const button = (name: string) => sheet().getByRole("button", { name, exact: true });
  const copied = () => page.evaluate(() => navigator.clipboard.readText());

  async function ask(question: string): Promise<void> {
    await page.keyboard.press("Control+i");
    await sheet().locator("textarea").fill(question);
    await page.keyboard.press("Enter");
  }

  async function askNext(question: string): Promise<void> {
    await sheet().getByLabel("Ask a question").fill(question);
    await page.keyboard.press("Enter");
  }

  /** Asks on a page of its own. */
  async function openAndAsk(question: string, options: BrowserContextOptions = {}): Promise<void> {
    await open(options);
    await ask(question);
  }

  /** Until the only answer, or the last of several, has these words. */
  const answer = (words: string) => expect.poll(() => answers().last().textContent()).toContain(words);

  it("is not there on a site without an assistant", async () => {
    await open({}, without);
    expect(await page.locator("docs-assistant, #assistant-entry").count()).toBe(0);
  });

  it("is used by the keyboard alone, and gives the focus back", async () => {
    await open();
    await page.locator("#assistant-entry").focus();
    await page.keyboard.press("Enter");
    await dialog().waitFor();
    await page.keyboard.type("How do I begin?");
    await page.keyboard.press("Enter");
    await sources().waitFor();
    expect(await answers().textContent()).toContain("You asked How do I begin? on /start.");
    expect(await sheet().locator("[role=status]").textContent()).toContain("You asked How do I begin?");
    await page.keyboard.press("Escape");
    expect(await dialog().count()).toBe(0);
    // The dialog says that it closed in a task of its own.
    await page.waitForFunction(() => document.activeElement?.id === "assistant-entry");
  });

  it("draws Markdown as elements and lets nothing in it run", async () => {
    await openAndAsk("harm");
    await sources().waitFor();
    const body = sheet().locator(".answer-body");
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
    await openAndAsk("one");
    await sheet().locator(".copy-code").click();
    expect(await copied()).toBe("npm i acme");
    await button("Copy").last().click();
    expect(await copied()).toContain("You asked **one**");
  });

  it("copies where the browser gives scripts no clipboard, on a phone too", async () => {
    await open({ viewport: phone });
    await page.evaluate(() => {
      Object.defineProperty(navigator, "clipboard", { value: undefined });
      document.addEventListener("copy", (event) => {
        const [area] = event.composedPath();
        document.title = area instanceof HTMLTextAreaElement ? area.value : "";
      });
    });
    await ask("one");
    const copy = sheet().locator(".copy-code");
    await copy.click();
    await expect.poll(() => copy.textContent()).toBe("Copied");
    expect(await page.title()).toBe("npm i acme");
    expect(await copy.evaluate((button) => button.matches(":focus"))).toBe(true);
  });

  it("has its words back on a button that was pressed twice", async () => {
    await openAndAsk("one");
    const copy = sheet().locator(".copy-code");
    await copy.dblclick();
    await expect.poll(() => copy.textContent()).toBe("Copied");
    await copy.click();
    await expect.poll(() => copy.textContent(), { timeout: 4000 }).toBe("Copy");
  });

  it("keeps wide code of a list within the sheet", async () => {
    await openAndAsk("wide", { viewport: phone });
    await button("Helpful").waitFor();
    expect(await pixelsBeside(sheet().locator(".log"))).toBe(0);
    expect(await sheet().locator("del").textContent()).toBe("Not");
  });

  it("is read in the direction of what was said", async () => {
    await openAndAsk("كيف أبدأ مع acme؟ أريد أن أعرف كل شيء عن الخطوات الأولى وعن الأداة وعن الأوامر وعن الصفحات");
    await sources().waitFor();
    expect(await sheet().locator(".question p").getAttribute("dir")).toBe("rtl");
    expect(await sheet().locator(".answer-body").getAttribute("dir")).toBe("ltr");
  });

  it.each([
    ["of their own", site, /^[0-9a-f]{24}$/],
    ["of all", anonymous, /^anonymous$/],
  ])("asks and rates under the name that readers of a site have, %s", async (_case, of, name) => {
    await open({}, of);
    const asked = page.waitForRequest("**/message");
    await ask("one");
    expect((await asked).postDataJSON().fp).toMatch(name);
    const rated = page.waitForRequest("**/feedback/acme");
    await button("Helpful").click();
    expect((await rated).postDataJSON().fp).toMatch(name);
  });

  it("keeps a question that waits until the answer has come", async () => {
    await openAndAsk("wait");
    await sheet().getByText("Thinking about it").waitFor();
    await page.evaluate(() =>
      document.dispatchEvent(new CustomEvent("docsgen:ask", { detail: { text: "from the search" } })),
    );
    expect(await sheet().locator("textarea").inputValue()).toBe("from the search");
    await button("Stop").click();
    await button("Send").click();
    await answer("You asked from the search");
  });

  it("takes up an answer that was in progress when the page was left", async () => {
    await openAndAsk("slowly");
    await sheet().getByText("The first half,").waitFor();
    await page.reload();
    await dialog().waitFor();
    await button("Stop").waitFor();
    await sheet().getByText("The first half,").waitFor();
    held.get("slowly")?.();
    await button("Helpful").waitFor();
    expect(await sheet().locator(".question").allTextContents()).toEqual(["slowly"]);
    expect(await answers().locator(".answer-body").allTextContents()).toEqual(["The first half, and the second."]);
    expect(assistant.backend.metrics.countOpenReplies()).toBe(0);
  });

  it("stops the model, also on the page that took the answer up", async () => {
    await openAndAsk("wait");
    await sheet().getByText("Thinking about it").waitFor();
    await page.reload();
    await button("Stop").click();
    await expect.poll(() => assistant.backend.metrics.countOpenReplies()).toBe(0);
    expect(await answers().locator(".answer-body").allTextContents()).toEqual(["Thinking about it"]);
    expect(await sheet().locator(".failure").count()).toBe(0);
    await button("Try again").waitFor();
  });

  it("keeps what was said where the server no longer has the answer", async () => {
    await openAndAsk("wait");
    await sheet().getByText("Thinking about it").waitFor();
    await page.route("**/stream?ended=true", (route) =>
      route.fulfill({ status: 204, headers: { "access-control-allow-origin": "*" } }),
    );
    await page.reload();
    await button("Try again").waitFor();
    expect(await answers().locator(".answer-body").allTextContents()).toEqual(["Thinking about it"]);
    expect(await sheet().locator(".failure").count()).toBe(0);
  });

  it("says what the assistant does before it writes", async () => {
    await openAndAsk("search");
    await expect.poll(() => sheet().locator(".thinking").textContent()).toBe("Searching…");
    held.get("searching")?.();
    await expect.poll(() => sheet().locator(".thinking").textContent()).toBe("Reading…guide/install");
    held.get("reading")?.();
    await sources().waitFor();
    expect(await sheet().locator(".thinking").count()).toBe(0);
  });

  it.each([
    ["long", "The answer ends here because it became too long."],
    ["bad", "The answer ends here because the model’s filter stopped it."],
    ["again", "This question was asked before: the answer is the same."],
  ])("says how an answer came about (%s)", async (question, words) => {
    await open();
    await ask(question);
    await sheet().getByText(words).waitFor();
    expect(await sheet().locator(".failure").count()).toBe(0);
  });

  it("offers questions to ask next", async () => {
    await openAndAsk("again");
    await button("What else?").click();
    await answer("You asked What else?");
    expect(await button("And then?").count()).toBe(0);
  });

  it("takes an answer that breaks off for no whole one", async () => {
    await open();
    const headers = { "access-control-allow-origin": "*", "access-control-allow-headers": "*" };
    const body = 'data: {"type":"text-delta","delta":"Half an ans"}\n\n';
    await page.route("**/discovery/**", (route) => route.fulfill({ body, headers }));
    await ask("one");
    await sheet().locator(".failure").waitFor();
    expect(await sheet().locator(".answer-body").textContent()).toBe("Half an ans");
  });

  it("says when it fails, and goes on", async () => {
    await openAndAsk("break");
    await sheet().locator(".failure").waitFor();
    expect(await sheet().locator(".failure").textContent()).toBe("The assistant could not answer. Please try again.");
    await askNext("two");
    await answer("You asked two");
    expect(await answers().count()).toBe(2);
  });

  it("keeps the conversation and its thread for as long as the tab is open", async () => {
    await openAndAsk("one");
    await sources().waitFor();
    const before = await assistant.backend.store.threads.count("acme");
    await page.reload();
    await dialog().waitFor();
    await askNext("two");
    await expect.poll(() => sources().count()).toBe(2);
    expect(await assistant.backend.store.threads.count("acme")).toBe(before);
    await button("New chat").click();
    expect(await answers().count()).toBe(0);
    await button("How do I begin?").click();
    await sources().waitFor();
    expect(await assistant.backend.store.threads.count("acme")).toBe(before + 1);
  });

  const reasonOf = () => sheet().getByLabel("What worked, or what was missing? (optional)");

  /** What the server is sent about answers. */
  function ratingsFrom(): unknown[] {
    const sent: unknown[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/feedback/") && request.method() === "POST") sent.push(request.postDataJSON());
    });
    return sent;
  }

  it.each(Object.entries({ wide, phone }))("asks why a thumb was given, by keyboard (%s)", async (_name, viewport) => {
    await open({ viewport });
    const ratings = ratingsFrom();
    await ask("one");
    const thumb = button("Not helpful");
    await thumb.focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => ratings).toEqual([expect.objectContaining({ rating: "down" })]);
    await page.keyboard.type("No words on frost");
    await page.keyboard.press("Enter");
    await sheet().getByText("Thank you for telling us.").waitFor();
    expect(ratings).toEqual([ratings[0], { ...(ratings[0] as object), reason: "No words on frost" }]);
    expect(await reasonOf().isVisible()).toBe(false);
    await expect.poll(() => thumb.evaluate((each) => each.matches(":focus"))).toBe(true);
  });

  it("takes the field for a reason away by Escape or the thumb, and stays open", async () => {
    await open({ viewport: phone });
    const ratings = ratingsFrom();
    await ask("one");
    const thumb = button("Helpful");
    await thumb.click();
    await reasonOf().press("Escape");
    expect(await reasonOf().isVisible()).toBe(false);
    expect(await thumb.evaluate((each) => each.matches(":focus"))).toBe(true);
    expect(await thumb.getAttribute("aria-pressed")).toBe("true");
    await thumb.click();
    expect(await thumb.getAttribute("aria-pressed")).toBe("false");
    await thumb.click();
    await reasonOf().fill("Clear");
    await thumb.click();
    expect(await reasonOf().isVisible()).toBe(false);
    expect(await dialog().count()).toBe(1);
    const thumbs = ["up", null, "up", null].map((rating) => expect.objectContaining({ rating }));
    await expect.poll(() => ratings).toEqual(thumbs);
  });

  it("asks for a reason without covering the answer by a keyboard on a phone", async () => {
    await open({ viewport: phone, hasTouch: true, isMobile: true });
    await page.locator("#assistant-entry").tap();
    await button("How do I begin?").tap();
    const thumb = button("Helpful");
    await thumb.tap();
    await reasonOf().waitFor();
    expect(await reasonOf().evaluate((each) => each.matches(":focus"))).toBe(false);
    const { y = 0, height = 0 } = (await reasonOf().boundingBox()) ?? {};
    const composer = (await sheet().getByLabel("Ask a question").boundingBox())?.y ?? 0;
    expect(y + height).toBeLessThan(composer);
  });

  it("takes an empty field for a reason away with the next question", async () => {
    await openAndAsk("one");
    await button("Helpful").click();
    await reasonOf().waitFor();
    await askNext("two");
    await expect.poll(() => sources().count()).toBe(2);
    expect(await reasonOf().count()).toBe(0);
  });

  it("keeps what is written about an answer on the next page", async () => {
    await openAndAsk("one");
    await button("Helpful").click();
    await reasonOf().fill("Clear");
    await page.reload();
    await expect.poll(() => reasonOf().inputValue()).toBe("Clear");
  });

  it("keeps a reason that could not be sent, when other things are asked, too", async () => {
    await openAndAsk("one");
    await button("Not helpful").click();
    await page.route("**/feedback/**", (route) => route.abort());
    await reasonOf().fill("No words on frost");
    await sheet().locator(".reason").getByRole("button", { name: "Send" }).click();
    await sheet().getByText("This could not be sent. Please try again.").waitFor();
    expect(await reasonOf().inputValue()).toBe("No words on frost");
    await askNext("two");
    await expect.poll(() => sources().count()).toBe(2);
    expect(await reasonOf().first().inputValue()).toBe("No words on frost");
    await page.unroute("**/feedback/**");
    await reasonOf().first().press("Enter");
    await sheet().getByText("Thank you for telling us.").waitFor();
  });

  it("asks about what is selected", async () => {
    await open();
    await page.getByText("Install it with the command line tool.").selectText();
    await page.locator("h1").first().dispatchEvent("pointerup");
    await page.getByRole("button", { name: "Ask about this selection" }).click();
    await sheet().locator(".chip").waitFor();
    await page.keyboard.type("What does it mean?");
    await page.keyboard.press("Enter");
    await answer("textSelection: Install it with the command line tool.");
    expect(await answers().count()).toBe(1);
  });

  it("asks about a code block", async () => {
    await open();
    await page.locator("docs-code-block").hover();
    await page.getByRole("button", { name: "Ask about this code" }).click();
    await sheet().locator(".chip").waitFor();
    await page.keyboard.type("Why?");
    await page.keyboard.press("Enter");
    await answer("code: npm i acme");
    expect(await answers().count()).toBe(1);
  });

  it("is asked by other parts of the page", async () => {
    await open();
    await page.evaluate(() =>
      document.dispatchEvent(new CustomEvent("docsgen:ask", { detail: { text: "from the search" } })),
    );
    await answer("You asked from the search");
    expect(await answers().count()).toBe(1);
  });

  it("fills a phone's screen, and stands at the end of the line in either direction", async () => {
    await openAndAsk("one", { viewport: phone });
    expect(await dialog().boundingBox()).toEqual({ x: 0, y: 0, ...phone });
    expect(await dialog().evaluate((each) => each.matches(":modal"))).toBe(true);
    await open();
    await page.evaluate(() => document.documentElement.setAttribute("dir", "rtl"));
    await ask("one");
    expect((await dialog().boundingBox())?.x).toBe(0);
  });

  it("makes the page step aside on a wide screen, and gives the room back", async () => {
    await open();
    const end = () => page.locator("#navbar").evaluate((bar) => bar.getBoundingClientRect().right);
    const before = await end();
    await page.keyboard.press("Control+i");
    await dialog().waitFor();
    expect(await end()).toBeLessThanOrEqual((await dialog().boundingBox())?.x ?? 0);
    expect(await pixelsBeside(page.locator("html"))).toBeLessThanOrEqual(0);
    await page.keyboard.press("Escape");
    await expect.poll(end).toBe(before);
  });

  it("is written to at once by a keyboard, on a narrow window too", async () => {
    await open({ viewport: phone });
    await page.keyboard.press("Control+i");
    await dialog().waitFor();
    await page.keyboard.type("one");
    await page.keyboard.press("Enter");
    await answer("You asked one");
    expect(await answers().count()).toBe(1);
  });

  it("goes on where the server has forgotten the thread", async () => {
    await openAndAsk("one");
    await expect.poll(() => answers().count()).toBe(1);
    await sources().waitFor();
    const { threads } = assistant.backend.store;
    await threads.deleteBefore(assistant.backend.now() + 1);
    await askNext("two");
    await answer("You asked two");
    expect(await answers().count()).toBe(2);
  });

  const ANY_ORIGIN = {
    ...{ "access-control-allow-origin": "*", "access-control-allow-headers": "*" },
    "access-control-expose-headers": "*",
  };

  /** Asks a server that answers so, sees what is said of it, and is answered on another try. */
  async function expectSaid(words: string, handle: (route: Route) => Promise<void>): Promise<void> {
    await open();
    await page.route("**/discovery/**", handle);
    await ask("one");
    await expect.poll(() => answers().last().textContent()).toBe(words);
    await page.unroute("**/discovery/**");
    const asked = page.waitForRequest("**/discovery/**");
    await button("Try again").click();
    expect((await asked).postDataJSON().messages).toHaveLength(1);
    await answer("You asked one");
    expect(await answers().count()).toBe(1);
  }

  const FAILED = "The assistant could not answer. Please try again.";
  const FAULTY = "The pages cannot be searched until their problems are fixed.";
  const UNKNOWN = "This server has no <b>documentation</b>. ";
  const OVER_BUDGET = { after: 7200, problem: { "violated-policies": ["budget-dayCost"] } };
  const RESTARTING = { after: 5, problem: { detail: "The assistant is restarting." } };

  interface Refusal {
    /** Seconds. */
    readonly after?: number;
    /** What a problem says besides its code; without these, the answer is plain JSON. */
    readonly problem?: object;
  }

  it.each<[status: number, code: string, words: string, more: Refusal]>([
    [429, "quota_exceeded", "Too many questions have been asked. Try again in 40 minutes.", { after: 2400 }],
    [401, "invalid_api_key", "The site’s key for the assistant is not valid. Please tell the owner of the site.", {}],
    [400, "invalid_request", "The assistant did not accept this question. Shorten it or ask in other words.", {}],
    [429, "quota_exceeded", "The assistant has used up its budget. Try again in 2 hours.", OVER_BUDGET],
    [503, "unavailable", "The assistant is not available right now. Try again in 5 seconds.", RESTARTING],
    [503, "unavailable", FAULTY, { problem: { detail: FAULTY } }],
    [404, "unknown_domain", `${UNKNOWN}${"x".repeat(259)}…`, { problem: { detail: UNKNOWN + "x".repeat(400) } }],
    [500, "internal_error", FAILED, { problem: { detail: "Something went wrong on our side. Please try again." } }],
  ])("says of a refusal with %i %s: %s", async (status, code, words, { after, problem }) => {
    const headers = {
      ...ANY_ORIGIN,
      "content-type": problem ? "application/problem+json" : "application/json",
      ...(after === undefined ? {} : { "retry-after": String(after) }),
    };
    const body = JSON.stringify({ code, ...problem });
    await expectSaid(words, (route) => route.fulfill({ status, headers, body }));
  });

  it("shows nothing of what a proxy sends instead", async () => {
    const proxy = { status: 502, headers: ANY_ORIGIN, body: "<h1>Bad gateway</h1>" };
    await expectSaid(FAILED, (route) => route.fulfill(proxy));
  });

  it("says when the server is unreachable", async () => {
    await expectSaid("The assistant cannot be reached. Check your connection and try again.", (route) => route.abort());
  });

  it.each([
    ["wide", wide, "light"],
    ["wide", wide, "dark"],
    ["phone", phone, "light"],
    ["phone", phone, "dark"],
  ] as const)("has nothing that axe objects to (%s, %o, %s)", async (_name, viewport, scheme) => {
    await open({ viewport, colorScheme: scheme });
    await page.evaluate((isDark) => document.documentElement.classList.toggle("dark", isDark), scheme === "dark");
    await ask("one");
    await sources().waitFor();
    await button("Helpful").click();
    await reasonOf().waitFor();
    expect(await axeFaults(page, "docs-assistant-sheet")).toEqual([]);
  });

  it("comes to another site by one script", async () => {
    await open({}, elsewhere);
    await page.getByRole("button", { name: "Help" }).click();
    await sheet().locator("textarea").fill("one");
    await page.keyboard.press("Enter");
    await answer("You asked one on /start.");
    expect(await answers().count()).toBe(1);
    // Paths are those of the documentation, not of the shop.
    const links = sheet().locator(".source, .answer-body a");
    const targets = await links.evaluateAll((each) => each.map((link) => link.getAttribute("href")));
    expect(targets).toContain(`${site.url}/start#install`);
    expect(targets.every((target) => target?.startsWith(`${site.url}/`))).toBe(true);
  });
});

/** A page that docsgen did not make. */
function shop(script: string, { url, key }: { url: string; key: string }): string {
  const attributes = `data-url="${url}" data-domain="acme" data-key="${key}" data-title="Help"`;
  return `<!doctype html><title>Shop</title><h1>Shop</h1><script src="${script}" ${attributes}></script>`;
}
