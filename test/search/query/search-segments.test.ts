import { describe, expect, it } from "vitest";
import { found as foundAmong, type SamplePage } from "../sample-pages.js";

const filler: SamplePage[] = ["one", "two", "three", "four"].map((path) => ({
  path,
  sections: { "": `Some page that talks about other things, number ${path}.` },
}));

/** What is found of these pages, in a site with a few others. */
const found = (pages: readonly SamplePage[], query: string, isTyping = false) =>
  foundAmong([...pages], query, isTyping);

describe("ranking", () => {
  it("puts a word in the title before the same word in the text", async () => {
    const pages = [
      { path: "a", sections: { "": "Mentions webhooks once among many other matters." } },
      { path: "b", title: "Webhooks", sections: { "": "Calls your server when something happens." } },
    ];
    expect(await found(pages, "webhooks")).toEqual(["b", "a"]);
  });

  it("puts the section whose heading answers before the others of its page", async () => {
    const pages = [
      { path: "a", sections: { "": "Domains and more.", "Custom domain": "Set a name.", Other: "A domain is used." } },
    ];
    expect((await found(pages, "custom domain"))[0]).toBe("a#custom-domain");
  });

  it("finds a page by where it stands in the navigation, at its top only", async () => {
    const pages = [{ path: "a", crumbs: ["Cloud"], sections: { "": "Top.", Tiers: "What you pay each month." } }];
    expect(await found(pages, "cloud")).toEqual(["a"]);
  });

  it("finds a section by the words of links that point at it", async () => {
    const pages = [
      { path: "a", sections: { "": "Top.", Tiers: "What you pay each month." } },
      { path: "b", links: [{ address: "/a", anchor: "tiers", text: "pricing plans" }] },
    ];
    expect((await found(pages, "pricing plans"))[0]).toBe("a#tiers");
  });

  it("lets a boost decide between equal pages, and not against a better answer", async () => {
    const other = { path: "c", boost: 10 };
    const pages = [
      { path: "a", sections: { "": "Deploy the site with one command." } },
      { path: "b", boost: 10, sections: { "": "Deploy the site with one command." } },
      { ...other, sections: { "": "Speaks of a site in passing, of commands, and of much else besides them." } },
    ];
    expect((await found(pages, "deploy site")).slice(0, 2)).toEqual(["b", "a"]);
  });

  it("ignores words that say nothing, unless there are no others", async () => {
    const pages = [
      { path: "a", sections: { "": "How to do it: what is this?" } },
      { path: "b", title: "Tokens" },
    ];
    expect(await found(pages, "how do I use what is the token")).toEqual(["b"]);
    expect(await found(pages, "what is this")).toContain("a");
  });

  it("finds keywords that are not shown", async () => {
    expect(await found([{ path: "a", keywords: ["billing"] }], "billing")).toEqual(["a"]);
  });
});

describe("while a word is typed", () => {
  const api = {
    path: "api",
    kind: "endpoint" as const,
    title: "Create an order",
    sections: { "": "Creates an order.", schedule_at: "schedule schedule schedule_id", Response: "schedule" },
  };
  const guide = { path: "guide", sections: { "": "You can schedule an order, and do much else besides that here." } };

  it("a guide comes before the parameters and responses of an operation", async () => {
    expect((await found([api, guide], "sched", true))[0]).toBe("guide");
  });

  it("the title of an operation comes first", async () => {
    expect((await found([{ ...api, title: "Schedule an order" }, guide], "sched", true))[0]).toBe("api");
  });

  it("a parameter that is written out is found", async () => {
    expect((await found([api, guide], "schedule_at", true))[0]).toBe("api#schedule_at");
  });
});

describe("identifiers", () => {
  const pages: SamplePage[] = [
    { path: "hooks", sections: { "": "Call useDeferredValue with a value." } },
    { path: "flags", code: "docsgen build --site-url https://example.com" },
    { path: "config", sections: { "": "All settings lie in docs.json, such as max_retry_count." } },
    { path: "endpoint", kind: "endpoint", names: ["GET /users/{id}", "/users/{id}"] },
  ];

  it.each([
    ["useDeferredValue", "hooks"],
    ["deferred value", "hooks"],
    ["--site-url", "flags"],
    ["docs.json", "config"],
    ["max_retry_count", "config"],
    ["retry", "config"],
    ["/users/{id}", "endpoint"],
  ])("are found whole and by their parts: %s", async (query, path) => {
    expect((await found(pages, query))[0]).toBe(path);
  });
});

describe("words that the index does not have", () => {
  const pages: SamplePage[] = [
    { path: "a", title: "Authentication" },
    { path: "b", title: "Notifications" },
  ];

  const compounds = [
    ["de", "Frist", "Rückgabefrist"],
    ["de", "Kosten", "Versandkosten"],
    ["de", "Gebühren", "Stornogebühr"],
    ["nl", "kosten", "verzendkosten"],
    ["sv", "avgift", "fraktavgift"],
    ["da", "omkostninger", "fragtomkostninger"],
    ["fi", "maksu", "toimitusmaksu"],
    ["en", "checktoolcall", "check_tool_call"],
    ["en", "maxretry", "max_retry_count"],
    ["en", "listmemories", "list_memories"],
  ] as const;

  it.each(compounds)("finds what is made of it: in %s, %s in %s", async (language, query, word) => {
    const others = filler.map((page) => ({ ...page, language }));
    const site = [{ path: "c", language, sections: { "": `x ${word} y.` } }, ...others];
    expect(await foundAmong(site, query)).toEqual(["c"]);
    expect(await foundAmong(site, query, true)).toEqual(["c"]);
  });

  it.each<[string, query: string, isTyping: boolean, paths: readonly string[]]>([
    ["takes short words as they are", "zne", false, []],
    ["takes the last word as a beginning while it is typed", "authe", true, ["a"]],
    ["takes the last word as a beginning while it is typed", "notif", true, ["b"]],
    ["takes the last word as a beginning while it is typed", "authenticat", true, ["a"]],
    ["knows what short words of the trade stand for", "auth", false, ["a"]],
    ["forgives a slip", "authentcation", false, ["a"]],
    ["forgives a slip", "autentication", false, ["a"]],
    ["forgives a slip", "authenitcation", false, ["a"]],
    ["forgives a slip", "uathentication", false, ["a"]],
  ])("%s: %s", async (_rule, query, isTyping, paths) => expect(await found(pages, query, isTyping)).toEqual(paths));

  it("answers nothing with nothing", async () => {
    expect(await found(pages, "")).toEqual([]);
    expect(await found(pages, "?!")).toEqual([]);
    expect(await foundAmong([], "anything")).toEqual([]);
  });
});

it("finds a name in a long block of code before its parts in titles", async () => {
  const words = Array.from({ length: 60 }, (_, index) => `word${index}`).join(" ");
  const pages = [
    {
      ...{ path: "a", title: "Verify a URL" },
      sections: { "": "How the verification of a url works.", Url: "url verification" },
    },
    { path: "b", title: "Bots", code: `${words} event = url_verification ${words}` },
  ];
  expect((await found(pages, "url_verification"))[0]).toBe("b");
});

describe("an operation", () => {
  const operation = (path: string, title: string, name: string): SamplePage => ({
    path,
    title,
    names: [name, name.split(" ")[1] ?? ""],
    sections: { "": "Works with users and with user posts. Users, users, users." },
  });
  const pages = [
    { path: "guide", title: "Get users", sections: { "": "Get users with `GET /v1/users/{id}` or get all users." } },
    operation("list", "List users", "GET /v1/users"),
    operation("create", "Create a user", "POST /v1/users"),
    operation("one", "Read one", "GET /v1/users/{id}"),
    operation("posts", "Posts of a user", "GET /v1/users/{id}/posts"),
  ];

  it.each([
    ["GET /v1/users", "list"],
    ["post /v1/users", "create"],
    ["GET /v1/users/{id}", "one"],
    ["GET /v1/users/{user_id}", "one"],
    ["`get /v1/users/:id/posts`", "posts"],
    ["/v1/users/{id}", "one"],
    ["GET https://api.example.com/v1/users/?page=2", "list"],
  ])("comes first for %s", async (query, wanted) => {
    expect((await found(pages, query))[0]).toBe(wanted);
    expect((await found(pages, query, true))[0]).toBe(wanted);
  });

  it("is found by its path alone, whatever its methods", async () => {
    expect((await found(pages, "/v1/users")).slice(0, 2).sort()).toEqual(["create", "list"]);
  });

  it("is found by the words of a path that no operation has", async () => {
    expect(await found(pages, "GET /v2/users/posts")).toContain("posts");
  });
});
