import { describe, expect, it } from "vitest";
import { type KnownAddresses, resolveLink } from "../../../src/render/article/resolve-link.js";

const known: KnownAddresses = {
  pages: new Set(["/", "/guides/start", "/guides/deep/end", "/guides", "/top"]),
  files: new Set(["/images/a.png", "/guides/b.svg", "/openapi.json"]),
  base: "/docs",
  trailingSlash: false,
};

describe("links", () => {
  it.each([
    "javascript:alert(1)",
    " JavaScript:alert(1)",
    "java\tscript:alert(1)",
    "\u0001javascript:alert(1)",
    "vbscript:x",
    "data:text/html,<script>alert(1)</script>",
  ])("that are scripts lead nowhere: %j", (target) => expect(resolveLink(target, "index.mdx", known)).toBe("#"));

  it("to pictures in the page itself stay", () =>
    expect(resolveLink("data:image/png;base64,AA==", "index.mdx", known)).toBe("data:image/png;base64,AA=="));

  it.each([
    ["/guides/start", "/docs/guides/start"],
    ["/guides/start.mdx", "/docs/guides/start"],
    ["/guides/start/", "/docs/guides/start"],
    ["/guides/index", "/docs/guides"],
    ["./start", "/docs/guides/start"],
    ["start.md#part", "/docs/guides/start#part"],
    ["../top?x=1", "/docs/top?x=1"],
    ["deep/end", "/docs/guides/deep/end"],
    ["b.svg", "/docs/guides/b.svg"],
    ["/images/a.png", "/docs/images/a.png"],
    ["/openapi.json", "/docs/openapi.json"],
    ["/docs/guides/start", "/docs/guides/start"],
    ["/nowhere", "/docs/nowhere"],
  ])("of a page in guides/ from %s lead to %s", (target, address) => {
    expect(resolveLink(target, "guides/middle.mdx", known)).toBe(address);
  });

  it.each(["https://example.com/x", "mailto:a@b.c", "#part", "//cdn.example.com/x", "cursor://open", "?q=1", ""])(
    "to elsewhere stay as they are: %s",
    (target) => expect(resolveLink(target, "guides/middle.mdx", known)).toBe(target),
  );

  it("that only make sense from the page as a folder, or from the root, are found there", () => {
    expect(resolveLink("end", "guides/deep.mdx", known)).toBe("/docs/guides/deep/end");
    expect(resolveLink("images/a.png", "guides/start.mdx", known)).toBe("/docs/images/a.png");
  });

  it("never climb out of the site", () =>
    expect(resolveLink("../../../top", "guides/start.mdx", known)).toBe("/docs/top"));

  it("end with a slash where the site wants it, files excepted", () => {
    const slashed = { ...known, trailingSlash: true };
    expect(resolveLink("/guides/start#x", "index.mdx", slashed)).toBe("/docs/guides/start/#x");
    expect(resolveLink("/images/a.png", "index.mdx", slashed)).toBe("/docs/images/a.png");
  });
});
