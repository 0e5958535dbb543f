// Which edition answers where a page exists in several: through a bundle that our own code made of a project.

import { describe, expect, test } from "vitest";
import { retrieve } from "../../src/assistant/retrieve.js";
import { filesIn } from "../temporary-folder.js";
import { bundleOfFiles } from "./support/bundle-of-files.js";
import { openTestAssistant } from "./support/open-assistant.js";

const files = filesIn(new URL("./editions/", import.meta.url));

const bundle = await bundleOfFiles(files);

async function answering(question: string, currentPath: string | null = null): Promise<string[]> {
  const site = { domain: "acme", title: null, prefix: "", bundle };
  const filter = { version: null, language: null, groups: [] };
  const turns = [{ role: "user" as const, text: question }];
  const hits = await retrieve({ site, turns, question, context: [], currentPath, filter, pageSize: 5 });
  return hits.map(({ page: { path }, anchor }) => (anchor === null ? path : `${path}#${anchor}`));
}

test("pages come in the order of the navigation", () => {
  expect(bundle.pages.map(({ path }) => path)).toEqual([
    "v2/install",
    "v2/ports",
    "v1/install",
    "v1/old-ports",
    "v1/telnet",
    "fr/installer",
  ]);
});

describe("of a page that exists in several editions, an answer takes", () => {
  test("the one that docs.json lists first", async () => {
    const [first, ...others] = await answering("How do I install the tool?");
    expect(first).toBe("v2/install");
    expect(others).not.toContain("v1/install");
    expect((await answering("Where is the port set in the file?"))[0]).toBe("v2/ports");
  });

  test("the one that the reader is in", async () => {
    expect((await answering("How do I install the tool?", "/v1/telnet"))[0]).toBe("v1/install");
    expect((await answering("How do I install the tool?", "/v1/hidden"))[0]).toBe("v1/install");
    expect((await answering("Where is the port set in the file?", "/v1/telnet"))[0]).toBe("v1/old-ports");
  });

  test("the one that the question names", async () => {
    expect((await answering("How do I install the tool in v1?"))[0]).toBe("v1/install");
    expect((await answering("How do I install the tool in v2?", "/v1/telnet"))[0]).toBe("v2/install");
  });

  test("another one where only that answers", async () => {
    expect((await answering("How do I open a telnet session?"))[0]).toBe("v1/telnet");
  });

  test("the language of the question", async () => {
    expect((await answering("Comment installer l'outil ?"))[0]).toBe("fr/installer");
  });
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
    const { send } = await openTestAssistant({ bundle });
    return (await send("/discovery/v1/search/acme", { query })).json();
  };
  const callTool = async (query: string): Promise<string> => {
    const { send } = await openTestAssistant({ bundle });
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
