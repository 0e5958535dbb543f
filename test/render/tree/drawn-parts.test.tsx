import { h } from "preact";
import { render } from "preact-render-to-string";
import { describe, expect, it } from "vitest";
import { CodeBlock } from "../../../src/components/code-block/code-block.js";
import { DrawProvider, plainContext } from "../../../src/components/draw-context.js";
import { Heading } from "../../../src/components/heading/heading.js";
import { uiStrings } from "../../../src/config/read-ui-strings.js";
import { fillTemplate } from "../../../src/layout/slots.js";
import type { IconRef } from "../../../src/model.js";
import { createDrawnParts, registered } from "../../../src/render/tree/drawn-parts.js";
import { escapeHtml } from "../../../src/shared/write-html.js";

const ui = uiStrings("de");
const parts = createDrawnParts(ui);
const draw = {
  ...plainContext(),
  ui,
  icon: (ref: IconRef | string) => `<svg>${typeof ref === "string" ? ref : ref.name}</svg>`,
};

describe("parts that are drawn once", () => {
  it.each([1, 2, 6])("a heading of level %i is what its component draws", (level) => {
    for (const id of ["a", `<b>&"c"`]) {
      const drawn = render(
        <Heading level={level} id={id}>
          Text
        </Heading>,
      );
      expect(fillTemplate(parts.heading(level), (name) => (name === "id" ? escapeHtml(id) : "Text"))).toBe(drawn);
    }
  });

  it.each([
    { language: "js" },
    { language: "js", title: `<a> & "b"` },
    { language: null, lines: true },
    { language: "ts", title: "t", lines: true, wrap: true },
    { language: "ts", code: "marked" },
    { language: "vb", title: "no mark" },
  ])("a block of code is what its component draws: %o", (props) => {
    const html = '<span class="line">x</span>';
    const drawn = render(
      <DrawProvider value={draw}>
        <CodeBlock {...props} html={html} code="x" />
      </DrawProvider>,
    );
    expect(parts.code({ html, props }, draw)).toBe(drawn);
  });

  it.each([{ icon: "star" }, { expandable: true }, { nocopy: true }, { style: "color: red" }, { title: "" }])(
    "a block with %o is left to its component",
    (props) => expect(parts.code({ html: "x", props: { language: "js", ...props } }, draw)).toBeNull(),
  );

  it.each([
    ["Note", {}],
    ["Danger", {}],
    ["CardGroup", { cols: 3 }],
    ["Columns", { cols: 2 }],
    ["AccordionGroup", {}],
  ])("<%s> is what its component draws", (name, props) => {
    const drawn = render(
      <DrawProvider value={{ ...plainContext(), ui }}>{h(registered(name) ?? "", props, "Text")}</DrawProvider>,
    );
    expect(fillTemplate(parts.box(name, props) ?? [], () => "Text")).toBe(drawn);
  });

  it("leaves boxes with words, and what is no box, to their components", () => {
    expect(parts.box("Note", { title: "T" })).toBeNull();
    expect(parts.box("Note", { children: "T" })).toBeNull();
    expect(parts.box("Card", {})).toBeNull();
  });
});
