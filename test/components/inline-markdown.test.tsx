import { describe, expect, it } from "vitest";
import { InlineMarkdown, plainText } from "../../src/components/inline-markdown.js";
import { draw } from "./draw.js";

describe("Inline Markdown in titles", () => {
  const cases: [name: string, written: string, html: string][] = [
    ["leaves plain text as it is", "Plain text", "Plain text"],
    ["draws bold", "A **bold** word", "A <strong>bold</strong> word"],
    ["draws italic in both spellings", "*one* and _two_", "<em>one</em> and <em>two</em>"],
    ["draws code and leaves its inside alone", "`a **b**`", "<code>a **b**</code>"],
    ["draws struck text", "~~old~~", "<s>old</s>"],
    ["nests marks", "**bold with `code`**", "<strong>bold with <code>code</code></strong>"],
    ["draws links with the base path", "[text](/page)", '<a href="/docs/page">text</a>'],
    ["keeps snake_case names whole", "the user_id_field", "the user_id_field"],
    ["keeps lone stars", "2 * 3 * 4", "2 * 3 * 4"],
    ["takes escapes back", "\\*not italic\\*", "*not italic*"],
    ["escapes what looks like HTML", "<b>x</b> & y", "&lt;b>x&lt;/b> &amp; y"],
    ["drops links that would run code", "[x](javascript:alert)", "x"],
  ];
  it.each(cases)("%s", (_, written, html) => {
    expect(draw(<InlineMarkdown text={written} />)).toBe(html);
  });

  it("draws only the words of a link inside a link", () => {
    expect(draw(<InlineMarkdown text="[text](/page)" links={false} />)).toBe("text");
  });

  it("draws ready elements as they are", () => {
    expect(draw(<InlineMarkdown text={<u>ready</u>} />)).toBe("<u>ready</u>");
  });
});

describe("The plain text of a title", () => {
  it("leaves the marks out", () => {
    expect(plainText("A **bold** `code` [link](/x)")).toBe("A bold code link");
  });

  it("reads elements", () => {
    expect(
      plainText(
        <span>
          one <b>two</b>
        </span>,
      ),
    ).toBe("one two");
  });
});
