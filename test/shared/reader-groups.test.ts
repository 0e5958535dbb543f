import { describe, expect, it } from "vitest";
import { isOpenTo, namesLetIn, pageReaders } from "../../src/shared/reader-groups.js";

describe("the groups of a page", () => {
  it.each([
    [null, [], true],
    [[], ["staff"], false],
    [["staff"], [], false],
    [["staff"], ["staff"], true],
    [["staff", "team"], ["team"], true],
    [["*"], [], true],
    [["*", "!trial"], [], true],
    [["*", "!trial"], ["trial"], false],
    [["staff", "!trial"], ["staff", "trial"], false],
    [["!trial"], ["staff"], false],
    [["*", "!"], [], true],
  ])("%j for a reader of %j: %s", (groups, own, expected) => expect(isOpenTo(groups, own)).toBe(expected));

  it("are named without those that are kept out", () => {
    expect(namesLetIn(["*", "staff", "!trial"])).toEqual(["staff"]);
  });

  it("lock the playground alone where that is for signed-in readers, and the page elsewhere", () => {
    expect(pageReaders({ groups: ["admin"], playground: "auth" })).toBeNull();
    expect(pageReaders({ groups: ["admin"], playground: "interactive" })).toEqual(["admin"]);
    expect(pageReaders({ groups: ["admin"], playground: null })).toEqual(["admin"]);
    expect(pageReaders({ groups: null, playground: null })).toBeNull();
  });
});
