import { describe, expect, it } from "vitest";
import { hasFlag } from "../../../src/shared/engine/engine-flags.js";

describe("flags of the engine", () => {
  it.each([
    ["11.3.244.8-node.38", undefined, true],
    ["13.6.233.17-node.53", undefined, true],
    ["14.6.202.34-node.34", undefined, true],
    ["15.0.1", undefined, false],
    ["11.3.244.8-node.38", 11, true],
    ["12.4.254.21-node.57", 11, false],
  ])("of V8 %s, where %s is the last that has it: %s", (version, last, isThere) => {
    expect(hasFlag(version, last)).toBe(isThere);
  });
});
