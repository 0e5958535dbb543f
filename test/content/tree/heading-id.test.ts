import { describe, expect, it } from "vitest";
import { countHeadingIds, githubId, headingId } from "../../../src/content/tree/heading-id.js";

describe("the id of a heading", () => {
  it.each([
    ["Config.json options", "config-json-options"],
    ["What’s new", "what’s-new"],
    ["Rate limits (per minute)", "rate-limits-per-minute"],
    ["Read/write access", "read/write-access"],
    ["Fees & billing", "fees-&-billing"],
    ["useState Hook", "usestate-hook"],
    ["v2.0", "v2-0"],
    ["Hello: World", "hello-world"],
    ["C++ & C#", "c++-&-c#"],
    ["日本語 見出し", "日本語-見出し"],
    ["snake_case name", "snake_case-name"],
    ["Emoji 🚀 launch", "emoji--launch"],
    ["A — B", "a-b"],
  ])("%s", (text, id) => expect(headingId(text)).toBe(id));

  it("numbers the second and third of a name, around names that look numbered", () => {
    const unique = countHeadingIds();
    expect(["setup", "setup", "setup-2", "setup"].map(unique)).toEqual(["setup", "setup-2", "setup-2-2", "setup-3"]);
  });

  it("knows what links from elsewhere call it", () => expect(githubId("What’s new in v2.0?")).toBe("whats-new-in-v20"));
});
