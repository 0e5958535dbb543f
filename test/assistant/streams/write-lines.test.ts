import { expect, test } from "vitest";
import { lineWriter } from "../../../src/assistant/streams/write-lines.js";

test("lines of one turn are written together, and in their order", async () => {
  const written: string[] = [];
  const lines = lineWriter((text) => written.push(text));
  lines.write("a\n");
  lines.write("b\n");
  expect(written).toEqual([]);
  await new Promise((resolve) => setImmediate(resolve));
  lines.write("c\n");
  lines.flush();
  await new Promise((resolve) => setImmediate(resolve));
  expect(written).toEqual(["a\nb\n", "c\n"]);
});
