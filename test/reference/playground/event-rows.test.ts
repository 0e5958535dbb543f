// Rows of a stream, however it is cut into pieces.
import { expect, it } from "vitest";
import { createRowCutter, streamKind } from "../../../src/reference/playground/show-response.js";

function rows(kind: "events" | "lines", text: string, size: number) {
  const cutter = createRowCutter(kind);
  const found = [];
  for (let at = 0; at < text.length; at += size) found.push(...cutter.push(text.slice(at, at + size)));
  return [...found, ...cutter.flush()];
}

it.each([1, 2, 7, 1000])("reads events that arrive in pieces of %s characters", (size) => {
  const text = ': hello\n\nevent: tick\ndata: one\ndata: two\n\ndata:{"a":1}\n\nid: 3\n\ndata: last';
  expect(rows("events", text, size)).toEqual([
    { name: "tick", text: "one\ntwo", source: "event: tick\ndata: one\ndata: two\n\n" },
    { name: null, text: '{"a":1}', source: 'data:{"a":1}\n\n' },
    { name: null, text: "last", source: "data: last\n\n" },
  ]);
});

it("reads events with line ends of every kind", () =>
  expect(rows("events", "data: a\r\n\r\ndata: b\n\n", 1000).map(({ text }) => text)).toEqual(["a", "b"]));

it.each([1, 3, 1000])("reads lines that arrive in pieces of %s characters", (size) => {
  const found = rows("lines", '{"a":1}\r\n\n\u001e{"b":2}\n{"c":3}', size);
  expect(found.map(({ text }) => text)).toEqual(['{"a":1}', '{"b":2}', '{"c":3}']);
});

it("knows a stream by its content type", () => {
  expect(streamKind("text/event-stream; charset=utf-8")).toBe("events");
  expect(streamKind("application/x-ndjson")).toBe("lines");
  expect(streamKind("application/json")).toBeNull();
});
