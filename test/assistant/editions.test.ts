// Which edition answers where a page exists in several: through a bundle that our own code made of a project.

import { describe, expect, test } from "vitest";
import { retrieve } from "../../src/assistant/retrieve.js";
import { filesIn } from "../temporary-folder.js";
import { testAssistant } from "./support/assistant.js";
import { bundleOfFiles } from "./support/bundle-of-files.js";
import { taskFor } from "./support/reply-task.js";

const files = filesIn(new URL("./editions/", import.meta.url));

const bundle = await bundleOfFiles(files);

async function answering(question: string, currentPath: string | null = null): Promise<string[]> {
  const hits = await retrieve(taskFor([question], { site: { bundle }, currentPath }));
  return hits.map(({ page: { path }, anchor }) => (anchor === null ? path : `${path}#${anchor}`));
}

test("pages come in the order of the navigation", () => {
  const ofTool = ["v2/install", "v2/ports", "v1/install", "v1/old-ports", "v1/telnet"];
  expect(bundle.pages.map(({ path }) => path)).toEqual([...ofTool, "fr/installer"]);
});

const INSTALL = "How do I install the tool?";
const PORT = "Where is the port set in the file?";

test.each([
  ["the one that docs.json lists first", INSTALL, null, "v2/install"],
  ["the one that docs.json lists first", PORT, null, "v2/ports"],
  ["the one that the reader is in", INSTALL, "/v1/telnet", "v1/install"],
  ["the one that the reader is in", INSTALL, "/v1/hidden", "v1/install"],
  ["the one that the reader is in", PORT, "/v1/telnet", "v1/old-ports"],
  ["the one that the question names", "How do I install the tool in v1?", null, "v1/install"],
  ["the one that the question names", "How do I install the tool in v2?", "/v1/telnet", "v2/install"],
  ["another one where only that answers", "How do I open a telnet session?", null, "v1/telnet"],
  ["the language of the question", "Comment installer l'outil ?", null, "fr/installer"],
])("of a page that exists in several editions, an answer takes %s: %s from %s", async (_which, question, from, path) =>
  expect((await answering(question, from))[0]).toBe(path),
);

test("an answer names no other edition of its page", async () => {
  expect(await answering(INSTALL)).not.toContain("v1/install");
});

test("a search finds a section of several versions once, in the first or the reader's", async () => {
  const found = async (edition?: { language: string; version: string }) => {
    const hits = await bundle.search("configure the tool", { limit: 10, edition, perPage: 2 });
    return hits.filter(({ headings }) => headings[0] === "Configure the tool").map(({ page: { path } }) => path);
  };
  expect(await found()).toEqual(["v2/install"]);
  expect(await found({ language: "en", version: "v1" })).toEqual(["v1/install"]);
});

describe("for programs, search", () => {
  const search = async (query: string) => {
    const { send } = await testAssistant({ bundle });
    return (await send("/discovery/v1/search/acme", { query })).json();
  };
  const callTool = async (query: string): Promise<string> => {
    const { send } = await testAssistant({ bundle });
    const call = { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name: "search", arguments: { query } } };
    const headers = { accept: "application/json, text/event-stream" };
    const { result } = await (await send("/mcp/acme", call, { headers })).json();
    return result.content[0].text;
  };

  test("answers a section of several versions once, and says where the others have it", async () => {
    const found = await search("configure the tool");
    expect(found[0]).toMatchObject({
      path: "v2/install#configure-the-tool",
      metadata: {
        version: "v2 (latest)",
        assumed: [],
        versions: [
          {
            version: "v1",
            path: "v1/install#configure-the-tool",
            url: "https://docs.example.com/v1/install#configure-the-tool",
          },
        ],
      },
    });
    expect(found.map(({ path }: { path: string }) => path)).not.toContain("v1/install#configure-the-tool");
    const text = await callTool("configure the tool");
    expect(text).toContain("Other versions: v1 (v1/install)");
    expect(text).not.toContain("Path: v1/install");
  });

  test("says which word was meant where a spelling was assumed", async () => {
    const [first] = await search("open a telent session");
    expect(first).toMatchObject({ path: "v1/telnet", metadata: { assumed: [{ word: "telent", meant: "telnet" }] } });
    expect(await callTool("open a telent session")).toMatch(/^No results for "telent"\. Did you mean "telnet"\?\n\n# /);
    expect(await callTool("open a telnet session")).toMatch(/^# Telnet/);
  });

  test("finds nothing for a word that means nothing", async () => {
    expect(await search("flurbnaxical")).toEqual([]);
    expect(await callTool("flurbnaxical")).toBe("No results.");
  });
});
