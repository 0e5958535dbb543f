// Descriptions of APIs as Markdown.
import { expect, it } from "vitest";
import { createCopy } from "../../../src/openapi/view/schema-markdown.js";
import { proseAt } from "../view-options.js";

const prose = proseAt("/base");
const again = (markdown: string) => createCopy((address) => address).words(prose(markdown));

it.each([
  "Plain words.",
  "Text to `translate`, **at most** *128 KiB* & [more](https://example.com/a?b=1&c=2).",
  "One paragraph.\n\nAnother one.",
  "Values:\n\n* `0` - none\n* `1` - all\n  * nested `<b>`",
  "1. one\n2. two",
  "3. three\n4. four",
  "* one\n\n  and more\n* two",
  'Call it:\n\n```bash\ncurl <url> \\\n  -H "a: b"\n```',
  "> quoted\n>\n> twice",
  "| a | b |\n| --- | --- |\n| `x` | y \\| z |",
  "Two `` a ` b `` ticks",
  "![A picture](https://example.com/a.png)",
  "~~gone~~ and https://example.com",
  "first  \nsecond",
])("is written as it was: %j", (markdown) => expect(again(markdown)).toBe(markdown));

it.each([
  ["# Title\n\nText", "### Title\n\nText"],
  ["Is <b>bold </b>here<br>and there", "Is **bold** here  \nand there"],
  ["See [users](/users).", "See [users](/base/users)."],
  ["<p>One</p><ul><li>two</li></ul>", "One\n\n* two"],
  ["<script>alert(1)</script>Words", "Words"],
  ["a < b && c > d, &lt;tag&gt;", "a < b && c > d, \\<tag>"],
  ["wrapped\nwords", "wrapped words"],
])("%j is %j", (markdown, written) => expect(again(markdown)).toBe(written));
