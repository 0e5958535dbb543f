import { describe, expect, it } from "vitest";
import { Callout, calloutOf } from "../../src/components/callout/callout.js";
import { draw, itDraws, times } from "./draw.js";

const Danger = calloutOf("danger");
const Note = calloutOf("note");
const Tip = calloutOf("tip");

describe("A callout", () => {
  itDraws([
    [
      "says its kind to style sheets and to screen readers",
      <Danger>Careful</Danger>,
      ...['class="callout callout-danger"', 'data-callout-type="danger"', 'role="note" aria-label="Danger"'],
    ],
    ["has the mark of its kind", <Tip>x</Tip>, 'data-glyph="bulb"'],
    ["has the icon the writer chose", <Note icon="rocket">x</Note>, "<i>rocket</i>", times(0, "data-glyph")],
    ["takes a title with inline Markdown", <Note title="**Read** this">x</Note>, "<strong>Read</strong> this</p>"],
    ["is named by `type`, with the words other tools use", <Callout type="error">x</Callout>, "callout-danger"],
    ["of success is a check", <Callout type="success">x</Callout>, "callout-check"],
    ["takes a colour", <Callout color="#ff0000">x</Callout>, 'style="--tone:#ff0000"'],
    ["takes nothing that is no colour", <Callout color="red;display:none">x</Callout>, times(0, "style=")],
    ["without kind and icon is boxed text", <Callout>Just text</Callout>, /callout-custom[^<]*>(?:<[^>]*>)*Just text</],
  ]);

  it("is all that sites find by `[class*=callout]`", () => {
    const found = draw(<Note title="Read">x</Note>).match(/class="[^"]*callout[^"]*"/g);
    expect(found).toEqual(['class="callout callout-note"']);
  });
});
