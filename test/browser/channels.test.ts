// The page of an AsyncAPI channel in a browser: test/reference/cases has what it shows.
import { expect, it } from "vitest";
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
          properties:
            text: { type: string }
            author: { type: object, properties: { name: { type: string, description: In full. } } }
operations: { onChat: { action: send, channel: { $ref: "#/channels/chat" } } }
`;

const opening = openDescription("Rooms", { group: "Events", asyncapi: "rooms.yaml" }, DESCRIPTION);
const { site, visit } = await inChromium(opening);

it("the page of a channel opens what a link leads into, and is no wider than a small screen", async () => {
  const page = await visit(site.pages[0] ?? "", { width: 390 });
  const inner = page.getByText("In full.");
  expect(await inner.isVisible()).toBe(false);
  const id = await page.locator("[id$=author-name]").getAttribute("id");
  await page.goto(`${page.url()}#${id}`);
  await inner.waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
