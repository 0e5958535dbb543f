// AsyncAPI channels: their pages and what these show.

import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { createCatalogue } from "../../../src/openapi/pages/catalogue.js";
import { apiView } from "../../../src/openapi/view/api-view.js";
import { createViewer } from "../../../src/openapi/view/viewer.js";
import { loadText, saidBy } from "../read-case.js";
import { viewOptions } from "../view-options.js";

const read = (name: string) => readFileSync(new URL(`./channel-${name}`, import.meta.url), "utf8");
const TEXT = read("view.yaml");

async function open(text = TEXT) {
  const loaded = await loadText("rooms.yaml", text);
  return { loaded, catalogue: createCatalogue([loaded]) };
}

async function shown() {
  const { loaded } = await open();
  if (!loaded.description) throw new Error("no description");
  const viewer = createViewer(loaded.description, viewOptions);
  const view = apiView({ kind: "channel", description: "rooms.yaml", name: "roomChat" }, viewer);
  if (view?.kind !== "channel") throw new Error("no channel");
  return view;
}

it("each channel gets a page, untagged ones in one group", async () => {
  const { loaded, catalogue } = await open();
  expect(loaded.problems).toEqual([]);
  const pages = catalogue.pages("rooms.yaml", "api-reference");
  expect(pages.map(({ path, title, groups }) => [path, title, groups[0]])).toEqual([
    ["api-reference/websockets/room-chat", "Room chat", "Websockets"],
    ["api-reference/websockets/plain", "Plain", "Websockets"],
  ]);
});

it("channels of other servers are not called after web sockets", async () => {
  const { catalogue } = await open(TEXT.replace(/protocol: wss?/g, "protocol: kafka"));
  const [, plain] = catalogue.pages("rooms.yaml", "api-reference");
  expect([plain?.path, plain?.groups[0]]).toEqual(["api-reference/channels/plain", "Channels"]);
});

it("a channel whose title needs letters that no address has lies under its name", async () => {
  const { catalogue } = await open(TEXT.replace("title: Room chat", "title: 实时 K 线"));
  const [page] = catalogue.pages("rooms.yaml", "api-reference");
  expect([page?.path, page?.title]).toEqual(["api-reference/websockets/roomchat", "实时 K 线"]);
});

it("a channel is written with its security, words, parameters and bindings, its messages by direction", async () => {
  const view = await shown();
  expect(view.operations[0]?.messages[0]?.examples).toHaveLength(1);
  expect(view.operations[1]?.messages[0]?.name).toBe("typing");
  const head = "Authentication: `Authorization: Bearer <token>`\n\nTalk in **one** room.\n\n";
  // The version of a binding is for tools.
  const binding = "## Binding ws\n\n- `query`: object\n  - `since`: string\n\n## On said (send)";
  expect(saidBy(view).markdown).toContain(`${head}## Parameters\n\n- \`room\`: The room.\n\n${binding}`);
});

it("a reference that leaves the file is an error with its place", async () => {
  const { loaded } = await open(TEXT.replace('"#/components/schemas/Line"', '"./line.yaml"'));
  expect(loaded.problems.map(({ code, place }) => [code, place?.line])).toEqual([["external-ref", 21]]);
});

it("front matter finds a channel with or without the file", async () => {
  const { catalogue } = await open();
  const at = { place: null, inherited: [], pageFile: "a.mdx" };
  for (const text of ["roomChat", "/rooms.yaml roomChat"])
    expect(catalogue.matchFrontMatter({ key: "asyncapi", text }, at, () => {})).toMatchObject({ name: "roomChat" });
});

it("a channel is found by its address, credentials, parameters and messages", async () => {
  const view = await shown();
  const { passages } = saidBy(view);
  expect(passages.slice(0, 2).map(({ headings, text }) => [headings.at(-1), text])).toEqual([
    ["Room chat", "Channel rooms/{room}\nTalk in one room.\ntoken"],
    ["Parameters", "room: The room."],
  ]);
});

it("traits, replies, bindings and ways to authorize of brokers are said", async () => {
  const { loaded } = await open(read("turnstiles.yaml"));
  expect(loaded.problems).toEqual([]);
  if (!loaded.description) throw new Error("no description");
  const view = apiView(
    { kind: "channel", description: "rooms.yaml", name: "turns" },
    createViewer(loaded.description, viewOptions),
  );
  if (view?.kind !== "channel") throw new Error("no channel");
  expect(saidBy(view).markdown).toBe(read("turnstiles.md"));
});
