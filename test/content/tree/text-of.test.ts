import { describe, expect, it } from "vitest";
import { fenceOf } from "../../../src/components/code-block/code-block.js";
import { codeOfBlock } from "../../../src/content/tree/text-of.js";
import type { ContentNode } from "../../../src/model/content-tree.js";

const place = { file: "a.mdx", line: 1, column: 1 };

function read(props: Readonly<Record<string, unknown>>, text = "let x;") {
  const children: ContentNode[] = [{ type: "text", value: text, span: null }];
  const request = { name: "CodeBlock", props, children, isBlock: true, place, span: null, handlers: null };
  return codeOfBlock(request, fenceOf(props));
}

describe("A code block written as a component", () => {
  it("stands for a fence with the same language and code, at its own place", () => {
    const fence = { type: "code", place, language: "js", meta: null, value: "let x;", span: null };
    expect(read({ language: "js" }, "\nlet x;\n")).toEqual(fence);
  });

  it.each([
    [{ filename: "a b.js" }, 'title="a b.js"'],
    [{ title: 'say "hi"' }, "title='say \"hi\"'"],
    [{ icon: "js", lines: true, wrap: "" }, 'icon="js" lines wrap'],
    [{ lines: false, expandable: "false", nocopy: "true" }, "nocopy expandable=false"],
    [{ highlight: "[1,3-4]", focus: [2, 5] }, "highlight={1,3-4} focus={2,5}"],
    [{ lang: "ts" }, null],
  ])("with %j asks for %j", (props, meta) => expect(read(props).meta).toBe(meta));
});
