import { describe, expect, it, onTestFinished, vi } from "vitest";
import { parseDocument } from "yaml";
import { locateYaml, parseYaml } from "../../src/openapi/load-description.js";
import { TOO_DEEP } from "../../src/openapi/parse/nesting.js";
import { parseDoubtfulYaml } from "../../src/openapi/parse-doubtful-yaml.js";
import type { Locate } from "../../src/openapi/parsed.js";
import { yaml } from "../../src/shared/yaml/yaml-fault.js";

/** What the slower parser, which knows places, reads. */
function oracle(text: string): unknown {
  return parseDocument(text, { merge: true, logLevel: "silent" }).toJS();
}

const parts = ["value", "key", "text"] as const;

/** The paths of all values. */
function pathsIn(value: unknown, path: readonly string[]): (readonly string[])[] {
  if (typeof value !== "object" || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, inner]) => pathsIn(inner, [...path, key]))];
}

const texts = {
  numbers: "a: 1\nb: 0123\nc: 0x1F\nd: 0o17\ne: 1_000\nf: 1e3\ng: .5\nh: -.inf\ni: 12345678901234567890\nj: +7",
  versions: "openapi: 3.1.0\nversion: 1.0\nother: 2024_01\ndate: 2024-01-02\ntime: 12:30:45",
  words: "a: yes\nb: No\nc: on\nd: TRUE\ne: False\nf: ~\ng: NULL\nh:\ni: =",
  keys: '200: ok\n"default": no\n404: {type: a}\ntrue: t\n1.0: f\n? long key\n: value',
  literal: "a: |\n  one\n\n  two\n    three\nb: |-\n  end\nc: |+\n  kept\n\nd: |2\n    indented\n",
  folded: "a: >\n  one\n  two\n\n  three\n   four\n\nb: >-\n  last\n  line",
  quoted: "a: 'it''s'\nb: \"tab\\t \\u00e9 \\\n  joined\"\nc: \"two\n\n  lines\"\nd: ''",
  plain: "a: one\n  two\n  three\nb: x # comment\nc: a#b\nd: http://x.y/?a=1&b=2\ne: a & b\nf: '*/*'",
  flow: 'a: [1, "two", {b: c, d: [e]}]\nb: {x: , y: ~}\nc: [\n  1,\n  2,\n]',
  lists: "a:\n- 1\n- b: 2\n  c: 3\n-\n  - nested\n- - inline\nd:\n  - e",
  windows: "\uFEFFa: 1\r\nb: |\r\n  one\r\n  two\r\n",
  anchors: "a: &one {x: 1, y: 2}\nb: *one\nc:\n  <<: *one\n  y: 3",
  go: "code: |\n  send(&options, *count)\n  Options: &options,\nnote: '*count & &options'",
  merged: "a:\n  <<: {x: 1}\n  y: 2",
  directive: "%YAML 1.1\n---\na: yes\n",
  names: "__proto__: 1\nconstructor: {toString: x}",
};

describe("parseYaml", () => {
  it.each(Object.entries(texts))("reads %s as the parser that knows places does", (_, text) => {
    const { value, problems } = parseYaml("api.yaml", text);
    expect(problems).toEqual([]);
    expect(JSON.stringify(value)).toBe(JSON.stringify(oracle(text)));
  });

  it.each(Object.entries(texts))("finds the places of %s as that parser does", (_, text) => {
    const { value, locate } = parseYaml("api.yaml", text);
    const { locate: slowly } = parseDoubtfulYaml("api.yaml", text);
    const paths = pathsIn(value, []);
    const find = (place: Locate) => paths.flatMap((path) => parts.map((part) => [...path, part, place(path, part)]));
    expect(find(locate)).toEqual(find(slowly));
  });

  it("reads, and finds places in, what is nested more deeply than the quick parser goes", () => {
    const text = `a: ${"[".repeat(120)}x${"]".repeat(120)}\nb: 1\n`;
    expect(parseYaml("api.yaml", text).value).toMatchObject({ b: 1 });
    expect(locateYaml("api.yaml", text)(["b"])).toEqual({ file: "api.yaml", line: 2, column: 4 });
  });

  it("keeps what would fill the stack from the slow parser", () => {
    const parse = vi.spyOn(yaml(), "parseDocument");
    onTestFinished(() => parse.mockRestore());
    for (const part of ["[", "{a: ", "- "]) {
      const { problems } = parseYaml("api.yaml", part.repeat(5000));
      expect(problems.map(({ what }) => what)).toEqual([TOO_DEEP]);
    }
    expect(parse.mock.calls.map(([text]) => text)).toEqual(["", "", ""]);
  });

  it("gives the nearest parent of what is not there", () => {
    const { locate } = parseYaml("api.yaml", "info:\n  title: Plants\npaths:\n  /a:\n    get: {}\n");
    expect(locate(["info", "version"])).toEqual({ file: "api.yaml", line: 2, column: 3 });
  });

  it("tells of a key that stands twice, and of each line that is no YAML", () => {
    const twice = parseYaml("api.yaml", "a: 1\nb: 2\na: 3\n");
    expect(twice.problems).toMatchObject([{ code: "duplicate-key", place: { line: 3, column: 1 } }]);
    const broken = parseYaml("api.yaml", "a: [1\nb: 'x\n");
    expect(broken.value).toBeUndefined();
    expect(broken.problems.length).toBeGreaterThan(0);
  });

  it("reads a small file that names one anchor hundreds of times", () => {
    const paths = Array.from({ length: 400 }, (_, index) => `  /p${index}: {get: {security: *auth}}`);
    const { value, problems } = parseYaml("api.yaml", ["x-auth: &auth [{key: []}]", "paths:", ...paths].join("\n"));
    expect(problems).toEqual([]);
    expect(value).toMatchObject({ paths: { "/p399": { get: { security: [{ key: [] }] } } } });
  });

  it("refuses aliases that unfold to far more than the file holds", () => {
    const rows = Array.from({ length: 12 }, (_, index) => {
      const before = `*a${index}`;
      return `a${index + 1}: &a${index + 1} [${Array(9).fill(before).join(", ")}]`;
    });
    const { value, problems } = parseYaml("api.yaml", ["a0: &a0 [x]", ...rows].join("\n"));
    expect(value).toBeUndefined();
    expect(problems).toMatchObject([{ code: "parse" }]);
  });
});
