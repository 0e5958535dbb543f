// AsyncAPI is outside the numbered lists: what the page of a channel shows.
import { expect } from "vitest";
import { acceptanceCase } from "../acceptance-case.js";

const rooms = `asyncapi: 3.0.0
info: { title: Rooms, version: 1.0.0 }
servers:
  live: { host: "{region}.example.com", protocol: wss, pathname: /v1, variables: { region: { default: eu, enum: [eu, us] } }, security: [{ $ref: "#/components/securitySchemes/token" }] }
channels:
  roomChat:
    address: rooms/{room}
    title: Room chat
    parameters: { room: { description: The room., enum: [lobby, attic] } }
    bindings: { ws: { query: { type: object, properties: { since: { type: string } } } } }
    messages:
      said: { title: Something was said, payload: { schema: { $ref: "#/components/schemas/Line" } } }
      typing: { payload: { schemaFormat: application/schema+json, schema: { type: object, properties: { who: { type: string } } } } }
operations:
  onSaid: { action: send, channel: { $ref: "#/channels/roomChat" }, messages: [{ $ref: "#/channels/roomChat/messages/said" }] }
  say: { action: receive, channel: { $ref: "#/channels/roomChat" }, messages: [{ $ref: "#/channels/roomChat/messages/typing" }] }
components:
  schemas: { Line: { type: object, required: [text], properties: { text: { type: string } } } }
  securitySchemes: { token: { type: http, scheme: bearer } }
`;

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
