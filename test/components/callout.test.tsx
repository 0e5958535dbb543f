import { describe, expect, it } from "vitest";
import { Callout, calloutOf } from "../../src/components/callout/callout.js";
import { draw, textOf } from "./draw.js";

const Danger = calloutOf("danger");
const Note = calloutOf("note");
const Tip = calloutOf("tip");

describe("A callout", () => {
  it("says its kind to style sheets and to screen readers", () => {
    const html = draw(<Danger>Careful</Danger>);
    expect(html).toContain('class="callout callout-danger"');
    expect(html).toContain('data-callout-type="danger"');
    expect(html).toContain('role="note" aria-label="Danger"');
  });

  it("is all that sites find by `[class*=callout]`", () => {
    expect(draw(<Note title="Read">x</Note>).match(/class="[^"]*callout[^"]*"/g)).toEqual([
      'class="callout callout-note"',
    ]);
  });

  it("has the mark of its kind, or the icon the writer chose", () => {
    expect(draw(<Tip>x</Tip>)).toContain('data-glyph="bulb"');
    const own = draw(<Note icon="rocket">x</Note>);
    expect(own).toContain("<i>rocket</i>");
    expect(own).not.toContain("data-glyph");
  });

  it("takes a title with inline Markdown", () => {
    expect(draw(<Note title="**Read** this">x</Note>)).toContain("<strong>Read</strong> this</p>");
  });

  it("is named by `type`, with the words other tools use", () => {
    expect(draw(<Callout type="error">x</Callout>)).toContain("callout-danger");
    expect(draw(<Callout type="success">x</Callout>)).toContain("callout-check");
  });

  it("takes a colour, and nothing that is none", () => {
    expect(draw(<Callout color="#ff0000">x</Callout>)).toContain('style="--tone:#ff0000"');
    expect(draw(<Callout color="red;display:none">x</Callout>)).not.toContain("style=");
  });

  it("without kind and icon is text in a box", () => {
    const html = draw(<Callout>Just text</Callout>);
    expect(html).toContain("callout-custom");
    expect(textOf(html)).toBe("Just text");
  });
});
