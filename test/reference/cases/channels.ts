// AsyncAPI is outside the numbered lists: what the page of a channel shows.
import { readFileSync } from "node:fs";
import { expect } from "vitest";
import { acceptanceCase } from "../acceptance-case.js";

const rooms = readFileSync(new URL("./channels.yaml", import.meta.url), "utf8");

export default acceptanceCase(
  "channels",
  {
    "F1 where it is: address, servers with their variables, authorization": async ({ page }) => {
      const { article } = await page("channel roomChat");
      expect(article.one(".api-endpoint").text).toBe("wss rooms/{room}");
      expect(article.one(".api-servers").text).toMatch(/wss:\/\/\{region\}\.example\.com\/v1 .*\{region\}.*Default eu/);
      expect(article.text).toMatch(/Authorization Bearer header required/);
    },
    "F2 parameters and bindings": async ({ page }) => {
      const { article } = await page("channel roomChat");
      expect(article.text).toMatch(/Parameters room string .*lobby ?attic The room\./);
      expect(article.text).toMatch(/Bindings ws query object since string/);
    },
    "F3 messages by direction, wrapped payloads unwrapped": async ({ page }) => {
      const { article, content } = await page("channel roomChat");
      expect(article.text).toMatch(/On said send .* Something was said .*Payload Line text string required/);
      expect(article.text).toMatch(/Say receive .* typing .*Payload object who string/);
      expect(content.texts("pre").map((text) => JSON.parse(text))).toEqual([{ text: "text" }, { who: "who" }]);
    },
  },
  {
    descriptions: [],
    docs: { navigation: { groups: [{ group: "API", asyncapi: "rooms.yaml" }] } },
    files: { "rooms.yaml": rooms },
  },
);
