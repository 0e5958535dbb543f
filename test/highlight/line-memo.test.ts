import { expect, test } from "vitest";
import { LineMemo } from "../../src/highlight/line-colours.js";

/** Lines begin inside a text where one before opened it. */
const INSIDE = { name: "inside" };

function memoOfTexts() {
  const made: string[] = [];
  const memo = new LineMemo<string, typeof INSIDE>((line, state) => {
    made.push(line);
    const isInside = (state === INSIDE) !== line.includes('"');
    return { value: `${state?.name ?? "outside"}: ${line}`, state: isInside ? INSIDE : null };
  });
  return { memo, made };
}

test("a line that is repeated is made once", () => {
  const { memo, made } = memoOfTexts();
  expect(memo.all(["a", "b", "b"])).toEqual(["outside: a", "outside: b", "outside: b"]);
  expect(memo.all(["b", "a"])).toEqual(["outside: b", "outside: a"]);
  expect(made).toEqual(["a", "b"]);
});

test("a line that begins in another state is another one", () => {
  const { memo, made } = memoOfTexts();
  const values = ["outside: a", 'outside: "', "inside: a", 'inside: "', "outside: a"];
  expect(memo.all(["a", '"', "a", '"', "a"])).toEqual(values);
  expect(made).toEqual(["a", '"', "a", '"']);
});

test("it is full after half a million characters", () => {
  const { memo } = memoOfTexts();
  memo.all(["x".repeat(499_999)]);
  expect(memo.isFull).toBe(false);
  memo.all(["yy"]);
  expect(memo.isFull).toBe(true);
});
