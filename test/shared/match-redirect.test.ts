import { describe, expect, it } from "vitest";
import { isPlain, redirectMatcher } from "../../src/shared/match-redirect.js";

const match = redirectMatcher([
  { source: "/old", destination: "/new", permanent: true },
  { source: "/beta/:slug*", destination: "/v2/:slug*", permanent: false },
  { source: "/users/:id/posts/:post", destination: "/posts/:post?by=:id", permanent: true },
  { source: "/articles/concepts-*", destination: "/concepts/*", permanent: true },
  { source: "/a.b(c)", destination: "/literal", permanent: true },
  { source: "/:any", destination: "/caught/:any", permanent: true },
]);

describe("redirects", () => {
  it.each([
    ["/old", "/new"],
    ["/old/", "/new"],
    ["/beta/x/y", "/v2/x/y"],
    ["/beta", "/v2/"],
    ["/users/7/posts/hello", "/posts/hello?by=7"],
    ["/articles/concepts-search", "/concepts/search"],
    ["/a.b(c)", "/literal"],
    ["/else", "/caught/else"],
  ])("lead %s to %s", (address, destination) => expect(match(address)?.destination).toBe(destination));

  it("leave other addresses alone", () => {
    expect(match("/two/segments")).toBeNull();
    expect(match("/")).toBeNull();
  });

  it("say whether they are for good", () => {
    expect(match("/old")?.permanent).toBe(true);
    expect(match("/beta/x")?.permanent).toBe(false);
  });

  it("take the first of two with one source, and plain ones before patterns", () => {
    const twice = redirectMatcher([
      { source: "/:any", destination: "/pattern", permanent: true },
      { source: "/x", destination: "/first", permanent: true },
      { source: "/x", destination: "/second", permanent: true },
    ]);
    expect(twice("/x")?.destination).toBe("/first");
  });

  it("know a plain source from a pattern", () => {
    expect([isPlain("/a/b"), isPlain("/a/:b"), isPlain("/a/*")]).toEqual([true, false, false]);
  });

  it("answer quickly whatever the address", () => {
    const many = redirectMatcher([{ source: "/a*b*c*d", destination: "/", permanent: true }]);
    expect(many(`/${"a".repeat(2000)}`)).toBeNull();
  });
});
