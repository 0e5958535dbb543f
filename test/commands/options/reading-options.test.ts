import { describe, expect, it } from "vitest";
import { readRun } from "../../../src/commands/options/reading-options.js";

const plain = { parser: "native", cache: false, format: "text" } as const;
const addressOf = (flags: { base?: string; siteUrl?: string }) => {
  const { base, url } = readRun("/nowhere", { ...plain, ...flags }).options;
  return { base, url };
};

describe("where a site lives", () => {
  it.each([
    [{}, null, ""],
    [{ base: "/docs" }, null, "/docs"],
    [{ base: "docs/" }, null, "/docs"],
    [{ siteUrl: "" }, null, ""],
    [{ siteUrl: "https://x.example" }, "https://x.example", ""],
    [{ siteUrl: "https://x.example/" }, "https://x.example", ""],
    [{ siteUrl: "https://x.example:8080/", base: "/docs" }, "https://x.example:8080", "/docs"],
    [{ siteUrl: "https://x.example/docs" }, "https://x.example", "/docs"],
    [{ siteUrl: "https://x.example/docs/v2/" }, "https://x.example", "/docs/v2"],
    [{ siteUrl: "https://x.example/docs/", base: "/docs" }, "https://x.example", "/docs"],
  ])("is read from %j", (flags, url, base) => expect(addressOf(flags)).toEqual({ url, base }));

  it.each(["/other", "/", "/docs/v2"])("cannot be two paths: --base %s", (base) => {
    const read = () => addressOf({ siteUrl: "https://x.example/docs", base });
    expect(read).toThrow(`--site-url and --base disagree on the path of the site: "/docs" and "${base}".`);
  });

  it.each(["x.example", "ftp://x.example", "https://x.example/?page=1", "https://x.example/docs#top"])(
    "is no address of a site: %s",
    (siteUrl) => expect(() => addressOf({ siteUrl })).toThrow(`"${siteUrl}" is not a valid site URL.`),
  );

  it.each(["https://x.example/my%20docs", "https://x.example/a b"])("is no path of a site: %s", (siteUrl) => {
    expect(() => addressOf({ siteUrl })).toThrow("is not a valid base path.");
  });
});
