// The page of an AsyncAPI channel in a browser: its messages, parts that open, links to them, the keyboard, a small screen.
import type { Page } from "playwright-core";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { inChromium } from "./in-chromium.js";
import { openDescription } from "./open-example.js";

const DESCRIPTION = `asyncapi: 3.0.0
info: { title: Rooms, version: "1" }
servers: { live: { host: rooms.example.com, protocol: wss } }
channels:
  chat:
    title: Room chat
    address: rooms/{room}
    parameters: { room: { description: The room., enum: [lobby, attic] } }
    messages:
      said:
        title: Something was said
        payload:
          type: object
          required: [text]
          properties:
            text: { type: string }
            author: { type: object, properties: { name: { type: string, description: In full. } } }
      left: { title: Somebody left, payload: { type: object, properties: { who: { type: string } } } }
operations: { onChat: { action: send, channel: { $ref: "#/channels/chat" } } }
`;

describe("the page of a channel", async () => {
  let page: Page;
  const said: string[] = [];
  const opening = openDescription("Rooms", { group: "Events", asyncapi: "rooms.yaml" }, DESCRIPTION);
  const { site, fresh } = await inChromium(opening);
  const address = site.url + site.pages[0];
  beforeEach(async () => {
    page = await fresh();
    page.on("console", (message) => message.type() === "error" && said.push(message.text()));
    await page.goto(address);
  });
  afterEach(() => expect(said.splice(0)).toEqual([]));

  const author = () => page.locator("docs-reference details", { has: page.locator("[id$=author-name]") });

  it("shows the messages with their payloads, each with an example", async () => {
    expect(await page.locator(".api-message h3").allInnerTexts()).toEqual([
      expect.stringContaining("Something was said"),
      expect.stringContaining("Somebody left"),
    ]);
    const examples = await page.locator(".api-examples pre:visible").allInnerTexts();
    expect(examples.map((each) => JSON.parse(each))).toEqual([
      { text: "text", author: { name: "name" } },
      { who: "who" },
    ]);
  });

  it("opens a part by mouse and by keyboard", async () => {
    const inner = page.getByText("In full.");
    expect(await inner.isVisible()).toBe(false);
    await author().locator("summary").click();
    expect(await inner.isVisible()).toBe(true);
    await page.keyboard.press("Enter");
    expect(await inner.isVisible()).toBe(false);
    await page.keyboard.press("Space");
    expect(await inner.isVisible()).toBe(true);
  });

  it("opens what a link leads into", async () => {
    const id = await page.locator("[id$=author-name]").getAttribute("id");
    await page.goto(`${address}#${id}`);
    await page.getByText("In full.").waitFor();
    expect(await author().getAttribute("open")).not.toBeNull();
  });

  it("is no wider than a small screen", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});
