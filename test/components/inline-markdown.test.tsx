import { describe, expect, it } from "vitest";
import { InlineMarkdown, isWithoutMarks, plainText, textAroundLinks } from "../../src/components/inline-markdown.js";
import { escapeHtml } from "../../src/shared/write-html.js";
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
    [
      "leaves the title of a link out",
      `[a](/a "One") [b](/b 'Two')`,
      '<a href="/docs/a">a</a> <a href="/docs/b">b</a>',
    ],
    ["keeps snake_case names whole", "the user_id_field", "the user_id_field"],
    ["keeps lone stars", "2 * 3 * 4", "2 * 3 * 4"],
    ["takes escapes back", "\\*not italic\\*", "*not italic*"],
    ["escapes what looks like HTML", "<b>x</b> & y", "&lt;b>x&lt;/b> &amp; y"],
    [
      "takes brackets in pairs for part of a link's target",
      "[text](/Tool_(software)) (see it)",
      '<a href="/docs/Tool_(software)">text</a> (see it)',
    ],
    ["drops links that would run code", "[x](javascript:alert(1))", "x"],
  ];
  it.each(cases)("%s", (_, written, html) => expect(draw(<InlineMarkdown text={written} />)).toBe(html));

  it.each(cases.filter(([, written]) => isWithoutMarks(written)))("needs no drawing where it %s", (_, written, html) =>
    expect(escapeHtml(written)).toBe(html),
  );

  it("draws only the words of a link inside a link", () =>
    expect(draw(<InlineMarkdown text="[text](/page)" links={false} />)).toBe("text"));

  it("tells those who hear a list of links what a short one is about", () => {
    const html = draw(<InlineMarkdown text="Version 3 is here. [Learn more](/v3)" about="Version 3 is here." />);
    expect(html).toContain('<a href="/docs/v3">Learn more<span class="sr-only">: Version 3 is here.</span></a>');
    const long = draw(<InlineMarkdown text="[All that is new in version 3](/v3)" about="Hello" />);
    expect(long).not.toContain("sr-only");
  });

  it("draws ready elements as they are", () =>
    expect(draw(<InlineMarkdown text={<u>ready</u>} />)).toBe("<u>ready</u>"));
});

it("knows the words around links", () => {
  expect(textAroundLinks("**Version 3** is here! [Learn more](/v3)")).toBe("Version 3 is here!");
  expect(textAroundLinks("[Only a link](/v3)")).toBe("");
});

describe("The plain text of a title", () => {
  it("leaves the marks out", () => {
    expect(plainText("A **bold** `code` [link](/x)")).toBe("A bold code link");
    expect(plainText("**A [link](/x)** to `**`, \\*so*")).toBe("A link to **, *so*");
  });

  it("reads elements", () => expect(plainText(<span>{["one ", <b>two</b>]}</span>)).toBe("one two"));
});
