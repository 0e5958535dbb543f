// Counts how often engines read a page: a fault may not cost more than a few more passes over a long one.
import { beforeEach, expect, it, vi } from "vitest";
import { loneTags, parsePage } from "../../../src/content/parse/parse.js";
import { markdownParser } from "../../../src/content/parse/parse-markdown.js";

const read = vi.hoisted(() => ({ times: 0 }));

vi.mock("../../../src/content/parse/parse-remark.js", async (importActual) => {
  const actual = await importActual<typeof import("../../../src/content/parse/parse-remark.js")>();
  const parseRemark: typeof actual.parseRemark = (...given) => {
    read.times++;
    return actual.parseRemark(...given);
  };
  return { ...actual, parseRemark };
});

const options = { parser: "native", format: "mdx", file: "a.mdx", lineOffset: 0, variables: {}, latex: null } as const;

beforeEach(() => {
  read.times = 0;
});

it.each([
  ["</Card>[^1]: ", 2],
  ["</Card>", 2],
  ["<a>x ", 2],
  ["<b/>x </i>", 2],
])("takes all tags like the first at fault as text in one pass: %j", async (part, most) => {
  const { trouble } = await parsePage(part.repeat(400), options);
  expect(read.times).toBeLessThanOrEqual(most);
  expect(trouble?.place.line).toBe(1);
});

it("reads a long page less often than a short one", async () => {
  await parsePage('<- "<a>'.repeat(100), options);
  const short = read.times;
  read.times = 0;
  await parsePage('<- "<a>'.repeat(5000), options);
  expect([short, read.times]).toEqual([31, 9]);
});

it.each(["_www.", "www_"])("leaves a word of addresses by the thousand unread: %j", async (part) => {
  const text = `Before\n\n${part.repeat(4000)}`;
  const { tree, trouble } = await parsePage(text, options);
  expect(read.times).toBe(0);
  expect(trouble?.place).toMatchObject({ line: 3, column: 1 });
  const whole = { type: "root", children: [{ type: "paragraph", children: [{ type: "text", value: text }] }] };
  expect(tree).toEqual(whole);
  expect((await markdownParser("native"))(text)).toEqual(whole);
});

it.each([
  ["</a><a>x</a></a>", 0, [0, 12]],
  ["<a>x</a></a>", 8, [8]],
  ["<a>x<a>y</a><a>", 12, [0, 12]],
  ["<a/><a>", 4, [4]],
  ["`</a>`</a>", 6, [6]],
  ["<a b={() => 1} /><a>", 17, [17]],
  ["<ab></a>", 4, [4]],
  ["< a", 0, [0]],
])("finds tags without a partner: %j from %i", (text, offset, found) => expect(loneTags(text, offset)).toEqual(found));
