import { describe, expect, it } from "vitest";
import { cssValue, isOn, numberOf, styleWith } from "../../src/components/props.js";

describe("A flag", () => {
  it.each([true, "", "true", "yes", 1])("is on for %j", (flag) => expect(isOn(flag)).toBe(true));
  it.each([false, "false", "False", "no", "0", undefined, null])("is off for %j", (flag) =>
    expect(isOn(flag)).toBe(false),
  );
});

it.each([
  [24, 24],
  ["24", 24],
  ["24px", 24],
  ["wide", null],
  [undefined, null],
  [Number.NaN, null],
])("A number %j is read as %j", (written, number) => expect(numberOf(written)).toBe(number));

describe("A value for a style attribute", () => {
  it.each(["#fff", "rgb(1 2 3 / 4%)", "var(--x)", "oklch(70% 0.1 200)"])("%s is kept", (value) =>
    expect(cssValue(value)).toBe(value),
  );
  it.each(["red;position:fixed", "url(https://x)", "a}b{", "", 7, "a/*b"])("%j is refused", (value) =>
    expect(cssValue(value)).toBeNull(),
  );
});

describe("A style", () => {
  it("puts properties before what the author wrote", () =>
    expect(styleWith({ "--a": "1", "--b": null }, "color: red;")).toBe("--a:1;color: red"));
  it("writes objects with units where CSS wants them", () =>
    expect(styleWith({}, { marginTop: 4, lineHeight: 1.5, "--x": 2 })).toBe("margin-top:4px;line-height:1.5;--x:2"));
  it("is left out where there is nothing to say", () => expect(styleWith({ "--a": null })).toBeUndefined());
});
